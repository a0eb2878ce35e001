"""Limits per address, for everything it may send; ordinary visitors never reach them.

Each limit is counted by cause, and logged once a minute.
"""

import asyncio
import json
import re
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from splittable.server import server as serving
from splittable.server.limits.budgets import CAUSES, AddressBudget, Cause, ConnectionBudget
from splittable.server.limits.connections import FEWEST, RESERVED_FILES
from splittable.server.messages.live import LARGEST_FRAME
from splittable.server.net.client_connections import HELLO_SECONDS
from splittable.server.net.http_connections import HEAD_SECONDS
from splittable.server.net.routes.dependencies import LARGEST_BODY
from splittable.server.net.websocket import CLOSE_WITHIN
from splittable.server.ops.settings import ServerSettings
from tests.server.strangers import assert_problem, playing
from tests.support.patience import until
from tests.support.serving import PATIENCE, Line, Server, served, token_of

pytestmark = pytest.mark.anyio

USUAL: Final = ServerSettings()
AS_USUAL: Final[dict[str, Any]] = {
    each: getattr(USUAL, each)
    for each in (
        "messages_per_second",
        "requests_per_second",
        "tables_per_minute",
        "connections_per_address",
        "work_per_second",
    )
}
SAYS_PING: Final = b'{"type":"ping"}'


def frames(kind: Opcode, payload: bytes, count: int, *, last: bool = True) -> bytes:
    return count * Frame(kind, payload, fin=last).serialize(mask=True)


async def refused(server: Server, cause: str) -> int:
    """How often the server has refused for this cause; each that it has, it has logged once."""
    found = await counted(server, cause)
    lines = [json.loads(line) for line in server.log.splitlines() if line.startswith("{")]
    assert len([each for each in lines if each["event"] == CAUSES[cause]]) == bool(found)  # type: ignore[index]
    return found


async def counted(server: Server, cause: str) -> int:
    name = rf'splittable_refused_total{{cause="{cause}"}}'
    found = re.findall(rf"{name} (\d+)", await _metrics(server))
    return int(found[0]) if found else 0


async def _metrics(server: Server) -> str:
    return (await server.get("/metrics")).body.decode()


async def closed_with(line: Line) -> int | None:
    with pytest.raises(ConnectionClosed):
        await line.next("something that will not come")
    return line.connection.close_code


# That each cause is counted, and logged once a minute


async def _asks_too_often(server: Server) -> None:
    for _ in range(5):
        await server.get("/healthz")
    server.clock.advance(10)


async def _opens_too_many(server: Server) -> None:
    for _ in range(3):
        await server.post("/api/tables", {"name": "Eve", "game": "split"})


async def _speaks_too_fast(server: Server) -> None:
    line = await server.connect()
    for _ in range(5):
        await line.send(SAYS_PING)
    for _ in range(2):
        await line.next("problem")


async def _until_counted(server: Server, cause: str, count: int) -> None:
    async def look() -> bool:
        return await counted(server, cause) >= count

    await until(look, cause)


async def _sends_pongs(server: Server, count: int, cause: Cause) -> None:
    before = await counted(server, cause)
    lines = [await server.connect(**{"X-Forwarded-For": f"192.0.2.{each}"}) for each in (1, 2)]
    for line in lines:
        line.connection.transport.write(frames(Opcode.PONG, b"", count))
    await _until_counted(server, cause, before + 2)
    server.clock.advance(CLOSE_WITHIN / 1000)  # they are cut, or read on


async def _sends_long_bodies(server: Server) -> None:
    for _ in range(5):
        await server.post("/api/tables", {"name": "Eve", "game": "split", "token": "x" * 20_000})


async def _sends_what_is_too_big(server: Server) -> None:
    too_big = {"Content-Length": str(LARGEST_BODY + 1)}
    assert (await server.request("POST", "/api/tables", b"", headers=too_big)).status == 413
    line = await server.connect()
    await line.send("x" * (LARGEST_FRAME + 1))
    assert await closed_with(line) == 1009


async def _makes_work(server: Server) -> None:
    table = (await server.open_table("split", seats=2)).table
    async with asyncio.timeout(PATIENCE):
        while (await server.get(f"/api/tables/{table}")).status == 200:
            pass
    await server.get(f"/api/tables/{table}")
    server.clock.advance(20)


async def _comes_too_often_at_once(server: Server) -> None:
    for number in range(3):
        with suppress(InvalidStatus):
            await server.connect(**{"X-Forwarded-For": "192.0.2.1", "X-Number": str(number)})


async def _crowds_in(server: Server) -> None:
    for _ in range(30):
        async with from_elsewhere(server):
            pass
    address = urlsplit(server.url)
    crowd = [
        await asyncio.open_connection(address.hostname, address.port) for _ in range(FEWEST + 2)
    ]
    await server.rest()
    for _, writer in crowd:
        writer.close()
    await server.rest()


