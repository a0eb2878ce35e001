"""The store: append-only logs of entries by (table, seq), behind one interface."""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import cycle
from string import ascii_lowercase, digits
from typing import Final, Literal, Protocol, TypeAlias

from msgspec import Struct

from splittable.core.errors import SplittableError


class StoreError(SplittableError):
    """The database can't be read or written now. What was acknowledged before is safe."""


class TableRelocated(StoreError):
    """Another server owns the table, or this one doesn't own it yet. A pending entry may or may not
    have been stored."""

    def __init__(self, table: str, retry_after: int) -> None:
        super().__init__(f"table {table} is owned by another server now")
        self.retry_after = retry_after  # ms after which clients should reconnect


class StoreDamaged(StoreError):
    """The database itself is damaged: retrying won't help."""


@dataclass(frozen=True, slots=True)
class Head:
    """A summary of a table, readable without its log. It is written in the same commit."""

    phase: str  # "gathering" | "playing" | "over"
    listed: bool  # whether the lobby shows it
    wake_at: int | None  # ms since 1970: when to load the table even if nobody asks for it
    card: bytes  # JSON: what the lobby shows
    changed_at: int  # ms since 1970: the lobby is sorted by it


PersonalKind: TypeAlias = Literal["name", "talk"]


class Personal(Struct, frozen=True):
    """What can be erased of an entry: somebody's name or remark. The entry has its digest."""

    kind: PersonalKind
    token_hash: str | None  # whose it is
    at: int  # ms since 1970
    salt: str  # hexadecimal; without it the digest of a short name could be guessed
    words: str


NoteKind: TypeAlias = Literal["act", "report", "ban", "notice"]
ACT: Final = "act"  # of an operator, for the audit log
REPORT: Final = "report"  # by a player
BAN: Final = "ban"
NOTICE: Final = "notice"  # what everybody is told now


class Append(Struct, frozen=True):  # quicker to make than a dataclass
    """One entry to write, with the new head if it changes."""

    table: str
    seq: int  # in this table's log, from 0 without gaps
    entry: bytes
    link: bytes  # of this entry: see `hash_chain`
    before: bytes  # the link that the previous entry must have
    head: Head | None = None  # None: unchanged
    epoch: int | None = None  # of the lease it is written under, see `placement`; None: no lease
    personal: Personal | None = None  # written in the same commit, beside the entry


Written: TypeAlias = bool | StoreDamaged
Kept: TypeAlias = tuple[int, bytes, bytes | None]  # seq, entry, link; None: older than links
KeptPersonal: TypeAlias = Mapping[int, Personal]  # by the entry's seq


class TableSearch(Struct, frozen=True):
    """Which tables an operator looks for. Conditions that aren't given hold for every table."""

    text: str | None = None  # the beginning of its id, or part of a name or remark
    game: str | None = None
    phase: str | None = None
    used_before: int | None = None  # ms since 1970
    listed: bool | None = None
    most: int = 100


class FoundTable(Struct, frozen=True):
    """A table as its rows have it."""

    table: str
    game: str
    phase: str
    listed: bool
    entries: int
    opened_at: int  # ms since 1970
    used_at: int  # ms since 1970: when its last entry was made


class Note(Struct, frozen=True):
    """Something for operators, or that their acts have left, beside the tables."""

    kind: NoteKind
    id: str
    at: int  # ms since 1970
    body: bytes  # JSON


class Store(Protocol):
    async def append(self, batch: Sequence[Append]) -> list[Written]:
        """Write a group of entries durably, in order.

        Returns one result per entry. False: its seq is taken, the previous entry is missing, or
        this server doesn't own the table with this epoch. StoreDamaged: its part of the database
        is damaged. In both cases neither the entry nor its head is written; the others are.

        Raises StoreError if the outcome is unknown: any entry may or may not have been stored.
        """

    async def log(self, table: str) -> list[Kept]:
        """The rows of a table's log, in order; empty if there is no such table."""

    async def personal(self, table: str) -> KeptPersonal:
        """The names and remarks of a log that haven't been erased."""

    async def erase_person(self, token_hash: str, notes: Sequence[Note] = ()) -> list[str]:
        """Erase what a person said and was called, in one transaction, with the reviews and lobby
        cards that name them. `notes` take the place of those that do, unless these are gone.
        Returns the tables where that was."""

    async def erase_talk(self, before: int, most: int) -> list[str]:
        """Erase at most so many of the remarks made before this time (ms since 1970), in one
        transaction. Returns their tables; none are left once it returns none."""

    async def find(self, search: TableSearch) -> list[FoundTable]:
        """The tables that an operator looks for, last used first."""

    async def note(self, note: Note, *, replace: bool = False) -> bool:
        """Keep a note. False: there is one of this kind and id, which stays unless `replace`."""

    async def drop_note(self, kind: NoteKind, id: str) -> bool:  # noqa: A002
        """Remove a note. False: there was none."""

    async def drop_notes(self, kind: NoteKind, before: int, most: int) -> int:
        """Remove at most `most` notes of a kind that are older than `before` (ms since 1970).
        Returns how many."""

    async def find_note(self, kind: NoteKind, id: str) -> Note | None:  # noqa: A002
        """The note of this kind and id, or None."""

    async def notes(self, kind: NoteKind, most: int | None = None) -> list[Note]:
        """The latest notes of a kind, newest first; None: all of them."""

    async def listed(self, most: int) -> list[tuple[str, Head]]:
        """Listed tables that aren't over, most recently changed first."""

    async def waking(self, before: int) -> list[tuple[str, int]]:
        """Tables with `wake_at` before this time (ms since 1970), earliest first. Tables that
        another live server owns are left out."""

    async def unused(self, finished: int, abandoned: int, most: int) -> list[str]:
        """Tables whose last entry was made before `finished` (ms since 1970) if their game is over,
        else before `abandoned`. Tables that another live server owns are left out."""

    async def delete(self, table: str, epoch: int | None) -> bool:
        """Delete a table with its log, head and reviews in one transaction. False: there is none,
        or this server doesn't own it with this epoch."""

    async def keep_review(self, table: str, number: int, version: str, review: bytes) -> None:
        """Store the review of a finished game; an earlier one of the same version stays."""

    async def review(self, table: str, number: int, version: str) -> bytes | None:
        """The stored review of game `number` by this version, or None."""

    async def check(self) -> None:
        """Raise StoreError unless the store can take the first entry of a new table now."""

    async def close(self) -> None: ...


def escaped(text: str) -> str:
    """A text as LIKE finds it literally, with a backslash as its escape character."""
    return re.sub(r"([\\%_])", r"\\\1", text)


class Probes:
    """First entries of tables that don't exist, for `Store.check` to write and undo. Their names
    are spread over the whole index, since damage may have hit only a part of it."""

    def __init__(self) -> None:
        self._names = cycle(ascii_lowercase + digits)
        self._advance()

    def _advance(self) -> None:
        head = Head("gathering", listed=False, wake_at=None, card=b"{}", changed_at=0)
        name = f"{next(self._names)}-probe"
        self._probe = Append(name, 0, b"{}", link=bytes(32), before=bytes(32), head=head)

    @contextmanager
    def next(self) -> Iterator[Append]:
        """The probe that failed last time, or else the next one."""
        yield self._probe
        self._advance()
