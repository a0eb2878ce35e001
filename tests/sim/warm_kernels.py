"""Compiles every kernel that the tests use, so that test workers load them from the cache.

`python -m tests.sim.warm_kernels` does it; `./test` runs it before the tests.
"""

import numpy as np

from splittable.games import GAMES
from splittable.review.game_review import review
from splittable.sim import Simulator, Vector
from tests.sim.agreement import Match
from tests.sim.probes import (
    draw_at_random,
    draw_by_rule_of_thumb,
    legal_one_by_one,
    merits_of,
    probe,
)
from tests.support.play import playout
from tests.support.reviewing import FEW, game_by_rule
from tests.support.variants import VARIANTS, variants_of


def main() -> None:
    for name in GAMES:
        Simulator(name).warm()
        Vector(name).warm()
        _warm_probes(name)
        review(game_by_rule(variants_of(name)[0], 2), FEW)
    by_actions = {(v.game.name, Simulator(v.game, v.options).actions): v for v in VARIANTS}
    for variant in by_actions.values():
        Match(variant).follow(1, seed=1)
    print(f"compiled for {len(GAMES)} games")


def _warm_probes(name: str) -> None:
    variant = variants_of(name)[0]
    simulator = Simulator(variant.game, variant.options)
    state = playout(variant, 1).states[0]
    seat = min(variant.game.to_act(state))
    position = simulator.from_state(state).states[0]
    drawn = np.zeros(1, np.int16)
    probe(simulator, legal_one_by_one)(position, seat, np.zeros(simulator.actions, np.int8))
    probe(simulator, merits_of)(position, seat, np.zeros(simulator.actions))
    for draw in (draw_at_random, draw_by_rule_of_thumb):
        probe(simulator, draw)(position, seat, np.uint64(1), drawn)


if __name__ == "__main__":
    main()
