"""How a kernel is compiled: machine code, no interpreter lock, and nothing before it is called."""

from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from types import FunctionType
from typing import Any, Final, TypeAlias, TypeVar, cast

import numpy as np
import numpy.typing as npt
from numba import njit

Kernel = TypeVar("Kernel", bound=Callable[..., Any])

# A game in integers: a record of the game's STATE type, changed in place.
State: TypeAlias = Any
Bytes: TypeAlias = npt.NDArray[np.int8]  # a mask or an observation
Reals: TypeAlias = npt.NDArray[np.float64]
Chance: TypeAlias = npt.NDArray[np.uint64]  # see chance.py


# Without a door to Python a kernel takes half the time to compile; Python must not call it: a test
# that wants to ask one goes through `entry`, as the loops do.
INNER: Final[dict[str, Any]] = {
    "nogil": True,
    "error_model": "numpy",
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}


def kernel(function: Kernel) -> Kernel:
    """A rule, compiled together with the loop that calls it; only compiled code can call it."""
    return cast(Kernel, njit(**INNER)(function))


def part(function: Kernel) -> Kernel:
    """A piece of a rule, put into the text of every kernel that uses it: quicker to compile."""
    return cast(Kernel, njit(**INNER, inline="always")(function))


def entry(
    loop: Callable[..., Any], game: str, kernels: Mapping[str, Any], *, keep: bool = True
) -> Callable[..., Any]:
    """A loop over many games, bound to the kernels of one, compiled at its first call and kept.

    The compiler keeps what it made beside the source, but looks at one file only to see whether
    that is still current. So the name that a loop is kept under holds a print of all the sources.
    """
    name = f"{loop.__name__}_{game}_{SOURCES}"
    bound = FunctionType(
        loop.__code__.replace(co_name=name, co_qualname=name), {**loop.__globals__, **kernels}
    )
    bound.__qualname__ = name
    return cast(Callable[..., Any], njit(nogil=True, cache=keep, error_model="numpy")(bound))


def _sources() -> Iterator[bytes]:
    package = Path(__file__).parents[1]
    for part in ("sim", "games"):
        for path in sorted((package / part).rglob("*.py")):
            yield path.read_bytes()


SOURCES: Final = sha256(b"\n".join(_sources())).hexdigest()[:12]
