"""Bit sets: seats, sections and columns as the bits of one integer."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias, cast

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from splittable.sim.chance import below
from splittable.sim.compiler import Chance, kernel, part

# By set of numbers below 10, and index: its members in ascending order, then zeros.
MEMBERS: Final = np.array(
    [
        sorted(number for number in range(10) if members >> number & 1)
        + [0] * (10 - members.bit_count())
        for members in range(1 << 10)
    ],
    dtype=np.int8,
)


def _count(_typing: Any, _members: Any) -> Any:
    def generate(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.uint64), generate


def _lowest(_typing: Any, _members: Any) -> Any:
    def generate(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.uint64), generate


Question: TypeAlias = Callable[[int], int]
size: Final[Question] = cast(Question, intrinsic(_count))  # the number of members
first: Final[Question] = cast(Question, intrinsic(_lowest))  # the lowest member; 64 if empty


@kernel
def nth(members: int, place: int) -> int:
    """The member with `place` members below it, which must exist."""
    for _ in range(place):
        members &= members - 1
    return first(members)


@kernel
def any_of_ten(members: int, chance: Chance) -> int:
    """A random member of a set of numbers below 10. A table is faster than a loop."""
    member: int = MEMBERS[members, below(chance, size(members))]
    return member


@part
def contains(members: int, member: int) -> bool:
    return (np.uint64(members) >> np.uint64(member)) & np.uint64(1) != np.uint64(0)
