"""Group commit: entries written while a commit is in progress go into the next one together."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter
from typing import Final, Protocol, TypeAlias

import structlog

from splittable.server.callbacks import Callback, wait_for_callback
from splittable.server.logs import failure
from splittable.server.store import Append, StoreDamaged, StoreError, Written

log = structlog.get_logger()

NEW: Final = "a new table"
MOST: Final = 512  # entries per commit, so that no commit takes very long

Observe: TypeAlias = Callable[[int, float], None]  # entries of a commit, its duration in seconds
Stored: TypeAlias = Callback[bool]  # whether it was stored; or the error if that is unknown
_Waiting: TypeAlias = tuple[Append, Stored]


class Appending(Protocol):
    """What a group commit needs of a store."""

    async def append(self, batch: Sequence[Append]) -> list[Written]: ...


class GroupCommit:
    """Writes entries durably for all tables on one event loop. It doesn't close the store.

    `observe` is called after every successful commit, and must not raise.
    """

    def __init__(self, store: Appending, observe: Observe | None = None) -> None:
        self._store = store
        self._observe = observe
        self._waiting: list[_Waiting] = []  # in the order of writing
        self._committer: asyncio.Task[None] | None = None  # only while something waits
        self._closed = False
        self.damaged: set[str] = (
            set()
        )  # tables whose last entry met damage; NEW: those not there yet

    def add(self, append: Append, stored: Stored) -> None:
        """Write an entry in the next commit, then call `stored`.

        It gets True, or False if the seq is taken, the previous entry is missing, or the lease is
        gone; or the error of a commit whose outcome is unknown.
        """
        if self._closed:
            raise StoreError("the group commit is closed")
        self._waiting.append((append, stored))
        if self._committer is None:
            self._committer = asyncio.get_running_loop().create_task(self._commit_all())

    async def write(self, append: Append) -> bool:
        """Write an entry; durable once this returns True. False as for `add`.

        Cancelling this doesn't affect other writers, and the entry may still be stored.
        """
        return await wait_for_callback(partial(self.add, append))

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def settled(self) -> None:
        """Wait until every added entry is stored and its callback was called."""
        while self._committer is not None:
            await asyncio.wait([self._committer])

    async def close(self) -> None:
        """Accept no more entries, and finish the pending ones."""
        self._closed = True
        await self.settled()

    async def _commit_all(self) -> None:
        """Commit group after group. While one is being written, callbacks of the last one run."""
        notify: Callable[[], None] | None = None
        try:
            while self._waiting or notify is not None:
                group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                writing = self._begin(group) if group else None
                if notify is not None:
                    await asyncio.sleep(0)  # lets the write of the next group start
                    notify()
                notify = None if writing is None else await self._end(group, writing)
        finally:
            self._committer = None
            if self._waiting:
                self._committer = asyncio.get_running_loop().create_task(self._commit_all())

    def _begin(self, group: Sequence[_Waiting]) -> "asyncio.Task[list[Written]]":
        loop = asyncio.get_running_loop()
        return loop.create_task(self._append([append for append, _ in group]))

    async def _append(self, batch: Sequence[Append]) -> list[Written]:
        began = perf_counter()
        written = await self._store.append(batch)
        if self._observe is not None:
            self._observe(len(batch), perf_counter() - began)
        return written

    async def _end(
        self, group: Sequence[_Waiting], writing: "asyncio.Task[list[Written]]"
    ) -> Callable[[], None]:
        """Wait for the write; returns a function that calls the callbacks of the group."""
        try:
            written = await writing
        except Exception as error:
            results: list[bool | Exception] = [_copy_error(error) for _ in group]
        else:
            results = list(written)

        for (append, _), result in zip(group, results, strict=True):
            if isinstance(result, StoreDamaged):
                self.damaged.add(append.table if append.seq else NEW)
            elif self.damaged and result is True:
                self.damaged.discard(append.table if append.seq else NEW)

        def notify() -> None:
            for (append, stored), result in zip(group, results, strict=True):
                try:
                    stored(result)
                except Exception as error:  # one table's must not affect the others
                    log.error("a commit callback failed", table=append.table, **failure(error))

        return notify


def _copy_error(error: Exception) -> Exception:
    """A copy of an error for one writer: a shared one would collect the tracebacks of all."""
    if not isinstance(error, StoreError):
        return error  # a bug, to be shown unchanged
    own = StoreError(str(error))
    own.__cause__ = error
    return own
