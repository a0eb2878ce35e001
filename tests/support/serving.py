"""A real table server for tests, on loopback, and a client that records every byte it receives.

In the test's own process, with a clock that the test advances:

    async with served(tmp_path) as server:
        opened = await server.open_table("split", seats=3)
        host = await server.line(opened.table, opened.token)    # sends hello, gets welcome
        answer = await host.do("start", fill="random")          # its update, done or problem
        await host.until(answer["seq"])
        host.view, host.legal, host.received                    # as last received

As a process of its own, in real time:

    with ServerProcess(f"sqlite:///{tmp_path}/tables.db") as process:
        async with Client(process.url) as client: ...           # opens tables as above
        process.kill()                                          # like a power failure
        process.start()                                         # with the same tables and address

`served_from_a_thread` is for tests that don't run on an event loop.
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
from contextlib import ExitStack, asynccontextmanager, contextmanager, redirect_stderr, suppress
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final, Self
from urllib.parse import quote, urlencode, urlsplit

import pytest
import structlog
from websockets.asyncio.client import ClientConnection, connect

from splittable.server.logs import RecentErrors, set_up_logs
from splittable.server.net.middleware import Application
from splittable.server.net.routes.app import rest
from splittable.server.net.routes.dependencies import RouteDependencies
from splittable.server.net.web_client import Client as PageFiles
from splittable.server.net.web_client import read_client
from splittable.server.ops.settings import ServerSettings
from splittable.server.server import Environment, listen_on_all, open_server, web_server
from splittable.server.workers.process import Process
from tests.support import patience

NOW: Final = 1_700_000_000_000  # ms since 1970: the start of every test
SALT: Final = bytes(range(100, 132))  # of every deal
PATIENCE: Final = patience.PATIENCE  # seconds
TURNS: Final = 50  # of the event loop; far more than work without waiting needs
STARTING: Final = 90.0  # seconds for a process to start serving, on a busy machine

# No rate limits: with a stopped clock, token buckets never refill.
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


# The server's environment


def _silence() -> None:
    pass


@dataclass(order=True)
class HandAlarm:
    moment: int
    number: int  # alarms due at the same time ring in the order they were set
    ring: Callable[[], None] = field(compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.cancelled = True
        self.ring = _silence  # like an event loop, drop the reference to the callback


class HandClock:
    """A clock that moves only when advanced. It then rings the alarms that are due, in order."""

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
        """Advance the clock, stopping at every alarm. Tasks started by alarms run afterwards."""
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
    """An environment in which the same requests get byte-identical responses."""
    return Environment(clock or HandClock(), Random(seed), lambda: SALT, rest=_with_a_page)


def _with_a_page(door: RouteDependencies, probes_apart: bool) -> Application:
    return rest(door, _page(), probes_apart=probes_apart)


@cache
def _page() -> PageFiles:
    """The page without its assets: preparing hundreds of files takes longer than most tests."""
    return replace(read_client(), files={})


# A client


@dataclass(frozen=True, slots=True)
class Answer:
    """The response to a request."""

    status: int
    headers: dict[str, str]  # names in lower case
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


@dataclass(frozen=True, slots=True)
class Opened:
    """An opened table, as its creator receives it."""

    table: str
    invite: str
    token: str
    promise: str | None


class Line:
    """One WebSocket connection. Messages are read only on request, and all of them are recorded.

    After hello, it has what a client would have: the table, the view, the legal moves.
    """

    _ids = count(1)

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[bytes] = []  # every message read so far, unparsed
        self.seq: int | None = None
        self.table: Message = {}
        self.you: Message = {}
        self.view: Message = {}
        self.legal: list[str] = []
        self._unanswered: list[str | None] = []  # ids of commands; None for a hello

    async def send(self, message: Message | str | bytes) -> None:
        """Send a message, or any text or bytes that an attacker might send instead."""
        if not isinstance(message, dict):
            await self.connection.send(message)
            return
        if message["type"] in ("hello", "do", "consider"):
            self._unanswered.append(message.get("id"))
        await self.connection.send(json.dumps(message))

    async def read(self) -> Message:
        """The next message. Raises ConnectionClosed if there is none."""
        async with asyncio.timeout(PATIENCE):
            raw = await self.connection.recv()
        self.received.append(raw.encode() if isinstance(raw, str) else raw)
        message: Message = json.loads(raw)
        self._learn(message)
        return message

    async def next(self, kind: str) -> Message:
        """The next message of this type. Messages before it are read, too."""
        while (message := await self.read())["type"] != kind:
            pass
        return message

    async def until(self, seq: int) -> None:
        """Read messages until the table is known up to this `seq`."""
        while self.seq is None or self.seq < seq:
            await self.read()

    async def settle(self) -> None:
        """Read all pending answers, and everything else sent so far: whatever the server sent comes
        before its answer to a ping."""
        while self._unanswered:
            await self.read()
        await self.send({"type": "ping"})
        await self.next("pong")

    async def hello(self, table: str, token: str | None = None, since: int | None = None) -> None:
        hello = {"table": table, "token": token, "since": since, "places": True}  # as the page does
        await self.send({"type": "hello", **hello})
        await self.next("welcome")

    async def do(self, kind: str, /, *, id: str | None = None, **fields: Any) -> Message:  # noqa: A002
        """Send a command, with a new id unless one is given. Returns the answer: its `update`, the
        `done` of a repeated command, or the `problem`."""
        command_id = f"{kind}-{next(self._ids)}" if id is None else id
        if kind == "take-back":
            fields.setdefault("seq", self.seq)  # as the page does
        await self.send({"type": "do", "id": command_id, "command": {"type": kind, **fields}})
        while True:
            message = await self.read()
            if command_id in (message.get("done"), message.get("id")):
                return message

    async def consider(self, move: str, **fields: Any) -> Message:
        """Request the preview of a move. Returns the `considered`, or the `problem`."""
        return await self.ask("consider", move=move, **fields)

    async def ask(self, kind: str, /, **fields: Any) -> Message:
        """Send a message that is answered only here. Returns the answer, or the `problem`."""
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
    """A client of one server: opens tables and connections, and sends REST requests."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.lines: list[Line] = []

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close all open connections."""
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
        """Send one request. A body that isn't bytes is sent as JSON."""
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
        """Open a table. Arguments that `OpenTable` doesn't have are options, such as `seats`."""
        own = {"settings", "token", "sameDeal", "record", "bots", "face", "beginner", "deck"}
        body: Message = {key: value for key, value in wishes.items() if key in own}
        options = {key: value for key, value in wishes.items() if key not in own}
        body |= {"name": name, "game": game, "options": options}
        answer = await self.post("/api/tables", body)
        assert answer.status == 201, answer.body
        told = answer.json()
        return Opened(told["table"], told["invite"], told["token"], told["promise"])

    async def connect(self, path: str = "/ws", **headers: str) -> Line:
        """A connection without hello."""
        connection = await connect(
            f"ws{self.url.removeprefix('http')}{path}",
            additional_headers=headers,
            compression=None,
            ping_interval=None,
            max_queue=None,  # accept all messages, however late they are read
            open_timeout=PATIENCE,
            close_timeout=2,
            proxy=None,
        )
        line = Line(connection)
        self.lines.append(line)
        return line

    async def line(self, table: str, token: str | None = None, since: int | None = None) -> Line:
        """A connection that has sent hello and got its welcome."""
        line = await self.connect(f"/api/tables/{table}/line")
        await line.hello(table, token, since)
        return line

    async def sit(self, opened: Opened, name: str, seat: int | None = None) -> Line:
        """Seat a newcomer with the table's invitation. Their token is derived from the name."""
        line = await self.line(opened.table, token_of(name))
        answer = await line.do("sit", name=name, seat=seat, invite=opened.invite)
        assert answer["type"] == "update", answer
        return line


