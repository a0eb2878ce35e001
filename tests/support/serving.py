"""A real table server for tests, on loopback, and a client that keeps every byte it is sent.

In the test's own process, with a clock that stands still until the test moves it on:

    async with served(tmp_path) as server:
        opened = await server.open_table("split", seats=3)
        host = await server.line(opened.table, opened.token)    # said hello, was welcomed
        answer = await host.do("start", fill="random")          # its update, done or problem
        await host.until(answer["seq"])
        host.view, host.legal, host.received                    # as the server has told it so far

As a process of its own, in the real world's time:

    with ServerProcess(f"sqlite:///{tmp_path}/tables.db") as process:
        async with Client(process.url) as client: ...           # opens tables and lines as above
        process.kill()                                          # as if the plug were pulled
        process.start()                                         # the same tables, the same address

`served_from_a_thread` is for tests that do not run on an event loop.
"""

import asyncio
import heapq
import io
import json
import logging
import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from concurrent.futures import Executor
from concurrent.futures import Future as Job
from contextlib import asynccontextmanager, contextmanager, redirect_stderr, suppress
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import quote, urlencode, urlsplit

import pytest
import structlog
from websockets.asyncio.client import ClientConnection, connect

from splittable.server.logs import set_up_logs
from splittable.server.net.middleware import Application
from splittable.server.net.routes.app import rest
from splittable.server.net.routes.dependencies import RouteDependencies
from splittable.server.net.web_client import Client as PageFiles
from splittable.server.net.web_client import read_client
from splittable.server.ops.settings import ServerSettings
from splittable.server.server import Environment, listen, open_server, web_server
from splittable.server.workers.process import Process
from tests.support import patience

NOW: Final = 1_700_000_000_000  # ms since 1970: when tests begin
SALT: Final = bytes(range(100, 132))  # of every deal that is dealt here
PATIENCE: Final = patience.PATIENCE  # seconds
TURNS: Final = 50  # of the event loop: many more than anything takes that has not to wait
STARTING: Final = 90.0  # seconds for a process to serve, on a machine with much else to do

# As much as anyone asks for: under a clock that stands still the buckets never fill again.
GENEROUS: Final[dict[str, Any]] = {
    "bot_pause": 0,
    "messages_per_second": 100_000,
    "requests_per_second": 100_000,
    "tables_per_minute": 1_000_000,
    "commands_per_minute": 1_000_000,
    "connections_per_address": 100_000,
    "work_per_second": 1_000_000,
}

Message = dict[str, Any]


# The world outside a server


def _silence() -> None:
    pass


