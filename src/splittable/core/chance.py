"""Chance is a value: whoever deals brings the generator, and nothing here keeps one."""

from collections.abc import Iterable
from random import Random
from typing import Final, TypeVar

T = TypeVar("T")

# splitmix64, as published: a counter of 64 bits goes on by STEP, and each of its values is mixed.
STEP: Final = 0x9E3779B97F4A7C15
FIRST: Final = 0xBF58476D1CE4E5B9
SECOND: Final = 0x94D049BB133111EB
ALL_BITS: Final = 2**64 - 1


def shuffled(cards: Iterable[T], rng: Random) -> tuple[T, ...]:
    order = list(cards)
    rng.shuffle(order)
    return tuple(order)


def stream(seed: int, *names: object) -> Random:
    """A generator of its own for each use of one seed, the same on every machine."""
    return Random(":".join(map(str, (seed, *names))))


def mixed(counter: int) -> int:
    """Sixty-four bits made of sixty-four others, one to one."""
    counter = (counter ^ counter >> 30) * FIRST & ALL_BITS
    counter = (counter ^ counter >> 27) * SECOND & ALL_BITS
    return counter ^ counter >> 31
