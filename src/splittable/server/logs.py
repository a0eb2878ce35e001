"""The log: one event a line on standard error, as text for people or as JSON for programs.

Tokens, invitations and cards are never logged: no variable of what failed is shown.
"""

import asyncio
import errno
import logging
import os
import sys
import threading
from collections.abc import Callable
from typing import Any, TypeAlias

import structlog

from splittable.server.notices import Notices
from splittable.server.settings import LogFormat

log = structlog.get_logger()


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


def take_in_the_rest(notices: Notices) -> None:
    """What would reach standard error past our own log comes in its form: warnings and errors of
    libraries and of Python itself. What a stranger can bring about is no flood."""
    logging.basicConfig(handlers=[Libraries(notices)], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    threading.excepthook = lambda failed: log.error("a thread failed", exc_info=failed.exc_value)
    sys.unraisablehook = lambda failed: log.error("an error was lost", exc_info=failed.exc_value)


class Libraries(logging.Handler):
    """Passes on what libraries log, such as uvicorn's "Exception in ASGI application"."""

    def __init__(self, notices: Notices) -> None:
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


def loop_errors(notices: Notices) -> LoopErrors:
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
