"""HTTP connections: uvicorn's protocol with bounds on the size and duration of a request.

The request line and headers are bounded before they are parsed. A request must arrive and be
answered in time.
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
MOST_AHEAD: Final = 8  # pipelined requests
HEAD_SECONDS: Final = 10  # for a request's headers to arrive
REQUEST_SECONDS: Final = 60  # for the body, and for the answer
KEEP_ALIVE_SECONDS: Final = 5  # between an answer and the next request

Refusal: TypeAlias = tuple[HTTPStatus, Code, str]
HEAD_TOO_LONG: Final[Refusal] = (
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
    "too-big",
    f"a request's line and headers may have at most {LARGEST_HEAD:,} bytes",
)
NOT_HTTP: Final[Refusal] = (HTTPStatus.BAD_REQUEST, "invalid", "this is not an HTTP request")
UNKNOWN_UPGRADE: Final[Refusal] = (
    HTTPStatus.BAD_REQUEST,
    "invalid",
    "Upgrade: only websocket is supported",
)


class TooLarge(Exception):
    """A request exceeds a limit. Raised inside the parser, which then fails."""


class _CancellableApp:
    """The ASGI application for one request, which can be abandoned when the client is gone."""

    def __init__(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._cycle = cycle
        self._app = app
        self._task: asyncio.Task[Any] | None = None
        self._is_abandoned = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if self._is_abandoned:
            return
        self._task = asyncio.current_task()
        try:
            await self._app(scope, receive, send)
        except asyncio.CancelledError:
            if not self._is_abandoned:
                raise
        finally:
            self._task = None

    def abandon(self) -> None:
        """Write nothing more. GET and HEAD are cancelled; other requests may have had effects, so
        they run to their end."""
        self._is_abandoned = self._cycle.disconnected = True
        self._cycle.message_event.set()
        if self._task is not None and self._cycle.scope["method"] in ("GET", "HEAD"):
            self._task.cancel()


class HttpConnection(HttpToolsProtocol):
    """One HTTP connection, until it closes or becomes a WebSocket."""

    def __init__(
        self,
        connections: Connections,
        visitors: ClientAddresses,
        refusals: RefusalCounter,
        **uvicorns: Any,
    ) -> None:
        super().__init__(**uvicorns)
        self._all_connections = connections
        self._visitors = visitors
        self._refusals = refusals
        self._now = connections.now
        self.last_heard = self._now()
        self._in_head = True  # reading the line and headers of a request
        self._head = 0  # bytes of them so far
        self._is_upgraded = False
        # The request being answered; uvicorn's `cycle` is the last one received.
        self._answering: _CancellableApp | None = None

    # As a `Connection` that may be evicted

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
        self._abandon()
        self.transport.abort()

    # uvicorn's callbacks, with bounds

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if not self._all_connections.admit(self, self._visitors.budget_for_connection(peer)):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._all_connections.dismiss(self)
        self._abandon()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = _CancellableApp(cycle, app)
        super()._start_asgi_task(cycle, cast(Any, self._answering))

    def _abandon(self) -> None:
        """Drop pipelined requests, and abandon the one being answered."""
        self.pipeline.clear()
        if self._answering is not None:
            self._answering.abandon()
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
            is_too_large = isinstance(error.__context__, TooLarge)
            self._refuse(*(HEAD_TOO_LONG if is_too_large else NOT_HTTP))
            return
        if self._in_head:
            self._count(len(data))

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._in_head:  # trailers of a chunked body
            self._head += len(name) + len(value)
            if self._head > LARGEST_HEAD:
                raise TooLarge
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.last_heard = self._now()
        self._in_head, self._head = False, 0
        if len(self.pipeline) >= MOST_AHEAD:
            raise TooLarge
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
            self._refuse(*HEAD_TOO_LONG)

    def _upgrade(self) -> None:
        if not self._should_upgrade():
            self._refuse(*UNKNOWN_UPGRADE)
            return
        self._is_upgraded = True
        self._all_connections.dismiss(self)  # the WebSocket is admitted again, for its own address
        self.handle_websocket_upgrade()
        self.parser = cast(Any, None)  # breaks the reference cycle, as uvicorn does on close

    def _refuse(self, status: HTTPStatus, code: Code, why: str) -> None:
        self._refusals.note("head")
        body = encode(Problem(code, why))
        head = (
            b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
            % len(body)
        )
        self._abandon()
        self.transport.write(STATUS_LINE[status] + head + body)
        self.transport.close()
