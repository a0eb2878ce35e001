"""`splittable check`: reads every log, reports damage, changes nothing."""

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from splittable.server.store.sqlite import MIGRATIONS, SqliteStore
from tests.cli.running import Command
from tests.server.company import playing
from tests.support.postgres import postgres
from tests.support.serving import served, token_of


@pytest.fixture
def tables(tmp_path: Path) -> list[str]:
    """Three tables with a few moves each."""
    return asyncio.run(_play(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}"))


async def _play(folder: Path, database: str) -> list[str]:
    async with served(folder, database=database) as server:
        played = []
        for game in ("split", "splito", "split-it"):
            company = await playing(server, game, seats=2, watched=False)
            for _ in range(3):
                await company.play_any(Random(1))
            played.append(company.opened.table)
    return played


def _run(path: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(statement, values)


def test_a_sound_database_is_said_to_be_so(
    tmp_path: Path, tables: Sequence[str], splittable: Command
) -> None:
    path = tmp_path / "tables.db"
    before = path.read_bytes()
    run = splittable("check", path)
    assert (run.code, run.out, run.err) == (0, f"{len(tables)} tables, 3 sound\n", "")
    assert splittable("check", f"sqlite:///{path}").code == 0
    assert path.read_bytes() == before
    lines = splittable("check", path, "--json").out.splitlines()
    assert [json.loads(line)["table"] for line in lines] == sorted(tables)


def test_what_is_erased_is_told_as_erased_and_not_as_damage(
    tmp_path: Path, tables: Sequence[str], splittable: Command
) -> None:
    async def forget() -> None:
        async with served(tmp_path) as server:
            answer = await server.post("/api/forget", {}, token=token_of("Ben"))
            assert answer.json() == {"tables": len(tables)}

    asyncio.run(forget())
    path = tmp_path / "tables.db"
    run = splittable("check", path)
    assert (run.code, run.out) == (0, "3 tables, 3 sound; names or remarks erased: 3\n")
    found = [json.loads(line) for line in splittable("check", path, "--json").out.splitlines()]
    assert {(each["state"], each["erased"]) for each in found} == {("sound", 1)}


def test_each_damaged_table_is_named_with_what_is_left_of_it(
    tmp_path: Path, tables: Sequence[str], splittable: Command
) -> None:
    path = tmp_path / "tables.db"
    changed, cut, whole = tables
    _run(path, "UPDATE entry SET entry = x'7b7d' WHERE table_id = ? AND seq = 4", changed)
    _run(path, "DELETE FROM entry WHERE table_id = ? AND seq = 2", cut)
    run = splittable("check", path)
    assert run.code == 1
    assert set(run.out.splitlines()) == {
        f"table {changed}: entry 4 of its log was altered; entries 0 to 3 can be saved",
        f"table {cut}: entry 2 is missing from its log; entries 0 to 1 can be saved",
        "3 tables, 2 damaged, 1 sound",
    }
    found = [json.loads(line) for line in splittable("check", path, "--json").out.splitlines()]
    states = {each["table"]: (each["state"], each["sound"]) for each in found}
    assert states[changed] == ("damaged", 4)
    assert states[cut] == ("damaged", 2)
    assert states[whole][0] == "sound"


def test_a_log_without_links_is_checked_by_playing_it(
    tmp_path: Path, tables: Sequence[str], splittable: Command
) -> None:
    path = tmp_path / "tables.db"
    _run(path, "UPDATE entry SET link = NULL")
    assert splittable("check", path).code == 0
    _run(
        path,
        "UPDATE entry SET entry = replace(entry, 'move', 'mive') WHERE table_id = ? AND seq = 4",
        tables[0],
    )
    _run(
        path,
        'UPDATE entry SET entry = replace(entry, \'"move":"\', \'"move":"no \')'
        " WHERE table_id = ? AND seq = 5",
        tables[1],
    )
    run = splittable("check", path)
    assert run.code == 1
    assert f"table {tables[0]}: entry 4 of its log cannot be read; entries 0 to 3" in run.out
    assert f"table {tables[1]}: entry 5 of its log cannot be played; entries 0 to 4" in run.out


def test_a_database_of_the_first_version_is_read_as_it_is(
    tmp_path: Path, splittable: Command
) -> None:
    path = tmp_path / "old.db"

    async def make() -> None:
        await (await SqliteStore.open(path, migrations=MIGRATIONS[:1])).close()

    asyncio.run(make())
    _run(path, "INSERT INTO entry VALUES ('oak', 0, '{')")
    run = splittable("check", path)
    assert run.out.startswith("table oak: entry 0 of its log cannot be read; no entry can be saved")
    assert run.code == 1


@pytest.mark.all_tier
def test_postgresql_is_checked_too(tmp_path: Path, splittable: Command) -> None:
    url = postgres().emptied_database()
    tables = asyncio.run(_play(tmp_path, url))
    assert splittable("check", url).out == "3 tables, 3 sound\n"
    asyncio.run(_delete(url, tables[0]))
    run = splittable("check", url)
    assert run.code == 1
    assert f"table {tables[0]}: entry 3 is missing from its log" in run.out


async def _delete(url: str, table: str) -> None:
    import asyncpg  # type: ignore[import-untyped]  # it has no types

    connection = await asyncpg.connect(url)
    await connection.execute("DELETE FROM entry WHERE table_id = $1 AND seq = 3", table)
    await connection.close()


@pytest.mark.parametrize("content", [None, b"a letter" * 999], ids=["missing", "no database"])
def test_what_cannot_be_read_at_all_is_told_in_one_line(
    tmp_path: Path, splittable: Command, content: bytes | None
) -> None:
    path = tmp_path / "tables.db"
    if content is not None:
        path.write_bytes(content)
    run = splittable("check", path)
    assert run.code == 2
    assert len(run.err.splitlines()) == 1
    assert f"{path} cannot be read" in run.err
