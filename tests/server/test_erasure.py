"""Names and remarks are erased without a trace in the database, and logs still verify."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

import pytest

from splittable.games import GAMES
from splittable.server.ops.integrity import Finding, findings
from splittable.server.runtime.retention import DAY, LOOK_EVERY
from splittable.server.store.inspection import open_reading
from tests.server.company import playing
from tests.server.test_administration import OPERATOR, done
from tests.support.patience import until
from tests.support.serving import NOW, HandClock, Server, same_every_time, served, token_of

pytestmark = pytest.mark.anyio

FREE: Final = {"talk": "free", "visibility": "public"}
SECRET: Final = "the secret of the zebra"


@pytest.fixture
async def server(tmp_path: Path, database: str) -> AsyncIterator[Server]:
    async with served(tmp_path, database=database) as server:
        yield server


async def found(database: str) -> list[Finding]:
    reading = await open_reading(database)
    try:
        return [each async for each in findings(reading, await reading.tables(), GAMES)]
    finally:
        await reading.close()


async def words_kept(database: str) -> list[str]:
    """Every name and remark in the database."""
    reading = await open_reading(database)
    try:
        kept = [(await reading.personal(table))[0] for table in await reading.tables()]
    finally:
        await reading.close()
    return sorted(each.words for personal in kept for each in personal.values())


async def test_who_asks_to_be_forgotten_is_a_number_from_then_on(
    server: Server, database: str
) -> None:
    company = await playing(server, "splito", seats=2, watched=False, settings=FREE)
    ben = company.of("Ben")
    await ben.do("say", text=SECRET)
    elsewhere = await server.open_table("split", seats=3, name="Ben", token=token_of("Ben"))
    answer = await server.post("/api/forget", {}, token=token_of("Ben"))
    assert (answer.status, answer.json()) == (200, {"tables": 2})
    ada = company.of("Ada").line
    await ada.next("welcome")
    assert [seat["name"] for seat in ada.table["seats"]] == ["Ada", "#2"]
    assert SECRET.encode() not in ada.received[-1]
    told = (await server.get(f"/api/tables/{elsewhere.table}")).json()
    assert told["table"]["seats"][0]["name"] == "#1"
    assert all("Ben" not in each.body.decode() for each in [await server.get("/api/tables")])
    await ben.line.next("welcome")
    await company.play_to_end(Random(1))  # the seat and the cards stay
    record = await server.get(f"/api/tables/{company.opened.table}/games/1/record")
    assert record.json()["names"] == ["Ada", "#2"]
    again = await server.post("/api/forget", {}, token=token_of("Ben"))
    assert again.json() == {"tables": 0}
    assert await words_kept(database) == ["Ada"]
    assert {(each.state, each.erased) for each in await found(database)} == {
        ("sound", 2),
        ("sound", 1),
    }


async def test_only_the_owner_of_a_token_is_forgotten(server: Server, database: str) -> None:
    await server.open_table("split", seats=3, name="Ada")
    assert (await server.post("/api/forget", {})).status == 403
    assert (await server.post("/api/forget", {}, token=token_of("Eve"))).json() == {"tables": 0}
    assert await words_kept(database) == ["Ada"]


async def test_a_forgotten_person_may_give_a_name_again(server: Server) -> None:
    company = await playing(server, "splito", seats=2, watched=False)
    await server.post("/api/forget", {}, token=token_of("Ben"))
    ben = company.of("Ben").line
    await ben.next("welcome")
    await ben.do("sit", name="Benno")
    assert ben.table["seats"][1]["name"] == "Benno"


async def test_nothing_of_it_is_left_in_the_file(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    async with served(tmp_path, database=database, admin_token=OPERATOR) as server:
        company = await playing(server, "splito", seats=2, watched=False, settings=FREE)
        await company.of("Ben").do("say", text=SECRET)
        table, report = company.opened.table, {"reason": "other", "words": SECRET}
        await server.post(f"/api/tables/{table}/reports", report, token=token_of("Ben"))
        await done(server, "ban", table=table, person=1)
        await server.post("/api/forget", {}, token=token_of("Ben"))
    for file in tmp_path.iterdir():
        assert SECRET.encode() not in file.read_bytes()
        assert b"Ben" not in file.read_bytes()


async def test_old_talk_is_erased_and_names_stay(tmp_path: Path, database: str) -> None:
    async with served(tmp_path, database=database) as server:
        company = await playing(server, "splito", seats=2, watched=False, settings=FREE)
        await company.of("Ben").do("say", text=SECRET)
        await company.of("Ben").do("say", preset="hello")
    clock = HandClock(NOW + 30 * DAY - LOOK_EVERY // 2)
    later = same_every_time(seed=1, clock=clock)
    async with served(tmp_path, database=database, outside=later, keep_talk=30) as server:
        table = company.opened.table
        line = await server.line(table, token_of("Ada"))
        await line.do("say", text="still here")
        clock.advance(LOOK_EVERY / 1000)
        await until(lambda: server.log.count("old talk erased") == 1)
        await line.next("welcome")
        told = (await server.get(f"/api/tables/{table}", token=token_of("Ada"))).json()
        assert [(each["text"], each["preset"]) for each in told["talk"]] == [
            (None, "hello"),
            ("still here", None),
        ]
    assert await words_kept(database) == ["Ada", "Ben", "still here"]
    assert [(each.state, each.erased) for each in await found(database)] == [("sound", 1)]


async def test_a_changed_name_or_remark_is_damage_not_erasure(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        company = await playing(server, "splito", seats=2, watched=False, settings=FREE)
        await company.of("Ben").do("say", text=SECRET)
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE personal SET words = 'I lost' WHERE kind = 'talk'")
    (finding,) = await found(f"sqlite:///{path}")
    assert finding.state == "damaged"
    assert finding.why == f"a name or remark of entry {finding.sound} was altered"
