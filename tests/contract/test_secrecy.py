"""Law 5: what a viewer hasn't seen makes no difference to anything it is shown."""

from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, reject

from splittable.core.errors import SplittableError
from tests.support.moves import every_move
from tests.support.play import CALM, CUTS, LIVELY, RESTLESS, SEEDS, Playout, playout
from tests.support.refilling import refill_order
from tests.support.turns import sealed_by
from tests.support.variants import (
    OFFICIAL,
    Variant,
    each,
    every_variant,
    every_variant_with_seals,
    variants_of,
)
from tests.support.worlds import Viewer, other_world

TRIES = 8  # worlds drawn for each viewer
ATTEMPTS = 12  # moves tried by a viewer in each position, most of them refused
LOOK_BACK = 40  # positions compared, the latest


@every_variant
@given(seed=SEEDS, cut=CUTS)
def test_a_viewer_cannot_tell_worlds_apart_that_differ_in_what_it_never_saw(
    variant: Variant, seed: int, cut: int
) -> None:
    rng = Random(seed)
    here = playout(variant, seed, rng.choice((CALM, LIVELY, RESTLESS))).until(cut)
    viewer = rng.choice(variant.viewers)
    worlds = (other_world(here, viewer, rng) for _ in range(TRIES))
    there = next((world for world in worlds if world is not None), None)
    if there is None:
        reject()  # in a long game of Split every card may have shown itself
    _assert_indistinguishable(here, there, viewer, rng)


@each(v for v in variants_of("split") if not v.options.cooperative)
def test_a_refill_is_ordered_by_the_secret_key_and_nothing_else(variant: Variant) -> None:
    """The order is that of split 6.3; a refill that told of unseen cards would show nowhere else,
    because the worlds part there."""
    compared = 0
    for seed in range(20):
        game = playout(variant, seed, RESTLESS)
        for (_, move), before, after in zip(
            game.moves, game.states[:-1], game.states[1:], strict=True
        ):
            if str(move) == "reset" and after.refills > before.refills:
                table = [*before.discards, *before.left, *before.right]
                table += [] if before.middle is None else [before.middle]
                order = refill_order(game.deal.reshuffle_key, before.refills, table)
                assert [*before.stock, *order][3:] == list(after.stock)
                compared += 1
        if compared >= 5:
            return
    assert compared


@pytest.mark.parametrize("name", ["split-it", "splito", "split"])
def test_the_other_worlds_really_are_others(name: str) -> None:
    """Guards the test above: most draws give a world, and most worlds are different ones."""
    rng = Random(name)
    drawn = found = different = 0
    for variant in variants_of(name):
        for _ in range(TRIES):
            here = playout(variant, rng.randrange(2**32), CALM).until(rng.randrange(900))
            viewer = rng.choice(variant.viewers)
            there = other_world(here, viewer, rng)
            drawn += 1
            found += there is not None
            different += there is not None and there.states[-1] != here.states[-1]
    assert found >= drawn / 2
    assert different >= drawn / 3


def test_the_other_worlds_differ_in_sealed_and_buried_cards_too() -> None:
    """Guards the test above: moves that others made unseen are really different ones."""
    rng = Random(5)
    swapped: set[str] = set()
    for variant in (*variants_of("splito"), *variants_of("split")):
        for _ in range(TRIES):
            here = playout(variant, rng.randrange(2**32), CALM).until(rng.randrange(900))
            there = other_world(here, None, rng)
            if there is not None and there.moves != here.moves:
                swapped.add(variant.game.name)
    assert swapped == {"splito", "split"}


@every_variant_with_seals
@given(seed=SEEDS)
def test_others_see_that_a_choice_is_sealed_but_not_which(variant: Variant, seed: int) -> None:
    """Every way to choose looks the same to all others (split-it 7.6, splito 7.3, split 10.8)."""
    rng = Random(seed)
    states = playout(variant, seed, LIVELY).states
    found = [state for state in states if len(variant.game.to_act(state)) > 1]
    assume(found)
    state = rng.choice(found)
    seat = rng.choice(sorted(variant.game.to_act(state)))
    for side in _sides_shown(variant):
        choices = [m for m in variant.game.legal(state, seat) if side in (None, str(m).split()[-1])]
        steps = [variant.game.apply(state, seat, choice) for choice in choices]
        for viewer in set(variant.viewers) - {seat}:
            seen = {
                (_look(variant, step.state, viewer), _told(variant, step.events, viewer))
                for step in steps
            }
            assert len(seen) == 1


@every_variant_with_seals
@given(seed=SEEDS)
def test_a_seat_sees_its_own_sealed_choice(variant: Variant, seed: int) -> None:
    rng = Random(seed)
    found = [s for s in playout(variant, seed, LIVELY).states if sealed_by(s)]
    assume(found)
    state = rng.choice(found)
    for seat in sealed_by(state):
        view = variant.game.view(state, seat)
        own = [getattr(view, name, None) for name in ("guess", "choice", "answer")]
        assert state.sealed[seat] in own


@each(v for v in OFFICIAL if getattr(v.options, "show_side", False))
@given(seed=SEEDS)
def test_with_show_side_everyone_sees_the_side_and_no_one_the_card(
    variant: Variant, seed: int
) -> None:  # splito 8.4
    rng = Random(seed)
    found = [s for s in playout(variant, seed, CALM).states if sealed_by(s)]
    state = rng.choice(found)
    for viewer in variant.viewers:
        sides = variant.game.view(state, viewer).shown_sides
        assert sides == tuple(None if place is None else place.side for place in state.sealed)


def _assert_indistinguishable(here: Playout, there: Playout, viewer: Viewer, rng: Random) -> None:
    variant = here.variant
    first = max(0, len(here.states) - LOOK_BACK)
    attempts = rng.sample(every_move(variant), ATTEMPTS)
    for one, other in zip(here.states[first:], there.states[first:], strict=True):
        assert variant.game.view(one, viewer) == variant.game.view(other, viewer)
        assert _look(variant, one, viewer) == _look(variant, other, viewer)
        assert _answers(variant, one, viewer, attempts) == _answers(
            variant, other, viewer, attempts
        )
    for ours, theirs in zip(here.events, there.events, strict=True):
        assert _told(variant, ours, viewer) == _told(variant, theirs, viewer)


def _look(variant: Variant, state: Any, viewer: Viewer) -> tuple[object, ...]:
    """All that a viewer gets to see of a state, to the letter."""
    view = variant.game.view(state, viewer)
    legal = () if viewer is None else variant.game.legal(state, viewer)
    return repr(view), hash(view), legal


def _told(variant: Variant, events: tuple[Any, ...], viewer: Viewer) -> tuple[str, ...]:
    return tuple(repr(variant.game.redact(event, viewer)) for event in events)


def _answers(variant: Variant, state: Any, viewer: Viewer, attempts: list[Any]) -> list[str]:
    """What a seat is told when it tries moves and tries to take back a choice."""
    if viewer is None:
        return []
    answers: list[str] = []
    for attempt in attempts:
        try:
            variant.game.apply(state, viewer, attempt)
            answers.append("legal")
        except SplittableError as error:
            answers.append(f"{type(error).__name__}: {error}")
    try:
        answers.append(repr(_told(variant, variant.game.unseal(state, viewer).events, viewer)))
    except SplittableError as error:
        answers.append(f"{type(error).__name__}: {error}")
    return answers


def _sides_shown(variant: Variant) -> tuple[str | None, ...]:
    return ("left", "right") if getattr(variant.options, "show_side", False) else (None,)
