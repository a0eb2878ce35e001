"""Chance is a value: whoever deals brings the generator, and nothing here keeps one."""

from collections.abc import Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")


def shuffled(cards: Iterable[T], rng: Random) -> tuple[T, ...]:
    order = list(cards)
    rng.shuffle(order)
    return tuple(order)


def stream(seed: int, *names: object) -> Random:
    """A generator of its own for each use of one seed, the same on every machine."""
    return Random(":".join(map(str, (seed, *names))))
