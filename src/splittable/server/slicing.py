"""Long work in slices: whoever else waits for the event loop is let in between."""

import asyncio
from collections.abc import Generator
from time import perf_counter
from typing import Final, TypeAlias, TypeVar

T = TypeVar("T")
Sliced: TypeAlias = Generator[None, None, T]  # yields wherever it may be interrupted

SLICE: Final = 0.005  # seconds


async def in_slices(work: Sliced[T]) -> T:
    began = perf_counter()
    while True:
        try:
            next(work)
        except StopIteration as ended:
            result: T = ended.value
            return result
        if perf_counter() - began >= SLICE:
            await asyncio.sleep(0)
            began = perf_counter()


def at_once(work: Sliced[T]) -> T:
    while True:
        try:
            next(work)
        except StopIteration as ended:
            result: T = ended.value
            return result
