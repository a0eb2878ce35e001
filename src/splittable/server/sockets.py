"""Live lines: one WebSocket of one client each. Speaks plain ASGI, so any server can carry it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec
import structlog

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

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]

MOST_UNSENT = 1_000  # messages: whoever reads slower than this starts anew
MOST_REFUSALS = 100  # for speaking too fast, until the line is closed
RETRY_SOON, RETRY_LATER = 1_000, 10_000  # ms

# Close codes (RFC 6455, 7.4): 4000 and up are ours.
GOING_AWAY, BROKEN_RULES, RESTARTING, SILENT, TOO_SLOW = 1001, 1008, 1012, 4000, 4001

PONG = encode(Pong())

log = structlog.get_logger()
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class _WithId(msgspec.Struct):
    """As much of a message that cannot be read as its id, to say which one it was."""

    id: str


@dataclass(frozen=True, slots=True)
class _Close:
    code: int


class Line:
    """One client's connection: reads its requests one by one, sends what is pushed in order."""

    def __init__(self, lobby: Lobby, clock: Clock, bucket: Bucket, send: Send) -> None:
        self.token_hash: str | None = None
        self.last_heard = clock.now()
        self._lobby = lobby
        self._clock = clock
        self._bucket = bucket
        self._refusals = 0
        self._send = send
        self._table: LiveTable | None = None
        self._unsent: deque[bytes | _Close] = deque()
        self._news: asyncio.Future[None] | None = None  # set while the sender waits

    # Sending

    def push(self, message: bytes) -> None:
        if len(self._unsent) >= MOST_UNSENT:
            self._unsent.clear()
            self._put(_Close(TOO_SLOW))
        else:
            self._put(message)

    def close(self, farewell: Bye, code: int) -> None:
        self._put(encode(farewell))
        self._put(_Close(code))

    def _put(self, message: bytes | _Close) -> None:
        self._unsent.append(message)
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    async def send_all(self) -> None:
        """Send whatever is pushed, until the line is closed from here."""
        loop = asyncio.get_running_loop()
        while True:
            while self._unsent:
                message = self._unsent.popleft()
                if isinstance(message, _Close):
                    await self._send({"type": "websocket.close", "code": message.code})
                    return
                await self._send({"type": "websocket.send", "text": message.decode()})
            self._news = loop.create_future()
            await self._news

    # Reading

    async def hear(self, raw: str | bytes) -> None:
        """Answer one message; nothing a client sends gets out of here as an exception."""
        self.last_heard = self._clock.now()
        if not self._bucket.take():
            self._refuse_speed()
            return
        try:
            message = _decoder.decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(Refused("invalid", _unreadable(error)), _id_of(raw))
            return
        command_id = message.id if isinstance(message, Do) else None
        try:
            await self._answer(message)
        except SplittableError as error:
            self._refuse(refused(error), command_id)
        except Exception:
            log.exception("a message failed", table=self._table and self._table.table.id)
            self._refuse(
                Refused("broken", "this did not work, and it is not your fault"), command_id
            )

    async def _answer(self, message: ClientMessage) -> None:
        match message:
            case Ping():
                self.push(PONG)
            case Hello():
                await self._greet(message)
            case Do():
                await self._do(message)

    async def _greet(self, hello: Hello) -> None:
        live = await self._lobby.table(hello.table)
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


async def _refuse_handshake(scope: Message, send: Send, refusal: Refused) -> None:
    """Answered as a request where the server can, with a reason; else just closed."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": BROKEN_RULES})
        return
    start = {
        "type": "websocket.http.response.start",
        "status": 404 if refusal.code == "unknown" else 403,
        "headers": [(b"content-type", b"application/json")],
    }
    await send(start)
    body = encode(Problem(refusal.code, str(refusal)))
    await send({"type": "websocket.http.response.body", "body": body})


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
        self._lobby = lobby
        self._clock = clock
        self._metrics = metrics
        self._origins = origins
        self._rate = messages_per_second
        self._lines: set[Line] = set()
        self._sweeping: asyncio.Task[None] | None = None

    async def serve(self, scope: Message, receive: Receive, send: Send) -> None:
        """One connection, from its handshake to its end."""
        await receive()  # websocket.connect
        refusal = self._refusal(scope)
        if refusal is not None:
            await _refuse_handshake(scope, send, refusal)
            return
        await send({"type": "websocket.accept"})
        line = Line(self._lobby, self._clock, Bucket(self._clock, self._rate * 3, self._rate), send)
        self._lines.add(line)
        self._metrics.lines.set(len(self._lines))
        sending = asyncio.get_running_loop().create_task(line.send_all())
        try:
            await self._read(line, receive)
        finally:
            self._lines.discard(line)
            self._metrics.lines.set(len(self._lines))
            line.leave()
            sending.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await sending

    def _refusal(self, scope: Message) -> Refused | None:
        if scope["path"] != "/ws":
            return Refused("unknown", "the WebSocket is at /ws")
        headers = {
            key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]
        }
        origin = headers.get("origin")
        if not is_our_page(origin, headers.get("host"), self._origins):
            return Refused("foreign-origin", f"pages of {origin} may not play here")
        return None

    async def _read(self, line: Line, receive: Receive) -> None:
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            raw = event.get("text")
            await line.hear(event.get("bytes") or b"" if raw is None else raw)

    def watch_over(self) -> None:
        """From now on close the lines that have been silent for too long."""
        self._sweeping = asyncio.get_running_loop().create_task(self._sweep())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(1)
            deadline = self._clock.now() - int(DEAD_AFTER * 1000)
            for line in [each for each in self._lines if each.last_heard < deadline]:
                line.close(Bye("silent", RETRY_SOON), SILENT)
                line.last_heard = self._clock.now()  # once is enough

    async def farewell(self) -> None:
        """Tell everybody to come back, and close."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        for line in self._lines:
            line.close(Bye("restarting", RETRY_SOON), RESTARTING)
        await asyncio.sleep(0)
