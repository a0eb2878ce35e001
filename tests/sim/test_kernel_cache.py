"""The cache of compiled loops is used for exactly the sources they were compiled from."""

import errno
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import pytest

from splittable.sim import kernel_cache
from splittable.sim.compiler import entry
from splittable.sim.kernel_cache import UncachedWarning

KEEP = """
import sys
from splittable.sim import kernel_cache
from tests.sim.test_kernel_cache import doubling
kernel_cache.SOURCES = sys.argv[1]
print(doubling()(21))
"""


def double(number: int) -> int:
    return 2 * number


def doubling() -> Callable[[int], int]:
    """The loop as a new process would have it."""
    return entry(double, "no_game", {})


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the compiler keeps things during a test."""
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))
    return tmp_path


def folders(place: Path) -> list[str]:
    return sorted(path.name for path in place.glob("*/*"))


def hits(loop: Any) -> int:
    return sum(loop.stats.cache_hits.values())


def test_a_kept_loop_is_not_compiled_again(place: Path) -> None:
    first, second = doubling(), doubling()
    assert (first(21), hits(first)) == (42, 0)
    assert folders(place) == [f"loops-{kernel_cache.SOURCES}"]
    assert (second(21), hits(second)) == (42, 1)


def test_loops_of_older_sources_go_when_a_new_one_is_written(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for sources in ("old", "older", "new"):
        monkeypatch.setattr(kernel_cache, "SOURCES", sources)
        loop = doubling()
        assert (loop(21), hits(loop)) == (42, 0)
        assert folders(place) == [f"loops-{sources}"]
    monkeypatch.setattr(kernel_cache, "SOURCES", "newest")
    doubling()
    assert folders(place) == ["loops-new"]  # nothing was written yet


def test_a_loop_that_cannot_be_kept_is_compiled_all_the_same(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    doubling()
    (folder,) = place.iterdir()
    (folder / f"loops-{kernel_cache.SOURCES}").write_text("a file where the folder would be")
    loop = doubling()
    with pytest.warns(UncachedWarning, match="NUMBA_CACHE_DIR"):
        assert (loop(21), hits(loop)) == (42, 0)
    monkeypatch.setattr(kernel_cache.LoopCache._impl_class, "_locator_classes", [])
    with pytest.warns(UncachedWarning, match="NUMBA_CACHE_DIR"):
        assert doubling()(21) == 42  # there is nowhere that anything may be written


def test_a_folder_that_cannot_be_written_is_read(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a container with a read-only root, where the image has the compiled code."""
    doubling()(21)

    def refuse(*_args: object, **_named: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    loop = doubling()
    assert (loop(21), hits(loop)) == (42, 1)
    (place / "file").touch()
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(place / "file"))
    with pytest.warns(UncachedWarning, match="NUMBA_CACHE_DIR"):
        loop = doubling()
    assert (loop(21), hits(loop)) == (42, 0)


@pytest.mark.all_tier
def test_processes_may_begin_at_once_with_sources_old_and_new(place: Path) -> None:
    variables = {**os.environ, "NUMBA_CACHE_DIR": str(place)}
    started = [
        subprocess.Popen(
            [sys.executable, "-c", KEEP, sources],
            env=variables,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for sources in ("old", "new", "new")
    ]
    for process in started:
        told, complaint = process.communicate(timeout=300)
        assert told == "42\n", complaint
