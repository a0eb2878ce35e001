"""Previews agree with what the rules do, and reveal nothing hidden."""

from collections.abc import Iterator
from dataclasses import is_dataclass, replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, reject

from splittable.core.errors import IllegalMove, NotYourTurn
from splittable.core.seats import Seat
from splittable.core.view_fields import preview_type
from splittable.games import GAMES
from splittable.games.split.events import BluffCalled, CardsDrawn
from splittable.games.split.moves import Bury, Challenge, Open, Play, Reset, Trust
from splittable.games.split.preview import Preview as SplitPreview
from splittable.games.split.rules import Phase
from splittable.games.split_it.cards import Section
from splittable.games.split_it.moves import Guess, PlaceJoker, Remove, Split
from splittable.games.split_it.preview import Gain
from splittable.games.split_it.preview import Preview as SplitItPreview
from splittable.games.splito.cards import Side
from splittable.games.splito.moves import Place
from splittable.games.splito.objective_status import Status
from splittable.games.splito.preview import Preview as SplitoPreview
from splittable.games.splito.rules import sheet
from splittable.games.splito.scoring import zone_of
from tests.support.moves import every_move
from tests.support.play import CALM, CUTS, LIVELY, SEEDS, playout, position
from tests.support.variants import Variant, every_split, every_split_it, every_splito, every_variant
from tests.support.worlds import other_world

POSITIONS = 12  # looked at in each game
MOVES = 6  # considered in each position
ATTEMPTS = 60  # moves tried that are hardly ever legal
TRIES = 8  # worlds drawn for each viewer


def positions(variant: Variant, seed: int) -> Iterator[tuple[Any, Seat, Any]]:
    """Some moments of a game: the state, a seat that is waited for, one of its moves."""
    rng = Random(seed)
    states = playout(variant, seed, rng.choice((CALM, LIVELY))).states[:-1]
    for state in rng.sample(states, min(POSITIONS, len(states))):
        seat = rng.choice(sorted(variant.game.to_act(state)))
        legal = variant.game.legal(state, seat)
        kinds = {type(move): move for move in legal}.values()  # one of each, however many there are
        for move in {*kinds, *rng.sample(legal, min(MOVES, len(legal)))}:
            yield state, seat, move


# Hidden cards


@every_variant
@given(seed=SEEDS, cut=CUTS)
def test_what_a_seat_never_saw_makes_no_difference_to_a_preview(
    variant: Variant, seed: int, cut: int
) -> None:
    rng = Random(seed)
    here = playout(variant, seed, CALM).until(cut)
    waiting = sorted(variant.game.to_act(here.states[-1]))
    if not waiting:
        reject()
    seat = rng.choice(waiting)
    worlds = (other_world(here, seat, rng) for _ in range(TRIES))
    there = next((world for world in worlds if world is not None), None)
    if there is None:
        reject()
    game, ours, theirs = variant.game, here.states[-1], there.states[-1]
    for move in (*game.legal(ours, seat)[:40], *rng.sample(every_move(variant), MOVES)):
        assert _told(variant, ours, seat, move) == _told(variant, theirs, seat, move)


def _told(variant: Variant, state: Any, seat: Seat, move: Any) -> str:
    try:
        return repr(variant.game.preview(variant.game.view(state, seat), move))
    except IllegalMove as error:
        return f"{type(error).__name__}: {error}"


@pytest.mark.parametrize("name", GAMES)
def test_a_preview_is_made_of_frozen_values_all_the_way_down(name: str) -> None:
    kind = preview_type(GAMES[name])
    assert is_dataclass(kind)
    assert kind.__dataclass_params__.frozen  # type: ignore[attr-defined]
    variant = Variant(GAMES[name], GAMES[name].read_options({"seats": 3}))
    state = position(variant, 1, 300)
    seat = min(variant.game.to_act(state))
    move = variant.game.legal(state, seat)[0]
    hash(variant.game.preview(variant.game.view(state, seat), move))


# Legality


@every_variant
@given(seed=SEEDS, cut=CUTS)
def test_what_is_legal_can_be_considered_and_nothing_else(
    variant: Variant, seed: int, cut: int
) -> None:
    game, rng = variant.game, Random(seed)
    state = position(variant, seed, cut)
    attempts = rng.sample(every_move(variant), min(ATTEMPTS, len(every_move(variant))))
    for seat in variant.seats:
        view, legal = game.view(state, seat), game.legal(state, seat)
        for move in legal:
            game.preview(view, move)
        for move in attempts:
            if move in legal:
                continue
            with pytest.raises(IllegalMove) as by_view:
                game.preview(view, move)
            with pytest.raises(IllegalMove) as by_rules:
                game.apply(state, seat, move)
            assert str(by_view.value) == str(by_rules.value)
            assert type(by_view.value) is type(by_rules.value)
            assert "\n" not in str(by_view.value)