@dataclass(order=True)
class HandAlarm:
    moment: int
    number: int  # alarms of the same moment ring in the order they were set
    ring: Callable[[], None] = field(compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.cancelled = True
        self.ring = _silence  # as an event loop does: who was to be called is not kept


class HandClock:
    """Stands still until it is moved on by hand; then it rings what has become due, in order."""

    def __init__(self, now: int = NOW) -> None:
        self._now = now
        self._alarms: list[HandAlarm] = []
        self._numbers = count()

    def now(self) -> int:
        return self._now

    def set_forward(self) -> int:
        return 0

    def call_at(self, moment: int, ring: Callable[[], None]) -> HandAlarm:
        alarm = HandAlarm(moment, next(self._numbers), ring)
        heapq.heappush(self._alarms, alarm)
        if moment <= self._now:
            asyncio.get_running_loop().call_soon(self._ring_due)
        return alarm

    def advance(self, seconds: float) -> None:
        """Move on, stopping at every alarm on the way; what they set going then has to run."""
        until = self._now + round(seconds * 1000)
        while self._alarms and self._alarms[0].moment <= until:
            self._now = max(self._now, self._alarms[0].moment)
            self._ring_due()
        self._now = until

    def _ring_due(self) -> None:
        while self._alarms and self._alarms[0].moment <= self._now:
            alarm = heapq.heappop(self._alarms)
            if not alarm.cancelled:
                alarm.ring()


def same_every_time(seed: int = 0, clock: HandClock | None = None) -> Environment:
    """A world in which the same requests get the same answers, to the byte."""
    return Environment(clock or HandClock(), Random(seed), lambda: SALT, rest=_with_a_page)


def _with_a_page(door: RouteDependencies) -> Application:
    return rest(door, _page())


@cache
def _page() -> PageFiles:
    """Without all that it loads: to prepare hundreds of files takes longer than most tests."""
    return replace(read_client(), files={})


# A client


@dataclass(frozen=True, slots=True)
class Answer:
    """What a request was answered with."""

    status: int
    headers: dict[str, str]  # names in lower case
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


@dataclass(frozen=True, slots=True)
class Opened:
    """A table that was opened, as its opener is told."""

    table: str
    invite: str
    token: str
    promise: str | None


class Line:
    """One WebSocket. Messages are read when the test asks for them, and each is kept.

    A line that has said hello knows what its client would: the table, the view, the legal moves.
    """

    _ids = count(1)

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[bytes] = []  # every message read so far, as it came
        self.seq: int | None = None
        self.table: Message = {}
        self.you: Message = {}
        self.view: Message = {}
        self.legal: list[str] = []
        self._unanswered: list[str | None] = []  # ids of commands; None: a hello

    async def send(self, message: Message | str | bytes) -> None:
        """A message, or whatever text or bytes a stranger might send instead."""
        if not isinstance(message, dict):
            await self.connection.send(message)
            return
        if message["type"] in ("hello", "do", "consider"):
            self._unanswered.append(message.get("id"))
        await self.connection.send(json.dumps(message))

    async def read(self) -> Message:
        """The next message; raises ConnectionClosed where there will be none."""
        async with asyncio.timeout(PATIENCE):
            raw = await self.connection.recv()
        self.received.append(raw.encode() if isinstance(raw, str) else raw)
        message: Message = json.loads(raw)
        self._learn(message)
        return message

    async def next(self, kind: str) -> Message:
        """The next message of this type; others on the way are read too."""
        while (message := await self.read())["type"] != kind:
            pass
        return message

    async def until(self, seq: int) -> None:
        """Read on until the table is known as it stood at this number."""
        while self.seq is None or self.seq < seq:
            await self.read()

    async def settle(self) -> None:
        """Read the answers to what was asked, and everything else sent until now: what the server
        has sent before it hears a ping comes before its answer."""
        while self._unanswered:
            await self.read()
        await self.send({"type": "ping"})
        await self.next("pong")

    async def hello(self, table: str, token: str | None = None, since: int | None = None) -> None:
        hello = {"table": table, "token": token, "since": since, "places": True}  # as the page does
        await self.send({"type": "hello", **hello})
        await self.next("welcome")

    async def do(self, kind: str, /, *, id: str | None = None, **fields: Any) -> Message:  # noqa: A002
        """Ask for a command, with an id of its own unless one is given, and wait for the answer:
        its `update`, the `done` of a repeat, or the `problem`."""
        command_id = f"{kind}-{next(self._ids)}" if id is None else id
        await self.send({"type": "do", "id": command_id, "command": {"type": kind, **fields}})
        while True:
            message = await self.read()
            if command_id in (message.get("done"), message.get("id")):
                return message

    async def consider(self, move: str, **fields: Any) -> Message:
        """Ask what a move would change: the `considered`, or the `problem`."""
        return await self.ask("consider", move=move, **fields)

    async def ask(self, kind: str, /, **fields: Any) -> Message:
        """Ask something that is answered to this line alone: the answer, or the `problem`."""
        asked = fields.pop("id", None) or f"{kind}-{next(self._ids)}"
        await self.send({"type": kind, "id": asked, **fields})
        while (message := await self.read()).get("id") != asked:
            pass
        return message

    async def close(self) -> None:
        await self.connection.close()

    def _learn(self, message: Message) -> None:
        answered = message.get("done") or message.get("id")
        is_answer = answered is not None or message["type"] in ("welcome", "problem")
        if is_answer and answered in self._unanswered:
            self._unanswered.remove(answered)
        match message["type"]:
            case "welcome":
                self.table, self.you = message["table"], message["you"]
                self.view, self.legal = message["view"] or {}, message["legal"]
            case "update":
                self.table = {**self.table, **message.get("table", {})}
                self.you = message.get("you", self.you)
                self.view = laid_over(self.view, message.get("view", {}))
                self.legal = message.get("legal", self.legal)
            case _:
                return
        self.seq = message["seq"]


class Client:
    """Whoever plays at one server: opens tables and lines, and asks by REST."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.lines: list[Line] = []

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close every line that is still open."""
        await asyncio.gather(*(line.close() for line in self.lines))

    async def request(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        token: str | None = None,
        headers: Mapping[str, str] | None = None,
        query: Mapping[str, Any] | None = None,
    ) -> Answer:
        """One request; a body that is not bytes already is sent as JSON."""
        content = body if isinstance(body, bytes) else b"" if body is None else _json(body)
        sent = {"Host": urlsplit(self.url).netloc, "Connection": "close"}
        if body is not None:
            sent |= {"Content-Type": "application/json", "Content-Length": str(len(content))}
        if token is not None:
            sent["Authorization"] = f"Bearer {token}"
        sent |= headers or {}
        asked = quote(path) + (f"?{urlencode(query)}" if query else "")
        head = "".join(f"{name}: {value}\r\n" for name, value in sent.items())
        raw = f"{method} {asked} HTTP/1.1\r\n{head}\r\n".encode() + content
        async with asyncio.timeout(PATIENCE):
            return _answer(await self._exchange(raw))

    async def _exchange(self, raw: bytes) -> bytes:
        address = urlsplit(self.url)
        reader, writer = await asyncio.open_connection(address.hostname, address.port)
        try:
            writer.write(raw)
            return await reader.read()
        finally:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()

    async def get(self, path: str, *, token: str | None = None, **query: Any) -> Answer:
        return await self.request("GET", path, token=token, query=query)

    async def post(self, path: str, body: Any, *, token: str | None = None) -> Answer:
        return await self.request("POST", path, body, token=token)

    async def open_table(
        self, game: str | None = None, *, name: str = "Ada", **wishes: Any
    ) -> Opened:
        """Open a table; what is not a wish of `OpenTable` is an option of the game, as `seats`."""
        own = {"settings", "token", "sameDeal", "record", "bots", "face", "beginner", "deck"}
        body: Message = {key: value for key, value in wishes.items() if key in own}
        options = {key: value for key, value in wishes.items() if key not in own}
        body |= {"name": name, "game": game, "options": options}
        answer = await self.post("/api/tables", body)
        assert answer.status == 201, answer.body
        told = answer.json()
        return Opened(told["table"], told["invite"], told["token"], told["promise"])

    async def connect(self, path: str = "/ws", **headers: str) -> Line:
        """A line on which nothing has been said yet."""
        connection = await connect(
            f"ws{self.url.removeprefix('http')}{path}",
            additional_headers=headers,
            compression=None,
            ping_interval=None,
            max_queue=None,  # whatever comes is taken in, whenever it is read
            open_timeout=PATIENCE,
            close_timeout=2,
            proxy=None,
        )
        line = Line(connection)
        self.lines.append(line)
        return line

    async def line(self, table: str, token: str | None = None, since: int | None = None) -> Line:
        """A line that has said hello and was welcomed."""
        line = await self.connect(f"/api/tables/{table}/line")
        await line.hello(table, token, since)
        return line

    async def sit(self, opened: Opened, name: str, seat: int | None = None) -> Line:
        """A newcomer with the table's invitation, in a seat; the token is made from the name."""
        line = await self.line(opened.table, token_of(name))
        answer = await line.do("sit", name=name, seat=seat, invite=opened.invite)
        assert answer["type"] == "update", answer
        return line


def laid_over(known: Message, changes: Message) -> Message:
    """A view with what changed of it: a field is replaced, or some places of a list are."""
    return {**known, **{name: _changed(known.get(name), each) for name, each in changes.items()}}


def _changed(was: Any, change: Any) -> Any:
    if not isinstance(was, list) or not isinstance(change, dict):
        return change
    return [change.get(str(place), each) for place, each in enumerate(was)]


def token_of(name: str) -> str:
    """The token that this person would have made: long enough, and theirs alone."""
    return f"token-of-{name}-".replace(" ", "_").ljust(32, "x")


def _json(body: Any) -> bytes:
    return json.dumps(body).encode()


def _answer(raw: bytes) -> Answer:
    head, _, body = raw.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    pairs = (line.partition(": ") for line in lines)
    return Answer(int(first.split()[1]), {name.lower(): value for name, _, value in pairs}, body)


# A server in this process


async def some_turns() -> None:
    """Let the event loop do whatever is ready, and what follows from it."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


class Threads:
    """What an event loop has threads do; thoughts in other processes, which a test may hold up for
    as long as it likes, are not counted."""

    def __init__(self) -> None:
        self._under_way: set[Job[Any]] = set()

    @contextmanager
    def counted(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        really = loop.run_in_executor

        def end(job: Job[Any]) -> None:  # called after its waiters
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(self._under_way.discard, job)

        def run(executor: Executor | None, work: Any, *given: Any) -> asyncio.Future[Any]:
            if executor is None or isinstance(getattr(work, "__self__", None), Process):
                return really(executor, work, *given)
            job = executor.submit(work, *given)
            done = asyncio.wrap_future(job)
            self._under_way.add(job)
            job.add_done_callback(end)
            return done

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(loop, "run_in_executor", run)
            yield

    async def rest(self) -> None:
        """Wait until they have nothing to do, and nothing follows from what they did."""
        async with asyncio.timeout(PATIENCE):
            await some_turns()
            while self._under_way:
                jobs = map(asyncio.wrap_future, self._under_way)
                await asyncio.gather(*jobs, return_exceptions=True)
                await some_turns()


class Server(Client):
    """A client of a server that runs in this process, with the server's own log and clock."""

    def __init__(self, url: str, outside: Environment, log: io.StringIO, threads: Threads) -> None:
        super().__init__(url)
        self.outside = outside
        self._log = log
        self._threads = threads

    async def rest(self) -> None:
        """Wait until the server has done whatever it can do without another message or moment:
        nothing is being stored, no quick bot chooses, and nothing follows from that."""
        await self._threads.rest()

    @property
    def clock(self) -> HandClock:
        assert isinstance(self.outside.clock, HandClock)
        return self.outside.clock

    @property
    def log(self) -> str:
        """Everything the server has logged; of several in one process, the last one's log."""
        return self._log.getvalue()

    @property
    def failures(self) -> list[str]:
        """What the server and its libraries logged as their own fault."""
        lines = self.log.splitlines()
        return [each for each in lines if '"level": "error"' in each or "Traceback" in each]


@asynccontextmanager
async def served(
    folder: Path, *, outside: Environment | None = None, **settings: Any
) -> AsyncIterator[Server]:
    """A server on a free port with a SQLite file in this folder, as it is really served."""
    outside = outside or same_every_time()
    usual = {**GENEROUS, "port": 0, "database": f"sqlite:///{folder / 'tables.db'}"}
    chosen = ServerSettings(**{**usual, **settings})
    threads = Threads()
    with _logged() as log, listen(chosen) as listening, threads.counted():
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        async with open_server(chosen, outside) as house:
            web, stop = web_server(house), asyncio.Event()

            async def main_loop() -> None:  # without a look every 100 ms whether it should end
                await web.on_tick(0)
                await stop.wait()

            web.main_loop = main_loop  # type: ignore[method-assign]
            serving = asyncio.create_task(web.serve(sockets=[listening]))
            server = Server(url, outside, log, threads)
            try:
                yield server
            finally:
                await server.close()
                stop.set()
                await serving


@contextmanager
def _logged() -> Iterator[io.StringIO]:
    """What the server logs, as it writes it, and what libraries warn of."""
    log, before = io.StringIO(), structlog.get_config()
    libraries = logging.StreamHandler(log)
    libraries.setLevel(logging.WARNING)
    logging.getLogger().addHandler(libraries)
    with redirect_stderr(log):
        set_up_logs(as_json=True)
    try:
        yield log
    finally:
        structlog.configure(**before)
        logging.getLogger().removeHandler(libraries)


@contextmanager
def served_from_a_thread(
    folder: Path, *, outside: Environment | None = None, **settings: Any
) -> Iterator[Server]:
    """The same in a thread of its own. Only the server's url and log are of use outside it."""
    ready: queue.Queue[Server | BaseException] = queue.Queue()
    loop = asyncio.new_event_loop()
    stop = asyncio.Event()

    async def serve() -> None:
        try:
            async with served(folder, outside=outside, **settings) as server:
                ready.put(server)
                await stop.wait()
        except BaseException as error:
            ready.put(error)
            raise

    def run() -> None:
        try:
            loop.run_until_complete(serve())
        finally:
            loop.close()

    thread = threading.Thread(target=run)
    thread.start()
    try:
        server = ready.get(timeout=PATIENCE)
        if isinstance(server, BaseException):
            raise server
        yield server
    finally:
        if not loop.is_closed():
            loop.call_soon_threadsafe(stop.set)
        thread.join(PATIENCE)


# A server in a process of its own


def is_running(pid: int) -> bool:
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False
    return stat.rpartition(")")[2].split()[0] not in "ZX"


class ServerProcess:
    """`splittable serve`, to be killed and started again: its address and database stay."""

    def __init__(self, database: str, *, changed: str = "pass", **settings: Any) -> None:
        """`changed`: Python that runs before the server, for a figure that nobody can set."""
        self.url = ""
        self._program = (
            f"{changed}; import runpy; runpy.run_module('splittable.cli', None, '__main__')"
        )
        self.log = ""  # what all its runs wrote to standard error; complete once it has ended
        alone = {"port": 0, "thinkers": 0}  # no process beside it, unless a test asks for one
        self._flags = {**GENEROUS, **alone, **settings, "database": database}
        self._process: subprocess.Popen[str] | None = None
        self._logging: threading.Thread | None = None

    def __enter__(self) -> "ServerProcess":
        if not self.is_running:
            self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def port(self) -> int:
        port = urlsplit(self.url).port
        assert port is not None
        return port

    def start(self) -> None:
        """Returns when it serves."""
        assert not self.is_running
        words = [f"--{name.replace('_', '-')}={value}" for name, value in self._flags.items()]
        self._process = subprocess.Popen(
            [sys.executable, "-c", self._program, "serve", *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONUTF8": "1"},
        )
        self._logging = threading.Thread(target=self._keep_log, args=[self._process.stderr])
        self._logging.start()
        self.url = self._address(self._process)
        self._flags["port"] = self.port

    def send_signal(self, how: signal.Signals) -> None:
        """To a server that runs: to make it stand still, say, and go on."""
        assert self._process is not None
        self._process.send_signal(how)

    def kill(self) -> None:
        """End it at once: no farewell, no commit finished. Does nothing to one that has ended."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop, as a service manager does; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, logging_ = self._process, self._logging
        assert process is not None
        assert logging_ is not None
        if process.poll() is None:
            process.send_signal(how)
        code = process.wait(PATIENCE)
        logging_.join(PATIENCE)
        for pipe in (process.stdout, process.stderr):
            assert pipe is not None
            pipe.close()
        return code

    def _keep_log(self, errors: Any) -> None:
        for line in errors:
            self.log += line

    def _address(self, process: subprocess.Popen[str]) -> str:
        giving_up = threading.Timer(STARTING, process.kill)
        giving_up.start()
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
        finally:
            giving_up.cancel()
        if not said:
            self._end(signal.SIGKILL)
            raise RuntimeError(f"the server did not start: {self.log}")
        return said.split()[-1]