async def _does_not_read(server: Server) -> None:
    opened = await server.open_table("split", seats=2)
    ada = await server.line(opened.table, opened.token)
    for _ in range(30):
        await ada.do("say", text="x" * 200)
    hello = json.dumps({"type": "hello", "table": opened.table}).encode()
    enough = await counted(server, "unread") + 2
    async with (
        from_elsewhere(server, HANDSHAKE) as one,
        from_elsewhere(server, HANDSHAKE) as other,
    ):

        async def are_given_up() -> bool:
            for stranger in (one, other):
                with suppress(BlockingIOError, ConnectionError):
                    stranger.send(frames(Opcode.TEXT, hello, 4))
            return await counted(server, "unread") >= enough

        await until(are_given_up)
        server.clock.advance(CLOSE_WITHIN / 1000)  # they are cut


async def _speaks_no_http(server: Server) -> None:
    for _ in range(2):
        async with from_elsewhere(server, "EHLO example.org\r\n\r\n") as stranger:
            await answered(stranger)


async def _asks_for_nothing(server: Server) -> None:
    async with from_elsewhere(server) as first, from_elsewhere(server) as second:
        await server.rest()
        server.clock.advance(HEAD_SECONDS + 1)
        assert [await answered(each) for each in (first, second)] == [b"", b""]


async def _says_no_hello(server: Server) -> None:
    lines = [await server.connect() for _ in range(2)]
    server.clock.advance(HELLO_SECONDS / 2 + 0.1)
    for line in lines:
        await line.settle()  # so that they aren't silent
    server.clock.advance(HELLO_SECONDS / 2 + 0.1)
    for line in lines:
        assert (await line.next("bye"))["reason"] == "silent"


async def _asks_for_another_host(server: Server) -> None:
    for _ in range(2):
        await server.request("GET", "/api/games", headers={"Host": "example.org"})


async def _acts_from_another_site(server: Server) -> None:
    evil = {"Origin": "https://example.org"}
    for _ in range(2):
        await server.request("POST", "/api/tables", {"name": "Eve"}, headers=evil)


async def _guesses_the_operators_token(server: Server) -> None:
    for number in range(8):
        wish = {"id": f"{number}", "act": {"type": "status"}}
        await server.post("/api/admin", wish, token=token_of(f"guess {number}"))


async def _reports_too_much(server: Server) -> None:
    opened = await server.open_table("split", seats=3)
    for _ in range(8):
        path = f"/api/tables/{opened.table}/reports"
        await server.post(path, {"reason": "other"}, token=token_of("Ada"))


async def _comes_to_a_full_server(server: Server) -> None:
    for _ in range(3):
        await server.post("/api/tables", {"name": "Ada", "game": "split", "options": {"seats": 3}})


BROUGHT_ABOUT: Final[dict[Cause, tuple[Callable[[Server], Awaitable[None]], dict[str, Any]]]] = {
    "requests": (_asks_too_often, {"requests_per_second": 1}),
    "tables": (_opens_too_many, {"tables_per_minute": 1}),
    "messages": (_speaks_too_fast, {"messages_per_second": 1}),
    "frames": (partial(_sends_pongs, count=250, cause="frames"), AS_USUAL),
    "flood": (partial(_sends_pongs, count=40_000, cause="flood"), AS_USUAL),
    "bytes": (_sends_long_bodies, {"messages_per_second": 1}),
    "size": (_sends_what_is_too_big, {}),
    "work": (_makes_work, {"work_per_second": 1}),
    "connections": (_comes_too_often_at_once, {"connections_per_address": 1}),
    "room": (_crowds_in, {}),
    "full": (_comes_to_a_full_server, {"max_tables": 1}),
    "unread": (_does_not_read, {}),
    "head": (_speaks_no_http, {}),
    "late": (_asks_for_nothing, {}),
    "nameless": (_says_no_hello, {}),
    "host": (_asks_for_another_host, {}),
    "origin": (_acts_from_another_site, {}),
    "reports": (_reports_too_much, {}),
    "operators": (_guesses_the_operators_token, {"admin_token": "operator-" + "x" * 30}),
}


@pytest.mark.parametrize("cause", CAUSES)
async def test_each_cause_of_a_refusal_is_counted_and_logged_once_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cause: Cause
) -> None:
    bring_about, settings = BROUGHT_ABOUT[cause]
    for module in ("limits.connections", "net.client_connections"):
        monkeypatch.setattr(f"splittable.server.{module}.SWEEP_EVERY", 0.01)
    if cause == "room":
        monkeypatch.setattr(serving, "_open_files", lambda: FEWEST + RESERVED_FILES)
    async with served(tmp_path, **settings) as server:
        await bring_about(server)
        assert await refused(server, cause) >= 2
        before = server.log.count(CAUSES[cause])
        server.clock.advance(60)
        await bring_about(server)
        assert (before, server.log.count(CAUSES[cause])) == (1, 2)


