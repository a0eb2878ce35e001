"""Time, injected: inside a process it never jumps, whatever is done to the machine's clock."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970; never less than it was, and never ahead of what has passed."""

    def set_forward(self) -> int:
        """By how many milliseconds the machine's clock has been set on since; back: below 0."""

    def call_at(self, moment: int, ring: Callable[[], None]) -> Alarm:
        """Ring once at this moment, or at once if it has passed."""


class SteadyClock:
    """The machine's time when this began, and from there on by a stopwatch; on the running event
    loop, which goes by the same one."""

    def __init__(self) -> None:
        self._began = _machine_time() - _stopwatch()

    def now(self) -> int:
        return self._began + time.monotonic_ns() // 1_000_000  # asked for several times a move

    def set_forward(self) -> int:
        return _machine_time() - self.now()

    def call_at(self, moment: int, ring: Callable[[], None]) -> Alarm:
        seconds = max(moment - self.now(), 0) / 1000
        return asyncio.get_running_loop().call_later(seconds, ring)


def _machine_time() -> int:
    return time.time_ns() // 1_000_000


def _stopwatch() -> int:
    return time.monotonic_ns() // 1_000_000
