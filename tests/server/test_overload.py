"""With more hard bots than the machine can run, all tables stay in time, by quicker bots."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Final

import pytest

from splittable.server.server import real_environment
from splittable.server.workers.bot_service import QUICK_BOT_WAIT
from tests.server.company import Company, gather, sealed
from tests.support.serving import Server, same_every_time, served

pytestmark = [pytest.mark.anyio, pytest.mark.real_time]

TABLES: Final = 12
BOTS: Final = 4  # at each table, and one person
WARMING: Final = 120_000  # ms at most: where nothing is kept on disk, all is compiled first
WARMING_UP: Final = 3  # tables, until nothing has to be loaded any more
A_SHORT_WAIT: Final = 8  # thoughts: far fewer than all of them need

COUNTED: Final = 'splittable_thinking_seconds_count{bot="hard"}'
ADDED_UP: Final = 'splittable_thinking_seconds_sum{bot="hard"}'
REPLACED: Final = "splittable_replaced_bots_total"


@asynccontextmanager
async def warm_server(folder: Path) -> AsyncIterator[Server]:
    """In the real world's time, with the real bots and one process to think in, once it is warm."""
    outside = replace(same_every_time(), clock=real_environment().clock)
    async with served(folder, outside=outside, thinkers=1) as server:
        for _ in range(WARMING_UP):
            await (await table(server)).start(fill="hard")
        async with asyncio.timeout(WARMING / 1000):
            while await metric(server, COUNTED) < WARMING_UP * BOTS:
                await asyncio.sleep(0.05)
        yield server


async def table(server: Server) -> Company:
    return await gather(server, "splito", people=1, seats=BOTS + 1, watched=False)


async def usual_thought(server: Server) -> float:
    """Seconds of one, as things are on this machine now."""
    before = await metric(server, ADDED_UP), await metric(server, COUNTED)
    company = await table(server)
    await company.start(fill="hard")
    await everybody_chose([company])
    spent = await metric(server, ADDED_UP) - before[0]
    return spent / (await metric(server, COUNTED) - before[1])


async def everybody_chose(companies: list[Company]) -> None:
    """All bots at these tables have played: only the person is waited for."""

    for company in companies:
        await company.until(lambda: len(sealed(company)) == BOTS)  # noqa: B023


async def metric(server: Server, beginning: str) -> float:
    """The sum of all lines that begin so."""
    told = (await server.get("/metrics")).body.decode()
    return sum(
        float(each.rpartition(" ")[2]) for each in told.splitlines() if each.startswith(beginning)
    )


async def lateness(while_this_runs: asyncio.Task[None]) -> list[float]:
    """By how many seconds the event loop is late, again and again."""
    late = []
    while not while_this_runs.done():
        due = time.perf_counter() + 0.001
        await asyncio.sleep(0.001)
        late.append(time.perf_counter() - due)
    return late


async def test_when_all_tables_want_hard_bots_at_once_quicker_ones_play_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    longest = "splittable.server.workers.bot_service.LONGEST_WAIT"
    monkeypatch.setattr(longest, WARMING)
    async with warm_server(tmp_path) as server:
        a_thought = await usual_thought(server)
        companies = [await table(server) for _ in range(TABLES)]
        thought_before = await metric(server, COUNTED)
        assert await metric(server, REPLACED) == 0
        monkeypatch.setattr(longest, round(A_SHORT_WAIT * a_thought * 1000))
        began = time.perf_counter()
        for company in companies:
            await company.start(fill="hard")
        late = await lateness(asyncio.create_task(everybody_chose(companies)))
        took = time.perf_counter() - began
        thought = await metric(server, COUNTED) - thought_before
        replaced = await metric(server, REPLACED)
        assert replaced > TABLES * BOTS / 2
        assert thought + replaced == TABLES * BOTS
        assert '"event": "a quicker bot plays: ' in server.log
        assert (
            took < TABLES * BOTS * a_thought + QUICK_BOT_WAIT / 1000
        )  # sooner than had all thought
        assert median(late) < a_thought / 2  # as it would not be, did anybody think there
