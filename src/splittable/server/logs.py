"""Logging: one event per line on standard error, as text for people or JSON for programs.

Tokens, invitations and cards are never logged. Tracebacks therefore show no variables.
"""

import asyncio
import errno
import logging
import os
import sys
import threading
from collections import deque
from collections.abc import Callable, Hashable, MutableMapping
from traceback import walk_tb
from typing import Any, Final, Literal, TypeAlias, get_args

import structlog

LogFormat: TypeAlias = Literal["auto", "text", "json"]  # auto: text at a terminal, else JSON
LOG_FORMATS: Final[tuple[str, ...]] = get_args(LogFormat)
NOTICE_EVERY: Final = 60_000  # ms between two lines with the same cause
CALLS_LOGGED: Final = 8  # innermost calls of a traceback

log = structlog.get_logger()


class RateLimitedLog:
    """Logs each cause at most once a minute, so that strangers can't flood the log.

    The event text is the cause, so it must be constant. Details that vary go into `known`; only
    those of the first occurrence in each minute are logged.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now  # ms
        self._logged_at: dict[Hashable, int] = {}  # by cause, ms
        self._pending: dict[Hashable, int] = {}  # by cause: occurrences since the last line

    def warn(self, event: str, **known: Any) -> None:
        """Log a warning, unless this event was logged in the last minute. `times` counts the
        occurrences since the last line."""
        self._write(log.warning, event, known)

    def fail(self, event: str, **known: Any) -> None:
        """Like `warn`, as an error: for faults of the server itself."""
        self._write(log.error, event, known)

    def _write(self, write: Callable[..., Any], event: str, known: dict[str, Any]) -> None:
        if times := self.count(event):
            write(event, times=times, **known)

    def count(self, cause: Hashable) -> int:
        """Count one occurrence. Returns how many to log now; 0 if a line was written in the last
        minute."""
        now = self._now()
        self._pending[cause] = self._pending.get(cause, 0) + 1
        if cause in self._logged_at and 0 <= now - self._logged_at[cause] < NOTICE_EVERY:
            return 0
        self._logged_at[cause] = now
        return self._pending.pop(cause)


def failure(error: BaseException) -> dict[str, str]:
    """An error's type and place, for log lines about tables. Its text is left out because it might
    quote a card or a name."""
    calls = [
        f"{frame.f_globals.get('__name__', '?').rpartition('.')[2]}.{frame.f_code.co_name}:{line}"
        for frame, line in walk_tb(error.__traceback__)
    ]
    return {"why": type(error).__name__, "where": " ".join(calls[-CALLS_LOGGED:])}


class RecentErrors:
    """The last warnings and errors of the log, for the operator's page. A structlog processor."""

    def __init__(self, most: int = 50) -> None:
        self.lines: deque[tuple[str, str]] = deque(maxlen=most)  # time and event, oldest first

    def __call__(self, _log: Any, level: str, line: MutableMapping[str, Any]) -> Any:
        if level in ("warning", "error", "critical"):
            self.lines.append((line["timestamp"], str(line["event"])))
        return line


def is_json(form: LogFormat) -> bool:
    return not sys.stderr.isatty() if form == "auto" else form == "json"


def set_up_logs(
    *, as_json: bool, least: int = logging.INFO, recent: RecentErrors | None = None
) -> None:
    """Configure structlog. `least` is the lowest level of `logging` that is written; `recent`
    remembers the last errors."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *(() if recent is None else (recent,)),
            *(_for_programs() if as_json else _for_people()),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def _for_programs() -> tuple[Any, ...]:
    return structlog.processors.format_exc_info, structlog.processors.JSONRenderer()


def _for_people() -> tuple[Any, ...]:
    """With plain tracebacks: the default ones show variables, which may be secret."""
    renderer = structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty() and not os.environ.get("NO_COLOR"),
        exception_formatter=structlog.dev.plain_traceback,
    )
    return (renderer,)


def capture_library_logs(notices: RateLimitedLog) -> None:
    """Route warnings and errors of libraries and of Python itself into our log, rate-limited."""
    logging.basicConfig(handlers=[Libraries(notices)], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    threading.excepthook = lambda failed: log.error("a thread failed", exc_info=failed.exc_value)
    sys.unraisablehook = lambda failed: log.error("an error was lost", exc_info=failed.exc_value)


class Libraries(logging.Handler):
    """Forwards what libraries log, such as uvicorn's "Exception in ASGI application"."""

    def __init__(self, notices: RateLimitedLog) -> None:
        super().__init__()
        self._notices = notices

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        times = self._notices.count((record.name, record.lineno, *_place(error)))
        if times:
            write = log.error if record.levelno >= logging.ERROR else log.warning
            event = record.getMessage().strip()
            write(event, source=record.name, times=times, exc_info=record.exc_info)


def _place(error: BaseException | None) -> tuple[type | None, str, int]:
    """An error's type, file and line: equal for all errors with one cause, whatever their text."""
    trace = None if error is None else error.__traceback__
    if trace is None:
        return type(error), "", 0
    while trace.tb_next is not None:
        trace = trace.tb_next
    return type(error), trace.tb_frame.f_code.co_filename, trace.tb_lineno


LoopErrors: TypeAlias = Callable[[asyncio.AbstractEventLoop, dict[str, Any]], None]


def loop_errors(notices: RateLimitedLog) -> LoopErrors:
    """An exception handler for the event loop. The default one would log the arguments of the
    failed call, which may be secret."""

    def log_one(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE):
            notices.warn("out of open files: new connections are refused; see LimitNOFILE")
            return
        event = "a callback failed" if "handle" in context else context["message"]
        times = notices.count((event, *_place(error)))
        if not times:
            return
        task = context.get("task", context.get("future"))
        known = {"task": repr(task.get_coro())} if isinstance(task, asyncio.Task) else {}
        log.error(event, source="asyncio", times=times, exc_info=error, **known)

    return log_one
