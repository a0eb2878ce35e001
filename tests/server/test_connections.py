"""Idle connections and slow requests are ended, and people in seats always have room."""

import asyncio
import json
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from splittable.server.limits.budgets import AddressBudget, AddressLimits, RefusalCounter
from splittable.server.limits.connections import (
    MADE_ROOM,
    Connections,
    EvictionRank,
    most_connections,
)
from splittable.server.logs import RateLimitedLog
from splittable.server.net.client_connections import HELLO_SECONDS, RETRY_LATER
from splittable.server.net.http_connections import (
    HEAD_SECONDS,
    LARGEST_HEAD,
    MOST_AHEAD,
    REQUEST_SECONDS,
)
from splittable.server.runtime.registry import ASLEEP_AFTER
from tests.server.strangers import assert_problem
from tests.support.serving import (
    PATIENCE,
    HandClock,
    Server,
    ServerProcess,
    served,
    some_turns,
    token_of,
)

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    """It looks at its connections in every turn."""
    for module in ("limits.connections", "net.client_connections"):
        monkeypatch.setattr(f"splittable.server.{module}.SWEEP_EVERY", 0)
    async with served(tmp_path) as running:
        yield running
        assert not running.failures


@dataclass(frozen=True)
class Visitor:
    """A plain connection."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def says(self, raw: bytes) -> None:
        self.writer.write(raw)
        await some_turns()

    async def hears(self) -> bytes:
        """All that comes until the server ends it."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self.reader.read()
            except ConnectionError:
                return b""

    @property
    def is_cut(self) -> bool:
        return self.reader.at_eof() or self.reader.exception() is not None


@asynccontextmanager
async def visiting(server: Server, raw: bytes = b"") -> AsyncIterator[Visitor]:
    address = urlsplit(server.url)
    visitor = Visitor(*await asyncio.open_connection(address.hostname, address.port))
    try:
        await visitor.says(raw)
        yield visitor
    finally:
        visitor.writer.transport.abort()


ASKS: Final = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
POSTS: Final = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Content-Length: 100\r\n\r\n{"
)


async def test_who_asks_nothing_or_half_or_does_not_end_is_cut_in_time(server: Server) -> None:
    async with (
        visiting(server) as silent,
        visiting(server, b"\r\n") as blank,
        visiting(server, ASKS[:-4]) as half,
        visiting(server, ASKS + ASKS[:-4]) as half_again,
        visiting(server, POSTS) as unfinished,
    ):
        all_but_last = (silent, blank, half, half_again)
        server.clock.advance(HEAD_SECONDS - 1)
        await half.says(b"\r\nX-Slow")  # byte by byte it gets no more time
        await server.rest()
        assert not any(each.is_cut for each in (*all_but_last, unfinished))
        server.clock.advance(2)
        assert [await each.hears() for each in (silent, blank, half)] == [b""] * 3
        assert b"200 OK" in await half_again.hears()
        assert not unfinished.is_cut
        server.clock.advance(REQUEST_SECONDS)
        await unfinished.hears()
        metrics = (await server.get("/metrics")).body.decode()
        assert re.findall(r'refused_total{cause="late"} (\d+)', metrics) == ["5"]


async def test_a_line_that_finds_no_table_is_closed(server: Server) -> None:
    opened = await server.open_table("split", seats=2)
    lost, found = await server.connect(), await server.line(opened.table)
    server.clock.advance(HELLO_SECONDS / 2)
    await lost.send({"type": "hello", "table": "nowhere"})
    await lost.next("problem")
    await found.settle()
    server.clock.advance(HELLO_SECONDS / 2 + 0.1)
    assert (await lost.next("bye"))["reason"] == "silent"
    await found.settle()


X: Final = b"x" * 1000
ENDLESS: Final = {
    "a line": b"GET /" + X * 20,
    "headers": ASKS[:-2] + b"".join(b"X-%d: %b\r\n" % (number, X) for number in range(20)),
    "one header": ASKS[:-2] + b"X-Long: " + X * 20,
    "blank lines": b"\r\n" * 10_000,
    "headers after a body in parts": POSTS.replace(
        b"Content-Length: 100\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
    )
    + b"".join(b"X-%d: %b\r\n" % (number, X) for number in range(20)),
    "requests": ASKS * 200,
}


