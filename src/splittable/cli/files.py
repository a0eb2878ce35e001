"""Atomic output files: they appear only once everything is written."""

import os
import secrets
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import TextIO

from splittable.core.errors import Invalid

STDIO = "-"


@contextmanager
def opened(path: str | None) -> Iterator[TextIO | None]:
    """Open the target of `--out`: a file written atomically, stdout for `-`, or None."""
    if path is None:
        yield None
    elif path == STDIO:
        yield sys.stdout
    else:
        with written_whole(path) as out:
            yield out


@contextmanager
def written_whole(path: str) -> Iterator[TextIO]:
    """Write a file that replaces the target only if the block succeeds; otherwise leave no trace.

    Raises `Invalid` if the path can't be written."""
    target = Path(os.path.realpath(path))  # replaces what a symbolic link points to, not the link
    if not path or target.is_dir():
        raise Invalid(path or "''", "is a directory, not a file" if path else "is not a file name")
    if target.exists() and not target.is_file():  # a device or a pipe can't be replaced
        with target.open("w", encoding="utf-8", newline="\n") as stream:
            yield stream
        return
    if target.exists() and not os.access(target, os.W_OK):
        raise Invalid(path, "is not writable")
    draft = target.with_name(f".{target.name[:100]}.{secrets.token_hex(6)}.part")
    try:
        stream = draft.open("x", encoding="utf-8", newline="\n")
    except OSError as error:
        raise Invalid(path, f"cannot be written: {error.strerror}") from error
    try:
        with stream, _sigterm_as_interrupt():
            yield stream
        draft.replace(target)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


@contextmanager
def _sigterm_as_interrupt() -> Iterator[None]:
    """Treat SIGTERM like Ctrl-C, so that the draft is removed."""

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    try:
        before = signal.signal(signal.SIGTERM, stop)
    except ValueError:  # only the main thread may set signal handlers
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def size_of(path: str) -> int | None:
    """The file's size in bytes; None for stdin or if it can't be read."""
    with suppress(OSError):
        if path != STDIO:
            return Path(path).stat().st_size
    return None
