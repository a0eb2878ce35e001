"""A server that is asked to stop says goodbye, ends soon, and keeps what it acknowledged."""

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.faults.deaf import deaf_line
from tests.server.faults.persons import World, finished, staying
from tests.server.faults.tables import a_few_people, assert_promises_are_kept
from tests.support.serving import Client, ServerProcess

pytestmark = [pytest.mark.anyio, pytest.mark.real_time]

SOON = 6.0  # seconds, where every client reads
AT_LAST = 12.0  # seconds, where one does not


async def test_everybody_is_told_and_whatever_was_acknowledged_is_there_afterwards(
    tmp_path: Path,
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with ServerProcess(database, bot_pause=5) as process:
        world = World(process.url, seed=1, pause=0.01)
        world.up.set()
        persons = await a_few_people(world)
        async with staying(persons):
            for _ in range(3):
                await world.until_more_is_done(40)
                world.up.clear()
                everybody_goes = asyncio.create_task(
                    world.until_more_is_seen("lines lost", len(persons))
                )
                began = time.monotonic()
                assert await asyncio.to_thread(process.stop) == 0
                assert time.monotonic() - began < SOON
                await everybody_goes
                process.start()
                world.up.set()
                await assert_promises_are_kept(world, database)
            await finished(world, persons)
        assert {each for person in persons for each in person.farewells} == {("restarting", 1012)}
        await assert_promises_are_kept(world, database)
        assert "Traceback" not in process.log


async def test_a_client_that_does_not_read_keeps_no_server_from_stopping(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}") as process:
        async with Client(process.url) as client:
            opened = await client.open_table("splito", seats=4)
            ada = await client.line(opened.table, opened.token)
            await ada.do("start", fill="random")
            async with deaf_line(process.url, opened.table, opened.token):
                began = time.monotonic()
                assert await asyncio.to_thread(process.stop) == 0
                assert time.monotonic() - began < AT_LAST
                assert (await ada.next("bye"))["reason"] == "restarting"
