"""The archive: reads tables from their logs and verifies them. Unreadable ones are quarantined.

While a table is quarantined, requests for it get the reason from memory. It is read again only
after a pause, which doubles each time.

Logs can be long, so there are two serial queues: one for tables that clients enter, and one for
replays of finished games.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from time import perf_counter
from typing import Any, Final, TypeAlias, TypeVar

import structlog

from splittable.core.errors import Mismatch
from splittable.core.game import AnyGame
from splittable.core.record import Position, Record, read_record_stepwise, replay
from splittable.core.seats import Seat
from splittable.core.validation import short_repr
from splittable.games.redeals import Moves, redeal_stepwise
from splittable.server.clock import Clock
from splittable.server.domain.commands.errors import Refused
from splittable.server.domain.entries import AnyEntry, Opened, Sat, Watched
from splittable.server.domain.table import LaterRules, OtherRules, Table
from splittable.server.domain.table_log import (
    decode_entries_in_slices,
    load_after_game_in_slices,
    load_in_slices,
)
from splittable.server.limits.cpu_accounting import UNMETERED, Payer, metered
from splittable.server.limits.single_flight import SerialQueue, SingleFlight
from splittable.server.limits.time_slices import Sliced, run_in_slices
from splittable.server.logs import failure
from splittable.server.messages.live import Code
from splittable.server.store import Store, StoreDamaged, StoreError
from splittable.server.store.hash_chain import HashChain, Log, LogDamaged, checking

FIRST_PAUSE: Final = 10_000  # ms until an unreadable table is tried again
LONGEST_PAUSE: Final = 3_600_000  # ms

T = TypeVar("T")
Answers: TypeAlias = dict[
    tuple[str | None, str], int
]  # by token and command id: the seq of its entry

log = structlog.get_logger()


class UnreadableTable(Refused):
    """A stored table that can't be read. It isn't tried again before `again_at`."""

    def __init__(self, code: Code, message: str, again_at: int) -> None:
        super().__init__(code, message)
        self.again_at = again_at  # ms since 1970


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as read from its log."""

    table: Table
    answers: Answers
    chain: HashChain


@dataclass(frozen=True, slots=True)
class _Quarantine:
    """Why a table is quarantined, and until when."""

    code: Code
    message: str
    pause: int  # ms
    until: int  # ms since 1970


