"""The hash chain of a log: each link covers the one before it, so changed entries are noticed.

Names and remarks are kept beside their entries, which have only a salted digest of them. So they
can be erased without breaking the chain, and what is left of them can't be changed.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from splittable.core.errors import SplittableError
from splittable.server.limits.time_slices import Sliced, at_once
from splittable.server.store import Append, Head, Kept, KeptPersonal, Personal

NOTHING: Final[KeptPersonal] = {}
START: Final = bytes(32)  # the link before a log's first entry


def link_of(before: bytes, table: str, seq: int, entry: bytes) -> bytes:
    """The link of an entry: SHA-256 of the previous link, the table's id, the seq and the entry."""
    return sha256(b"%b%b/%d\n%b" % (before, table.encode(), seq, entry)).digest()


def digest_of(salt: str, words: str) -> str:
    """What an entry has of a name or remark that is kept beside it, in hexadecimal."""
    return sha256(f"{salt}\n{words}".encode()).hexdigest()


class LogDamaged(SplittableError):
    """A log was altered since it was written. Its first `sound` entries are intact."""

    def __init__(self, table: str, sound: int, why: str) -> None:
        super().__init__(f"table {table}: {why}")
        self.sound = sound
        self.why = why


class HashChain:
    """All links of one table's log, in memory."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._links = bytearray()  # concatenated, to save memory
        self.last = START

    def __len__(self) -> int:
        return len(self._links) // len(START)

    def next(
        self,
        entry: bytes,
        head: Head | None,
        epoch: int | None = None,
        personal: Personal | None = None,
    ) -> Append:
        """The `Append` of an entry that must directly follow the last one."""
        seq, before = len(self._links) // len(START), self.last
        link = link_of(before, self._table, seq, entry)
        return Append(self._table, seq, entry, link, before, head, epoch, personal)

    def add(self, link: bytes) -> None:
        self._links += link
        self.last = link

    def at(self, seq: int) -> bytes:
        return bytes(self._links[seq * len(START) : (seq + 1) * len(START)])

    def shared_with(self, other: "HashChain") -> int:
        """How many first entries both logs share. Equal links mean that all before is equal."""
        for seq in range(min(len(self), len(other)), 0, -1):
            if self.at(seq - 1) == other.at(seq - 1):
                return seq
        return 0


def _has_digest(entry: bytes, personal: Personal) -> bool:
    return f'"personal":"{digest_of(personal.salt, personal.words)}"'.encode() in entry


def intact(kept: Iterable[Kept], personal: KeptPersonal) -> KeptPersonal:
    """The names and remarks that are as they were written."""
    entries = {seq: entry for seq, entry, _ in kept}
    return {
        seq: each
        for seq, each in personal.items()
        if seq in entries and _has_digest(entries[seq], each)
    }


@dataclass(frozen=True, slots=True)
class Log:
    """A log that passed the check."""

    entries: Sequence[bytes]
    chain: HashChain
    is_linked: bool  # whether every entry has a stored link; older versions stored none
    personal: KeptPersonal  # names and remarks that haven't been erased


def checked(table: str, kept: Iterable[Kept], personal: KeptPersonal = NOTHING) -> Log:
    return at_once(checking(table, kept, personal))


def checking(table: str, kept: Iterable[Kept], personal: KeptPersonal = NOTHING) -> Sliced[Log]:
    """Check the rows of a log, in order. Raises LogDamaged at the first altered entry.

    Links are stored from some entry on: from entry 0, unless an older version started the log. The
    first stored link covers all entries before it, as they were when it was written.
    """
    entries: list[bytes] = []
    chain, linked_from = HashChain(table), None
    for seq, entry, link in kept:
        expected = len(entries)
        if seq != expected:
            raise LogDamaged(table, expected, f"entry {expected} is missing from its log")
        computed = link_of(chain.last, table, seq, entry)
        if link is None and linked_from is not None:
            raise LogDamaged(table, expected, f"entry {seq} of its log has lost its link")
        if link is not None and link != computed:
            raise LogDamaged(table, expected, f"entry {seq} of its log was altered")
        beside = personal.get(seq)
        if beside is not None and not _has_digest(entry, beside):
            raise LogDamaged(table, expected, f"a name or remark of entry {seq} was altered")
        if link is not None and linked_from is None:
            linked_from = seq
        entries.append(entry)
        chain.add(computed)
        yield
    return Log(entries, chain, is_linked=linked_from == 0, personal=personal)
