"""Compilation of kernels with numba: to machine code, without the GIL, on first call."""

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, Final, NoReturn, TypeAlias, TypeVar, cast

import numpy as np
import numpy.typing as npt
from numba import njit
from numba.core.registry import CPUDispatcher

from splittable.sim.kernel_cache import cached

Kernel = TypeVar("Kernel", bound=Callable[..., Any])

# The state of a game in integers: a record of its STATE dtype, changed in place.
State: TypeAlias = Any
Bytes: TypeAlias = npt.NDArray[np.int8]  # a mask or an observation
Reals: TypeAlias = npt.NDArray[np.float64]
Chance: TypeAlias = npt.NDArray[np.uint64]  # see chance.py


# Without Python wrappers, a kernel takes half the time to compile.
INNER: Final[dict[str, Any]] = {
    "nopython": True,
    "boundscheck": None,  # from the environment variable
    "nogil": True,
    "error_model": "numpy",
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}


class Inner(CPUDispatcher):
    """Compiled code without a Python wrapper: calling it from Python would crash."""

    def __call__(self, *_values: object, **_named: object) -> NoReturn:
        raise TypeError(
            f"{self.py_func.__name__} can only be called from compiled code;"
            " from Python, call a loop that `entry` has bound"
        )


def kernel(function: Kernel) -> Kernel:
    """Decorator for a rule. It is compiled with the loop that calls it; Python can't call it."""
    return cast(Kernel, Inner(function, targetoptions=dict(INNER)))


def part(function: Kernel) -> Kernel:
    """Decorator for a part of a rule. It is inlined into its callers, which compiles faster."""
    return cast(Kernel, Inner(function, targetoptions={**INNER, "inline": "always"}))


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
