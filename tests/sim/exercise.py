"""Runs every kernel of every game on whole games with bounds checks, for test_debug.py.

`python -m tests.sim.exercise split` plays some games of each variant. At the end it passes a mask
that is too short, which must raise an error.
"""

import sys
from typing import TYPE_CHECKING, Any

import numpy as np

from splittable.sim import Simulator
from splittable.sim.bits import first
from splittable.sim.chance import DEALING, PLAYING, begin
from splittable.sim.compiler import Bytes, Reals, entry
from splittable.sim.loops import MOST_UNSEEN
from tests.support.variants import variants_of

if TYPE_CHECKING:
    from splittable.sim.kernel_names import (
        apply,
        appraise,
        choose_at_random,
        choose_by_rule_of_thumb,
        deal,
        hide,
        imagine,
        is_legal,
        legal,
        observe,
        outcome,
        redraw,
        start,
        tidy,
        to_act,
    )

GAMES = 12  # of each variant
MOST_MOVES = 400  # of each game: bluff resets may go on for thousands


def exercise(states: Any, seats: int, row: Bytes, mask: Bytes, merits: Reals, ended: Any) -> int:
    """Play on, every other game by rule of thumb, and ask everything there is to ask."""
    chance = np.zeros(1, np.uint64)
    world, unseen = states[:1].copy(), np.zeros(MOST_UNSEEN, np.int8)
    moves = 0
    for place in range(len(states)):
        state = states[place]
        begin(chance, 1, place, DEALING)
        deal(state, chance)
        start(state)
        begin(chance, 1, place, PLAYING)
        length = 0
        waiting = to_act(state)
        while waiting and length < MOST_MOVES:
            for seat in range(seats):
                observe(state, seat, row)
                legal(state, seat, mask)
                for action in range(len(mask)):
                    moves += is_legal(state, seat, action)
            seat = first(waiting)
            world[0] = state
            imagine(world[0], seat, unseen, hide(world[0], seat, unseen), chance)
            redraw(world[0], chance)
            appraise(state, seat, merits)
            if place % 2:
                apply(state, seat, choose_by_rule_of_thumb(state, seat, chance))
            else:
                apply(state, seat, choose_at_random(state, seat, chance))
            length += 1
            waiting = to_act(state)
        if not waiting:
            outcome(state, ended[0], ended[1])
        tidy(state)
    return moves


def main(name: str) -> None:
    simulators = [Simulator(variant.game, variant.options) for variant in variants_of(name)]
    rules = simulators[0].kernels.rules
    kernels = rules.by_name()
    loop = entry(exercise, name.replace("-", "_"), kernels, keep=False)

    def run(simulator: Simulator, actions: int) -> None:
        loop(
            np.repeat(simulator.blank, GAMES),
            simulator.seats,
            np.zeros(simulator.width, np.int8),
            np.zeros(actions, np.int8),
            np.zeros(simulator.actions),
            np.zeros((2, simulator.seats), np.int32),
        )

    for simulator in simulators:
        run(simulator, simulator.actions)
        print("played", flush=True)
    try:
        run(simulators[0], simulators[0].actions // 4)
    except IndexError:
        print("noticed")


if __name__ == "__main__":
    main(sys.argv[1])