def laid_over(known: Message, changes: Message) -> Message:
    """Apply changes to a view: a field is replaced, or some items of a list."""
    return {**known, **{name: _changed(known.get(name), each) for name, each in changes.items()}}


def _changed(was: Any, change: Any) -> Any:
    if not isinstance(was, list) or not isinstance(change, dict):
        return change
    return [change.get(str(place), each) for place, each in enumerate(was)]


def token_of(name: str) -> str:
    """A person's token: long enough, and unique to the name."""
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
    """Let the event loop run everything that is ready, and what follows from it."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


class Threads:
    """Tracks the event loop's work in threads. Bot workers, which a test may block at will, don't
    count."""

    def __init__(self) -> None:
        self._under_way: set[Job[Any]] = set()
        self._ended = 0  # how many jobs have ended

    @contextmanager
    def counted(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        really = loop.run_in_executor

        def end(job: Job[Any]) -> None:
            self._under_way.discard(job)
            self._ended += 1

        def ends(job: Job[Any]) -> None:  # called after the job's waiters
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(end, job)

        def run(executor: Executor | None, work: Any, *given: Any) -> asyncio.Future[Any]:
            if executor is None or isinstance(getattr(work, "__self__", None), Process):
                return really(executor, work, *given)
            job = executor.submit(work, *given)
            done = asyncio.wrap_future(job)
            self._under_way.add(job)
            job.add_done_callback(ends)
            return done

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(loop, "run_in_executor", run)
            yield

    async def rest(self) -> None:
        """Wait until all threads are idle, and nothing follows from their work."""
        async with asyncio.timeout(PATIENCE):
            ended = None
            while self._under_way or self._ended != ended:
                jobs = map(asyncio.wrap_future, self._under_way)
                await asyncio.gather(*jobs, return_exceptions=True)
                ended = self._ended
                await some_turns()  # a job that ends during the last ones has more to follow


class Server(Client):
    """A client of a server in this process, with access to its log and clock."""

    def __init__(self, url: str, outside: Environment, log: io.StringIO, threads: Threads) -> None:
        super().__init__(url)
        self.probes: Client = self  # those on a port of their own, if there is one
        self.outside = outside
        self._log = log
        self._threads = threads

    async def rest(self) -> None:
        """Wait until the server is idle: it can do nothing without another message or clock tick,
        nothing is being stored, and no quick bot is choosing."""
        await self._threads.rest()

    @property
    def clock(self) -> HandClock:
        assert isinstance(self.outside.clock, HandClock)
        return self.outside.clock

    @property
    def log(self) -> str:
        """The server's log; with several servers in one process, the last one's."""
        return self._log.getvalue()

    @property
    def failures(self) -> list[str]:
        """The errors that the server and its libraries logged."""
        lines = self.log.splitlines()
        return [each for each in lines if '"level": "error"' in each or "Traceback" in each]


@asynccontextmanager
async def served(
    folder: Path, *, outside: Environment | None = None, **settings: Any
) -> AsyncIterator[Server]:
    """Run a real server on a free port, with a SQLite file in this folder."""
    outside = outside or same_every_time()
    usual = {**GENEROUS, "port": 0, "database": f"sqlite:///{folder / 'tables.db'}"}
    chosen = ServerSettings(**{**usual, **settings})
    threads = Threads()
    with _logged(outside.errors) as log, ExitStack() as sockets, threads.counted():
        listening, for_probes = listen_on_all(chosen)
        for each in (listening, for_probes):
            if each is not None:
                sockets.enter_context(each)
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        async with open_server(chosen, outside) as house:
            web, stop = web_server(house, for_probes=for_probes), asyncio.Event()

            async def main_loop() -> None:  # without polling every 100 ms whether to stop
                await web.on_tick(0)
                await stop.wait()

            web.main_loop = main_loop  # type: ignore[method-assign]
            serving = asyncio.create_task(web.serve(sockets=[listening]))
            server = Server(url, outside, log, threads)
            if for_probes is not None:
                server.probes = Client(f"http://127.0.0.1:{for_probes.getsockname()[1]}")
            try:
                yield server
            finally:
                await server.close()
                stop.set()
                await serving


@contextmanager
def _logged(recent: RecentErrors) -> Iterator[io.StringIO]:
    """Capture the server's log as written, and warnings of libraries."""
    log, before = io.StringIO(), structlog.get_config()
    libraries = logging.StreamHandler(log)
    libraries.setLevel(logging.WARNING)
    logging.getLogger().addHandler(libraries)
    with redirect_stderr(log):
        set_up_logs(as_json=True, recent=recent)
    try:
        yield log
    finally:
        structlog.configure(**before)
        logging.getLogger().removeHandler(libraries)


