"""Finished pieces of long work kept in a file, a line each: a run that was stopped goes on there.

The first line is a heading: all that the others depend on. A last line that was torn is dropped.
"""

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, TypeAlias

from splittable.core.errors import Invalid
from splittable.core.validation import as_object, parse_json, short_repr

Heading: TypeAlias = Mapping[str, Any]  # a file is continued for the same, and for nothing else


@dataclass(frozen=True, slots=True)
class Kind:
    """What is kept, and what is said of files that are something else."""

    format: str  # which every heading begins with
    keys: tuple[str, ...]  # of a heading, after the format
    longest: int  # line, in bytes
    strange: str  # of a file that has never been one of these
    otherwise: str  # what to do about one that was begun with another heading

    @property
    def beginning(self) -> bytes:
        return json.dumps({"format": self.format})[:-1].encode()


def heading_in(path: str | Path, kind: Kind) -> Heading | None:
    """What a file was begun with; None where there is no such file yet."""
    if not Path(path).is_file():
        return None
    with Path(path).open("rb") as stream:
        return _read_heading(stream, str(path), kind)


@contextmanager
def opened(path: str | Path, kind: Kind, heading: Heading) -> Iterator["KeptLines"]:
    """The file to go on with, or a new one. Refuses whatever was not begun with this heading."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)
    with os.fdopen(descriptor, "r+b") as stream:
        _lock(stream, str(path))
        found = _read_heading(stream, str(path), kind)
        if found is None:
            stream.seek(0)
            stream.truncate()
            stream.write(_line(json.dumps(heading)))
            stream.flush()
        else:
            _compare(found, heading, str(path), kind)
        yield KeptLines(stream, str(path), kind)


class KeptLines:
    """Lines in the order of the work: first those that are in the file, then new ones."""

    def __init__(self, stream: BinaryIO, path: str, kind: Kind) -> None:
        self._stream, self._path, self._kind = stream, path, kind
        self._begin = stream.tell()
        self._line = 1  # the last one read
        self._at_end = False

    @property
    def where(self) -> str:
        """The line that was recalled last, for whoever finds something wrong with it."""
        return f"{self._path}, line {self._line}"

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing but the heading."""
        return os.fstat(self._stream.fileno()).st_size <= self._begin

    def recall(self) -> bytes | None:
        """The next line; None when the file has no more."""
        if self._at_end:
            return None
        begin = self._stream.tell()
        line = self._stream.readline(self._kind.longest)
        if not line.endswith(b"\n") and len(line) < self._kind.longest:
            self._stream.seek(begin)
            self._stream.truncate()
            self._at_end = True
            return None
        self._line += 1
        if not line.endswith(b"\n"):
            raise Invalid(self.where, f"longer than {self._kind.longest} bytes")
        return line

    def keep(self, line: str) -> None:
        self._stream.write(_line(line))
        self._stream.flush()

    def again(self) -> Iterator[bytes]:
        """All lines from the first one on."""
        self._stream.seek(self._begin)
        return iter(self._stream)


def _lock(stream: BinaryIO, path: str) -> None:
    """Two runs would write into each other's lines; where locks can be had, the second is told."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Invalid(path, "is written by another run at this moment") from None


def _read_heading(stream: BinaryIO, path: str, kind: Kind) -> Heading | None:
    """What the file begins with; None for an empty file, or where not even that was finished."""
    line = stream.readline(kind.longest)
    beginning = kind.beginning
    if not line.endswith(b"\n") and (line.startswith(beginning) or beginning.startswith(line)):
        return None
    if not line.startswith(beginning):
        raise Invalid(path, kind.strange)
    where = f"{path}, line 1"
    return as_object(parse_json(line, where), where, required=("format", *kind.keys))


def _compare(found: Heading, heading: Heading, path: str, kind: Kind) -> None:
    for key, value in heading.items():
        if found[key] != value:
            begun = f"was begun with {key} {told(found[key])}, not {told(value)}"
            raise Invalid(path, f"{begun}; {kind.otherwise}")


def told(value: object) -> str:
    return short_repr(value) if isinstance(value, str) else short_repr(json.dumps(value)).strip("'")


def _line(text: str) -> bytes:
    return f"{text}\n".encode()
