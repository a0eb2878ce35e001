"""Injected time: a clock that never jumps, even if the system clock is changed."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970. Never goes back, and never jumps ahead."""

    def set_forward(self) -> int:
        """Milliseconds by which the system clock was set forward since the start; negative if it
        was set back."""

    def call_at(self, moment: int, ring: Callable[[], None]) -> Alarm:
        """Call `ring` once at `moment` (ms since 1970), or immediately if that has passed."""


class SteadyClock:
    """The system time at creation, advanced by the monotonic clock. Alarms run on the current event
    loop, which uses the same monotonic clock."""

    def __init__(self) -> None:
        self._offset = _system_time() - _monotonic()

    def now(self) -> int:
        # Inlined, not `_monotonic()`: it runs several times for each move.
        return self._offset + time.monotonic_ns() // 1_000_000

    def set_forward(self) -> int:
        return _system_time() - self.now()

    def call_at(self, moment: int, ring: Callable[[], None]) -> Alarm:
        seconds = max(moment - self.now(), 0) / 1000
        return asyncio.get_running_loop().call_later(seconds, ring)


def _system_time() -> int:
    return time.time_ns() // 1_000_000


def _monotonic() -> int:
    return time.monotonic_ns() // 1_000_000
