"""Everything that the server uses of uvicorn. No other module imports it.

Most of it is undocumented, and may change with any version:

- `HttpToolsProtocol`: `HttpConnection` bounds requests, and abandons them if the client is gone. It
  uses the attributes `client`, `cycle`, `parser`, `pipeline` and `transport`. It overrides
  `on_response_complete`, `_start_asgi_task` and the parser's callbacks. It calls `_should_upgrade`,
  `_unset_keepalive_if_required` and `handle_websocket_upgrade`.
- `RequestResponseCycle`: `scope`, `response_complete`, `disconnected` and `message_event` tell and
  change how far a request is.
- `ServerState.connections`, and that a WebSocket class is called with `server_state`: WebSockets
  bypass ASGI.
- `Server`: `startup`, `handle_exit`, `shutdown`, `servers`, `server_state`, `should_exit` and
  `force_exit`; clients are told to reconnect before their connections are closed, and probes have a
  port of their own.
- `ProxyHeadersMiddleware.trusted_hosts`: WebSockets trust the same proxies as HTTP.

`tests/server/test_uvicorn_compat.py` checks all of these. `pyproject.toml` allows only versions for
which it was run.
"""

import asyncio
import os
import socket
from collections.abc import Awaitable, Callable
from types import FrameType
from typing import Any, Final, Literal, TypeAlias, cast

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from splittable.server.limits.budgets import Proxies

FAREWELL_SECONDS: Final = 5  # for closing connections when the server stops

OpenConnections: TypeAlias = set[Any]  # those that uvicorn shuts down when it stops


# HTTP


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


class HttpProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol, with names for the internals that `HttpConnection` needs."""

    def __init__(self, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        # The request being answered; uvicorn's `cycle` is the last one received.
        self._answering: _CancellableApp | None = None

    @property
    def peer(self) -> str:
        """The address of the other end, which may be a proxy."""
        return self.client[0] if self.client else ""

    @property
    def is_answering(self) -> bool:
        cycle = cast(RequestResponseCycle | None, self.cycle)
        return cycle is not None and not cycle.response_complete

    @property
    def pipelined(self) -> int:
        """Requests received whose answer has not begun."""
        return len(self.pipeline)

    def stop_keep_alive_timer(self) -> None:
        self._unset_keepalive_if_required()

    def parse(self, data: bytes) -> None:
        """Raises what httptools raises, HttpParserUpgrade among them."""
        self.parser.feed_data(data)

    def wants_websocket(self) -> bool:
        return self._should_upgrade()

    def become_websocket(self) -> None:
        self.handle_websocket_upgrade()
        self.parser = cast(Any, None)  # it refers to this object; uvicorn does so on close

    def abandon_requests(self) -> None:
        """Drop pipelined requests, and abandon the one being answered."""
        self.pipeline.clear()
        if self._answering is not None:
            self._answering.abandon()
            self._answering = None

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = _CancellableApp(cycle, app)
        super()._start_asgi_task(cycle, cast(Any, self._answering))


# WebSockets


def websocket_class(make: Callable[[OpenConnections], asyncio.Protocol]) -> type[asyncio.Protocol]:
    """What uvicorn calls, with arguments of its own, for each connection that is upgraded."""

    def create(*, server_state: Any, **_: Any) -> asyncio.Protocol:
        return make(server_state.connections)

    return cast(type[asyncio.Protocol], create)


# The server


Probes: TypeAlias = tuple[Any, Callable[..., HttpProtocol], socket.socket]
"""An ASGI application, uvicorn's HTTP protocol for it, and the socket where it listens."""


class Server(uvicorn.Server):
    """Says when it has started, and tells clients to reconnect before the sockets are closed."""

    def __init__(
        self,
        config: uvicorn.Config,
        started: Callable[[], None],
        farewell: Callable[[], Awaitable[None]],
        probes: Probes | None,
    ) -> None:
        super().__init__(config)
        self._started, self._farewell, self._probes = started, farewell, probes
        self._public: list[asyncio.Server] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._public = list(self.servers)
        if self._probes is not None:
            self.servers.append(await self._serve_probes(*self._probes))
        self._started()

    async def _serve_probes(
        self, application: Any, http: Callable[..., HttpProtocol], listening: socket.socket
    ) -> asyncio.Server:
        config = _config(application, http, "none", self.config.timeout_keep_alive)
        config.load()
        return await asyncio.get_running_loop().create_server(
            lambda: http(config=config, server_state=self.server_state, app_state={}),
            sock=listening,
        )

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """Stop; a second signal stops at once. Unlike uvicorn, don't raise the signal again: the
        process would end before pending commits and the store are closed."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self._public:
            server.close()  # clients that are sent elsewhere must not come back here
        await self._farewell()
        await super().shutdown(sockets)


def make_server(
    application: Any,
    http: Callable[..., HttpProtocol],
    websocket: Callable[[OpenConnections], asyncio.Protocol],
    started: Callable[[], None],
    farewell: Callable[[], Awaitable[None]],
    keep_alive_seconds: int,
    probes: Probes | None = None,
) -> Server:
    """A server of this ASGI application and of WebSockets. `started` runs once it accepts
    connections and handles signals, `farewell` when it stops, before connections are closed;
    `probes` are answered until then. uvicorn's arguments are passed on to `http`."""
    config = _config(application, http, websocket_class(websocket), keep_alive_seconds)
    return Server(config, started, farewell, probes)


def _config(
    application: Any,
    http: Callable[..., HttpProtocol],
    websocket: type[asyncio.Protocol] | Literal["none"],
    keep_alive_seconds: int,
) -> uvicorn.Config:
    return uvicorn.Config(
        application,
        http=cast(type[asyncio.Protocol], http),
        ws=websocket,
        lifespan="off",
        log_config=None,
        access_log=False,
        forwarded_allow_ips=_trusted_addresses(),
        timeout_keep_alive=keep_alive_seconds,
        timeout_graceful_shutdown=FAREWELL_SECONDS,
    )


# Proxies


def trusted_proxies() -> Proxies:
    """The proxies whose X-Forwarded-For is trusted, as uvicorn itself reads it."""
    return ProxyHeadersMiddleware(_no_application, _trusted_addresses()).trusted_hosts


def _trusted_addresses() -> str:
    return os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1")  # as uvicorn's own default


async def _no_application(*_: object) -> None:
    """Stands in for the application that uvicorn's proxy middleware wraps."""
