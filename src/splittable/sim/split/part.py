"""A piece of a kernel with a name of its own."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit

Part = TypeVar("Part", bound=Callable[..., Any])


def part(function: Part) -> Part:
    """Put into the text of every kernel that uses it: compiled in a third of a kernel's time."""
    return cast(Part, njit(nogil=True, error_model="numpy", inline="always")(function))
