"""Files: written whole or not at all."""

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
    """What `--out` names: a file that is written whole, standard output, or nothing."""
    if path is None:
        yield None
    elif path == STDIO:
        yield sys.stdout
    else:
        with written_whole(path) as out:
            yield out


@contextmanager
def written_whole(path: str) -> Iterator[TextIO]:
    """A file that appears under its name only when everything is in it; else nothing is left."""
    target = Path(os.path.realpath(path))  # a link stays a link
    if not path or target.is_dir():
        raise Invalid(path or "''", "is a directory, not a file to write" if path else "is no file")
    if target.exists() and not target.is_file():  # a device or a pipe cannot be replaced
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
        with stream, _stopping_politely():
            yield stream
        draft.replace(target)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


@contextmanager
def _stopping_politely() -> Iterator[None]:
    """A polite kill counts as Ctrl-C, so that nothing half-written is left behind."""

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    try:
        before = signal.signal(signal.SIGTERM, stop)
    except ValueError:  # not the main thread: whoever runs us minds the signals
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def size_of(path: str) -> int | None:
    """Bytes in the file, where it is one."""
    with suppress(OSError):
        if path != STDIO:
            return Path(path).stat().st_size
    return None