class Archive:
    def __init__(
        self,
        store: Store,
        clock: Clock,
        games: Mapping[str, AnyGame],
        stopwatch: Callable[[], float] = perf_counter,
    ) -> None:
        self._store = store
        self._clock = clock
        self._games = games
        self._stopwatch = stopwatch
        self._quarantined: dict[
            str, _Quarantine
        ] = {}  # tables that couldn't be read at the last try
        self._entering = SerialQueue()
        self._looking_back = SerialQueue()
        self._finished: SingleFlight[StoredTable | None] = SingleFlight()  # by table and number

    async def table(self, table_id: str, payer: Payer = UNMETERED) -> StoredTable:
        """The table at the end of its log."""
        return await self._read(table_id, partial(self._kept, table_id), self._entering, payer)

    async def finished(self, table_id: str, number: int, payer: Payer) -> StoredTable | None:
        """The table when game `number` was over; None if it hasn't come to that. Concurrent callers
        share the result, so nobody may change it."""

        async def read(company: Payer) -> StoredTable | None:
            wanted = partial(self._kept_after, table_id, number)
            return await self._read(table_id, wanted, self._looking_back, company)

        return await self._finished.ask((table_id, number), payer, read)

    async def record(self, text: bytes, payer: Payer) -> Record:
        """Parse a record that a client sent."""
        async with self._looking_back.turn(payer):
            return await run_in_slices(read_record_stepwise(text, self._games), self._stopwatch)

    async def redealt(
        self, record: Record, at: int, seat: Seat, rng: Random, payer: Payer
    ) -> tuple[Any, Moves]:
        """A deal that this seat couldn't have told from the real one by then, and the moves."""
        async with self._looking_back.turn(payer):
            return await run_in_slices(redeal_stepwise(record, at, seat, rng), self._stopwatch)

    async def position(self, record: Record, number: int, payer: Payer) -> Position:
        """The position after `number` moves, which the record must have."""
        async with self._looking_back.turn(payer):
            return await run_in_slices(_position(record, number), self._stopwatch)

    async def told(
        self, record: Record, tell: Callable[[Position], T], payer: Payer
    ) -> tuple[T, ...]:
        """`tell` of the position after every move, in order."""
        async with self._looking_back.turn(payer):
            return await run_in_slices(_told_moves(record, tell), self._stopwatch)

    # Quarantine

    def is_unreadable(self, table_id: str) -> bool:
        """Whether it couldn't be read at the last try."""
        return table_id in self._quarantined

    def is_quarantined(self, table_id: str) -> bool:
        """Whether it won't even be tried now."""
        rest = self._quarantined.get(table_id)
        return rest is not None and self._clock.now() < rest.until

    @property
    def unreadable(self) -> Counter[Code]:
        """How many tables couldn't be read at the last try, by the code that clients get."""
        return Counter(rest.code for rest in self._quarantined.values())

    # Reading

    async def _read(
        self, table_id: str, of: Callable[[Log], Sliced[T]], turns: SerialQueue, payer: Payer
    ) -> T:
        self._refuse_quarantined(table_id)
        async with turns.turn(payer):
            self._refuse_quarantined(table_id)  # somebody else may have tried meanwhile
            return await metered(self._read_now(table_id, of), payer.pay)

    def _refuse_quarantined(self, table_id: str) -> None:
        if self.is_quarantined(table_id):
            rest = self._quarantined[table_id]
            raise UnreadableTable(rest.code, rest.message, rest.until)

    async def _read_now(self, table_id: str, of: Callable[[Log], Sliced[T]]) -> T:
        try:
            # PostgreSQL text has no NUL, so no table has such an id.
            kept = None if "\0" in table_id else await self._store.log(table_id)
            if not kept:
                raise Refused("unknown", f"there is no table {short_repr(table_id)}")
            personal = await self._store.personal(table_id)
            log_as_written = await run_in_slices(
                checking(table_id, kept, personal), self._stopwatch
            )
            read = await run_in_slices(of(log_as_written), self._stopwatch)
        except StoreDamaged as error:
            raise self.quarantine(table_id, error) from error
        except (Refused, StoreError):
            raise
        except Exception as error:
            raise self.quarantine(table_id, error) from error
        if self._quarantined.pop(table_id, None) is not None:
            log.info("table can be read again", table=table_id)
        return read

    def _kept(self, table_id: str, read: Log) -> Sliced[StoredTable]:
        entries = yield from decode_entries_in_slices(table_id, read)
        table = yield from load_in_slices(table_id, entries, self._games)
        return StoredTable(table, (yield from _answers(entries)), read.chain)

    def _kept_after(self, table_id: str, number: int, read: Log) -> Sliced[StoredTable | None]:
        entries = yield from decode_entries_in_slices(table_id, read)
        table = yield from load_after_game_in_slices(table_id, entries, self._games, number)
        return None if table is None else StoredTable(table, {}, read.chain)

    def quarantine(self, table_id: str, error: Exception) -> UnreadableTable:
        """Quarantine the table, and return the error for its clients. Logged once."""
        before = self._quarantined.get(table_id)
        pause = FIRST_PAUSE if before is None else min(2 * before.pause, LONGEST_PAUSE)
        until = self._clock.now() + pause
        code, message = _told(table_id, error)
        self._quarantined[table_id] = _Quarantine(code, message, pause, until)
        if before is None:
            # Only these errors are certain not to quote a card.
            is_plain = isinstance(error, LogDamaged | Mismatch | StoreDamaged)
            known = {"why": str(error)} if is_plain else failure(error)
            log.error("table cannot be read", table=table_id, code=code, **known)
        return UnreadableTable(code, message, until)


def _answers(log_so_far: Iterable[AnyEntry]) -> Sliced[Answers]:
    answers: Answers = {}
    tokens: dict[int | None, str] = {}  # by person at that time: numbers are reused
    for seq, entry in enumerate(log_so_far):
        token_hash = tokens.get(entry.person)
        if isinstance(entry, Opened):
            tokens[0] = entry.token_hash
        elif isinstance(entry, Sat | Watched) and entry.token_hash is not None:
            number = len(tokens) if entry.in_place_of is None else entry.in_place_of
            token_hash = tokens[number] = entry.token_hash
        if entry.id is not None:
            answers[token_hash, entry.id] = seq
        yield
    return answers


def _position(record: Record, wanted: int) -> Sliced[Position]:
    positions = replay(record)
    while (position := next(positions)).number != wanted:
        yield
    return position


def _told_moves(record: Record, tell: Callable[[Position], T]) -> Sliced[tuple[T, ...]]:
    told: list[T] = []
    for position in replay(record):
        if position.number:  # nothing happened before the first move
            told.append(tell(position))
        yield
    return tuple(told)


def _told(table_id: str, error: Exception) -> tuple[Code, str]:
    """The code and the line that clients get."""
    match error:
        case LaterRules():
            return "later-rules", str(error)
        case OtherRules():
            return "unknown", str(error)
        case _:
            return "damaged", (
                f"table {table_id}: what is kept of it is damaged and cannot be read;"
                " whoever runs this server may have a backup"
            )
