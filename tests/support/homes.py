"""An in-memory `Placement` of tables on servers: the database's side and each server's side.

A store must check the book in the same step in which it writes, as PostgreSQL does:

    book = HomeBook(clock.now)                 # ms, the database's clock
    homes = MemoryHomes(book, "north")         # one per started server
    book.may_write(append.table, append.epoch, homes.run)
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import count

from splittable.server.store import StoreError
from splittable.server.store.placement import EXPIRES_AFTER, Callback, Lease, LeaseTaken

_runs = count(1)


@dataclass(slots=True)
class _Server:
    run: str
    expires_at: int


@dataclass(slots=True)
class HomeBook:
    """The database's side."""

    now: Callable[[], int]  # ms
    homes: dict[str, tuple[str | None, int]] = field(default_factory=dict)  # run and epoch by table
    servers: dict[str, _Server] = field(default_factory=dict)  # by id
    listening: dict[str, Callable[[LeaseTaken], None]] = field(default_factory=dict)  # by run

    def may_write(self, table: str, epoch: int | None, run: str) -> bool:
        """Whether this run of a server may write an entry with this epoch. Without an epoch, only
        if the table has never had an owner, as when it is opened."""
        if epoch is None:
            return table not in self.homes
        return self.homes.get(table) == (run, epoch)

    def living(self, run: str | None) -> str | None:
        """The id of the server with this run, if it is alive."""
        for server, each in self.servers.items():
            if each.run == run and each.expires_at > self.now():
                return server
        return None


class MemoryHomes:
    """The `Placement` of one run of one server. `cut`: it can't reach the database; `deaf`: it gets
    no news of takeovers."""

    are_shared = True

    def __init__(self, book: HomeBook, server: str) -> None:
        self.server = server
        self.run = f"{server}#{next(_runs)}"
        self.is_cut = False
        self.is_deaf = False
        self._book = book
        self._register()

    def _register(self) -> None:
        known = self._book.servers.get(self.server)
        if known is not None and known.run != self.run and known.expires_at > self._book.now():
            raise StoreError(f"the server id {self.server} is in use by another server")
        expires_at = self._book.now() + EXPIRES_AFTER
        self._book.servers[self.server] = _Server(self.run, expires_at)

    def subscribe(self, callback: Callback) -> None:
        def heard(taken: LeaseTaken) -> None:
            if not (self.is_cut or self.is_deaf):
                callback(taken)

        self._book.listening[self.run] = heard

    def _reach(self) -> None:
        if self.is_cut:
            raise StoreError("the database cannot be reached")

    async def take(self, table: str, *, preempt: bool) -> Lease | None:
        self._reach()
        book = self._book
        run, epoch = book.homes.get(table, (None, 0))
        living = None if run == self.run else book.living(run)
        if living is not None and not preempt:
            return None
        book.homes[table] = self.run, epoch + 1
        if run is not None and living is not None and run in book.listening:
            book.listening[run](LeaseTaken(table, epoch + 1, self.server))
        return Lease(epoch + 1, living)

    async def holds(self, table: str, epoch: int | None) -> bool:
        self._reach()
        return self._book.homes.get(table) == (self.run, epoch)

    async def renew(self, held: Mapping[str, int | None]) -> list[str]:
        self._reach()
        self._register()
        return [
            table
            for table, epoch in held.items()
            if self._book.homes.get(table) != (self.run, epoch)
        ]

    async def give_up(self, held: Mapping[str, int | None]) -> None:
        self._reach()
        for table, epoch in held.items():
            if epoch is not None and self._book.homes.get(table) == (self.run, epoch):
                self._book.homes[table] = None, epoch

    async def close(self) -> None:
        self._book.listening.pop(self.run, None)
        if not self.is_cut and self._book.living(self.run) is not None:
            del self._book.servers[self.server]
