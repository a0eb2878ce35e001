"""Checkpoint files: finished pieces of long work, one per line, from which a stopped run resumes.

The first line is a heading with everything the other lines depend on. An incomplete last line is
dropped.
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

Heading: TypeAlias = Mapping[str, Any]  # a run resumes only from a file with an equal heading


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of checkpoint file, with its error texts."""

    format: str  # the first key of every heading
    keys: tuple[str, ...]  # the other keys of a heading
    longest: int  # line, in bytes
    strange: str  # error for a file of another kind
    otherwise: str  # advice for a file with another heading

    @property
    def beginning(self) -> bytes:
        return json.dumps({"format": self.format})[:-1].encode()


def heading_in(path: str | Path, kind: Kind) -> Heading | None:
    """The heading of a file; None if there is no such file yet. Raises Invalid."""
    if not Path(path).is_file():
        return None
    with Path(path).open("rb") as stream:
        return _read_heading(stream, str(path), kind)


@contextmanager
def opened(path: str | Path, kind: Kind, heading: Heading) -> Iterator["KeptLines"]:
    """Open a file to resume from, or create it; raises Invalid if it has another heading."""
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
    """The lines of a checkpoint file: first recall those in the file, then keep new ones."""

    def __init__(self, stream: BinaryIO, path: str, kind: Kind) -> None:
        self._stream, self._path, self._kind = stream, path, kind
        self._begin = stream.tell()
        self._line = 1  # number of the last line read
        self._at_end = False

    @property
    def where(self) -> str:
        """The place of the line recalled last, for error messages."""
        return f"{self._path}, line {self._line}"

    @property
    def is_empty(self) -> bool:
        """Whether the file has only a heading."""
        return os.fstat(self._stream.fileno()).st_size <= self._begin

    def recall(self) -> bytes | None:
        """The next line in the file; None if there are no more."""
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
        """Append a line."""
        self._stream.write(_line(line))
        self._stream.flush()

    def again(self) -> Iterator[bytes]:
        """All lines, from the first one after the heading."""
        self._stream.seek(self._begin)
        return iter(self._stream)


def _lock(stream: BinaryIO, path: str) -> None:
    """Raise Invalid if another run has the file open, on systems that support locks."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Invalid(path, "is in use by another run") from None


def _read_heading(stream: BinaryIO, path: str, kind: Kind) -> Heading | None:
    """The heading; None if the file is empty or the heading incomplete. Raises Invalid."""
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
            started = f"was started with {key} {show(found[key])}, not {show(value)}"
            raise Invalid(path, f"{started}; {kind.otherwise}")


def show(value: object) -> str:
    """A value of a heading or line, for error messages."""
    return short_repr(value) if isinstance(value, str) else short_repr(json.dumps(value)).strip("'")


def _line(text: str) -> bytes:
    return f"{text}\n".encode()
