"""What the rule of thumb for Splito weighs a move by, for bots and simulator alike.

`to_come` is how many cards may still be played into a zone, at least one; about half of them are.
"""

from math import exp, sqrt
from typing import Final

NOISE: Final = 0.2  # keeps me hard to read
FLOOR: Final = 0.5  # an empty zone is poor, not worthless: it may still grow
GRUDGE: Final = 0.8  # what the neighbour who shares the zone gains by a move counts against it
STAYING: Final = 0.8  # the chance that a count, once reached, is not passed


def majority(lead: int, to_come: int) -> float:
    """The chance to lead in the end, with so many more than the best other zone now."""
    spread = 0.5 + 0.12 * to_come
    return _logistic((lead - 0.5) / spread)


def missing(cards: int, to_come: int) -> float:
    """The chance that so many cards of the right kind still come."""
    if cards <= 0:
        return 1.0
    return 0.0 if cards > to_come else (1 - 0.7 ** (to_come / cards / 2)) ** cards


def no_more(to_come: int) -> float:
    """The chance that no further card of a kind comes."""
    chance: float = 0.97**to_come
    return chance


def enough(room: int, to_come: int) -> float:
    """The chance that at least so many cards still come, of whatever kind."""
    return _logistic((to_come / 2 - room + 0.5) / (sqrt(to_come) / 2))


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-max(min(x, 30.0), -30.0)))
