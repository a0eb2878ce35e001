"""Old tables are deleted as the operator says: whole, and never one that somebody uses."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from splittable.server.runtime.retention import DAY, LOOK_EVERY
from splittable.server.store import BAN
from splittable.server.store.connect import open_store
from tests.server.company import playing
from tests.server.test_administration import OPERATOR, done
from tests.support.patience import until
from tests.support.serving import NOW, HandClock, Server, same_every_time, served

pytestmark = pytest.mark.anyio

HOUR = LOOK_EVERY


async def _play(server: Server, *, to_the_end: bool) -> str:
    company = await playing(server, "splito", seats=2, watched=False)
    rng = Random(1)
    await company.play_any(rng)
    while to_the_end and company.asked:
        await company.play_any(rng)
    return company.opened.table


async def _status(server: Server, table: str) -> int:
    return (await server.get(f"/api/tables/{table}")).status


@pytest.mark.parametrize(
    "settings, days, left",
    [
        ({}, 40_000, [200, 200]),
        ({"keep_finished": 30}, 29, [200, 200]),
        ({"keep_finished": 30}, 31, [404, 200]),
        ({"keep_abandoned": 30}, 31, [200, 404]),
        ({"keep_finished": 30, "keep_abandoned": 7}, 8, [200, 404]),
    ],
)
async def test_tables_are_deleted_after_so_many_days(
    tmp_path: Path, database: str, settings: dict[str, int], days: int, left: list[int]
) -> None:
    async with served(tmp_path, database=database) as server:
        tables = [await _play(server, to_the_end=end) for end in (True, False)]
    later = same_every_time(seed=1, clock=HandClock(NOW + days * DAY))
    async with served(tmp_path, database=database, outside=later, **settings) as server:
        deleted = left.count(404)
        if deleted:
            await until(lambda: server.log.count("old tables deleted") == 1)
        assert [await _status(server, table) for table in tables] == left


async def test_a_table_that_somebody_looks_at_is_deleted_once_they_are_gone(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as server:
        table, other = [await _play(server, to_the_end=True) for _ in range(2)]
    clock = HandClock(NOW + DAY - HOUR // 2)
    later = same_every_time(seed=1, clock=clock)
    async with served(tmp_path, outside=later, keep_finished=1) as server:
        line = await server.line(table, None)
        clock.advance(HOUR / 1000)
        await until(lambda: server.log.count("old tables deleted") == 1)
        assert [await _status(server, each) for each in (table, other)] == [200, 404]
        await line.connection.close()
        await server.rest()
        for _ in range(2):  # it sleeps first
            clock.advance(HOUR / 1000)
        await until(lambda: server.log.count("old tables deleted") == 2)
        assert await _status(server, table) == 404


async def test_a_table_played_at_for_long_is_not_old(tmp_path: Path) -> None:
    """The summary of a table doesn't change with every move."""
    async with served(tmp_path) as server:
        company = await playing(server, "splito", seats=2, watched=False)
        server.clock.advance(3600)
        await company.play_any(Random(1))
    clock = HandClock(NOW + DAY + 1)
    outside = same_every_time(seed=1, clock=clock)
    async with served(tmp_path, outside=outside, keep_abandoned=1) as server:
        await server.rest()
        assert "old tables" not in server.log
        assert await _status(server, company.opened.table) == 200
        clock.advance(3600)
        await until(lambda: server.log.count("old tables deleted") == 1)
        assert await _status(server, company.opened.table) == 404


async def test_operators_notes_are_removed_after_so_many_days(
    tmp_path: Path, database: str
) -> None:
    settings: dict[str, Any] = {"database": database, "admin_token": OPERATOR}
    async with served(tmp_path, **settings) as server:
        opened = await server.open_table("split", seats=3)
        report = {"reason": "other", "words": "help"}
        await server.post(f"/api/tables/{opened.table}/reports", report, token=opened.token)
        for days in (1, 40, None):
            await done(server, "ban", addresses="203.0.113.0/24", days=days)
    clock = HandClock(NOW + 31 * DAY - HOUR // 2)
    later = same_every_time(seed=2, clock=clock)
    async with served(tmp_path, outside=later, keep_notes=30, **settings) as server:
        await until(lambda: server.log.count("old notes removed") == 1)
        assert (await done(server, "list-reports"))["reports"] == []
        acts = (await done(server, "list-acts"))["acts"]
        assert [each["act"]["type"] for each in acts] in ([], ["list-reports"])
        clock.advance(HOUR / 1000)  # the first ban ended 30 days ago
        await until(lambda: server.log.count("old notes removed") == 2)
        assert re.findall(r'"notes": (\d+)', server.log) == ["4", "1"]
    store = await open_store(database)
    assert len(await store.notes(BAN)) == 2
    await store.close()