@contextmanager
def served_from_a_thread(
    folder: Path, *, outside: Environment | None = None, **settings: Any
) -> Iterator[Server]:
    """The same in a thread of its own. Only its url and log may be used outside that thread."""
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
    """`splittable serve` as a process that can be killed and restarted with the same address and
    database."""

    def __init__(self, database: str, *, changed: str = "pass", **settings: Any) -> None:
        """`changed`: Python code that runs before the server, to change what no setting can."""
        self.url = ""
        self._program = (
            f"{changed}; import runpy; runpy.run_module('splittable.cli', None, '__main__')"
        )
        self.log = ""  # stderr of all its runs; complete once it has ended
        alone = {"port": 0, "thinkers": 0}  # no worker processes unless a test wants them
        self._flags = {**GENEROUS, **alone, **settings, "database": database}
        self._process: subprocess.Popen[str] | None = None
        self._logging: threading.Thread | None = None
        self._has_logged = threading.Condition()

    def __enter__(self) -> Self:
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
        """Start it, and wait until it serves."""
        assert not self.is_running
        words = [f"--{name.replace('_', '-')}={value}" for name, value in self._flags.items()]
        self._process = subprocess.Popen(
            [*self._command(), "serve", *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=self._environment(),
        )
        self._logging = threading.Thread(target=self._keep_log, args=[self._process.stderr])
        self._logging.start()
        try:
            self.url = self._address(self._process)
        except BaseException:
            self.kill()  # or its log would be waited for at the end of all tests
            raise
        self._flags["port"] = self.port

    def _command(self) -> list[str]:
        return [sys.executable, "-c", self._program]

    def _environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONUTF8": "1"}

    def hear(self, words: str) -> None:
        """Wait until the log says this, however long it takes within the test's timeout."""
        with self._has_logged:
            self._has_logged.wait_for(lambda: words in self.log or not self.is_running)
        assert words in self.log, self.log

    def send_signal(self, how: signal.Signals) -> None:
        """Signal a running server, for example to suspend and resume it."""
        assert self._process is not None
        self._process.send_signal(how)

    def kill(self) -> None:
        """Kill it with SIGKILL, in the middle of anything. Does nothing if it has ended."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Stop it with SIGTERM, as a service manager does. Returns the exit code."""
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
            with self._has_logged:
                self.log += line
                self._has_logged.notify_all()

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