@every_variant
def test_a_spectator_can_consider_nothing(variant: Variant) -> None:
    state = position(variant, 2, 200)
    move = variant.game.legal(state, min(variant.game.to_act(state)))[0]
    with pytest.raises(NotYourTurn, match="a spectator cannot play"):
        variant.game.preview(variant.game.view(state, None), move)


# Split it!


@every_split_it
@given(seed=SEEDS)
def test_a_considered_move_of_split_it_is_what_the_rules_make_of_it(
    variant: Variant, seed: int
) -> None:
    for state, seat, move in positions(variant, seed):
        seen = variant.game.preview(variant.game.view(state, seat), move)
        match move:
            case Guess():
                _assert_won(variant, state, seat, move, seen)
            case Split() | Remove():
                _assert_cut(variant, state, seat, move, seen)
            case PlaceJoker():
                after = variant.game.apply(state, seat, move).state
                _assert_mine(after, seat, seen.gains[0])
                if len(state.placing) == 1:
                    points = variant.game.view(after, seat).points[seat]
                    assert seen.gains[0].points.after == points


def _assert_won(
    variant: Variant, state: Any, seat: Seat, move: Guess, seen: SplitItPreview
) -> None:
    """All others want one other section, so that this one is won by nobody else."""
    others = sorted(state.active - {seat})
    contested = next(section for section in Section if _is_other(state, section, move))
    after = replace(state, sealed=(None,) * len(state.sealed))
    for guesser, guess in [(seat, move), *((other, Guess(contested)) for other in others)]:
        after = variant.game.apply(after, guesser, guess).state
    while after.placing and after.placing[0] != seat:  # the other one of two has won as well
        mover = after.placing[0]
        after = variant.game.apply(after, mover, variant.game.legal(after, mover)[0]).state
    (gain,) = seen.gains
    assert gain.cards == state.parts[move.section]
    assert gain.section is move.section
    _assert_mine(after, seat, gain)
    if len(others) > 1:
        view = variant.game.view(after, seat)
        assert gain.points.after == view.points[seat]
        for column in gain.columns:
            lead = view.leads[column.number - 1]
            assert (column.becomes.value == "alone") == (lead.seats == (seat,))
            assert (column.becomes.value == "shared") == (
                seat in lead.seats and len(lead.seats) > 1
            )
            assert column.margin == (lead.margin if seat in lead.seats else 0)


def _is_other(state: Any, section: Section, move: Guess) -> bool:
    return section is not move.section and bool(state.parts[section])


def _assert_mine(after: Any, seat: Seat, gain: Gain) -> None:
    mine = after.displays[seat]
    assert all(mine.size(column.number) == column.cards.after for column in gain.columns)
    assert mine.pending == gain.jokers + gain.waiting
    assert all(column.cards.before < column.cards.after for column in gain.columns)


def _assert_cut(
    variant: Variant, state: Any, seat: Seat, move: Split | Remove, seen: SplitItPreview
) -> None:
    after = variant.game.apply(state, seat, move).state
    assert [gain.cards for gain in seen.gains] == [part for part in after.parts if part]
    assert all(after.parts[gain.section] == gain.cards for gain in seen.gains)
    assert sum(after.gone) - sum(state.gone) == len(seen.gone)
    if isinstance(move, Split):
        for gain in seen.gains:
            assert gain.section is not None
            guessing = replace(after, removal_due=False)
            if seat in guessing.active:
                view = variant.game.view(guessing, seat)
                assert variant.game.preview(view, Guess(gain.section)).gains == (gain,)


# Splito


@every_splito
@given(seed=SEEDS)
def test_a_considered_card_of_splito_is_judged_as_when_all_are_turned(
    variant: Variant, seed: int
) -> None:
    """The others play Objectives, which count for no majority, into zones that are not mine."""
    for state, seat, move in positions(variant, seed):
        seen = variant.game.preview(variant.game.view(state, seat), move)
        after = _alone(variant, state, seat, move)
        before, now = sheet(state), sheet(after)
        mine = {zone_of(variant.options, seat, side) for side in Side}
        assert seen.zone == zone_of(variant.options, seat, move.side)
        assert seen.product.before == before.products[seat]
        assert seen.product.after == now.products[seat]
        assert seen.cards.after == len(after.zones[seen.zone])
        told = {change.zone: change.points.after for change in seen.zones}
        assert all(told.get(z, before.zones[z].total) == now.zones[z].total for z in mine)
        _assert_judged(seen, before, now, mine)
        for common in seen.commons:
            line = next(each for each in now.commons if each.objective == common.objective)
            assert (common.becomes, common.count.after) == (line.zone, line.counts[seen.zone])


