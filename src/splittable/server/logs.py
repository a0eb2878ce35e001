"""The log: one event a line on standard error, as text for people or as JSON for programs.

Tokens, invitations and cards are never logged: no variable of what failed is shown.
"""

import asyncio
import errno
import logging
import os
import sys
import threading
from collections.abc import Callable, Hashable
from traceback import walk_tb
from typing import Any, Final, Literal, TypeAlias, get_args

import structlog

LogFormat: TypeAlias = Literal["auto", "text", "json"]  # auto: text at a terminal, else JSON
LOG_FORMATS: Final[tuple[str, ...]] = get_args(LogFormat)
NOTICE_EVERY: Final = 60_000  # ms between two lines on the same cause
CALLS_LOGGED: Final = 8  # calls on the way to the failure

log = structlog.get_logger()


class RateLimitedLog:
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
        if cause in self._told_at and 0 <= now - self._told_at[cause] < NOTICE_EVERY:
            return 0
        self._told_at[cause] = now
        return self._untold.pop(cause)


def failure(error: BaseException) -> dict[str, str]:
    """For the log of a table: the error's own words might quote a card or a name."""
    calls = [
        f"{frame.f_globals.get('__name__', '?').rpartition('.')[2]}.{frame.f_code.co_name}:{line}"
        for frame, line in walk_tb(error.__traceback__)
    ]
    return {"why": type(error).__name__, "where": " ".join(calls[-CALLS_LOGGED:])}


def is_json(form: LogFormat) -> bool:
    return not sys.stderr.isatty() if form == "auto" else form == "json"


def set_up_logs(*, as_json: bool, least: int = logging.INFO) -> None:
    """Whatever is less than `least`, a level of `logging`, is not logged."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *(_for_programs() if as_json else _for_people()),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def _for_programs() -> tuple[Any, ...]:
    return structlog.processors.format_exc_info, structlog.processors.JSONRenderer()


def _for_people() -> tuple[Any, ...]:
    """With a plain traceback: the usual one shows variables, and so what is secret."""
    renderer = structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty() and not os.environ.get("NO_COLOR"),
        exception_formatter=structlog.dev.plain_traceback,
    )
    return (renderer,)


def take_in_the_rest(notices: RateLimitedLog) -> None:
    """What would reach standard error past our own log comes in its form: warnings and errors of
    libraries and of Python itself. What a stranger can bring about is no flood."""
    logging.basicConfig(handlers=[Libraries(notices)], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    threading.excepthook = lambda failed: log.error("a thread failed", exc_info=failed.exc_value)
    sys.unraisablehook = lambda failed: log.error("an error was lost", exc_info=failed.exc_value)


class Libraries(logging.Handler):
    """Passes on what libraries log, such as uvicorn's "Exception in ASGI application"."""

    def __init__(self, notices: RateLimitedLog) -> None:
        super().__init__()
        self._notices = notices

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        times = self._notices.times_untold((record.name, record.lineno, *_place(error)))
        if times:
            tell = log.error if record.levelno >= logging.ERROR else log.warning
            event = record.getMessage().strip()
            tell(event, source=record.name, times=times, exc_info=record.exc_info)


def _place(error: BaseException | None) -> tuple[type | None, str, int]:
    """What went wrong, and where: the same for all errors of one cause, whatever their text."""
    trace = None if error is None else error.__traceback__
    if trace is None:
        return type(error), "", 0
    while trace.tb_next is not None:
        trace = trace.tb_next
    return type(error), trace.tb_frame.f_code.co_filename, trace.tb_lineno


LoopErrors: TypeAlias = Callable[[asyncio.AbstractEventLoop, dict[str, Any]], None]


def loop_errors(notices: RateLimitedLog) -> LoopErrors:
    """For the event loop, whose own words on an error show the arguments of what failed."""

    def log_one(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE):
            notices.warn("no more files can be opened: visitors are kept out; see LimitNOFILE")
            return
        event = "a callback failed" if "handle" in context else context["message"]
        times = notices.times_untold((event, *_place(error)))
        if not times:
            return
        task = context.get("task", context.get("future"))
        known = {"task": repr(task.get_coro())} if isinstance(task, asyncio.Task) else {}
        log.error(event, source="asyncio", times=times, exc_info=error, **known)

    return log_one
