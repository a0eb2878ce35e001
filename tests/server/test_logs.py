"""Every failure in a server is one log event without the values of variables."""

import asyncio
import errno
import json
import logging
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from structlog.testing import capture_logs

from splittable.server.logs import Libraries, RateLimitedLog, loop_errors
from tests.support.serving import PATIENCE, HandClock
from tests.support.terminals import at_terminal

SECRET: Final = "KeptInAVariable"

# A server whose app fails, and on the way a callback, a task, a thread and a destructor.
FAILING: Final = f"""
import asyncio, gc, sys, threading, warnings
from splittable.server import server as serving
from splittable.server.ops.settings import ServerSettings

def fail(token):
    raise RuntimeError("planted")

async def fail_later(token):
    fail(token)

class Fragile:
    token = "{SECRET}"
    def __repr__(self):
        return self.token
    def __del__(self):
        fail(self.token)

failing = []

async def app(scope, receive, send):
    if scope["path"] == "/wait":
        failing.pop().join()
        gc.collect()
        await send({{"type": "http.response.start", "status": 204, "headers": []}})
        await send({{"type": "http.response.body"}})
        return
    token = "{SECRET}"
    loop = asyncio.get_running_loop()
    loop.call_soon(fail, token)
    loop.create_task(fail_later(token), name=token)
    failing.append(threading.Thread(target=fail, args=[token], name=token))
    failing[0].start()
    Fragile()
    warnings.warn("the moon is full")
    fail(token)

serving.rest = lambda *given, **named: app
settings = ServerSettings(port=0, database=sys.argv[1], log_format=sys.argv[2])
serving.run(settings, lambda address: print(address, flush=True))
"""
EVENTS: Final = (
    "Exception in ASGI application",
    "a callback failed",
    "Task exception was never retrieved",
    "a thread failed",
    "an error was lost",
    "the moon is full",
)


def failing(folder: Path, log_format: str = "auto") -> list[str]:
    return [sys.executable, "-c", FAILING, f"sqlite:///{folder / 'tables.db'}", log_format]


def ask(address: str) -> None:
    with pytest.raises(HTTPError) as failed:
        urlopen(address, timeout=PATIENCE)
    failed.value.close()
    urlopen(f"{address}/wait", timeout=PATIENCE).close()  # for what fails later


def logged_to_a_pipe(folder: Path, log_format: str = "auto") -> list[str]:
    with subprocess.Popen(
        failing(folder, log_format), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        ask(running.stdout.readline().strip())
        running.send_signal(signal.SIGINT)
        return running.communicate(timeout=PATIENCE)[1].splitlines()


def logged_at_a_terminal(folder: Path, log_format: str = "auto") -> list[str]:
    with at_terminal(failing(folder, log_format)) as program:
        ask(program.await_text(r"^(http://\S+)").strip())
        assert program.interrupt() == 0
        return program.written.splitlines()


def test_where_no_terminal_is_every_line_is_json(tmp_path: Path) -> None:
    lines = logged_to_a_pipe(tmp_path)
    logged = [json.loads(line) for line in lines]
    told = [each["event"] for each in logged if each["level"] == "info"]
    assert told == ["a new database", "serving", "stopping"]
    said = [each["event"] for each in logged]
    for event in EVENTS:
        assert any(event in each for each in said), (event, said)
    assert sum("RuntimeError: planted" in each.get("exception", "") for each in logged) == 5
    assert SECRET not in "".join(lines)


@pytest.mark.all_tier
def test_at_a_terminal_people_read_lines_and_plain_tracebacks(tmp_path: Path) -> None:
    lines = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in logged_at_a_terminal(tmp_path)]
    written = "\n".join(lines)
    assert re.search(r"Z \[info +\] serving +address=http://", written)
    for event in EVENTS:
        assert re.search(rf"Z \[(error|warning) *\] .*{event}", written), (event, written)
    assert written.count("RuntimeError: planted") == 5
    assert not any(line.startswith("{") for line in lines)
    assert SECRET not in written


@pytest.mark.all_tier
@pytest.mark.parametrize("log_format, begins", [("json", "{"), ("text", "20")])
def test_who_asks_for_a_format_gets_it_anywhere(
    log_format: str, begins: str, tmp_path: Path
) -> None:
    for lines in (
        logged_to_a_pipe(tmp_path, log_format),
        logged_at_a_terminal(tmp_path, log_format),
    ):
        (serving,) = (line for line in lines if "serving" in line and "address" in line)
        assert re.sub(r"\x1b\[[0-9;]*m", "", serving).startswith(begins)
    assert "\x1b" not in "".join(logged_to_a_pipe(tmp_path, "text"))


def failed(why: str) -> logging.LogRecord:
    """What a library logs of a failure; each text is another, as it tells of what was sent."""
    try:
        raise RuntimeError(why)
    except RuntimeError:
        error = sys.exc_info()
    return logging.LogRecord("uvicorn.error", logging.ERROR, "x.py", 7, "%s", (why,), error)


def test_what_libraries_say_again_and_again_is_told_once_a_minute_and_place() -> None:
    clock = HandClock()
    libraries = Libraries(RateLimitedLog(clock.now))
    with capture_logs() as told:
        for number in range(100):
            libraries.emit(failed(f"no {number}"))
        libraries.emit(logging.makeLogRecord({"name": "a", "levelno": 30, "msg": "another"}))
        clock.advance(60)
        libraries.emit(failed("no more"))
    assert [(each["event"], each["times"], each["log_level"]) for each in told] == [
        ("no 0", 1, "error"),
        ("another", 1, "warning"),
        ("no more", 100, "error"),
    ]


@pytest.mark.anyio
async def test_callbacks_that_fail_again_and_again_are_told_once_a_minute() -> None:
    tell, loop = loop_errors(RateLimitedLog(HandClock().now)), asyncio.get_running_loop()
    with capture_logs() as told:
        for number in range(100):
            tell(loop, {"message": "failed", "exception": ValueError(number)})
            tell(loop, {"message": "failed", "exception": KeyError(number)})
    assert [each["event"] for each in told] == ["failed", "failed"]


@pytest.mark.anyio
async def test_that_files_have_run_out_is_told_in_one_line_a_minute() -> None:
    tell = loop_errors(RateLimitedLog(HandClock().now))
    error = OSError(errno.EMFILE, "Too many open files")
    with capture_logs() as told:
        for _ in range(100):
            tell(asyncio.get_running_loop(), {"message": "accept failed", "exception": error})
    (line,) = told
    assert "out of open files" in line["event"]
    assert "LimitNOFILE" in line["event"]
