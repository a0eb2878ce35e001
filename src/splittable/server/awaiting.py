"""What is told to a callback, waited for."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Told: TypeAlias = Callable[[T | Exception], None]  # gets the result, or why there is none


async def awaited(begin: Callable[[Told[T]], None]) -> T:
    """What `begin` has its callback told in the end.

    Who is cancelled while waiting stops nothing: what was begun goes on, and is told to nobody.
    """
    waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def settle(result: T | Exception) -> None:
        if waiting.done():
            return
        if isinstance(result, Exception):
            waiting.set_exception(result)
        else:
            waiting.set_result(result)

    begin(settle)
    return await waiting
