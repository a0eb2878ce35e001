"""The database of a simulated world: shared by its servers, over a slow and lossy network.

A statement travels, is executed in one step, and its answer travels back. Both may take long; the
answer may be lost; a statement whose caller gave up may still be executed, later or twice. The
contents are the ground truth: everything servers promise is compared with them.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextvars import Context
from dataclasses import dataclass, field
from enum import Enum, auto
from random import Random
from typing import Final, Protocol, TypeVar

from splittable.server.store import (
    Append,
    FoundTable,
    Head,
    Kept,
    KeptPersonal,
    Note,
    NoteKind,
    Personal,
    StoreError,
    TableSearch,
    Written,
)
from splittable.server.store import placement as leasing
from splittable.server.store.placement import Callback, Lease, LeaseTaken
from tests.world.loop import Life, Machine, WorldLoop

T = TypeVar("T")

QUICK: Final = (0.0005, 0.004)  # seconds each way, as a rule
SLOW: Final = (0.2, 8.0)
GIVEN_UP_AFTER: Final = 5.0  # seconds without an answer: what a server out of reach waits
BEYOND_REACH: Final = "the database cannot be reached"


class Fate(Enum):
    """What becomes of one statement."""

    DONE = auto()
    SLOW = auto()
    FAILED = auto()  # it is not carried out, and that is told
    ANSWER_LOST = auto()  # it is carried out, and nobody is told
    TWICE = auto()  # sent again on the way: what is told is what became of the second one
    LATE = auto()  # it is given up, and carried out after that


WRITES: Final = (Fate.SLOW, Fate.FAILED, Fate.ANSWER_LOST, Fate.TWICE, Fate.LATE)
READS: Final = (Fate.SLOW, Fate.FAILED, Fate.ANSWER_LOST)


class Watcher(Protocol):
    """Who looks at everything that is written."""

    def written(self, append: Append, machine: Machine, home: tuple[str | None, int]) -> None: ...


@dataclass(slots=True)
class Server:
    run: str
    expires_at: float


@dataclass(slots=True)
class Database:
    loop: WorldLoop
    rng: Random
    count: Callable[[str], None]  # what befell a statement
    trouble: float = 0.0  # how likely a statement meets with something
    deafness: float = 0.0  # how likely nobody is told that a table was taken
    logs: dict[str, list[tuple[bytes, bytes]]] = field(default_factory=dict)  # entry and link
    personal: dict[str, dict[int, Personal]] = field(default_factory=dict)  # by table and seq
    heads: dict[str, Head] = field(default_factory=dict)
    homes: dict[str, tuple[str | None, int]] = field(default_factory=dict)  # run and epoch
    servers: dict[str, Server] = field(default_factory=dict)  # by id
    listening: dict[str, tuple["Placement", Callback]] = field(default_factory=dict)  # by run
    context: Context = field(default_factory=Context)  # it runs on no server
    watcher: Watcher | None = None

    # What is carried out, in one step each

    def append(self, batch: Sequence[Append], run: str, machine: Machine) -> list[Written]:
        return [self._append(append, run, machine) for append in batch]

    def _append(self, append: Append, run: str, machine: Machine) -> bool:
        log = self.logs.get(append.table, [])
        follows = not log or log[-1][1] == append.before
        if append.seq != len(log) or not follows or not self._may_write(append, run):
            self.count("appends refused")
            return False
        self.logs.setdefault(append.table, []).append((append.entry, append.link))
        if append.personal is not None:
            self.personal.setdefault(append.table, {})[append.seq] = append.personal
        if append.head is not None:
            self.heads[append.table] = append.head
        if self.watcher is not None:
            self.watcher.written(append, machine, self.homes.get(append.table, (None, 0)))
        return True

    def _may_write(self, append: Append, run: str) -> bool:
        """Under its lease alone; under none only where a table is opened."""
        if append.epoch is None:
            return append.table not in self.homes
        return self.homes.get(append.table) == (run, append.epoch)

    def log(self, table: str) -> list[Kept]:
        return [(seq, *row) for seq, row in enumerate(self.logs.get(table, ()))]

    def listed(self, most: int) -> list[tuple[str, Head]]:
        found = [(t, head) for t, head in self.heads.items() if head.listed]
        open_ones = [(t, head) for t, head in found if head.phase != "over"]
        return sorted(open_ones, key=lambda each: (-each[1].changed_at, each[0]))[:most]

    def waking(self, before: int) -> list[tuple[str, int]]:
        due = [
            (head.wake_at, table)
            for table, head in self.heads.items()
            if head.wake_at is not None and head.wake_at < before and not self.lives(table)
        ]
        return [(table, wake_at) for wake_at, table in sorted(due)]

    def lives(self, table: str) -> bool:
        run, _ = self.homes.get(table, (None, 0))
        return self.living(run) is not None

    def living(self, run: str | None) -> str | None:
        """The id of the server whose run this is, if its leases have not run out."""
        for server, each in self.servers.items():
            if each.run == run and each.expires_at > self.loop.time():
                return server
        return None


class _Way:
    """One server's way to the database."""

    def __init__(self, database: Database, machine: Machine) -> None:
        self._database = database
        self._machine = machine
        self.is_cut = False

    def ask(self, act: Callable[[], T], fates: Sequence[Fate]) -> "asyncio.Future[T]":
        """Have one statement carried out, and wait for its answer."""
        database, machine, loop = self._database, self._machine, self._database.loop
        rng = database.rng
        fate = Fate.DONE
        if rng.random() < database.trouble:
            fate = rng.choice(fates)
            database.count(f"statements: {fate.name.lower().replace('_', ' ')}")
        answer: asyncio.Future[T] = loop.create_future()
        there, back = (rng.uniform(*(SLOW if fate is Fate.SLOW else QUICK)) for _ in range(2))

        def settle(result: T | None, error: Exception | None) -> None:
            if answer.done():
                return
            if error is not None:
                answer.set_exception(error)
            else:
                answer.set_result(result)  # type: ignore[arg-type]  # of T where there is no error

        def tell(result: T | None, error: Exception | None, after: float) -> None:
            loop.call_later(after, settle, result, error, context=machine.context)

        def unreachable(after: float = back) -> None:
            tell(None, StoreError(BEYOND_REACH), after)

        def arrive() -> None:
            if self.is_cut or (machine.life is Life.DEAD and rng.random() < 0.5):
                unreachable(GIVEN_UP_AFTER)  # of what the dead have sent, some is still on its way
                return
            try:
                result = act()
                if fate is Fate.TWICE:
                    result = act()
            except StoreError as error:
                tell(None, error, back)
                return
            if fate is Fate.ANSWER_LOST or self.is_cut:
                unreachable()
            else:
                tell(result, None, back)

        if machine.life is Life.DEAD:  # whatever is left of it says, nobody hears
            settle(None, StoreError(BEYOND_REACH))
        elif fate is Fate.FAILED:
            unreachable(there + back)
        elif fate is Fate.LATE:
            unreachable(there)
            loop.call_later(there + rng.uniform(0.001, 10), arrive, context=database.context)
        else:
            loop.call_later(there, arrive, context=database.context)
        return answer


