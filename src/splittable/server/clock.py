"""Time, injected: what the table server knows of clocks."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""

    def call_at(self, moment: int, ring: Callable[[], None]) -> Alarm:
        """Ring once at this moment, or at once if it has passed."""


class WallClock:
    """The machine's own time, on the running event loop."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def call_at(self, moment: int, ring: Callable[[], None]) -> Alarm:
        seconds = max(moment - self.now(), 0) / 1000
        return asyncio.get_running_loop().call_later(seconds, ring)
