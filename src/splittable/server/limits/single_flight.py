"""Single-flight and serial queues: long work runs one piece at a time, once for all callers.

Ten long logs read concurrently would each take a slice of every event-loop iteration, and all ten
would be in memory. One at a time, they cost one slice and the memory of one log.
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
    """Runs the work for a key once for all callers that ask for it meanwhile. It is charged to a
    caller that still has budget."""

    def __init__(self) -> None:
        self._running: dict[Hashable, tuple[asyncio.Task[T], _Waiters]] = {}
        self._one_per_tick = OnePerTick()

    async def ask(
        self, key: Hashable, payer: Payer, work: Callable[[Payer], Coroutine[Any, Any, T]]
    ) -> T:
        """The result of `work`, which is started unless it already runs for this key.

        Cancelling one caller doesn't stop the work: others may wait for it.
        """
        if key not in self._running:
            waiters = _Waiters(payer)
            started = asyncio.get_running_loop().create_task(work(waiters))
            started.add_done_callback(partial(self._ended, key))
            self._running[key] = started, waiters
            del started
        task, waiters = self._running[key]
        waiters.waiting.append(payer)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # breaks the cycle between the error's traceback and this frame
            waiters.waiting.remove(payer)
            await self._one_per_tick.wait()

    def _ended(self, key: Hashable, task: asyncio.Task[T]) -> None:
        del self._running[key]
        if not task.cancelled():
            task.exception()  # marks it as retrieved: perhaps nobody waits any more


class _Waiters:
    """All callers of one piece of work, as a single payer. They have budget as long as one of them
    does. When nobody waits any more, the first caller is charged."""

    def __init__(self, first: Payer) -> None:
        self._first = first
        self.waiting: list[Payer] = []  # once for each call, so one payer may be in it repeatedly

    def has_budget(self) -> bool:
        return any(payer.has_budget() for payer in self.waiting)

    def pay(self, seconds: float) -> None:
        able = (payer for payer in self.waiting if payer.has_budget())
        next(able, self._first).pay(seconds)
