"""Live lines: one client each, heard message by message and answered in the order of asking."""

import asyncio
from collections import deque
from contextlib import suppress
from http import HTTPStatus
from typing import Protocol

import msgspec
import structlog
from websockets.http11 import Request

from splittable.core.errors import SplittableError
from splittable.server.clock import Clock
from splittable.server.commands import Asker, Refused, refused
from splittable.server.limits import Bucket, is_our_page
from splittable.server.live import LiveTable
from splittable.server.lobby import Lobby, hashed
from splittable.server.metrics import Metrics
from splittable.server.protocol import (
    DEAD_AFTER,
    Bye,
    ClientMessage,
    Do,
    Done,
    Hello,
    Ping,
    Pong,
    Problem,
)
from splittable.server.showing import encode
from splittable.server.websocket import RESTARTING

MOST_WAITING = 100  # messages heard but not answered yet
MOST_REFUSALS = 100  # for speaking too fast, until the line is closed
RETRY_SOON, RETRY_LATER = 1_000, 10_000  # ms
FAREWELL_SECONDS = 2.0  # for answers under way when the server stops
BROKEN_RULES, SILENT = 1008, 4000  # close codes; 4000 and up are ours

PONG = encode(Pong())

log = structlog.get_logger()
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Wire(Protocol):
    """What a line is carried by."""

    def send(self, message: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class _WithId(msgspec.Struct):
    """As much of a message that cannot be read as its id, to say which one it was."""

    id: str


class Line:
    """One client: its messages are answered one after the other."""

    def __init__(self, sockets: "Sockets", wire: Wire, bucket: Bucket) -> None:
        self.token_hash: str | None = None
        self.last_heard = sockets.clock.now()
        self._sockets = sockets
        self._wire = wire
        self._bucket = bucket
        self._refusals = 0
        self._table: LiveTable | None = None
        self._waiting: deque[Hello | Do] = deque()
        self.answering: asyncio.Task[None] | None = None  # only while something waits
        self._is_lost = False

    def push(self, message: bytes) -> None:
        self._wire.send(message)

    def close(self, farewell: Bye, code: int) -> None:
        self.push(encode(farewell))
        self._wire.close(code)

    def hear(self, raw: bytes) -> None:
        """Take one message; whatever it is, it is answered and raises nothing."""
        self.last_heard = self._sockets.clock.now()
        if not self._bucket.take() or len(self._waiting) >= MOST_WAITING:
            self._refuse_speed()
            return
        try:
            message = _decoder.decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(Refused("invalid", _unreadable(error)), _id_of(raw))
            return
        if isinstance(message, Ping):
            self.push(PONG)
            return
        self._waiting.append(message)
        if self.answering is None:
            self.answering = asyncio.get_running_loop().create_task(self._answer_all())

    def lost(self) -> None:
        self._is_lost = True
        self._waiting.clear()
        self.leave()
        self._sockets.forget(self)

    async def _answer_all(self) -> None:
        try:
            while self._waiting:
                await self._answer(self._waiting.popleft())
        finally:
            self.answering = None

    async def _answer(self, message: Hello | Do) -> None:
        command_id = message.id if isinstance(message, Do) else None
        try:
            if isinstance(message, Do):
                await self._do(message)
            else:
                await self._greet(message)
        except SplittableError as error:
            self._refuse(refused(error), command_id)
        except Exception:
            log.exception("a message failed", table=self._table and self._table.table.id)
            broken = Refused("broken", "this did not work, and it is not your fault")
            self._refuse(broken, command_id)

    async def _greet(self, hello: Hello) -> None:
        live = await self._sockets.lobby.table(hello.table)
        if self._is_lost:
            return
        self.leave()
        self.token_hash = None if hello.token is None else hashed(hello.token)
        self._table = live
        live.join(self, hello.since)
        await live.come_back(self.token_hash)

    async def _do(self, message: Do) -> None:
        if self._table is None:
            raise Refused("wrong-phase", "say hello first: which table, and who you are")
        if self.token_hash is None:
            raise Refused(
                "not-allowed", "a nameless spectator only watches; say hello with a token"
            )
        asker = Asker(self.token_hash, message.id)
        seq, is_new = await self._table.do(asker, message.command)
        if not is_new:
            self.push(encode(Done(message.id, seq)))

    def _refuse(self, refusal: Refused, command_id: str | None) -> None:
        seq = None if self._table is None else self._table.table.seq
        self.push(encode(Problem(refusal.code, str(refusal), command_id, seq)))

    def _refuse_speed(self) -> None:
        self._refusals += 1
        if self._refusals > MOST_REFUSALS:
            self.close(Bye("too-fast", RETRY_LATER), BROKEN_RULES)
        else:
            self._refuse(Refused("too-fast", "too many messages; wait a second"), None)

    def leave(self) -> None:
        if self._table is not None:
            self._table.leave(self)
            self._table = None


def _unreadable(error: Exception) -> str:
    return " ".join(str(error).split())[:300] or "nested too deeply"


def _id_of(raw: str | bytes) -> str | None:
    with suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        found = msgspec.json.decode(raw, type=_WithId).id
        return found if len(found) <= 64 else None
    return None


class Sockets:
    """All live lines of this process."""

    def __init__(
        self,
        lobby: Lobby,
        clock: Clock,
        metrics: Metrics,
        origins: frozenset[str],
        messages_per_second: int,
    ) -> None:
        self.lobby = lobby
        self.clock = clock
        self._metrics = metrics
        self._origins = origins
        self._rate = messages_per_second
        self._lines: set[Line] = set()
        self._sweeping: asyncio.Task[None] | None = None

    def answer(self, wire: Wire, request: Request) -> Line | tuple[HTTPStatus, bytes]:
        """A new line for a request that asks for one; or why there is none."""
        if request.path.partition("?")[0] != "/ws":
            refusal = Refused("unknown", "the WebSocket is at /ws")
            return HTTPStatus.NOT_FOUND, encode(Problem(refusal.code, str(refusal)))
        origin, host = request.headers.get("Origin"), request.headers.get("Host")
        if not is_our_page(origin, host, self._origins):
            refusal = Refused("foreign-origin", f"pages of {origin} may not play here")
            return HTTPStatus.FORBIDDEN, encode(Problem(refusal.code, str(refusal)))
        line = Line(self, wire, Bucket(self.clock, self._rate * 3, self._rate))
        self._lines.add(line)
        self._metrics.lines.set(len(self._lines))
        return line

    def forget(self, line: Line) -> None:
        self._lines.discard(line)
        self._metrics.lines.set(len(self._lines))

    def watch_over(self) -> None:
        """From now on close the lines that have been silent for too long."""
        self._sweeping = asyncio.get_running_loop().create_task(self._sweep())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(1)
            deadline = self.clock.now() - int(DEAD_AFTER * 1000)
            for line in [each for each in self._lines if each.last_heard < deadline]:
                line.close(Bye("silent", RETRY_SOON), SILENT)

    async def farewell(self) -> None:
        """Finish what has been asked for, then tell everybody to come back, and close."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        answering = [line.answering for line in self._lines if line.answering is not None]
        if answering:
            await asyncio.wait(answering, timeout=FAREWELL_SECONDS)
        for line in self._lines:
            line.close(Bye("restarting", RETRY_SOON), RESTARTING)
