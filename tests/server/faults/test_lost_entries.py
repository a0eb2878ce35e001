"""If the database loses its last entries, as a late standby may, no log has a gap."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.company import Company, playing
from tests.server.faults.promises import complaints, read_logs
from tests.support.postgres import postgres
from tests.support.serving import served

pytestmark = pytest.mark.anyio

_LOSE: Final = "DELETE FROM entry WHERE table_id = '{table}' AND seq > {last}"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.all_tier)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return postgres().emptied_database()


async def run(database: str, statement: str) -> None:
    """Behind the server's back."""
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as db, db:
            db.execute(statement)
        return
    import asyncpg  # type: ignore[import-untyped]  # it has no types

    connection = await asyncpg.connect(database)
    await connection.execute(statement)
    await connection.close()


async def lose(database: str, company: Company, entries: int) -> int:
    """The last entries are gone; the seq of the one that is the last now."""
    last = (company.guests[0].line.seq or 0) - entries
    await run(database, _LOSE.format(table=company.opened.table, last=last))
    return last


async def test_a_move_after_two_lost_ones_is_refused_and_everybody_is_told_what_was_lost(
    tmp_path: Path, database: str
) -> None:
    async with served(tmp_path, database=database) as server:
        company = await playing(server, "split", seats=3)
        rng = Random(1)
        for _ in range(4):
            await company.play_any(rng)
        last = await lose(database, company, 2)
        mover = company.asked[0]
        assert await mover.refused("play", move=mover.line.legal[0]) == "stale"
        for guest in company.guests:
            if guest is not mover:
                await guest.line.next("welcome")
            welcome = guest.last_welcome
            assert (welcome["seq"], welcome["lost"]) == (last, {"since": last, "entries": 2})
        await company.assert_all_know_the_table()
        await company.play_to_end(rng)
        assert complaints(await read_logs(database), []) == []
        metrics = (await server.get("/metrics")).body.decode()
        assert "splittable_lost_entries_total 2.0" in metrics
        assert server.log.count("the database has lost entries") == 1
        assert not server.failures
    async with served(tmp_path, database=database) as server:
        whole = await server.get(company.path)
        assert (whole.status, whole.json()["table"]["phase"]) == (200, "over")
        assert "lost" not in whole.json()


async def test_a_bot_goes_on_from_what_is_left(tmp_path: Path, database: str) -> None:
    async with served(tmp_path, database=database) as server:
        company = await playing(server, "splito", seats=2, watched=False)
        rng = Random(1)
        for _ in range(4):
            await company.play_any(rng)
        await lose(database, company, 3)
        assert await company.of("Ben").refused("leave") == "stale"
        await company.of("Ben").do("leave")
        await company.play_to_end(rng)
        assert complaints(await read_logs(database), []) == []


@pytest.mark.all_tier
@pytest.mark.parametrize("database", ["postgresql"], indirect=True)  # SQLite serves one process
async def test_what_others_wrote_in_the_place_of_lost_entries_stands(
    tmp_path: Path, database: str
) -> None:
    """Two servers, one of which went on while the other one still knew what was lost: it cannot
    write to what it does not know, and its people are shown the table as it is at its new home."""
    async with (
        served(tmp_path, database=database, server_id="one") as one,
        served(tmp_path, database=database, server_id="other") as other,
    ):
        company = await playing(one, "split", seats=2, watched=False)
        rng = Random(1)
        for _ in range(3):
            await company.play_any(rng)
        last = await lose(database, company, 3)
        for number in range(5):
            answer = await other.post(
                f"{company.path}/commands",
                {"id": f"s{number}", "command": {"type": "say", "text": "hello"}},
                token=company.of("Ada").token,
            )
            assert answer.status == 200
        company.server = other
        for guest in company.guests:
            with pytest.raises(ConnectionClosed):
                await guest.line.do("play", move=guest.line.legal[0] if guest.line.legal else "")
            guest.line = await other.line(company.opened.table, guest.token)
            assert guest.last_welcome["seq"] == last + 5
        await company.assert_all_know_the_table()
        await company.play_to_end(rng)
        assert complaints(await read_logs(database), []) == []


async def test_who_comes_back_with_more_than_the_server_has_is_told_what_was_lost(
    tmp_path: Path, database: str
) -> None:
    async with served(tmp_path, database=database) as server:
        company = await playing(server, "split", seats=2, watched=False)
        for _ in range(3):
            await company.play_any(Random(1))
        since = company.of("Ada").line.seq or 0
        last = await lose(database, company, 2)
    async with served(tmp_path, database=database) as server:
        company.server = server
        ada = await company.look_in("Ada", since=since)
        assert ada.last_welcome["lost"] == {"since": last, "entries": 2}


async def test_a_table_that_was_lost_whole_is_unknown(tmp_path: Path, database: str) -> None:
    async with served(tmp_path, database=database) as server:
        company = await playing(server, "split", seats=2, watched=False)
        await lose(database, company, (company.guests[0].line.seq or 0) + 1)
        mover = company.asked[0]
        assert await mover.refused("play", move=mover.line.legal[0]) == "unknown"
        server.clock.advance(3600)
