"""Worlds that a seat must reckon with at a moment: imagined, or believed where others have acted.

They are given in groups. Believed worlds come from a chain in which each is like the one before, so
there are several chains, and only these are independent of each other.
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
    groups: int  # of the same size, one after the other


def worlds_at(moment: Moment, number: int, rng: Random) -> Worlds:
    """So many, or a few less; what others have sealed is to be chosen anew."""
    if moment.game.name == "split" and moment.view.phase in (Phase.PLAYING, Phase.ANSWERING):
        return _believed(moment, number, rng)
    position = position_of(moment.game, moment.view, rng)
    seed = rng.getrandbits(SEED_BITS)
    return Worlds(position.imagine(moment.seat, number, seed, reopens=True), number)


def _believed(moment: Moment, number: int, rng: Random) -> Worlds:
    least = 2  # an answer to a bluff believes in two kinds of worlds
    chains = max(min(CHAINS, number // least), 1)
    length = max(number // chains, least)
    found = [believed_worlds(moment.view, moment.shown, length, rng) for _ in range(chains)]
    states = np.concatenate([each.states for each in found])
    return Worlds(Positions(found[0].simulator, states), chains)
