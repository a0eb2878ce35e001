"""Weights of the rule of thumb for Splito, shared by bots and simulator.

`to_come` is the most cards that can still be played into a zone, at least 1. On average, half of
them are.
"""

from math import exp, sqrt
from typing import Final

NOISE: Final = 0.2  # added to every merit, to stay unpredictable
FLOOR: Final = 0.5  # worth of an empty zone: it may still grow
GRUDGE: Final = 0.8  # weight of the gain of the neighbour who shares the zone, as a loss
STAYING: Final = 0.8  # the chance that an exact count, once reached, is not exceeded


def majority(lead: int, to_come: int) -> float:
    """The chance of a majority at the end, given the lead over the best other zone now."""
    spread = 0.5 + 0.12 * to_come
    return _logistic((lead - 0.5) / spread)


def missing(cards: int, to_come: int) -> float:
    """The chance that this many cards of the right kind are still played."""
    if cards <= 0:
        return 1.0
    return 0.0 if cards > to_come else (1 - 0.7 ** (to_come / cards / 2)) ** cards


def no_more(to_come: int) -> float:
    """The chance that no further card of a kind is played."""
    chance: float = 0.97**to_come
    return chance


def enough(room: int, to_come: int) -> float:
    """The chance that at least `room` more cards of any kind are played."""
    return _logistic((to_come / 2 - room + 0.5) / (sqrt(to_come) / 2))


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-max(min(x, 30.0), -30.0)))
