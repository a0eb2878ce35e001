"""The worlds of a question: imagined, or sampled by the others' moves where that is supported.

Worlds come in groups: those of one group are correlated.
"""

from dataclasses import dataclass
from random import Random

from splittable.bots.search import SEED_BITS, position_of
from splittable.review.moments import Question
from splittable.review.reviewed_game import reviewed_game
from splittable.sim import Positions


@dataclass(frozen=True, slots=True)
class Worlds:
    positions: Positions
    groups: int  # number of consecutive groups of equal size


def worlds_at(question: Question, number: int, rng: Random) -> Worlds:
    """About `number` worlds; others' sealed choices are taken back."""
    sampled = reviewed_game(question.game).sample(question, number, rng)
    if sampled is not None:
        return sampled
    position = position_of(question.game, question.view, rng)
    seed = rng.getrandbits(SEED_BITS)
    return Worlds(position.imagine(question.seat, number, seed, reopens=True), number)
