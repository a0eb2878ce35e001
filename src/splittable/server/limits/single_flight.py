"""Single-flight and serial queues: long work runs one piece at a time, once for all callers.

Ten long logs read at the same time would each take a slice of every turn of the event loop, and
each would be in memory. One at a time, they delay the others by one slice and fill one log's room.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Hashable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Generic, TypeVar

from splittable.server.limits.cpu_accounting import CpuBudgetExceeded, Payer
from splittable.server.limits.time_slices import OnePerTick

T = TypeVar("T")


class SerialQueue:
    """One at a time, first come, first served."""

    def __init__(self) -> None:
        self._free = asyncio.Lock()

    @asynccontextmanager
    async def turn(self, payer: Payer) -> AsyncIterator[None]:
        """Wait for a turn. Raises CpuBudgetExceeded if the payer spent its budget meanwhile, or if
        nobody waits any more."""
        async with self._free:
            if not payer.has_budget():
                raise CpuBudgetExceeded
            yield


class SingleFlight(Generic[T]):
    """What several ask for at the same time is done once, and paid for by whoever of them can."""

    def __init__(self) -> None:
        self._under_way: dict[Hashable, tuple[asyncio.Task[T], _Waiters]] = {}
        self._doorway = OnePerTick()

    async def ask(
        self, key: Hashable, payer: Payer, work: Callable[[Payer], Coroutine[Any, Any, T]]
    ) -> T:
        """Who is cancelled while waiting stops nothing: the others wait for the same."""
        if key not in self._under_way:
            company = _Waiters(payer)
            begun = asyncio.get_running_loop().create_task(work(company))
            begun.add_done_callback(partial(self._ended, key))
            self._under_way[key] = begun, company
            del begun
        task, company = self._under_way[key]
        company.waiting.append(payer)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # its error knows this frame: if the frame knew the error, both would stay
            company.waiting.remove(payer)
            await self._doorway.passed()

    def _ended(self, key: Hashable, task: asyncio.Task[T]) -> None:
        del self._under_way[key]
        if not task.cancelled():
            task.exception()  # if nobody waits for it any more, nobody misses it


class _Waiters:
    """All who wait for the same: as one, they can pay as long as one of them can. What was begun
    is paid for by who asked first, if nobody waits for it any more."""

    def __init__(self, first: Payer) -> None:
        self._first = first
        self.waiting: list[Payer] = []  # one who waits several times is in it several times

    def has_budget(self) -> bool:
        return any(payer.has_budget() for payer in self.waiting)

    def pay(self, seconds: float) -> None:
        able = (payer for payer in self.waiting if payer.has_budget())
        next(able, self._first).pay(seconds)
