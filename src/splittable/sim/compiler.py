"""Compilation of kernels with numba: to machine code, without the GIL, on first call."""

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, TypeAlias, TypeVar, cast

import numpy as np
import numpy.typing as npt
from numba import njit

from splittable.sim.kernel_cache import cached
from splittable.sim.numba_compat import inner

Kernel = TypeVar("Kernel", bound=Callable[..., Any])

# The state of a game in integers: a record of its STATE dtype, changed in place.
State: TypeAlias = Any
Bytes: TypeAlias = npt.NDArray[np.int8]  # a mask or an observation
Reals: TypeAlias = npt.NDArray[np.float64]
Chance: TypeAlias = npt.NDArray[np.uint64]  # see chance.py


def kernel(function: Kernel) -> Kernel:
    """Decorator for a rule. It is compiled with the loop that calls it; Python can't call it."""
    return cast(Kernel, inner(function))


def part(function: Kernel) -> Kernel:
    """Decorator for a part of a rule. It is inlined into its callers, which compiles faster."""
    return cast(Kernel, inner(function, inline="always"))


def entry(
    loop: Callable[..., Any], game: str, kernels: Mapping[str, Any], *, keep: bool = True
) -> Callable[..., Any]:
    """Bind a loop to the kernels of one game. It is compiled on first call and, with `keep`, cached
    on disk."""
    name = f"{loop.__name__}_{game}"
    bound = FunctionType(
        loop.__code__.replace(co_name=name, co_qualname=name), {**loop.__globals__, **kernels}
    )
    bound.__qualname__ = name
    compiled = njit(nogil=True, error_model="numpy")(bound)
    return cast(Callable[..., Any], cached(compiled) if keep else compiled)
