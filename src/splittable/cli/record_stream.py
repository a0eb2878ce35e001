"""The records of a file as text, one at a time, to be read by whoever asks for them."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from splittable.cli.files import STDIO
from splittable.core.validation import MOST_BYTES


@dataclass(frozen=True, slots=True)
class UnreadRecord:
    """One record as text, not read yet."""

    number: int  # 1 for the first record of the file
    line: int  # where it begins, 1 for the first line
    text: bytes
    read: int  # bytes of the file read so far


def unread_records(path: str) -> Iterator[UnreadRecord]:
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
                yield UnreadRecord(1, line, text + rest, read + len(rest))
                return
            yield UnreadRecord(number, line, text, read)


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
