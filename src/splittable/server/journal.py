"""The group commit: whatever is written while one commit runs goes into the next, together."""

import asyncio
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final, TypeAlias

from splittable.server.store import Append, Store, StoreError

MOST: Final = 512  # entries of one commit, so that nobody waits for a very long one

Observe: TypeAlias = Callable[[int, float], None]  # entries of a commit, seconds it took
_Waiting: TypeAlias = tuple[Append, "asyncio.Future[bool]"]


class Journal:
    """Writes entries durably for everyone on one event loop; the store stays its owner's to close.

    `observe` is told of every commit that succeeded, and must not raise.
    """

    def __init__(self, store: Store, observe: Observe | None = None) -> None:
        self._store = store
        self._observe = observe
        self._waiting: list[_Waiting] = []  # in the order of writing
        self._committer: asyncio.Task[None] | None = None  # only while something waits
        self._closed = False

    async def write(self, append: Append) -> bool:
        """Whether it was stored; False: another entry has its seq. Durable once this returns.

        A writer that is cancelled disturbs no other, and its entry may be stored all the same.
        """
        if self._closed:
            raise StoreError("the journal is closed")
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, stored))
        if self._committer is None:
            self._committer = asyncio.create_task(self._commit_all())
        return await stored

    async def close(self) -> None:
        """Take no more, and finish what was taken."""
        self._closed = True
        if self._committer is not None:
            await asyncio.wait([self._committer])

    async def _commit_all(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._commit(group)
        finally:
            self._committer = None

    async def _commit(self, group: Sequence[_Waiting]) -> None:
        began = perf_counter()
        try:
            written = await self._store.append([append for append, _ in group])
        except Exception as error:
            for _, stored in group:
                if not stored.done():
                    stored.set_exception(_own(error))
            return
        for (_, stored), ok in zip(group, written, strict=True):
            if not stored.done():
                stored.set_result(ok)
        if self._observe is not None:
            self._observe(len(group), perf_counter() - began)


def _own(error: Exception) -> Exception:
    """An error for one writer: raised by many, a shared one would gather all their tracebacks."""
    if not isinstance(error, StoreError):
        return error  # a mistake of ours, to be seen as it is
    own = StoreError(str(error))
    own.__cause__ = error
    return own
