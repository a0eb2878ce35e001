"""HTTP connections: uvicorn's protocol with bounds on the size and duration of a request.

The request line and headers are bounded before they are parsed. A request must arrive and be
answered in time.
"""

import asyncio
from http import HTTPStatus
from typing import Any, Final, TypeAlias

import httptools

from splittable.server.broadcast.projection import encode
from splittable.server.limits.budgets import ClientAddresses, RefusalCounter
from splittable.server.limits.connections import Connections, EvictionRank
from splittable.server.messages.live import Code, Problem
from splittable.server.net.uvicorn_compat import HttpProtocol

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


class HttpConnection(HttpProtocol):
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

    # As a `Connection` that may be evicted

    is_websocket = False  # a WebSocket is admitted anew

    @property
    def standing(self) -> EvictionRank:
        return EvictionRank.ASKING if self.is_answering else EvictionRank.WAITING

    def is_late(self, now: int) -> bool:
        seconds = REQUEST_SECONDS if self.is_answering else HEAD_SECONDS
        return now - self.last_heard > seconds * 1000

    def cut(self) -> None:
        self.abandon_requests()
        self.transport.abort()

    # uvicorn's callbacks, with bounds

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self._all_connections.admit(self, self._visitors.budget_for_connection(self.peer)):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._all_connections.dismiss(self)
        self.abandon_requests()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.stop_keep_alive_timer()
        for begin in range(0, len(data), LARGEST_HEAD):
            self._read(data[begin : begin + LARGEST_HEAD])
            if self._is_upgraded or self.transport.is_closing():
                return

    def _read(self, data: bytes) -> None:
        try:
            self.parse(data)
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
        if self.pipelined >= MOST_AHEAD:
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
        if not self.wants_websocket():
            self._refuse(*UNKNOWN_UPGRADE)
            return
        self._is_upgraded = True
        self._all_connections.dismiss(self)  # the WebSocket is admitted again, for its own address
        self.become_websocket()

    def _refuse(self, status: HTTPStatus, code: Code, why: str) -> None:
        self._refusals.note("head")
        body = encode(Problem(code, why))
        head = (
            f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        self.abandon_requests()
        self.transport.write(head.encode() + body)
        self.transport.close()
