"""How a kernel is compiled: machine code, no interpreter lock, and nothing before it is called."""

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, Final, NoReturn, TypeAlias, TypeVar, cast

import numpy as np
import numpy.typing as npt
from numba import njit
from numba.core.registry import CPUDispatcher

from splittable.sim.kernel_cache import kept

Kernel = TypeVar("Kernel", bound=Callable[..., Any])

# A game in integers: a record of the game's STATE type, changed in place.
State: TypeAlias = Any
Bytes: TypeAlias = npt.NDArray[np.int8]  # a mask or an observation
Reals: TypeAlias = npt.NDArray[np.float64]
Chance: TypeAlias = npt.NDArray[np.uint64]  # see chance.py


# Without a door to Python a kernel takes half the time to compile.
INNER: Final[dict[str, Any]] = {
    "nopython": True,
    "boundscheck": None,  # as the environment says
    "nogil": True,
    "error_model": "numpy",
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}


class Inner(CPUDispatcher):
    """Compiled code without a door to Python: to call it from there would end the interpreter."""

    def __call__(self, *_values: object, **_named: object) -> NoReturn:
        raise TypeError(
            f"{self.py_func.__name__} can be called by compiled code only;"
            " to ask it from Python, call it in a loop that `entry` has bound"
        )


def kernel(function: Kernel) -> Kernel:
    """A rule, compiled together with the loop that calls it; only compiled code can call it."""
    return cast(Kernel, Inner(function, targetoptions=dict(INNER)))


def part(function: Kernel) -> Kernel:
    """A piece of a rule, put into the text of every kernel that uses it: quicker to compile."""
    return cast(Kernel, Inner(function, targetoptions={**INNER, "inline": "always"}))


def entry(
    loop: Callable[..., Any], game: str, kernels: Mapping[str, Any], *, keep: bool = True
) -> Callable[..., Any]:
    """A loop over many games, bound to the kernels of one, compiled at its first call and kept."""
    name = f"{loop.__name__}_{game}"
    bound = FunctionType(
        loop.__code__.replace(co_name=name, co_qualname=name), {**loop.__globals__, **kernels}
    )
    bound.__qualname__ = name
    compiled = njit(nogil=True, error_model="numpy")(bound)
    return cast(Callable[..., Any], kept(compiled) if keep else compiled)