@pytest.mark.parametrize("raw", ENDLESS.values(), ids=ENDLESS)
async def test_what_does_not_end_is_refused_when_it_is_too_long(server: Server, raw: bytes) -> None:
    assert len(raw) > LARGEST_HEAD or raw.count(b"GET") > MOST_AHEAD
    async with visiting(server) as visitor:
        for begin in range(0, len(raw), 3000):
            visitor.writer.write(raw[begin : begin + 3000])
            await some_turns()
        heard = await visitor.hears()
        assert b" 431 " in heard or heard == b""  # it may be reset before it has read
    assert (await server.get("/healthz")).status == 200


async def test_what_is_no_http_is_told_so_in_one_line_and_logged_once(server: Server) -> None:
    for _ in range(3):
        async with visiting(server, b"EHLO example.org\r\n\r\n") as visitor:
            assert b'"this is not an HTTP request"' in await visitor.hears()
        async with visiting(
            server, ASKS[:-2] + b"Connection: upgrade\r\nUpgrade: h2c\r\n\r\n"
        ) as visitor:
            assert b"websocket" in await visitor.hears()
    assert len(server.log.splitlines()) == 1


@pytest.mark.all_tier
def test_requests_sent_ahead_without_end_are_logged_once_and_fail_nowhere(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}") as process:
        address, asks = urlsplit(process.url), ASKS.replace(b"/healthz", b"/api/tables")
        for number in range(20):
            with socket.create_connection((address.hostname, address.port), PATIENCE) as stranger:
                stranger.sendall(asks * (20 if number % 2 else MOST_AHEAD))
                if number % 2:  # else it goes before the first of them is answered
                    with suppress(ConnectionError):
                        stranger.recv(100)
        process.stop()
        logged = process.log.splitlines()
    assert len(logged) < 5, process.log[:1000]
    assert not any("error" in json.loads(line)["level"] for line in logged)


# Who goes when there is no room


@dataclass(eq=False)
class Guest:
    standing: EvictionRank
    last_heard: int
    is_websocket: bool = False
    is_cut: bool = field(default=False)

    def is_late(self, _now: int) -> bool:
        return False

    def cut(self) -> None:
        self.is_cut = True


def house(most: int) -> Connections:
    clock = HandClock()
    refusals = RefusalCounter(lambda _: None, RateLimitedLog(clock.now))
    return Connections(clock, most, refusals, lambda _: None)


def test_in_a_full_house_those_go_first_who_matter_least_and_whoever_sits_stays() -> None:
    full = house(4 * MADE_ROOM)
    guests = [Guest(standing, when) for when in range(MADE_ROOM) for standing in EvictionRank]
    assert all(full.admit(guest, None) for guest in guests)
    gone: list[tuple[EvictionRank, int]] = []
    while full.admit(newcomer := Guest(EvictionRank.SITTING, 0), None):
        gone += [(each.standing, each.last_heard) for each in guests if each.is_cut]
        guests = [each for each in guests if not each.is_cut]
        assert not newcomer.is_cut
    assert gone == sorted(gone)
    assert {each.standing for each in guests} == {EvictionRank.SITTING}
    assert len(gone) == 3 * MADE_ROOM


def test_a_connection_that_goes_makes_room_for_its_address() -> None:
    allowed = AddressLimits(messages=1, requests=1, tables=1, connections=1, work=1)
    open_server, budget = house(10), AddressBudget(HandClock(), allowed)
    first, second = Guest(EvictionRank.WAITING, 0), Guest(EvictionRank.WAITING, 0)
    assert [open_server.admit(each, budget) for each in (first, second)] == [True, False]
    open_server.dismiss(second)  # it was never in
    assert not open_server.admit(second, budget)
    open_server.dismiss(first)
    assert open_server.admit(second, budget)


def test_files_are_kept_for_the_store_and_the_operator_may_allow_fewer_connections() -> None:
    assert [most_connections(files) for files in (1024, 10, None)] == [960, 16, 1_000_000]
    assert [most_connections(files, 100) for files in (1024, 10, None)] == [100, 16, 100]


# A full server

MOST: Final = 32  # connections
OPEN_TO_NEWCOMERS: Final = MOST - MOST // MADE_ROOM  # WebSockets


async def assert_turned_away(server: Server, table: str, token: str | None = None) -> None:
    line = await server.connect(f"/api/tables/{table}/line")
    await line.send({"type": "hello", "table": table, "token": token})
    assert await line.next("bye") == {"type": "bye", "reason": "full", "retryAfter": RETRY_LATER}
    with pytest.raises(ConnectionClosed):
        await line.read()
    assert line.connection.close_code == 1013


