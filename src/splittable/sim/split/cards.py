"""Sets of Split cards as the bits of two 64-bit integers.

The low half has cards 0 to 63, the high half cards 64 to 100: a card is in half `card >> 6`.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias, cast

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from splittable.games.split.cards import CARDS, WILDS, Card, standards
from splittable.sim.bits import first, size
from splittable.sim.compiler import kernel

Half: TypeAlias = Any  # 64 bits, unsigned

HALF: Final = 64
ONE: Final = np.uint64(1)


def halves(cards: Iterable[Card]) -> tuple[int, int]:
    members = sum([1 << card for card in cards])
    return members % (1 << HALF), members >> HALF


def _each_below(cards: tuple[Card, ...]) -> Any:
    """By card and half: the set of these cards below it."""
    below = [halves([other for other in cards if other < card]) for card in CARDS]
    return np.array(below, dtype=np.uint64)


LOW_WILDS, HIGH_WILDS = map(np.uint64, halves(WILDS))
LOW_STANDARDS, HIGH_STANDARDS = map(np.uint64, halves(standards(CARDS)))
IS_WILD: Final = np.array([card in WILDS for card in CARDS])
BELOW: Final = _each_below(CARDS)
STANDARDS_BELOW: Final = _each_below(standards(CARDS))


def _bit(_typing: Any, _card: Any) -> Any:
    def generate(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.shl(_integer(1), builder.and_(arguments[0], _integer(HALF - 1)))

    return types.uint64(types.int64), generate


def _lowest(_typing: Any, _low: Any, _high: Any) -> Any:
    def generate(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        in_low, in_high = (builder.cttz(half, ir.Constant(ir.IntType(1), 0)) for half in arguments)
        is_empty = builder.icmp_unsigned("==", arguments[0], _integer(0))
        return builder.select(is_empty, builder.add(in_high, _integer(HALF)), in_low)

    return types.int64(types.uint64, types.uint64), generate


def _highest(_typing: Any, _low: Any, _high: Any) -> Any:
    def generate(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        low, high = (builder.ctlz(half, ir.Constant(ir.IntType(1), 0)) for half in arguments)
        is_empty = builder.icmp_unsigned("==", arguments[1], _integer(0))
        return builder.select(
            is_empty,
            builder.sub(_integer(HALF - 1), low),
            builder.sub(_integer(2 * HALF - 1), high),
        )

    return types.int64(types.uint64, types.uint64), generate


def _integer(value: int) -> Any:
    return ir.Constant(ir.IntType(64), value)


# The set with only this card, in its half.
bit: Final = cast(Callable[[int], Half], intrinsic(_bit))
# Of a non-empty set.
lowest: Final = cast(Callable[[Half, Half], int], intrinsic(_lowest))
highest: Final = cast(Callable[[Half, Half], int], intrinsic(_highest))


@kernel
def nth(low: Half, high: Half, place: int) -> int:
    """The card with `place` cards of the set below it, which must exist."""
    half, begin = low, 0
    if place >= size(low):
        place -= size(low)
        half, begin = high, HALF
    for _ in range(place):
        half &= half - ONE
    return begin + first(half)
