"""Chance in a kernel: a splitmix64 counter for every game, so a seed means the same everywhere."""

from typing import Any, Final

import numpy as np

from splittable.core import chance as readable
from splittable.sim.compiler import Bytes, Chance, kernel, part

STEP: Final = np.uint64(readable.STEP)
FIRST: Final = np.uint64(readable.FIRST)
SECOND: Final = np.uint64(readable.SECOND)
HALF: Final = np.uint64(32)
LOWER: Final = np.uint64(0xFFFFFFFF)
# What a game needs a stream for; imagined worlds are numbered apart from all games.
DEALING, PLAYING, IMAGINING = np.int64(0), np.int64(1), np.int64(1 << 62)
SEARCHING = np.int64((1 << 62) + 1)


@kernel
def begin(chance: Chance, seed: int, number: int, purpose: np.int64) -> None:
    """The stream of this game of a series; the others may be played in any order or not at all."""
    chance[0] = mixed(mixed(np.uint64(seed) + STEP) + np.uint64(2 * number + purpose))


@kernel
def bits(chance: Chance) -> np.uint64:
    """Sixty-four of them."""
    chance[0] += STEP
    return mixed(chance[0])


@kernel
def below(chance: Chance, bound: int) -> int:
    """A number from 0 to bound - 1, each as likely but for one part in 2 to the 32nd."""
    return _scaled(bits(chance) >> HALF, bound)


@kernel
def uniform(chance: Chance) -> float:
    """From 0 up to, but not including, 1."""
    return float(bits(chance) >> np.uint64(11)) * (1.0 / 9007199254740992.0)


@kernel
def shuffle(cards: Bytes, chance: Chance) -> None:
    """Any order, each as likely; sixty-four bits are enough for two places."""
    last = len(cards) - 1
    while last > 0:
        drawn = bits(chance)
        place = _scaled(drawn >> HALF, last + 1)
        cards[last], cards[place] = cards[place], cards[last]
        place = _scaled(drawn & LOWER, last)
        cards[last - 1], cards[place] = cards[place], cards[last - 1]
        last -= 2


@part
def _scaled(drawn: np.uint64, bound: int) -> int:
    """Thirty-two bits brought down to 0 to bound - 1."""
    scaled: Any = np.int64((drawn * np.uint64(bound)) >> HALF)  # signed, as all other numbers are
    return scaled


@part
def mixed(state: np.uint64) -> np.uint64:
    """Sixty-four bits made of sixty-four others, one to one."""
    state = (state ^ (state >> np.uint64(30))) * FIRST
    state = (state ^ (state >> np.uint64(27))) * SECOND
    return state ^ (state >> np.uint64(31))
