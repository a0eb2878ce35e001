"""The server survives an unreachable database, and so does everything it acknowledged."""

import asyncio
import time
from pathlib import Path
from typing import Final

import pytest

from splittable.server.net.client_connections import MOVED
from splittable.server.server import real_environment
from splittable.server.store.leases import CUT_OFF_AFTER
from splittable.server.store.placement import RENEW_EVERY
from tests.server.faults.persons import World, finished, staying
from tests.server.faults.promises import Promise, complaints, read_logs
from tests.server.faults.relay import Loss, relayed
from tests.server.faults.tables import a_few_people, assert_promises_are_kept
from tests.support.postgres import postgres
from tests.support.serving import Client, Line, ServerProcess, served, token_of

pytestmark = [pytest.mark.anyio, pytest.mark.all_tier]

# Seconds that a database may be away: after more everybody is told to come back, elsewhere maybe.
SHORT: Final = (CUT_OFF_AFTER - RENEW_EVERY) / 1000


@pytest.mark.real_time
async def test_tables_wait_for_their_database_and_go_on_when_it_is_back() -> None:
    cluster = postgres()
    database = cluster.fresh_database()
    with ServerProcess(database, bot_pause=10) as process:
        world = World(process.url, seed=1, pause=0.03)
        world.up.set()
        persons = await a_few_people(world, clock=5)
        longest = 0.0  # seconds
        async with staying(persons), Client(process.url) as client:
            for _ in range(2):
                await world.until_more_is_done(60)
                gone_at = time.monotonic()
                await asyncio.to_thread(cluster.stop, "immediate")
                try:
                    await world.until_more_is_seen("refused as unavailable", len(persons))
                    done = len(world.promises)
                    assert (await client.get("/readyz")).status == 503
                    away = await client.get("/api/tables")
                    assert (away.status, away.json()["code"]) == (503, "unavailable")
                    assert "cannot be read now" in away.json()["message"]
                    assert (await client.get("/healthz")).status == 200
                    await world.until_more_is_seen("refused as unavailable", len(persons))
                    assert len(world.promises) == done
                finally:
                    await asyncio.to_thread(cluster.start)
                longest = max(longest, time.monotonic() - gone_at)
                await assert_promises_are_kept(world, database)
                await asyncio.sleep(2 * RENEW_EVERY / 1000)  # then it knows that it is back
            await finished(world, persons)
            assert (await client.get("/readyz")).status == 200
        farewells = {each for person in persons for each in person.farewells}
        assert farewells <= ({("moved", MOVED)} if longest > SHORT else set())
        await assert_promises_are_kept(world, database)


@pytest.mark.parametrize("lost", ["question", "answer"])
async def test_a_move_of_unknown_fate_is_done_once_when_it_is_repeated(
    tmp_path: Path, lost: Loss
) -> None:
    database = postgres().fresh_database()
    async with (
        relayed(database) as (relay, url),
        served(tmp_path, database=url, outside=real_environment()) as server,
    ):
        opened = await server.open_table("split", seats=2)
        ada = await server.line(opened.table, opened.token)
        bob = await server.sit(opened, "Bob")
        await ada.do("start")
        await bob.settle()
        mover, other = (ada, bob) if ada.legal else (bob, ada)
        seq, move = mover.seq or 0, mover.legal[0]
        relay.lose(lost, "in doubt")
        answer = await mover.do("play", id="in doubt", move=move)
        assert (answer["type"], answer["code"]) == ("problem", "unavailable")
        assert relay.has_lost
        again = await mover.do("play", id="in doubt", move=move)
        assert again["type"] == ("done" if lost == "answer" else "update")
        assert again["seq"] == seq + 1
        await other.until(seq + 1)
        for line in (mover, other):
            await line.settle()
            token = opened.token if line is ada else token_of("Bob")
            fresh = (await server.get(f"/api/tables/{opened.table}", token=token)).json()
            told = (line.seq, line.table, line.view, line.legal)
            assert told == (fresh["seq"], fresh["table"], fresh["view"], fresh["legal"])
        promise = Promise(
            opened.table,
            opened.token if mover is ada else token_of("Bob"),
            "in doubt",
            {"type": "play", "move": move},
            seq + 1,
        )
        assert complaints(await read_logs(database), [promise]) == []


@pytest.mark.parametrize("lost", ["question", "answer"])
async def test_bots_play_on_after_a_move_of_unknown_fate(tmp_path: Path, lost: Loss) -> None:
    async with (
        relayed(postgres().fresh_database()) as (relay, url),
        served(tmp_path, database=url, outside=real_environment()) as server,
    ):
        opened = await server.open_table("splito", seats=3)
        ada = await server.line(opened.table, opened.token)
        await ada.do("start", fill="random")
        await _until_both_bots_have_chosen(ada, in_round=1)
        move = ada.legal[0]
        relay.lose(lost, "in doubt")
        await ada.do("play", id="in doubt", move=move)
        await ada.do("play", id="in doubt", move=move)
        await _until_both_bots_have_chosen(ada, in_round=2)


async def _until_both_bots_have_chosen(ada: Line, in_round: int) -> None:
    while ada.view["round"] != in_round or len(ada.view["sealed"]) < 2:
        await ada.read()


async def test_a_move_of_unknown_fate_is_shown_though_nobody_repeats_it(tmp_path: Path) -> None:
    async with (
        relayed(postgres().fresh_database()) as (relay, url),
        served(tmp_path, database=url, outside=real_environment()) as server,
    ):
        opened = await server.open_table("split", seats=2)
        ada = await server.line(opened.table, opened.token)
        bob = await server.sit(opened, "Bob")
        await ada.do("start")
        await bob.settle()
        mover, other = (ada, bob) if ada.legal else (bob, ada)
        seq = mover.seq or 0
        relay.lose("answer", "in doubt")
        await mover.do("play", id="in doubt", move=mover.legal[0])
        await mover.close()
        await other.until(seq + 1)


@pytest.mark.parametrize("lost", ["question", "answer"])
async def test_a_newcomer_of_unknown_fate_sits_and_is_seen_to_come_and_go(
    tmp_path: Path, lost: Loss
) -> None:
    async with (
        relayed(postgres().fresh_database()) as (relay, url),
        served(tmp_path, database=url, outside=real_environment()) as server,
    ):
        opened = await server.open_table("split", seats=2)
        ada = await server.line(opened.table, opened.token)
        bob = await server.line(opened.table, token_of("Bob"))
        relay.lose(lost, "in doubt")
        await bob.do("sit", id="in doubt", name="Bob", invite=opened.invite)
        await bob.do("sit", id="in doubt", name="Bob", invite=opened.invite)
        for line in (ada, bob):
            await line.settle()
            seat = line.table["seats"][1]
            assert (seat["name"], seat["present"]) == ("Bob", True)
        assert bob.you["seat"] == 1
        await bob.close()
        while ada.table["seats"][1]["present"]:
            await ada.read()
        assert "Traceback" not in server.log
