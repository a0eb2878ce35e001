"""Law 9: scores obey the game's own law, computed here independently."""

from collections.abc import Sequence
from typing import Any

from hypothesis import given

from splittable.core.game import Outcome
from tests.support.play import SEEDS, Playout, playout
from tests.support.split_it_pad import split_it_points
from tests.support.splito_pad import pad_of, zones_of
from tests.support.variants import (
    Variant,
    every_split,
    every_split_it,
    every_splito,
    every_way_to_play,
)


@every_way_to_play
@given(seed=SEEDS)
def test_winners_are_the_seats_in_first_place(variant: Variant, seed: int) -> None:
    outcome = _outcome(playout(variant, seed))
    assert len(outcome.scores) == len(outcome.ranking) == len(variant.seats)
    assert outcome.reason in variant.game.reasons
    assert list(outcome.winners) == sorted(set(outcome.winners))
    if outcome.winners:
        assert outcome.winners == tuple(s for s in variant.seats if outcome.ranking[s] == 1)


@every_way_to_play
@given(seed=SEEDS)
def test_the_last_event_tells_the_outcome(variant: Variant, seed: int) -> None:
    game = playout(variant, seed)
    ended = [event for events in game.events for event in events if hasattr(event, "outcome")]
    if game.moves:  # a cooperative game can be lost before the first turn: split 8.13
        assert ended == [game.events[-1][-1]]
        assert ended[0].outcome == _outcome(game)


@every_split_it
@given(seed=SEEDS)
def test_split_it_counts_majorities(variant: Variant, seed: int) -> None:  # split-it 6.2 to 6.8
    game = playout(variant, seed)
    displays = game.states[-1].displays
    scores = split_it_points(displays)
    columns = [sum(1 for count in display.numbers if count) for display in displays]
    merits = list(zip(scores, columns, strict=True))
    _assert_outcome(_outcome(game), scores, merits, ("most points", "most columns", "shared"))


@every_splito
@given(seed=SEEDS)
def test_splito_multiplies_the_two_zones(variant: Variant, seed: int) -> None:  # splito 5.1 to 5.8
    game = playout(variant, seed)
    seats = len(variant.seats)
    pad = pad_of(variant, game.states[-1])
    scores = [pad.product(seat, seats) for seat in variant.seats]
    merits = [
        (score, -pad.cards(seat, seats)) for seat, score in zip(variant.seats, scores, strict=True)
    ]
    _assert_outcome(_outcome(game), scores, merits, ("highest product", "fewest cards", "shared"))


@every_splito
@given(seed=SEEDS)
def test_splito_cards_lie_in_the_zones_they_were_played_to(
    variant: Variant, seed: int
) -> None:  # splito 2.6, 6.3
    game = playout(variant, seed)
    zones: list[list[str]] = [[] for _ in game.states[-1].zones]
    for seat, move in game.moves:
        card, side = str(move).split()
        left, right = zones_of(seat, len(variant.seats))
        zones[left if side == "left" else right].append(card)
    assert [sorted(zone) for zone in game.states[-1].zones] == [sorted(zone) for zone in zones]


@every_split
@given(seed=SEEDS)
def test_split_counts_the_cards_left_in_hand(variant: Variant, seed: int) -> None:  # split 7.5
    game = playout(variant, seed)
    assert _outcome(game).scores == tuple(-len(hand) for hand in game.states[-1].hands)


@every_split
@given(seed=SEEDS)
def test_split_ends_for_a_reason_that_holds(variant: Variant, seed: int) -> None:  # split 14
    outcome = _outcome(playout(variant, seed))
    together = variant.options.cooperative
    match outcome.reason:
        case "played the last card":
            assert not together
            assert outcome.scores.count(0) == 1
        case "turn limit":
            assert not together
            assert 0 not in outcome.scores
        case "everyone is out":
            assert together
            assert not any(outcome.scores)
            assert outcome.winners == variant.seats
        case "a seat is stuck":
            assert together
            assert any(outcome.scores)
            assert outcome.winners == ()
        case other:
            raise AssertionError(other)


@every_split
@given(seed=SEEDS)
def test_split_ranks_by_fewest_cards(variant: Variant, seed: int) -> None:  # split 7.6, 8.15
    outcome = _outcome(playout(variant, seed))
    if variant.options.cooperative:
        assert set(outcome.ranking) == {1}
    else:
        assert outcome.ranking == _places(outcome.scores)


def _outcome(game: Playout) -> Outcome:
    outcome = game.variant.game.outcome(game.states[-1])
    assert outcome is not None
    return outcome


def _places(merits: Sequence[Any]) -> tuple[int, ...]:
    """One more than the seats that did better."""
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)


def _assert_outcome(
    outcome: Outcome,
    scores: Sequence[int],
    merits: Sequence[tuple[int, int]],
    reasons: tuple[str, str, str],  # outright, by the tie-break, shared
) -> None:
    first = [seat for seat, merit in enumerate(merits) if merit == max(merits)]
    tied = sum(score == max(scores) for score in scores)
    outright, by_tie_break, shared = reasons
    reason = shared if len(first) > 1 else by_tie_break if tied > 1 else outright
    assert outcome == Outcome(tuple(scores), _places(merits), outcome.winners, reason)
    assert list(outcome.winners) == first
