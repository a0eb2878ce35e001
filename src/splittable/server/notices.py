"""Notices: what goes wrong again and again is logged once a minute for each cause, and counted."""

from collections.abc import Callable
from typing import Any, Final

import structlog

EVERY: Final = 60_000  # ms between two lines on the same cause

log = structlog.get_logger()


class Notices:
    """Complaints that are no flood of their own, however often a stranger brings them about.

    An event is a cause, so it is a fixed text; what differs from one time to the next belongs to
    `known`, of which the first of each minute is told.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now  # ms
        self._told_at: dict[str, int] = {}  # by event
        self._untold: dict[str, int] = {}  # by event: how often since it was last told

    def warn(self, event: str, **known: Any) -> None:
        """Log this unless it was logged in the last minute; `times` counts those in between too."""
        self._tell(log.warning, event, known)

    def fail(self, event: str, **known: Any) -> None:
        """The same for what is our own fault."""
        self._tell(log.error, event, known)

    def _tell(self, write: Callable[..., Any], event: str, known: dict[str, Any]) -> None:
        now = self._now()
        self._untold[event] = self._untold.get(event, 0) + 1
        if event in self._told_at and 0 <= now - self._told_at[event] < EVERY:
            return
        self._told_at[event] = now
        write(event, times=self._untold.pop(event), **known)
