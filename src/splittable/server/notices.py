"""Notices: what goes wrong again and again is logged once a minute for each cause, and counted."""

from collections.abc import Callable, Hashable
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
        self._told_at: dict[Hashable, int] = {}  # by cause
        self._untold: dict[Hashable, int] = {}  # by cause: how often since it was last told

    def warn(self, event: str, **known: Any) -> None:
        """Log this unless it was logged in the last minute; `times` counts those in between too."""
        self._tell(log.warning, event, known)

    def fail(self, event: str, **known: Any) -> None:
        """The same for what is our own fault."""
        self._tell(log.error, event, known)

    def _tell(self, write: Callable[..., Any], event: str, known: dict[str, Any]) -> None:
        if times := self.times_untold(event):
            write(event, times=times, **known)

    def times_untold(self, cause: Hashable) -> int:
        """Count one more of this; 0: it was told in the last minute, so there is nothing to say."""
        now = self._now()
        self._untold[cause] = self._untold.get(cause, 0) + 1
        if cause in self._told_at and 0 <= now - self._told_at[cause] < EVERY:
            return 0
        self._told_at[cause] = now
        return self._untold.pop(cause)
