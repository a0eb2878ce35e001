"""Compiled loops stay on disk, in a folder for these very sources; the folders of others go.

The compiler can keep what it made beside the source, or where it may write if not there. But it
looks at one file only to see whether that is still current, and never clears anything away.
"""

from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from typing import Any, Final

from numba.core.caching import FunctionCache, IndexDataCacheFile

FOLDER: Final = "loops-"  # and a print of all the sources
PRINTED: Final = ("core", "games", "sim")  # what kernels are made of


def _sources() -> Iterator[bytes]:
    package = Path(__file__).parents[1]
    for part in PRINTED:
        for path in sorted((package / part).rglob("*.py")):
            yield path.read_bytes()


SOURCES: Final = sha256(b"\n".join(_sources())).hexdigest()[:12]


class KeptLoops(FunctionCache):
    """Where one loop is kept."""

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
        """What cannot be read is compiled again."""
        with suppress(OSError):
            return super().load_overload(signature, target)

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """What cannot be written is compiled again next time."""
        with suppress(OSError):
            self._folder.mkdir(exist_ok=True)
            super().save_overload(signature, compiled)
        for folder in self._folder.parent.glob(f"{FOLDER}*"):
            if folder != self._folder:
                rmtree(folder, ignore_errors=True)


def kept(loop: Any) -> Any:
    """The compiled loop itself, which is looked for here before it is compiled anew."""
    with suppress(RuntimeError):  # there is nowhere that the compiler may write
        loop._cache = KeptLoops(loop.py_func)
    return loop
