"""uvicorn's undocumented parts are as `server/net/uvicorn_compat.py` expects them."""

import asyncio
from typing import Any

import pytest
import uvicorn

from tests.support.internals import Internals

UVICORN = Internals("uvicorn", "src/splittable/server/net/uvicorn_compat.py")
PROTOCOL = "uvicorn.protocols.http.httptools_impl.HttpToolsProtocol"
CYCLE = "uvicorn.protocols.http.httptools_impl.RequestResponseCycle"
SERVER = "uvicorn.server.Server"
PROXIES = "uvicorn.middleware.proxy_headers.ProxyHeadersMiddleware"


async def no_application(scope: object, receive: object, send: object) -> None:
    pass


def config() -> uvicorn.Config:
    return uvicorn.Config(no_application, lifespan="off", log_config=None, ws="none")


def a_state() -> Any:
    return UVICORN.find("uvicorn.server.ServerState")()


def a_protocol(kind: Any) -> Any:
    loop: Any = object()
    return kind(config=config(), server_state=a_state(), app_state={}, _loop=loop)


def a_cycle(kind: Any) -> Any:
    async def make() -> Any:
        protocol: Any = None
        return kind(
            scope={"method": "GET"},
            transport=protocol,
            flow=protocol,
            logger=protocol,
            access_logger=protocol,
            access_log=False,
            default_headers=[],
            message_event=asyncio.Event(),
            expect_100_continue=False,
            keep_alive=True,
            on_response=print,
        )

    return asyncio.run(make())


def a_running_server(kind: Any) -> Any:
    """One that listens nowhere."""

    async def run() -> Any:
        server = kind(config())
        server.should_exit = True  # as soon as it has started
        await server.serve(sockets=[])
        return server

    return asyncio.run(run())


@pytest.mark.parametrize(
    "path, function, parameters",
    [
        (PROTOCOL, "__init__", "self config server_state app_state _loop"),
        (PROTOCOL, "connection_made", "self transport"),
        (PROTOCOL, "connection_lost", "self exc"),
        (PROTOCOL, "data_received", "self data"),
        (PROTOCOL, "on_header", "self name value"),
        (PROTOCOL, "on_headers_complete", "self"),
        (PROTOCOL, "on_message_complete", "self"),
        (PROTOCOL, "on_response_complete", "self"),
        (PROTOCOL, "handle_websocket_upgrade", "self"),
        (PROTOCOL, "_should_upgrade", "self"),
        (PROTOCOL, "_start_asgi_task", "self cycle app"),
        (PROTOCOL, "_unset_keepalive_if_required", "self"),
        (SERVER, "startup", "self sockets"),
        (SERVER, "handle_exit", "self sig frame"),
        (SERVER, "shutdown", "self sockets"),
        (PROXIES, "__init__", "self app trusted_hosts"),
    ],
)
def test_a_method_that_we_call_or_override_takes_what_it_took(
    path: str, function: str, parameters: str
) -> None:
    UVICORN.check_parameters(path, function, parameters.split())


def test_what_we_read_and_set_of_a_connection_is_there() -> None:
    names = ("client", "cycle", "parser", "pipeline", "transport")
    UVICORN.check_attributes(PROTOCOL, a_protocol, names)


def test_what_we_read_and_set_of_a_request_is_there() -> None:
    names = ("scope", "response_complete", "disconnected", "message_event")
    UVICORN.check_attributes(CYCLE, a_cycle, names)


def test_what_we_read_and_set_of_the_server_is_there() -> None:
    UVICORN.check_attributes(SERVER, lambda kind: kind(config()), ["should_exit", "force_exit"])
    UVICORN.check_attributes(SERVER, lambda kind: kind(config()), ["server_state"])
    UVICORN.check_attributes(SERVER, a_running_server, ["servers"])
    UVICORN.check_attributes("uvicorn.server.ServerState", lambda _: a_state(), ["connections"])


def test_trusted_proxies_can_be_asked_for_a_client_s_address() -> None:
    def trusted(kind: Any) -> Any:
        return kind(no_application, "127.0.0.1").trusted_hosts

    UVICORN.check_attributes(PROXIES, trusted, ["get_trusted_client_address"])
    found = trusted(UVICORN.find(PROXIES))
    assert "127.0.0.1" in found
    assert found.get_trusted_client_address("192.0.2.1, 127.0.0.1")[0] == "192.0.2.1"


def test_versions_that_nobody_has_checked_are_excluded() -> None:
    UVICORN.check_bounds()


def test_a_part_that_is_gone_is_named_with_the_module_that_uses_it() -> None:
    with pytest.raises(AssertionError, match=r"uvicorn [\d.]+: .*gone.*uvicorn_compat.py"):
        UVICORN.find("uvicorn.server.NoSuchPart")
