"""The order of a refill: one shuffle, which the secret text of the deal decides."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import count

from splittable.core.chance import ALL_BITS, STEP, mixed, shuffle_by
from splittable.games.split.cards import Card


def refill_order(discards: Iterable[Card], key: str, refills: int) -> tuple[Card, ...]:
    """The discards shuffled, the one nearest to the top first (6.3)."""
    order = sorted(discards)
    shuffle_by(order, _draws(sha256(f"{key}:{refills}".encode()).digest()))
    return tuple(order)


def _draws(digest: bytes) -> Iterator[int]:
    """Sixteen bits each, without end: four of every number, the highest first.

    A number is made of four splitmix64 generators by exclusive or. Each begins at a quarter of the
    digest, so that all its 256 bits count.
    """
    a, b, c, d = (int.from_bytes(digest[begin : begin + 8]) for begin in range(0, 32, 8))
    for added in count(STEP, STEP):
        number = (
            mixed(a + added & ALL_BITS)
            ^ mixed(b + added & ALL_BITS)
            ^ mixed(c + added & ALL_BITS)
            ^ mixed(d + added & ALL_BITS)
        )
        for shift in (48, 32, 16, 0):
            yield number >> shift & 0xFFFF