# Frames


@pytest.mark.parametrize(
    "flood",
    [
        frames(Opcode.PONG, b"", 40_000),
        frames(Opcode.PING, b"", 40_000),
        frames(Opcode.TEXT, b"", 1, last=False) + frames(Opcode.CONT, b"", 40_000, last=False),
    ],
    ids=["pongs", "pings", "empty parts"],
)
async def test_a_flood_of_frames_of_any_kind_closes_the_line_and_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flood: bytes
) -> None:
    really, read = ConnectionBudget.sent, []

    def sent(budget: ConnectionBudget, frames: int, size: int) -> float:
        read.append(frames)
        return really(budget, frames, size)

    monkeypatch.setattr(ConnectionBudget, "sent", sent)
    async with served(tmp_path, **AS_USUAL) as server:
        scene = await playing(server)
        scene.eve.connection.transport.write(flood)
        await scene.ada.settle()
        assert (await scene.eve.next("bye"))["reason"] == "too-fast"
        assert sum(read) < 2_000
        server.clock.advance(CLOSE_WITHIN / 1000)
        assert await closed_with(scene.eve) == 1008
        assert await refused(server, "flood") == 1


@pytest.mark.parametrize(
    "much",
    [
        frames(Opcode.PONG, b"", 250),
        frames(Opcode.PING, b"", 250),
        frames(Opcode.TEXT, b" " * 16_000, 9),
    ],
    ids=["pongs", "pings", "long messages"],
)
async def test_whoever_sends_too_much_is_not_read_until_time_has_passed(
    tmp_path: Path, much: bytes
) -> None:
    async with served(tmp_path, **{**AS_USUAL, "messages_per_second": 21}) as server:
        line = await server.connect()
        line.connection.transport.write(much)
        await _until_counted(server, "frames", 1)
        await line.send({"type": "ping"})
        pinging = asyncio.create_task(line.next("pong"))
        await server.rest()
        assert not pinging.done()
        assert await refused(server, "frames") == 1
        for _ in range(4):  # not long enough to be taken for dead
            server.clock.advance(1)
            await server.rest()
        await pinging


async def test_lines_of_one_address_share_its_frames_and_others_do_not(tmp_path: Path) -> None:
    async with served(tmp_path, **AS_USUAL) as server:
        here = [await server.connect(**{"X-Forwarded-For": "192.0.2.1"}) for _ in range(7)]
        there = await server.connect(**{"X-Forwarded-For": "192.0.2.2"})
        for line in here:
            line.connection.transport.write(frames(Opcode.PONG, b"", 170))
        await server.rest()
        await here[0].send({"type": "ping"})
        here[0].connection.transport.write(frames(Opcode.PONG, b"", 20))
        await there.settle()
        await here[0].next("pong")
        await here[0].send({"type": "ping"})
        pinging = asyncio.create_task(here[0].next("pong"))
        await there.settle()
        await server.rest()
        assert not pinging.done()
        server.clock.advance(CLOSE_WITHIN / 1000)  # it is read on
        await pinging


# Connections and requests


async def test_an_address_has_so_many_connections_and_gives_them_back(tmp_path: Path) -> None:
    async with served(tmp_path, connections_per_address=2) as server:
        mine = {"X-Forwarded-For": "2001:db8::1"}
        lines = [await server.connect(**mine) for _ in range(2)]
        with pytest.raises(InvalidStatus) as turned_away:
            await server.connect(**{"X-Forwarded-For": "2001:db8::2"})  # of the same budget_key
        assert turned_away.value.response.status_code == 429
        assert_problem(json.loads(turned_away.value.response.body), "too-fast", "connections")
        await server.connect(**{"X-Forwarded-For": "2001:db8:0:1::1"})
        assert await refused(server, "connections") == 1
        await lines[0].close()
        await server.connect(**mine)


@asynccontextmanager
async def from_elsewhere(server: Server, text: str = "") -> AsyncIterator[socket.socket]:
    """A connection from an address that is no proxy's."""
    address, loop = urlsplit(server.url), asyncio.get_running_loop()
    with socket.socket() as stranger:
        stranger.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        stranger.bind(("127.0.0.9", 0))
        stranger.setblocking(False)
        await loop.sock_connect(stranger, (address.hostname, address.port))
        await loop.sock_sendall(stranger, text.encode())
        yield stranger


async def answered(stranger: socket.socket) -> bytes:
    async with asyncio.timeout(PATIENCE):
        try:
            return await asyncio.get_running_loop().sock_recv(stranger, 100_000)
        except ConnectionResetError:
            return b""


HANDSHAKE: Final = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
ASKS: Final = "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: {}\r\n\r\n"


