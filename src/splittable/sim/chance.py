"""Random numbers in kernels: a splitmix64 generator for every game of a series."""

from typing import Any, Final

import numpy as np

from splittable.core import chance as readable
from splittable.sim.compiler import Bytes, Chance, kernel, part

STEP: Final = np.uint64(readable.STEP)
FIRST: Final = np.uint64(readable.FIRST)
SECOND: Final = np.uint64(readable.SECOND)
HALF: Final = np.uint64(32)
LOWER: Final = np.uint64(0xFFFFFFFF)
# Purposes of a game's streams. Imagined worlds have numbers that no game has.
DEALING, PLAYING, IMAGINING = np.int64(0), np.int64(1), np.int64(1 << 62)
SEARCHING = np.int64((1 << 62) + 1)


@kernel
def begin(chance: Chance, seed: int, number: int, purpose: np.int64) -> None:
    """Seed the stream of one game of a series; it doesn't depend on the other games."""
    chance[0] = mix64(mix64(np.uint64(seed) + STEP) + np.uint64(2 * number + purpose))


@kernel
def bits(chance: Chance) -> np.uint64:
    """64 random bits."""
    chance[0] += STEP
    return mix64(chance[0])


@kernel
def below(chance: Chance, bound: int) -> int:
    """A number from 0 to bound - 1, uniform up to a bias of 2**-32."""
    return _scaled(bits(chance) >> HALF, bound)


@kernel
def uniform(chance: Chance) -> float:
    """A number from 0 inclusive to 1 exclusive."""
    return float(bits(chance) >> np.uint64(11)) * (1.0 / 9007199254740992.0)


@kernel
def shuffle(cards: Bytes, chance: Chance) -> None:
    """Fisher-Yates shuffle in place; 64 bits are enough for two swaps."""
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
    """Scale 32 bits to a number from 0 to bound - 1."""
    scaled: Any = np.int64((drawn * np.uint64(bound)) >> HALF)  # signed like all other numbers
    return scaled


@part
def mix64(state: np.uint64) -> np.uint64:
    """The output function of splitmix64: a bijection on 64-bit numbers."""
    state = (state ^ (state >> np.uint64(30))) * FIRST
    state = (state ^ (state >> np.uint64(27))) * SECOND
    return state ^ (state >> np.uint64(31))
