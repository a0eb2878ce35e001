"""The group commit: whatever is written while one commit runs goes into the next, together."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter
from typing import Final, TypeAlias

import structlog

from splittable.server.callbacks import Callback, wait_for_callback
from splittable.server.logs import failure
from splittable.server.store import Append, Store, StoreError, Written

log = structlog.get_logger()

MOST: Final = 512  # entries of one commit, so that nobody waits for a very long one

Observe: TypeAlias = Callable[[int, float], None]  # entries of a commit, seconds it took
Stored: TypeAlias = Callback[bool]  # whether it was; or why nobody knows
_Waiting: TypeAlias = tuple[Append, Stored]


class GroupCommit:
    """Writes entries durably for everyone on one event loop; the store stays its owner's to close.

    `observe` is told of every commit that succeeded, and must not raise.
    """

    def __init__(self, store: Store, observe: Observe | None = None) -> None:
        self._store = store
        self._observe = observe
        self._waiting: list[_Waiting] = []  # in the order of writing
        self._committer: asyncio.Task[None] | None = None  # only while something waits
        self._closed = False

    def add(self, append: Append, stored: Stored) -> None:
        """Write in the next commit; then `stored` is told True, or False where the seq was taken or
        the entry before is not there, or the error of a commit of which nobody knows what became.
        """
        if self._closed:
            raise StoreError("the journal is closed")
        self._waiting.append((append, stored))
        if self._committer is None:
            self._committer = asyncio.get_running_loop().create_task(self._commit_all())

    async def write(self, append: Append) -> bool:
        """Whether it was stored; False: its place in the log is taken. Durable once this returns.

        A writer that is cancelled disturbs no other, and its entry may be stored all the same.
        """
        return await wait_for_callback(partial(self.add, append))

    async def settled(self) -> None:
        """Wait until nothing that was added is still to be told."""
        while self._committer is not None:
            await asyncio.wait([self._committer])

    async def close(self) -> None:
        """Take no more, and finish what was taken."""
        self._closed = True
        await self.settled()

    async def _commit_all(self) -> None:
        """Commit group after group; while one is being written, the last one's are told."""
        told: Callable[[], None] | None = None
        try:
            while self._waiting or told is not None:
                group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                writing = self._begin(group) if group else None
                if told is not None:
                    await asyncio.sleep(0)  # so that the next group is on its way
                    told()
                told = None if writing is None else await self._end(group, writing)
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
        """What is left to do when the group is written: tell everyone."""
        try:
            written = await writing
        except Exception as error:
            results: list[bool | Exception] = [_own(error) for _ in group]
        else:
            results = list(written)

        def tell() -> None:
            for (append, stored), result in zip(group, results, strict=True):
                try:
                    stored(result)
                except Exception as error:  # one table's must not keep the others waiting
                    log.error(
                        "what became of an entry could not be told",
                        table=append.table,
                        **failure(error),
                    )

        return tell


def _own(error: Exception) -> Exception:
    """An error for one writer: raised by many, a shared one would gather all their tracebacks."""
    if not isinstance(error, StoreError):
        return error  # a mistake of ours, to be seen as it is
    own = StoreError(str(error))
    own.__cause__ = error
    return own