def _alone(variant: Variant, state: Any, seat: Seat, move: Place) -> Any:
    zones = {zone_of(variant.options, seat, side) for side in Side}
    card = next(iter(variant.options.objectives.by_id))
    hands, moves = list(state.hands), {seat: move}
    for other in variant.seats:
        if other != seat:
            side = next(s for s in Side if zone_of(variant.options, other, s) not in zones)
            hands[other] = (card, *hands[other][1:])
            moves[other] = Place(card, side)
    after = replace(state, hands=tuple(hands), sealed=(None,) * len(hands))
    for mover, placed in moves.items():
        after = variant.game.apply(after, mover, placed).state
    return after


def _assert_judged(seen: SplitoPreview, before: Any, now: Any, mine: set[int]) -> None:
    for zone in mine:
        changed = {c.objective: c for c in seen.objectives if c.zone == zone}
        was = {line.objective: line.status for line in before.zones[zone].lines}
        for line in now.zones[zone].lines:
            change = changed.get(line.objective)
            status = was[line.objective] if change is None else change.becomes
            assert (status is Status.MET) == (line.status is Status.MET)
            if status is Status.LOST:
                assert line.status is Status.LOST  # what is said to be lost stays lost
            if change is not None:
                assert change.was is was.get(line.objective)
                assert change.points.after == line.points


# Split


@every_split
@given(seed=SEEDS)
def test_a_considered_move_of_split_leaves_what_the_rules_leave(
    variant: Variant, seed: int
) -> None:
    for state, seat, move in positions(variant, seed):
        seen = variant.game.preview(variant.game.view(state, seat), move)
        step = variant.game.apply(state, seat, move)
        match move:
            case Play():
                _assert_left(variant, step.state, seat, seen)
                assert seen.turns == (step.state.clockwise != state.clockwise)
            case Reset() | Bury():
                drawn = next(event for event in step.events if isinstance(event, CardsDrawn))
                assert seen.drawn == drawn.count
                _assert_opened(variant, state, step.state, seat, seen)
            case Open():
                _assert_left(variant, step.state, seat, seen)
                _assert_answered(variant, step.state, seat, seen)
            case Trust() | Challenge():
                assert seen.risk == (1 if isinstance(move, Challenge) else 0)
                assert seen.hand == state.hands[seat]
                assert seen.gaps == variant.game.view(state, seat).gaps


def _assert_left(variant: Variant, after: Any, seat: Seat, seen: SplitPreview) -> None:
    view = variant.game.view(after, seat)
    assert (seen.gaps, seen.playable) == (view.gaps, view.playable)
    assert (seen.hand, seen.hand_size, seen.drawn) == (view.hand, len(view.hand), 0)
    assert seen.helpers == view.helpers
    assert set(seen.fits) == {card for cards in view.playable for card in cards}


def _assert_opened(
    variant: Variant, state: Any, after: Any, seat: Seat, seen: SplitPreview
) -> None:
    while after.phase in (Phase.BURYING, Phase.OPENING) and seat in variant.game.to_act(after):
        after = variant.game.apply(after, seat, variant.game.legal(after, seat)[0]).state
    assert len(after.hands[seat]) == seen.hand_size
    if after.phase is Phase.PLAYING:
        assert seen.turns == (after.clockwise != state.clockwise)


def _assert_answered(variant: Variant, after: Any, seat: Seat, seen: SplitPreview) -> None:
    events: list[Any] = []
    size = len(after.hands[seat])
    while after.phase is Phase.ANSWERING:
        step = variant.game.apply(after, min(variant.game.to_act(after)), Challenge())
        after = step.state
        events += step.events
    called = next(event for event in events if isinstance(event, BluffCalled))
    assert called.honest is seen.honest
    drawn = sum(e.count for e in events if isinstance(e, CardsDrawn) and e.seat == seat)
    assert len(after.hands[seat]) - size == drawn
    assert drawn <= seen.risk
    assert bool(drawn) == bool(seen.risk)
