"""Waiting in tests: always for a condition, with a common timeout that raises an error.

`until` waits inside an event loop, `until_blocking` in a thread; `tests.support.browser.until`
waits for a page. All raise when the timeout expires. The timeout is longer on a slow or busy
machine: each process measures once how long a fixed piece of work takes.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

_REFERENCE: Final = 0.006  # seconds for `_work` on a quiet desktop
_SECONDS: Final = 20.0  # timeout on a quiet desktop
_PAUSE: Final = 0.005  # seconds between two checks


def _work() -> float:
    began = time.perf_counter()
    for _ in range(400_000):
        pass
    return time.perf_counter() - began


def _slowness() -> float:
    """How many times slower this machine is at the moment: from 1 to 6."""
    return min(max(sorted(_work() for _ in range(3))[1] / _REFERENCE, 1.0), 6.0)


PATIENCE: Final = _SECONDS * _slowness()  # seconds


class Deadline:
    """Raises AssertionError once the timeout has expired."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._ends = time.monotonic() + PATIENCE

    def check(self) -> None:
        if time.monotonic() > self._ends:
            raise AssertionError(f"still waiting after {PATIENCE:.0f} s: {self._what}")


def name_of(condition: object) -> str:
    return getattr(condition, "__qualname__", repr(condition))


async def until(
    condition: Callable[[], bool] | Callable[[], Awaitable[bool]], what: str = ""
) -> None:
    """Wait until the condition holds while the event loop runs."""
    deadline = Deadline(what or name_of(condition))
    while True:
        answer = condition()
        if await answer if isinstance(answer, Awaitable) else answer:
            return
        deadline.check()
        await asyncio.sleep(_PAUSE)


def until_blocking(condition: Callable[[], bool], what: str = "") -> None:
    """Wait until the condition holds while other threads and processes run."""
    deadline = Deadline(what or name_of(condition))
    while not condition():
        deadline.check()
        time.sleep(_PAUSE)
