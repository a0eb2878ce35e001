"""Files: written whole or not at all, and records read one at a time."""

import json
import os
import secrets
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import BinaryIO, TextIO

from splittable.core.errors import Invalid
from splittable.core.reading import MOST_BYTES

STDIO = "-"


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


@dataclass(frozen=True, slots=True)
class Entry:
    """One record as text, not read yet."""

    number: int  # 1 for the first record of the file
    line: int  # where it begins, 1 for the first line
    text: bytes
    read: int  # bytes of the file read so far


def entries(path: str) -> Iterator[Entry]:
    """The records of a file, one on each line, or a single one over many lines; never all at once.

    A file whose first line is no whole JSON value, and that is not called .jsonl, is one record.
    """
    with _opened(path) as stream:
        read, line, number = 0, 0, 0
        for text in _lines(stream):
            line += 1
            read += len(text)
            if not text.strip():
                continue
            number += 1
            if number == 1 and not path.endswith(".jsonl") and not _is_whole(text):
                rest = stream.read(MOST_BYTES + 1)
                yield Entry(1, line, text + rest, read + len(rest))
                return
            yield Entry(number, line, text, read)


def size_of(path: str) -> int | None:
    """Bytes in the file, where it is one."""
    with suppress(OSError):
        if path != STDIO:
            return Path(path).stat().st_size
    return None


@contextmanager
def _opened(path: str) -> Iterator[BinaryIO]:
    if path == STDIO:
        yield sys.stdin.buffer
        return
    with Path(path).open("rb") as stream:
        yield stream


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """Lines of bounded length: one that is longer comes cut, and so too long to be read."""
    while text := stream.readline(MOST_BYTES + 1):
        yield text
        while len(text) > MOST_BYTES and not text.endswith(b"\n"):
            text = stream.readline(MOST_BYTES + 1)


def _is_whole(text: bytes) -> bool:
    """Whether this line can stand for a record of its own, readable or broken."""
    if text.rstrip().endswith(b"}"):
        return True
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True
