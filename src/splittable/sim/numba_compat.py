"""The internals of numba that the simulators use. No other module imports `numba.core`.

They are undocumented, and may change with any version:

- `registry.CPUDispatcher`, called with a function and `targetoptions`: `Inner` must not be callable
  from Python, since its code has no wrapper for that.
- The target options `no_cpython_wrapper` and `no_cfunc_wrapper`: they halve compile time.
- `caching.FunctionCache` with `_cache_path`, `_cache_file` and `_impl`, the constructor of
  `caching.IndexDataCacheFile`, and the attribute `_cache` of a dispatcher: numba's own cache checks
  only one source file for changes, so ours moves its files to a folder named after all sources.
- `caching.CompileResultCacheImpl._locator_classes` and `ensure_cache_path` of a locator: numba uses
  no folder that it can't write to, not even to read what was compiled into an image.

`tests/sim/test_numba_compat.py` checks all of these. `pyproject.toml` allows no version later than
the one for which it was run.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NoReturn

from numba.core.caching import (
    CompileResultCacheImpl,
    FunctionCache,
    IndexDataCacheFile,
    UserProvidedCacheLocator,
)
from numba.core.registry import CPUDispatcher

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


def inner(function: Callable[..., Any], **options: object) -> Inner:
    return Inner(function, targetoptions={**INNER, **options})


class ReadOnlyLocator(UserProvidedCacheLocator):
    """The folder NUMBA_CACHE_DIR, if it has compiled code already but can't be written to."""

    def ensure_cache_path(self) -> None:
        next(Path(self.get_cache_path()).iterdir(), None)  # raises OSError if it isn't there


class FolderCacheImpl(CompileResultCacheImpl):
    _locator_classes = [  # noqa: RUF012  # as in the base class
        UserProvidedCacheLocator,
        ReadOnlyLocator,
        *CompileResultCacheImpl._locator_classes,
    ]


class FolderCache(FunctionCache):
    """numba's cache of one function, in a subfolder of the usual folder. Raises RuntimeError if
    there is no folder to use."""

    _impl_class = FolderCacheImpl

    def __init__(self, function: Callable[..., Any], subfolder: str) -> None:
        super().__init__(function)
        self.folder = Path(self._cache_path, subfolder)
        self._cache_path = str(self.folder)
        self._cache_file = IndexDataCacheFile(
            cache_path=self._cache_path,
            filename_base=self._impl.filename_base,
            source_stamp=self._impl.locator.get_source_stamp(),
        )


def set_cache(loop: Any, cache: FolderCache) -> None:
    """Make a loop, as `numba.njit` returns it, use this cache."""
    loop._cache = cache