async def test_only_a_proxy_is_believed_whom_it_asks_for(tmp_path: Path) -> None:
    async with served(tmp_path, requests_per_second=1) as server:
        for number in range(5):
            async with from_elsewhere(server, ASKS.format(f"192.0.2.{number}")) as stranger:
                assert (b"429" in await answered(stranger)) == (number >= 3)
        for number in range(5):
            by_proxy = {"X-Forwarded-For": f"192.0.2.{number}"}
            assert (await server.request("GET", "/healthz", headers=by_proxy)).status == 200
            await server.connect(**by_proxy)


async def test_connections_are_counted_before_anything_is_asked(tmp_path: Path) -> None:
    async with (
        served(tmp_path, connections_per_address=1) as server,
        from_elsewhere(server) as first,
        from_elsewhere(server) as second,
    ):
        assert await answered(second) == b""
        first.send(ASKS.format("").encode())
        assert b"200" in await answered(first)


async def test_requests_for_no_page_are_counted_too(tmp_path: Path) -> None:
    async with served(tmp_path, requests_per_second=1) as server:
        statuses = [(await server.get("/nowhere")).status for _ in range(4)]
        assert statuses == [404, 404, 404, 429]
        with pytest.raises(InvalidStatus) as turned_away:
            await server.connect()
        assert turned_away.value.response.status_code == 429


# Processor time


@pytest.fixture
def fixed_prices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every step of work costs half a millisecond, however busy the machine is."""
    pay = AddressBudget.pay
    monkeypatch.setattr(AddressBudget, "pay", lambda budget, _: pay(budget, 0.0005))


@pytest.mark.usefixtures("fixed_prices")
async def test_hello_is_paid_for_and_waits_for_time(tmp_path: Path) -> None:
    async with served(tmp_path, work_per_second=1) as server:
        opened = await server.open_table("split", seats=2)
        line = await server.connect()
        hello = {"type": "hello", "table": opened.table, "token": opened.token}

        async def greet() -> None:
            while not server.log:  # it has been told that somebody waits
                await line.send(hello)
                await line.read()

        greeting = asyncio.create_task(greet())
        await until(lambda: "processor time" in server.log)
        assert not greeting.done()
        server.clock.advance(20)
        await greeting


@pytest.mark.usefixtures("fixed_prices")
async def test_requests_are_paid_for_by_the_work_they_make(tmp_path: Path) -> None:
    async with served(tmp_path, work_per_second=1) as server:
        opened = await server.open_table("split", seats=2)
        async with asyncio.timeout(PATIENCE):
            while (answer := await server.get(f"/api/tables/{opened.table}")).status == 200:
                pass
        assert answer.status == 429
        assert_problem(answer.json(), "too-fast", "took too much work")
        server.clock.advance(20)
        assert (await server.get(f"/api/tables/{opened.table}")).status == 200


# Slow readers


async def test_whoever_does_not_read_is_closed_with_a_code_and_what_waits_is_let_go(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as server:
        opened = await server.open_table("split", seats=2)
        ada = await server.line(opened.table, opened.token)
        for _ in range(30):
            await ada.do("say", text="x" * 200)
        async with from_elsewhere(server, HANDSHAKE) as stranger:
            assert b" 101 " in await answered(stranger)
            hello = json.dumps({"type": "hello", "table": opened.table}).encode()

            def is_given_up() -> bool:  # after megabytes, more than fits on the way
                stranger.send(frames(Opcode.TEXT, hello, 4))
                return CAUSES["unread"] in server.log

            await until(is_given_up)
            assert await refused(server, "unread") == 1
            heard = b""
            while not heard.endswith(b"\x88\x02" + (4001).to_bytes(2)):
                heard += await answered(stranger)
            server.clock.advance(CLOSE_WITHIN / 1000)
            assert await answered(stranger) == b""
        await ada.settle()


# Who must not notice


async def test_eight_people_behind_one_address_play_and_come_back(tmp_path: Path) -> None:
    """With everything as usual, and a clock that stands still: all of it comes at once."""
    async with served(tmp_path, **AS_USUAL) as server:
        from_home = {"X-Forwarded-For": "192.0.2.1"}
        for number in range(60):  # the files of a page
            answer = await server.request("GET", "/api/games", headers=from_home)
            assert answer.status == 200, number
        opened = await server.open_table("split", seats=5)
        for _ in range(3):
            lines = [await server.connect(**from_home) for _ in range(8)]
            for number, line in enumerate(lines):
                await line.hello(opened.table, token_of(str(number)) if number else opened.token)
                for _ in range(10):
                    await line.send({"type": "ping"})
            await asyncio.gather(*(line.settle() for line in lines))
            await asyncio.gather(*(line.close() for line in lines))
        assert "refused_total{" not in await _metrics(server)
