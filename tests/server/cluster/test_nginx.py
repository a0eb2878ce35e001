"""Games finish through nginx, on two servers that share a database."""

import asyncio
import re
from typing import Final

import pytest

from tests.server.faults.persons import World, finished, staying
from tests.server.faults.tables import a_few_people, assert_promises_are_kept
from tests.support.postgres import postgres
from tests.support.proxies import Nginx
from tests.support.serving import Client, ServerProcess

pytestmark = [pytest.mark.anyio, pytest.mark.all_tier]

MANY: Final = 24  # tables: that all of their ids lead to one server happens once in 16,000 runs


async def test_people_play_through_nginx_though_a_server_dies() -> None:
    Nginx.wanted()
    database = postgres().fresh_database()
    processes = [ServerProcess(database, server_id=f"server-{n}", bot_pause=10) for n in range(2)]
    await asyncio.gather(*(asyncio.to_thread(process.start) for process in processes))
    first, second = processes
    with first, second, Nginx([first.port, second.port, second.port]) as proxy:
        async with Client(proxy.url) as client:
            for _ in range(MANY):
                await client.line((await client.open_table("split", seats=2)).table)
            assert all([await _lines_at(process) for process in processes])
        world = World(proxy.url, seed=1, pause=0.03, come_back_after=0.2)
        world.up.set()
        persons = await a_few_people(world, clock=60)
        async with staying(persons):
            await world.until_more_is_done(40)
            lines = [await _lines_at(process) for process in processes]
            busiest = lines.index(max(lines))  # where a table lives is by the hash of its id
            processes[busiest].kill()
            await world.until_more_is_done(40)
            await finished(world, persons)
            assert await _lines_at(processes[1 - busiest]) == len(persons)
        await assert_promises_are_kept(world, database)


async def _lines_at(process: ServerProcess) -> int:
    """As the server counts them."""
    told = (await Client(process.url).get("/metrics")).body.decode()
    (counted,) = re.findall(r"^splittable_lines (\S+)", told, flags=re.MULTILINE)
    return round(float(counted))
