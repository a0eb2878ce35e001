"""The order of a refill: a shuffle seeded by the deal's secret reshuffle key."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import count

from splittable.core.chance import ALL_BITS, STEP, mix64, shuffle_by
from splittable.games.split.cards import Card


def refill_order(discards: Iterable[Card], key: str, refills: int) -> tuple[Card, ...]:
    """The shuffled discards, the next card first (6.3)."""
    order = sorted(discards)
    shuffle_by(order, _draws(sha256(f"{key}:{refills}".encode()).digest()))
    return tuple(order)


def _draws(digest: bytes) -> Iterator[int]:
    """An endless stream of 16-bit draws, four from each 64-bit number, highest bits first.

    A number is the XOR of four splitmix64 generators. Each is seeded with a quarter of the digest,
    so that all 256 bits count.
    """
    a, b, c, d = (int.from_bytes(digest[begin : begin + 8]) for begin in range(0, 32, 8))
    for added in count(STEP, STEP):
        number = (
            mix64(a + added & ALL_BITS)
            ^ mix64(b + added & ALL_BITS)
            ^ mix64(c + added & ALL_BITS)
            ^ mix64(d + added & ALL_BITS)
        )
        for shift in (48, 32, 16, 0):
            yield number >> shift & 0xFFFF
