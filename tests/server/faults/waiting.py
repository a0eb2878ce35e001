"""Waiting in tests: for a thing to become true, and no longer than it may take."""

import asyncio
from collections.abc import Awaitable, Callable

from tests.support.serving import PATIENCE


async def until(
    holds: Callable[[], bool] | Callable[[], Awaitable[bool]], seconds: float = PATIENCE
) -> None:
    async with asyncio.timeout(seconds):
        while True:
            answer = holds()
            if await answer if isinstance(answer, Awaitable) else answer:
                return
            await asyncio.sleep(0.02)
