"""A server that lost a table without noticing must not show its old state as current."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from splittable.server.server import Environment
from splittable.server.store import Store
from splittable.server.store.connect import open_placement
from splittable.server.store.placement import Placement
from tests.server.faults.test_homes import is_sent_home, servers
from tests.support.postgres import postgres
from tests.support.serving import HandClock, same_every_time

pytestmark = [pytest.mark.anyio, pytest.mark.all_tier]


async def _deaf(store: Store, server: str, chance: Random) -> Placement:
    homes = await open_placement(store, server, chance)
    homes.subscribe = lambda callback: None  # type: ignore[method-assign]  # noqa: ARG005
    return homes


async def test_who_was_told_more_elsewhere_is_sent_there(tmp_path: Path) -> None:
    clock = HandClock()  # stands still: nothing is renewed, and so nothing is found out by that

    def outside() -> Environment:
        return replace(same_every_time(clock=clock), placement=_deaf)

    database = postgres().fresh_database()
    async with servers(tmp_path, database, "north", "south", outside=outside) as (north, south):
        opened = await north.open_table("split", seats=2, settings={"talk": "free"})
        await north.line(opened.table, opened.token)
        there = await south.line(opened.table, opened.token)
        said = await there.do("say", text="I am here now")
        back = await north.connect(f"/api/tables/{opened.table}/line")
        since = said["seq"]
        hello = {"type": "hello", "table": opened.table, "token": opened.token, "since": since}
        await back.send(hello)
        await is_sent_home(back)
        assert '"welcome"' not in b"".join(back.received).decode()
