"""Random number generators for deals. Callers pass the generator in; no state contains one."""

from collections.abc import Iterable, Iterator, MutableSequence
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any, Final, TypeVar

T = TypeVar("T")

# Constants of splitmix64, as published: a 64-bit counter advances by STEP, and each value is mixed.
STEP: Final = 0x9E3779B97F4A7C15
FIRST: Final = 0xBF58476D1CE4E5B9
SECOND: Final = 0x94D049BB133111EB
ALL_BITS: Final = 2**64 - 1

DRAW_BITS: Final = 16


def shuffled(cards: Iterable[T], rng: Random) -> tuple[T, ...]:
    order = list(cards)
    rng.shuffle(order)
    return tuple(order)


def stream(seed: int, *names: object) -> Random:
    """An independent generator for each combination of seed and names, equal on every machine."""
    return Random(":".join(map(str, (seed, *names))))


class HashRandom(Random):
    """A generator defined by SHA-256, so that any program can reproduce its draws from the key.

    It draws 16 bits at a time from the SHA-256 hashes of `key:0`, `key:1` and so on. Deals use only
    the methods below, which docs/record.md specifies: Python's own methods may change.
    """

    def __init__(self, key: str) -> None:
        super().__init__(0)  # unused
        self._draws = _draws(key)

    def random(self) -> float:
        return self.getrandbits(53) / (1 << 53)

    def getrandbits(self, k: int, /) -> int:
        number = 0
        for _ in range(0, k, DRAW_BITS):
            number = number << DRAW_BITS | next(self._draws)
        return number >> -k % DRAW_BITS

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        numbers = range(start) if stop is None else range(start, stop, step)
        return numbers[below(len(numbers), self._draws)]

    def choice(self, seq: Any) -> Any:
        return seq[below(len(seq), self._draws)]

    def shuffle(self, x: MutableSequence[Any]) -> None:
        shuffle_by(x, self._draws)


def _draws(key: str) -> Iterator[int]:
    for number in count():
        block = sha256(f"{key}:{number}".encode()).digest()
        for begin in range(0, len(block), DRAW_BITS // 8):
            yield int.from_bytes(block[begin : begin + DRAW_BITS // 8])


def shuffle_by(order: MutableSequence[T], draws: Iterator[int]) -> None:
    """Fisher-Yates shuffle in place, from the end."""
    for last in range(len(order) - 1, 0, -1):
        place = below(last + 1, draws)
        order[last], order[place] = order[place], order[last]


def below(bound: int, draws: Iterator[int]) -> int:
    """A uniform number from 0 to bound - 1, by rejecting draws that would introduce bias."""
    unfair = (1 << DRAW_BITS) % bound
    while True:
        place, rest = divmod(next(draws) * bound, 1 << DRAW_BITS)
        if rest >= unfair:
            return place


def mix64(counter: int) -> int:
    """The output function of splitmix64: a bijection on 64-bit numbers."""
    counter = (counter ^ counter >> 30) * FIRST & ALL_BITS
    counter = (counter ^ counter >> 27) * SECOND & ALL_BITS
    return counter ^ counter >> 31
