"""The worlds of a moment: imagined, or sampled by the others' moves where that is supported.

Worlds come in groups: those of one group are correlated.
"""

from dataclasses import dataclass
from random import Random

from splittable.bots.search import SEED_BITS, position_of
from splittable.review.moments import Moment
from splittable.review.reviewed_game import reviewed_game
from splittable.sim import Positions


@dataclass(frozen=True, slots=True)
class Worlds:
    positions: Positions
    groups: int  # number of consecutive groups of equal size


def worlds_at(moment: Moment, number: int, rng: Random) -> Worlds:
    """About `number` worlds; others' sealed choices are taken back."""
    sampled = reviewed_game(moment.game).sample(moment, number, rng)
    if sampled is not None:
        return sampled
    position = position_of(moment.game, moment.view, rng)
    seed = rng.getrandbits(SEED_BITS)
    return Worlds(position.imagine(moment.seat, number, seed, reopens=True), number)
