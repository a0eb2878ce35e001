"""Time slices: long work on the event loop, interrupted so that other tasks run in between."""

import asyncio
from collections.abc import Callable, Generator
from time import perf_counter
from typing import Final, TypeAlias, TypeVar

T = TypeVar("T")
Sliced: TypeAlias = Generator[None, None, T]  # yields wherever it may be interrupted

SLICE: Final = 0.005  # seconds


async def run_in_slices(work: Sliced[T], stopwatch: Callable[[], float] = perf_counter) -> T:
    """Run `work` in slices and return its result, sleeping one slice after each.

    The pause matters: threads that commit moves take the GIL several times per commit, and next to
    a loop that never sleeps they would wait for it each time.
    """
    began = stopwatch()
    while True:
        try:
            next(work)
        except StopIteration as ended:
            result: T = ended.value
            return result
        if stopwatch() - began >= SLICE:
            await asyncio.sleep(SLICE)
            began = stopwatch()


class OnePerTick:
    """Lets one waiting task continue per event-loop iteration. If many continued in the same
    iteration, every other task would wait for all of them."""

    def __init__(self) -> None:
        self._free = asyncio.Lock()

    async def wait(self) -> None:
        async with self._free:
            await asyncio.sleep(0)


def at_once(work: Sliced[T]) -> T:
    """Run `work` to its end without slices."""
    while True:
        try:
            next(work)
        except StopIteration as ended:
            result: T = ended.value
            return result
