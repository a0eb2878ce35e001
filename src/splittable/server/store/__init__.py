"""Where the log is kept: append-only entries by (table, seq), behind one interface."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from msgspec import Struct

from splittable.core.errors import SplittableError


class StoreError(SplittableError):
    """The log cannot be read or written now; what was acknowledged before is safe."""


class TableRelocated(StoreError):
    """The table is not at home here any more, or not yet: it is there for who comes back after so
    many milliseconds. What was to be stored is not known to be."""

    def __init__(self, table: str, retry_after: int) -> None:
        super().__init__(f"table {table} is at home at another server now")
        self.retry_after = retry_after


class StoreDamaged(StoreError):
    """What is kept there cannot be read, now or later: the database itself is damaged."""


@dataclass(frozen=True, slots=True)
class Head:
    """What is told of a table without reading its log; kept beside it, in the same commit."""

    phase: str  # "gathering" | "playing" | "over"
    listed: bool  # whether the lobby shows it
    wake_at: int | None  # ms since 1970: when it must be looked at though nobody asks
    card: bytes  # JSON: what the lobby shows of it
    changed_at: int  # ms since 1970: the newest first in the lobby


class Append(Struct, frozen=True):  # quicker to make than a dataclass
    """One entry to be written, and the head where it changes with it."""

    table: str
    seq: int  # of this table, from 0 on without gaps
    entry: bytes
    link: bytes  # of this entry: see `chain`
    before: bytes  # of the entry that must be there before it
    head: Head | None = None  # None: as it was
    epoch: int | None = None  # of the lease it is written under, see `homes`; None: under none


Written: TypeAlias = bool | StoreDamaged
Kept: TypeAlias = tuple[int, bytes, bytes | None]  # seq, entry, link; None: kept before there were


class Store(Protocol):
    async def append(self, batch: Sequence[Append]) -> list[Written]:
        """Write a group durably, one after the other in the order given, by one statement where no
        two are of the same table.

        By entry, False where its seq was taken, the entry before it is not there or its table is
        not at home here with its epoch: then it is not written, nor is its head, and its neighbours
        are left alone. So is it where its own part of the database is damaged. StoreError: nothing
        of the group may be relied on, neither that it is stored nor that it is not.
        """

    async def log(self, table: str) -> list[Kept]:
        """What is kept of a table, in order; empty where there is no such table."""

    async def listed(self, most: int) -> list[tuple[str, Head]]:
        """Listed tables that are not over, those changed last first."""

    async def waking(self, before: int) -> list[tuple[str, int]]:
        """Tables to be looked at before this moment, with when: the earliest first; where several
        servers share the tables, not those that are at home at another one that is alive."""

    async def keep_review(self, table: str, number: int, version: str, review: bytes) -> None:
        """Beside a finished game's log: its review by this version, once. The first one stays."""

    async def review(self, table: str, number: int, version: str) -> bytes | None:
        """The review of a table's number-th game that was kept by this version."""

    async def check(self) -> None:
        """StoreError unless the store could take an entry now."""

    async def close(self) -> None: ...
