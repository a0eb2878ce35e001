"""Hands of Splito in integers. Hands stay in place; passing them shifts which seat holds which."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias, cast

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from splittable.sim.compiler import State, kernel

CELLS: Final = 16  # of a hand; cells from `state.hand_size` on are unused


@kernel
def hand_of(state: State, seat: int) -> int:
    """The index of the hand this seat holds, after `state.passes` passes to the left (3.5)."""
    hand: int = seat - state.passes
    return hand + state.seats if hand < 0 else hand


@kernel
def copies(state: State, hand: int, kind: int) -> int:
    """The set of cells in which this hand has the kind."""
    return _cells_like(state.hands, hand, kind) & ((1 << state.hand_size) - 1)


@kernel
def left_of(place: int, count: int) -> int:
    """The next of `count` seats, hands or zones, clockwise."""
    return place + 1 if place + 1 < count else 0


def _compare_cells(_typing: Any, hands: Any, _hand: Any, _kind: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        byte, cells = ir.IntType(8), ir.VectorType(ir.IntType(8), CELLS)
        start = context.make_array(signature.args[0])(context, builder, arguments[0]).data
        skipped = builder.mul(arguments[1], ir.Constant(ir.IntType(64), CELLS))
        hand = builder.gep(builder.bitcast(start, byte.as_pointer()), [skipped])
        found = builder.load(builder.bitcast(hand, cells.as_pointer()), align=1)
        kind, wanted = builder.trunc(arguments[2], byte), ir.Constant(cells, ir.Undefined)
        for cell in range(CELLS):
            wanted = builder.insert_element(wanted, kind, ir.Constant(ir.IntType(32), cell))
        same = builder.icmp_signed("==", found, wanted)
        return builder.zext(builder.bitcast(same, ir.IntType(CELLS)), ir.IntType(64))

    return types.int64(hands, types.int64, types.int64), generate


Search: TypeAlias = Callable[[Any, int, int], int]
# The set of cells with this kind, unused cells included. A SIMD comparison: a loop would halve the
# speed of a game.
_cells_like: Final[Search] = cast(Search, intrinsic(_compare_cells))
