"""Compiled determinization: a seat can't distinguish imagined worlds from the real one, and they
follow the same distribution as `imagine` in `games/`."""

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from splittable.core.errors import InvalidArgument
from splittable.core.seats import Seat
from splittable.games.split.rules import Phase
from splittable.sim import Positions, Simulator
from tests.support.amounts import tries
from tests.support.play import LIVELY, playout, position
from tests.support.variants import VARIANTS, Variant, every_variant

WORLDS = 600  # drawn by each of the two
NEXT = 60  # cards of the stock, of Split it! 70 less those that were drawn
SAME = 6  # standard errors: as far apart as two samples of one thing may lie


@every_variant
def test_a_seat_cannot_tell_an_imagined_world_from_the_real_one(variant: Variant) -> None:
    game, simulator = variant.game, Simulator(variant.game, variant.options)
    for state in _looked_at(variant):
        for seat in variant.seats:
            worlds = simulator.from_state(state).imagine(seat, 4, seed=2)
            seen = simulator.kernels.encoding.observe(game.view(state, seat))
            assert worlds.observe([seat] * 4).tolist() == [seen] * 4
            waiting = [other in game.to_act(state) for other in variant.seats]
            assert worlds.to_act().tolist() == [waiting] * 4
            there = simulator.from_state(state).legal([seat]).tolist()
            assert worlds.legal([seat] * 4).tolist() == there * 4


@every_variant
def test_nothing_that_a_viewer_cannot_see_has_a_say(variant: Variant) -> None:
    """From any two positions that look the same to it, the very same worlds are imagined."""
    game, simulator = variant.game, Simulator(variant.game, variant.options)
    for state in _looked_at(variant):
        for viewer in variant.viewers:
            other = game.imagine(game.view(state, viewer), Random(9))
            one, there = (
                simulator.from_state(each).imagine(_number(viewer), 3, seed=5).records
                for each in (state, other)
            )
            for name in one.dtype.names or ():
                assert np.array_equal(one[name], there[name]), name


@every_variant
def test_an_imagined_world_can_be_played_to_its_end(variant: Variant) -> None:
    simulator = Simulator(variant.game, variant.options)
    for state in _looked_at(variant):
        for viewer in variant.viewers:
            worlds = simulator.from_state(state).imagine(_number(viewer), 5)
            ended = worlds.play_out(policy="rules-of-thumb")
            assert ((ended.lengths > 0) == bool(variant.game.to_act(state))).all()


def _in_phase(phase: Phase) -> Callable[[Variant], Any]:
    def find(variant: Variant) -> Any:
        games = (playout(variant, seed, LIVELY) for seed in range(30))
        states = (state for game in games for state in game.states)
        return next(s for s in states if s.phase is phase and s.turn_number)

    return find


def _after(cut: int) -> Callable[[Variant], Any]:
    return lambda variant: position(variant, 3, cut)


@pytest.mark.parametrize(
    "name, find",
    [
        *product(("split-it-2", "split-it-4"), (_after(0), _after(450))),
        *product(("splito-2", "splito-4-show_side", "splito-8"), (_after(0), _after(450))),
        ("split-4", _in_phase(Phase.PLAYING)),
        ("split-4", _in_phase(Phase.OVER)),
        ("split-3", _in_phase(Phase.BURYING)),
        ("split-4-bluff_resets", _in_phase(Phase.BURYING)),
        ("split-4-bluff_resets", _in_phase(Phase.OPENING)),
        ("split-4-bluff_resets", _in_phase(Phase.ANSWERING)),
        ("split-3-cooperative-none", _in_phase(Phase.PLAYING)),
        ("split-4-cooperative-none", _in_phase(Phase.OVER)),
    ],
)
def test_worlds_are_as_likely_as_the_readable_ones(
    name: str, find: Callable[[Variant], Any]
) -> None:
    variant = next(each for each in VARIANTS if str(each) == name)
    game, simulator, state = variant.game, Simulator(variant.game, variant.options), find(variant)
    waiting = sorted(game.to_act(state)) or list(variant.seats)
    for viewer in {waiting[-1], Seat((waiting[0] + 1) % len(variant.seats)), None}:
        view, rng = game.view(state, viewer), Random(1)
        readable = simulator._from_states([game.imagine(view, rng) for _ in range(WORLDS)])
        compiled = simulator.from_state(state).imagine(_number(viewer), WORLDS, seed=1)
        one, other = _hidden(readable), _hidden(compiled)
        apart = np.abs(one.mean(axis=0) - other.mean(axis=0))
        error = np.sqrt((one.var(axis=0) + other.var(axis=0)) / WORLDS) + 1 / WORLDS
        assert (apart <= SAME * error).all()


def _hidden(worlds: Positions) -> npt.NDArray[np.int8]:
    """By world: all that any seat sees, and which cards come next from the stock."""
    seats = range(worlds.simulator.seats)
    parts = [worlds.observe([seat] * len(worlds)) for seat in seats]
    records = worlds.records
    if "stock" in (records.dtype.names or ()):
        next_cards = records["stock"][:, :NEXT, None] == np.arange(101)
        parts.append(next_cards.reshape(len(worlds), -1))
    return np.concatenate(parts, axis=1)


def _looked_at(variant: Variant) -> Iterator[Any]:
    for seed in range(tries(3)):
        states = playout(variant, seed).states
        yield from states[seed :: max(len(states) // 6, 1)]
        yield states[-1]


def _number(viewer: Seat | None) -> int:
    return -1 if viewer is None else int(viewer)


@pytest.mark.parametrize(
    "seat, worlds, why",
    [(-2, 1, "seat: expected -1 to 3"), (4, 1, "seat: expected"), (0, -1, "worlds: expected 0 to")],
)
def test_what_cannot_be_imagined_is_refused(seat: int, worlds: int, why: str) -> None:
    position = Simulator("splito", {"seats": 4}).deal(1)
    with pytest.raises(InvalidArgument, match=why):
        position.imagine(seat, worlds)
    with pytest.raises(InvalidArgument, match="positions: expected 1"):
        Simulator("splito", {"seats": 4}).deal(2).imagine(0, 1)
