"""A finished record with one change is rejected, unless the rules give the same result."""

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from splittable.core.errors import IllegalMove, SplittableError
from splittable.core.fairness import commitment
from splittable.core.record import Record, Result, read_record, verify, write_record
from splittable.core.seats import Seat
from splittable.games import GAMES
from tests.fuzz.examples import every_example
from tests.support.amounts import tries
from tests.support.moves import every_move
from tests.support.play import CALM, playout
from tests.support.tiers import Tier
from tests.support.variants import Variant


@every_example
def test_a_changed_move_is_caught_unless_it_changes_nothing_in_the_end(
    variant: Variant, tier: Tier
) -> None:
    game, rng = playout(variant, 21, CALM), Random(4)
    record = game.record
    for number, (seat, move) in tier.sample(list(enumerate(record.moves)), 3):
        legal = variant.game.legal(game.states[number], seat)
        tried = [*rng.sample(every_move(variant), 3), *rng.sample(legal, min(4, len(legal)))]
        others = [(seat, other) for other in tried if other != move]
        others += [(other, move) for other in variant.seats if other != seat]
        for other in others:
            moves = (*record.moves[:number], other, *record.moves[number + 1 :])
            _assert_judged_rightly(replace(record, moves=moves))


@every_example
def test_a_move_left_out_or_made_twice_is_caught(variant: Variant) -> None:
    record = _record(variant)
    for number, move in enumerate(record.moves):
        before, after = record.moves[:number], record.moves[number + 1 :]
        _assert_judged_rightly(replace(record, moves=(*before, *after)))
        _assert_judged_rightly(replace(record, moves=(*before, move, move, *after)))


@every_example
def test_a_move_after_the_end_is_caught(variant: Variant) -> None:
    record = _record(variant)
    for seat in variant.seats:
        moves = (*record.moves, (seat, record.moves[-1][1]))
        assert _refused(replace(record, moves=moves))


@every_example
def test_two_cards_swapped_in_the_deal_are_caught_unless_it_changes_nothing(
    variant: Variant,
) -> None:
    record, rng = _record(variant), Random(6)
    for _ in range(tries(80)):
        raw = variant.game.write_deal(record.deal)
        lists = [raw["stock"]] if "stock" in raw else []
        lists += [*raw.get("hands", []), *raw.get("second_hands", [])]
        one, other = (rng.choice(lists) for _ in range(2))
        here, there = rng.randrange(len(one)), rng.randrange(len(other))
        one[here], other[there] = other[there], one[here]
        deal = variant.game.read_deal(variant.options, raw)
        _assert_judged_rightly(replace(record, deal=deal))


@every_example
def test_a_changed_result_is_caught(variant: Variant) -> None:
    record = _record(variant)
    assert record.result is not None
    for result in _other_results(variant, record.result):
        assert _refused(replace(record, result=result)), result


@every_example
def test_any_swap_in_a_committed_deal_is_caught(variant: Variant) -> None:
    record = _record(variant)
    raw, salt = variant.game.write_deal(record.deal), bytes(range(32))
    sealed = replace(record, commitment=commitment(salt, raw), salt=salt)
    assert not _refused(sealed)
    cards = raw["stock"] if "stock" in raw else raw["hands"][0]
    different = next(place for place, card in enumerate(cards) if card != cards[-1])
    cards[different], cards[-1] = cards[-1], cards[different]
    assert _refused(replace(sealed, deal=variant.game.read_deal(variant.options, raw)))
    assert _refused(replace(sealed, salt=bytes(32)))
    assert _refused(replace(sealed, commitment="0" * 64))


def _record(variant: Variant) -> Record:
    return playout(variant, 21, CALM).record


def _assert_judged_rightly(record: Record) -> None:
    assert _refused(record) != _holds(record)


def _holds(record: Record) -> bool:
    """Whether the moves are legal one after the other and lead to the result written down."""
    state = record.game.start(record.options, record.deal)
    for seat, move in record.moves:
        try:
            state = record.game.apply(state, seat, move).state
        except IllegalMove:
            return False
    end = record.game.outcome(state)
    return end is not None and record.result == Result(end.scores, end.winners, end.reason)


def _refused(record: Record) -> bool:
    """As a stranger would send it: through the text."""
    try:
        verify(read_record(json.dumps(json.loads(write_record(record))), GAMES))
    except SplittableError:
        return True
    return False


def _other_results(variant: Variant, result: Result) -> Iterator[Result]:
    for seat in variant.seats:
        for change in (-1, 1):
            scores = list(result.scores)
            scores[seat] += change
            yield replace(result, scores=tuple(scores))
        others = {*result.winners} ^ {seat}
        yield replace(result, winners=tuple(sorted(others)))
    yield replace(result, winners=(*result.winners, *result.winners, Seat(0)))
    yield replace(result, scores=result.scores[:-1])
    for reason in (*variant.game.reasons, "", "because"):
        if reason != result.reason:
            yield replace(result, reason=reason)
