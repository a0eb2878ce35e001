"""The worlds of a moment: imagined, or sampled by the others' moves where that is supported.

Worlds come in groups. Sampled worlds come from Markov chains, in which successive worlds are
correlated, so each of several chains is a group.
"""

from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np

from splittable.bots.beliefs import believed_worlds
from splittable.bots.search import SEED_BITS, position_of
from splittable.games.split.rules import Phase
from splittable.review.moments import Moment
from splittable.sim import Positions

CHAINS: Final = 16


@dataclass(frozen=True, slots=True)
class Worlds:
    positions: Positions
    groups: int  # number of consecutive groups of equal size


def worlds_at(moment: Moment, number: int, rng: Random) -> Worlds:
    """About `number` worlds; others' sealed choices are taken back."""
    if moment.game.name == "split" and moment.view.phase in (Phase.PLAYING, Phase.ANSWERING):
        return _believed(moment, number, rng)
    position = position_of(moment.game, moment.view, rng)
    seed = rng.getrandbits(SEED_BITS)
    return Worlds(position.imagine(moment.seat, number, seed, reopens=True), number)


def _believed(moment: Moment, number: int, rng: Random) -> Worlds:
    least = 2  # an answer to a bluff needs worlds of two kinds, honest and lying
    chains = max(min(CHAINS, number // least), 1)
    length = max(number // chains, least)
    found = [believed_worlds(moment.view, moment.shown, length, rng) for _ in range(chains)]
    states = np.concatenate([each.states for each in found])
    return Worlds(Positions(found[0].simulator, states), chains)
