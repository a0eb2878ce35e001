"""Reads a file of records one at a time, as text that is not parsed yet."""

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
    """The text of one record, before it is parsed."""

    number: int  # of the record in its file, from 1
    line: int  # where it starts, from 1
    text: bytes
    read: int  # bytes of the file read so far


def unread_records(path: str) -> Iterator[UnreadRecord]:
    """Yield the records of a file: one per line, or a single one that spans many lines.

    The file is one record if its first line is not complete JSON and its name does not end
    in .jsonl."""
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
    """Yield lines of bounded length. A longer line is cut to one byte over the parser's limit."""
    while text := stream.readline(MOST_BYTES + 1):
        yield text
        while len(text) > MOST_BYTES and not text.endswith(b"\n"):
            text = stream.readline(MOST_BYTES + 1)


def _is_whole(text: bytes) -> bool:
    """Whether the line is a record of its own, valid or not."""
    if text.rstrip().endswith(b"}"):
        return True
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True