class Connection(_Way):
    """One server's store."""

    def __init__(self, database: Database, machine: Machine, run: str) -> None:
        super().__init__(database, machine)
        self._run = run

    async def append(self, batch: Sequence[Append]) -> list[Written]:
        batch = list(batch)
        return await self.ask(
            lambda: self._database.append(batch, self._run, self._machine), WRITES
        )

    async def log(self, table: str) -> list[Kept]:
        return await self.ask(lambda: self._database.log(table), READS)

    async def personal(self, table: str) -> KeptPersonal:
        return await self.ask(lambda: dict(self._database.personal.get(table, {})), READS)

    async def erase_person(self, token_hash: str, notes: Sequence[Note] = ()) -> list[str]:
        raise NotImplementedError

    async def erase_talk(self, before: int, most: int) -> list[str]:
        raise NotImplementedError

    async def find(self, search: TableSearch) -> list[FoundTable]:
        raise NotImplementedError

    async def note(self, note: Note, *, replace: bool = False) -> bool:
        raise NotImplementedError

    async def drop_note(self, kind: NoteKind, id: str) -> bool:  # noqa: A002
        raise NotImplementedError

    async def drop_notes(self, kind: NoteKind, before: int, most: int) -> int:
        raise NotImplementedError

    async def find_note(self, kind: NoteKind, id: str) -> Note | None:  # noqa: A002, ARG002
        return None  # no operator here

    async def notes(self, kind: NoteKind, most: int | None = None) -> list[Note]:  # noqa: ARG002
        return []  # no operator here

    async def listed(self, most: int) -> list[tuple[str, Head]]:
        return await self.ask(lambda: self._database.listed(most), READS)

    async def waking(self, before: int) -> list[tuple[str, int]]:
        return await self.ask(lambda: self._database.waking(before), READS)

    async def unused(self, finished: int, abandoned: int, most: int) -> list[str]:
        raise NotImplementedError

    async def delete(self, table: str, epoch: int | None) -> bool:
        raise NotImplementedError

    async def keep_review(self, table: str, number: int, version: str, review: bytes) -> None:
        raise NotImplementedError

    async def review(self, table: str, number: int, version: str) -> bytes | None:
        raise NotImplementedError

    async def check(self) -> None:
        await self.ask(lambda: None, READS)

    async def close(self) -> None: ...


