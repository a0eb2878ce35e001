"""Callbacks: waiting for one, and calling a method without keeping its object alive."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias, TypeVar
from weakref import WeakMethod

T = TypeVar("T")
Callback: TypeAlias = Callable[[T | Exception], None]  # gets the result, or the error


async def wait_for_callback(begin: Callable[[Callback[T]], None]) -> T:
    """Call `begin` with a callback; return the result it is given, or raise the error.

    Cancelling the wait doesn't stop the work. Its result is then dropped.
    """
    waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    results: list[T | Exception] = []

    def settle(result: T | Exception) -> None:
        if not waiting.done():
            results.append(result)
            waiting.set_result(None)

    begin(settle)
    await waiting
    result = results.pop()
    try:
        if isinstance(result, Exception):
            raise result
        return result
    finally:
        del result  # breaks the cycle between the error's traceback and this frame


def weak_callback(method: Callable[[], None]) -> Callable[[], None]:
    """Calls a bound method as long as its object lives. An owner that hands this to what it owns
    makes no reference cycle."""
    reference = WeakMethod(method)

    def call() -> None:
        if (living := reference()) is not None:
            living()

    return call
