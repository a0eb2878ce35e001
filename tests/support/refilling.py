"""Computes the order of a refill as docs/record.md describes (split 6.3)."""

from collections.abc import Sequence
from hashlib import sha256

WORD = 2**64


def digest(key: str, refills: int) -> bytes:
    return sha256(f"{key}:{refills}".encode()).digest()


def quarters(digest: bytes) -> list[int]:
    return [int(digest.hex()[begin : begin + 16], 16) for begin in range(0, 64, 16)]


def mix(x: int) -> int:
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 % WORD
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB % WORD
    return x ^ (x >> 31)


def number(seeds: Sequence[int], i: int) -> int:
    found = 0
    for seed in seeds:
        found ^= mix((seed + i * 0x9E3779B97F4A7C15) % WORD)
    return found


def draws(seeds: Sequence[int], count: int) -> list[int]:
    texts = [f"{number(seeds, i):016x}" for i in range(1, count // 4 + 2)]
    return [int(text[begin : begin + 4], 16) for text in texts for begin in range(0, 16, 4)][:count]


def places(drawn: Sequence[int], cards: int) -> list[int]:
    """For each place, from the last one down: the place it is swapped with."""
    found = []
    left = list(drawn)
    for m in range(cards, 1, -1):
        while left[0] * m % 65536 < 65536 % m:
            left.pop(0)
        found.append(left.pop(0) * m // 65536)
    return found


def refill_order(key: str, refills: int, discards: Sequence[int]) -> tuple[int, ...]:
    cards = sorted(discards)
    drawn = draws(quarters(digest(key, refills)), 2 * len(cards) + 8)
    for last, place in zip(range(len(cards) - 1, 0, -1), places(drawn, len(cards)), strict=True):
        cards[last], cards[place] = cards[place], cards[last]
    return tuple(cards)
