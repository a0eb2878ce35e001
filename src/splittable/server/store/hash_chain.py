"""The chain of a log: each entry's link covers the link before it, so no entry changes unseen."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from splittable.core.errors import SplittableError
from splittable.server.limits.time_slices import Sliced, at_once
from splittable.server.store import Append, Head, Kept

START: Final = bytes(32)  # what a log's first entry finds before it


def link_of(before: bytes, table: str, seq: int, entry: bytes) -> bytes:
    """SHA-256 of the link before, the table's id, the entry's number and its bytes."""
    return sha256(b"%b%b/%d\n%b" % (before, table.encode(), seq, entry)).digest()


class LogDamaged(SplittableError):
    """A log that is not as it was written; the first `sound` entries of it can be relied on."""

    def __init__(self, table: str, sound: int, why: str) -> None:
        super().__init__(f"table {table}: {why}")
        self.sound = sound
        self.why = why


class HashChain:
    """The links of one table's log in memory, from its first entry to its last."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._links = bytearray()  # side by side, as a log may be long
        self.last = START

    def __len__(self) -> int:
        return len(self._links) // len(START)

    def next(self, entry: bytes, head: Head | None, epoch: int | None = None) -> Append:
        """What is to be written after the last entry, and after no other, under this lease."""
        seq, before = len(self._links) // len(START), self.last
        link = link_of(before, self._table, seq, entry)
        return Append(self._table, seq, entry, link, before, head, epoch)

    def add(self, link: bytes) -> None:
        self._links += link
        self.last = link

    def at(self, seq: int) -> bytes:
        return bytes(self._links[seq * len(START) : (seq + 1) * len(START)])

    def shared_with(self, other: "HashChain") -> int:
        """How many entries both logs begin with: where their links are equal, so is all before."""
        for seq in range(min(len(self), len(other)), 0, -1):
            if self.at(seq - 1) == other.at(seq - 1):
                return seq
        return 0


@dataclass(frozen=True, slots=True)
class Log:
    """A log that is as it was written."""

    entries: Sequence[bytes]
    chain: HashChain
    is_linked: bool  # whether every entry was kept with its link; older versions kept none


def checked(table: str, kept: Iterable[Kept]) -> Log:
    return at_once(checking(table, kept))


def checking(table: str, kept: Iterable[Kept]) -> Sliced[Log]:
    """The log of these rows, in order. LogDamaged: where the first one is not as it was written.

    Links are kept from some entry on, 0 unless an older version began the log. The first one kept
    covers all that was there before it, so only what was changed before that goes unseen.
    """
    entries: list[bytes] = []
    chain, linked_from = HashChain(table), None
    for seq, entry, link in kept:
        expected = len(entries)
        if seq != expected:
            raise LogDamaged(table, expected, f"entry {expected} is missing from its log")
        made = link_of(chain.last, table, seq, entry)
        if link is None and linked_from is not None:
            raise LogDamaged(table, expected, f"entry {seq} of its log has lost its link")
        if link is not None and link != made:
            raise LogDamaged(table, expected, f"entry {seq} of its log is not as it was written")
        if link is not None and linked_from is None:
            linked_from = seq
        entries.append(entry)
        chain.add(made)
        yield
    return Log(entries, chain, is_linked=linked_from == 0)
