"""Silent and broken connections are closed, and the others at the table see it."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from splittable.server.messages.live import DEAD_AFTER
from splittable.server.net import client_connections as sockets
from tests.server.faults.deaf import deaf_line
from tests.support.patience import until
from tests.support.serving import Client, Line, ServerProcess, served, token_of

pytestmark = pytest.mark.anyio

SWEEP = 1.0  # seconds between two looks at who is silent
GOODBYE = 2.0  # seconds for the other side to close as well
SLACK = 2.0  # seconds more, on a busy machine


async def _until_absent(watcher: Line, seat: int = 1) -> None:
    while watcher.table["seats"][seat]["present"]:
        await watcher.read()


async def _closed_with(line: Line) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        await line.read()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """Count the server's sweeps for silent lines, which here run without a pause."""
    counted: list[None] = []
    close_silent = sockets.ClientConnections.close_silent

    def counting(self: sockets.ClientConnections) -> None:
        close_silent(self)
        counted.append(None)

    monkeypatch.setattr(sockets, "SWEEP_EVERY", 0.001)
    monkeypatch.setattr(sockets.ClientConnections, "close_silent", counting)
    return lambda: len(counted)


async def _looked_twice(looks: Callable[[], int]) -> None:
    """Returns when a look has begun and ended since."""
    enough = looks() + 2
    await until(lambda: looks() >= enough)


async def test_a_silent_line_is_told_and_closed_and_one_that_pings_stays(
    tmp_path: Path, looks: Callable[[], int]
) -> None:
    async with served(tmp_path) as server:
        opened = await server.open_table("split", seats=2)
        pinging = await server.line(opened.table, opened.token)
        silent = await server.sit(opened, "Bob")
        server.clock.advance(DEAD_AFTER - 1)
        await pinging.settle()
        await _looked_twice(looks)
        await pinging.settle()
        assert pinging.table["seats"][1]["present"]  # nobody is silent for so long yet
        server.clock.advance(2)
        bye = await silent.next("bye")
        assert bye == {"type": "bye", "reason": "silent", "retryAfter": 1000}
        assert await _closed_with(silent) == 4000
        await _until_absent(pinging)
        server.clock.advance(DEAD_AFTER - 3)
        await _looked_twice(looks)
        await pinging.settle()


@pytest.mark.real_time
async def test_a_silent_line_lasts_ten_to_twelve_seconds_and_a_deaf_one_little_longer(
    tmp_path: Path,
) -> None:
    async def ping(line: Line) -> None:
        for _ in range(3):
            await asyncio.sleep(4)
            await line.send({"type": "ping"})

    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}") as process:
        async with Client(process.url) as client:
            opened = await client.open_table("splito", seats=4)
            watcher = await client.line(opened.table, opened.token)
            silent = await client.sit(opened, "Bob")
            await (await client.sit(opened, "Cleo")).close()
            async with deaf_line(process.url, opened.table, token_of("Cleo")):
                began = time.monotonic()
                pinging = asyncio.create_task(ping(watcher))
                await silent.next("bye")
                assert await _closed_with(silent) == 4000
                assert DEAD_AFTER - SLACK < time.monotonic() - began < DEAD_AFTER + SWEEP + SLACK
                async with asyncio.timeout(GOODBYE + SLACK):
                    await _until_absent(watcher, seat=1)
                    await _until_absent(watcher, seat=2)
                pinging.cancel()


async def test_a_player_whose_line_is_cut_is_seen_to_be_away_at_once(tmp_path: Path) -> None:
    """The clock stands still, so nobody is found to be silent."""
    async with served(tmp_path) as server:
        opened = await server.open_table("split", seats=3)
        watcher = await server.line(opened.table, opened.token)
        closing, cut = await server.sit(opened, "Bob"), await server.sit(opened, "Cleo")
        await watcher.settle()
        assert [seat["present"] for seat in watcher.table["seats"]] == [True, True, True]
        await closing.close()
        await _until_absent(watcher, seat=1)
        cut.connection.transport.abort()
        await _until_absent(watcher, seat=2)
        await server.line(opened.table, token_of("Bob"))
        while not watcher.table["seats"][1]["present"]:
            await watcher.read()


async def test_of_two_lines_of_one_player_one_is_enough_to_be_present(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        opened = await server.open_table("split", seats=2)
        watcher = await server.line(opened.table, opened.token)
        first = await server.sit(opened, "Bob")
        second = await server.line(opened.table, token_of("Bob"))
        await first.close()
        await second.settle()
        await watcher.settle()
        assert watcher.table["seats"][1]["present"]
        await second.close()
        await _until_absent(watcher)
