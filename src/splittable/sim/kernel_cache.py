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

from numba.core.caching import FunctionCache, IndexDataCacheFile

FOLDER: Final = "loops-"  # prefix, followed by the hash of the sources
HASHED: Final = ("core", "games", "sim")  # packages that kernels depend on


def _sources() -> Iterator[bytes]:
    package = Path(__file__).parents[1]
    for part in HASHED:
        for path in sorted((package / part).rglob("*.py")):
            yield path.read_bytes()


SOURCES: Final = sha256(b"\n".join(_sources())).hexdigest()[:12]


class LoopCache(FunctionCache):
    """The cache of one loop."""

    def __init__(self, loop: Any) -> None:
        super().__init__(loop)
        self._folder = Path(self._cache_path, FOLDER + SOURCES)
        self._cache_path = str(self._folder)
        self._cache_file = IndexDataCacheFile(
            cache_path=self._cache_path,
            filename_base=self._impl.filename_base,
            source_stamp=self._impl.locator.get_source_stamp(),
        )

    def load_overload(self, signature: Any, target: Any) -> Any:
        """Unreadable files count as missing."""
        with suppress(OSError):
            return super().load_overload(signature, target)

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """If the files can't be written, the loop is compiled again next time."""
        with suppress(OSError):
            self._folder.mkdir(exist_ok=True)
            super().save_overload(signature, compiled)
        for folder in self._folder.parent.glob(f"{FOLDER}*"):
            if folder != self._folder:
                rmtree(folder, ignore_errors=True)


def cached(loop: Any) -> Any:
    """Make a loop use the cache; returns the same loop."""
    with suppress(RuntimeError):  # no writable folder
        loop._cache = LoopCache(loop.py_func)
    return loop
