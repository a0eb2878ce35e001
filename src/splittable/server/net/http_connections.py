"""HTTP connections: uvicorn reads and answers them; we see to it that a request has an end.

Its line and headers are bounded before they are parsed, and it has to come and be answered in time.
"""

import asyncio
from http import HTTPStatus
from typing import Any, Final, TypeAlias, cast

import httptools
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from splittable.server.broadcast.projection import encode
from splittable.server.limits.budgets import ClientAddresses, RefusalCounter
from splittable.server.limits.connections import Connections, EvictionRank
from splittable.server.messages.live import Code, Problem

LARGEST_HEAD: Final = 16 * 1024  # bytes of a request's line and headers
MOST_AHEAD: Final = 8  # requests sent before the first one is answered
HEAD_SECONDS: Final = 10  # until a request's headers have come
REQUEST_SECONDS: Final = 60  # for the rest of a request, and for its answer
KEEP_ALIVE_SECONDS: Final = 5  # between an answer and the next request

Refusal: TypeAlias = tuple[HTTPStatus, Code, str]
TOO_LONG: Final[Refusal] = (
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
    "too-big",
    f"a request's line and headers may have {LARGEST_HEAD:,} bytes",
)
NO_HTTP: Final[Refusal] = (HTTPStatus.BAD_REQUEST, "invalid", "this is no HTTP request")
NO_UPGRADE: Final[Refusal] = (
    HTTPStatus.BAD_REQUEST,
    "invalid",
    "Upgrade: websocket is all that is spoken here besides HTTP",
)


class TooMuch(Exception):
    """More than a request may have; raised into the parser, which gives up."""


class _Answering:
    """An ASGI application that stops answering one request when nobody waits for it any more."""

    def __init__(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._cycle = cycle
        self._app = app
        self._task: asyncio.Task[Any] | None = None
        self._is_forsaken = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if self._is_forsaken:
            return
        self._task = asyncio.current_task()
        try:
            await self._app(scope, receive, send)
        except asyncio.CancelledError:
            if not self._is_forsaken:
                raise
        finally:
            self._task = None

    def forsake(self) -> None:
        """Write nothing any more. Whoever only looks is not even waited for; what somebody wants
        done may have begun, and is done."""
        self._is_forsaken = self._cycle.disconnected = True
        self._cycle.message_event.set()
        if self._task is not None and self._cycle.scope["method"] in ("GET", "HEAD"):
            self._task.cancel()


class HttpConnection(HttpToolsProtocol):
    """One connection, until it ends or becomes a WebSocket."""

    def __init__(
        self,
        connections: Connections,
        visitors: ClientAddresses,
        refusals: RefusalCounter,
        **uvicorns: Any,
    ) -> None:
        super().__init__(**uvicorns)
        self._open = connections
        self._visitors = visitors
        self._refusals = refusals
        self._now = connections.now
        self.last_heard = self._now()
        self._in_head = True  # of the next request
        self._head = 0  # bytes of it so far
        self._is_upgraded = False
        self._answering: _Answering | None = None  # uvicorn's `cycle` is the one it has read last

    # Its place among all connections

    @property
    def standing(self) -> EvictionRank:
        return EvictionRank.ASKING if self._is_answering else EvictionRank.WAITING

    @property
    def _is_answering(self) -> bool:
        cycle = cast(RequestResponseCycle | None, self.cycle)
        return cycle is not None and not cycle.response_complete

    def is_late(self, now: int) -> bool:
        seconds = REQUEST_SECONDS if self._is_answering else HEAD_SECONDS
        return now - self.last_heard > seconds * 1000

    def cut(self) -> None:
        self._forsake()
        self.transport.abort()

    # What uvicorn does, within bounds

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if not self._open.admit(self, self._visitors.payer(peer)):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._open.dismiss(self)
        self._forsake()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = _Answering(cycle, app)
        super()._start_asgi_task(cycle, cast(Any, self._answering))

    def _forsake(self) -> None:
        """Nobody reads an answer any more, and what was sent ahead is not even begun."""
        self.pipeline.clear()
        if self._answering is not None:
            self._answering.forsake()
            self._answering = None

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        for begin in range(0, len(data), LARGEST_HEAD):
            self._read(data[begin : begin + LARGEST_HEAD])
            if self._is_upgraded or self.transport.is_closing():
                return

    def _read(self, data: bytes) -> None:
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            self._upgrade()
            return
        except httptools.HttpParserError as error:
            is_much = isinstance(error.__context__, TooMuch)
            self._refuse(*(TOO_LONG if is_much else NO_HTTP))
            return
        if self._in_head:
            self._count(len(data))

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._in_head:  # those after a body in parts
            self._head += len(name) + len(value)
            if self._head > LARGEST_HEAD:
                raise TooMuch
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.last_heard = self._now()
        self._in_head, self._head = False, 0
        if len(self.pipeline) >= MOST_AHEAD:
            raise TooMuch
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head, self._head = True, 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self.last_heard = self._now()
        super().on_response_complete()

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > LARGEST_HEAD:
            self._refuse(*TOO_LONG)

    def _upgrade(self) -> None:
        if not self._should_upgrade():
            self._refuse(*NO_UPGRADE)
            return
        self._is_upgraded = True
        self._open.dismiss(self)  # the line that it becomes is let in anew, for its visitor
        self.handle_websocket_upgrade()
        self.parser = cast(Any, None)  # as uvicorn does where it ends: the two hold each other

    def _refuse(self, status: HTTPStatus, code: Code, why: str) -> None:
        self._refusals.note("head")
        body = encode(Problem(code, why))
        head = (
            b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
            % len(body)
        )
        self._forsake()
        self.transport.write(STATUS_LINE[status] + head + body)
        self.transport.close()