async def assert_no_room_to_open(server: Server) -> None:
    wish = {"name": "Eve", "game": "split", "options": {"seats": 2}}
    answer = await server.post("/api/tables", wish)
    assert (answer.status, answer.headers["retry-after"]) == (503, "10")
    assert_problem(answer.json(), "full", "the server is full; try again in a moment")


async def is_full(server: Server, what: str) -> bool:
    metrics = (await server.get("/metrics")).body.decode()
    return f'splittable_full{{what="{what}"}} 1.0' in metrics


async def test_a_full_server_lets_in_people_who_sit_and_turns_newcomers_away(
    tmp_path: Path,
) -> None:
    async with served(tmp_path, max_connections=MOST) as server:
        opened = await server.open_table("split", seats=3)
        ben = await server.sit(opened, "Ben")
        watching = [await server.line(opened.table) for _ in range(OPEN_TO_NEWCOMERS - 2)]
        assert not await is_full(server, "connections")
        watching.append(await server.line(opened.table))
        assert await is_full(server, "connections")
        await assert_turned_away(server, opened.table)
        await assert_turned_away(server, opened.table, token_of("Eve"))
        await assert_no_room_to_open(server)
        sit = {"id": "1", "command": {"type": "sit", "name": "Eve", "invite": opened.invite}}
        path = f"/api/tables/{opened.table}/commands"
        answer = await server.post(path, sit, token=token_of("Eve"))
        assert_problem(answer.json(), "full", "try again in a moment")
        ada = await server.line(opened.table, opened.token)
        assert ada.you["seat"] == 0
        for line in (ben, ada, *watching):
            await line.settle()  # nobody had to go
        assert 'refused_total{cause="full"} 4.0' in (await server.get("/metrics")).body.decode()
        assert server.log.count("newcomers turned away") == 1
        for line in (ada, watching.pop()):
            await line.close()
        await server.rest()
        await server.line(opened.table, token_of("Eve"))


async def test_people_in_seats_have_more_room_than_all_others(tmp_path: Path) -> None:
    async with served(tmp_path, max_connections=MOST) as server:
        opened = await server.open_table("split", seats=2)
        watching = [await server.line(opened.table) for _ in range(OPEN_TO_NEWCOMERS)]
        seated = [await server.line(opened.table, opened.token) for _ in range(MOST)]
        for line in seated:
            assert line.you["seat"] == 0
            await line.settle()
        for line in watching:
            with pytest.raises(ConnectionClosed):
                await line.settle()


async def test_with_as_many_tables_as_allowed_only_those_return_whose_people_do(
    tmp_path: Path,
) -> None:
    async with served(tmp_path, max_tables=2) as server:
        asleep = await server.open_table("split", seats=2)
        await server.rest()  # the first look for idle tables is over
        server.clock.advance(2 * ASLEEP_AFTER / 1000)
        await server.rest()
        busy = [await server.open_table("splito", seats=2) for _ in range(2)]
        ada = await server.line(busy[0].table, busy[0].token)
        assert await is_full(server, "tables")
        await assert_no_room_to_open(server)
        await assert_turned_away(server, asleep.table)
        await assert_turned_away(server, asleep.table, token_of("Eve"))
        await server.line(busy[1].table, token_of("Eve"))  # a guest more costs little
        answer = await server.get(f"/api/tables/{asleep.table}")
        assert (answer.status, answer.json()["table"]["phase"]) == (200, "gathering")
        assert b"splittable_tables 2.0" in (await server.get("/metrics")).body
        returned = await server.line(asleep.table, asleep.token)
        assert returned.you["seat"] == 0
        assert b"splittable_tables 3.0" in (await server.get("/metrics")).body
        await ada.settle()
        for line in server.lines:
            await line.close()
        await server.rest()
        server.clock.advance(2 * ASLEEP_AFTER / 1000)
        await server.rest()
        assert not await is_full(server, "tables")
        await server.open_table("split", seats=2)


async def test_tables_opened_at_the_same_time_are_not_more_than_allowed(tmp_path: Path) -> None:
    async with served(tmp_path, max_tables=2) as server:
        wish = {"name": "Ada", "game": "split", "options": {"seats": 2}}
        answers = await asyncio.gather(*(server.post("/api/tables", wish) for _ in range(6)))
        assert sorted(each.status for each in answers) == [201, 201, 503, 503, 503, 503]
