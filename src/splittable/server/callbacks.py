"""Callbacks: waiting for one, and calling a method without keeping its object alive."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias, TypeVar
from weakref import WeakMethod

T = TypeVar("T")
Callback: TypeAlias = Callable[[T | Exception], None]  # gets the result, or why there is none


async def wait_for_callback(begin: Callable[[Callback[T]], None]) -> T:
    """What `begin` has its callback told in the end.

    Who is cancelled while waiting stops nothing: what was begun goes on, and is told to nobody.
    """
    waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    told: list[T | Exception] = []

    def settle(result: T | Exception) -> None:
        if not waiting.done():
            told.append(result)
            waiting.set_result(None)

    begin(settle)
    await waiting
    result = told.pop()
    try:
        if isinstance(result, Exception):
            raise result
        return result
    finally:
        del result  # an error knows this frame: if the frame knew the error, both would stay


def weak_callback(method: Callable[[], None]) -> Callable[[], None]:
    """Calls a bound method as long as its object lives. An owner that hands this to what it owns
    makes no reference cycle."""
    reference = WeakMethod(method)

    def call() -> None:
        if (living := reference()) is not None:
            living()

    return call