class Placement(_Way):
    """One server's leases."""

    are_shared = True

    def __init__(self, database: Database, machine: Machine, run: str) -> None:
        super().__init__(database, machine)
        self.server = self.run = run  # every run has an id of its own

    def _register(self) -> None:
        servers, now = self._database.servers, self._database.loop.time()
        servers[self.server] = Server(self.run, now + leasing.EXPIRES_AFTER / 1000)

    async def register(self) -> "Placement":
        self._register()
        return self

    def subscribe(self, callback: Callback) -> None:
        self._database.listening[self.run] = self, callback

    def heard(self, taken: LeaseTaken, told: Callback) -> None:
        """On its way to this server; some are lost."""
        database = self._database
        if self.is_cut or database.rng.random() < database.deafness:
            database.count("takings that nobody was told of")
            return
        delay = database.rng.uniform(*QUICK)
        database.loop.call_later(delay, told, taken, context=self._machine.context)

    async def take(self, table: str, *, preempt: bool) -> Lease | None:
        return await self.ask(lambda: self._take(table, preempt), WRITES)

    def _take(self, table: str, preempt: bool) -> Lease | None:
        database = self._database
        if table not in database.logs:
            return None
        run, epoch = database.homes.get(table, (None, 0))
        living = None if run == self.run else database.living(run)
        if living is not None and not preempt:
            return None
        database.homes[table] = self.run, epoch + 1
        if living is not None:
            database.count("tables taken from the living")
        elif run not in (None, self.run):
            database.count("tables taken from the dead")
        if run is not None and run != self.run and run in database.listening:
            homes, told = database.listening[run]
            homes.heard(LeaseTaken(table, epoch + 1, self.server), told)
        return Lease(epoch + 1, living)

    async def holds(self, table: str, epoch: int | None) -> bool:
        return await self.ask(lambda: self._holds(table, epoch), READS)

    def _holds(self, table: str, epoch: int | None) -> bool:
        return self._database.homes.get(table) == (self.run, epoch)

    async def renew(self, held: Mapping[str, int | None]) -> list[str]:
        held = dict(held)
        return await self.ask(lambda: self._renew(held), WRITES)

    def _renew(self, held: Mapping[str, int | None]) -> list[str]:
        self._register()
        return [table for table, epoch in held.items() if not self._holds(table, epoch)]

    async def give_up(self, held: Mapping[str, int | None]) -> None:
        held = dict(held)
        await self.ask(lambda: self._give_up(held), WRITES)

    def _give_up(self, held: Mapping[str, int | None]) -> None:
        for table, epoch in held.items():
            if epoch is not None and self._holds(table, epoch):
                self._database.homes[table] = None, epoch

    async def close(self) -> None:
        if self._machine.life is Life.DEAD:
            return
        self._database.listening.pop(self.run, None)
        if self._database.living(self.run) == self.server:
            del self._database.servers[self.server]
