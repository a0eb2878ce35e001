"""Disk cache of compiled loops, in a folder named after a hash of all sources.

Numba has a cache of its own. But it checks only one source file for changes, and it never deletes
anything. This one covers all sources, and deletes the folders of other versions.
"""

from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from typing import Any, Final
from warnings import warn

from splittable.sim.numba_compat import FolderCache, set_cache

FOLDER: Final = "loops-"  # prefix, followed by the hash of the sources
HASHED: Final = ("core", "games", "sim")  # packages that kernels depend on
UNCACHED: Final = (
    "compiled code can't be cached, so every process compiles it again: no writable folder"
    " (NUMBA_CACHE_DIR names one)"
)


class UncachedWarning(RuntimeWarning):
    """Compiled code could not be written to the disk cache."""


def _sources() -> Iterator[bytes]:
    package = Path(__file__).parents[1]
    for part in HASHED:
        for path in sorted((package / part).rglob("*.py")):
            yield path.read_bytes()


SOURCES: Final = sha256(b"\n".join(_sources())).hexdigest()[:12]


class LoopCache(FolderCache):
    """The cache of one loop."""

    def __init__(self, loop: Any) -> None:
        super().__init__(loop, FOLDER + SOURCES)

    def load_overload(self, signature: Any, target: Any) -> Any:
        """Unreadable files count as missing."""
        with suppress(OSError):
            return super().load_overload(signature, target)

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """If the files can't be written, warns: the loop is compiled again next time."""
        try:
            self.folder.mkdir(exist_ok=True)
            super().save_overload(signature, compiled)
        except OSError:
            warn(UNCACHED, UncachedWarning, stacklevel=2)
        for folder in self.folder.parent.glob(f"{FOLDER}*"):
            if folder != self.folder:
                rmtree(folder, ignore_errors=True)


def cached(loop: Any) -> Any:
    """Make a loop use the cache, or warn if there is none; returns the same loop."""
    try:
        set_cache(loop, LoopCache(loop.py_func))
    except RuntimeError:  # no writable folder
        warn(UNCACHED, UncachedWarning, stacklevel=2)
    return loop
