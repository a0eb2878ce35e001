"""Long work in slices: whoever else waits for the event loop is let in between."""

import asyncio
from collections.abc import Callable, Generator
from time import perf_counter
from typing import Final, TypeAlias, TypeVar

T = TypeVar("T")
Sliced: TypeAlias = Generator[None, None, T]  # yields wherever it may be interrupted

SLICE: Final = 0.005  # seconds


async def run_in_slices(work: Sliced[T], stopwatch: Callable[[], float] = perf_counter) -> T:
    """Rest after each slice for as long as it took: threads that store moves need the interpreter
    several times for each, and beside a loop that is never idle they wait for it every time."""
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
    """Of many who come at the same moment one goes on in each turn of the event loop: together
    they would take all of a turn, and whoever else is waited for would wait for all of them."""

    def __init__(self) -> None:
        self._free = asyncio.Lock()

    async def passed(self) -> None:
        async with self._free:
            await asyncio.sleep(0)


def at_once(work: Sliced[T]) -> T:
    while True:
        try:
            next(work)
        except StopIteration as ended:
            result: T = ended.value
            return result
