"""`splittable salvage`: copies each log as far as it is sound, and says what was lost."""

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

from tests.cli.running import Command
from tests.cli.test_check import _play
from tests.support.postgres import postgres
from tests.support.serving import served

LOGS: Final = "SELECT table_id, seq, entry, link FROM entry ORDER BY table_id, seq"
HEADS: Final = "SELECT table_id, phase, listed, wake_at, card, changed_at FROM head ORDER BY 1"


@pytest.fixture
def tables(tmp_path: Path) -> list[str]:
    """Three tables with a few moves each."""
    return asyncio.run(_play(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}"))


def _rows(path: Path, statement: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(statement).fetchall()


def _run(path: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(statement, values)


def test_a_sound_database_is_copied_whole(
    tmp_path: Path, tables: Sequence[str], splittable: Command
) -> None:
    old, new = tmp_path / "tables.db", tmp_path / "saved.db"
    run = splittable("salvage", old, new)
    assert (run.code, run.err) == (0, "")
    assert [each.name for each in tmp_path.iterdir() if "saved" in each.name] == ["saved.db"]
    assert run.out == f"saved.db: {len(tables)} tables, 3 whole, 0 in part, 0 lost\n"
    assert _rows(new, LOGS) == _rows(old, LOGS)
    assert _rows(new, HEADS) == _rows(old, HEADS)
    assert splittable("check", new).code == 0


def test_what_is_left_of_each_table_is_saved_and_can_be_played_on(
    tmp_path: Path, tables: Sequence[str], splittable: Command
) -> None:
    old, new = tmp_path / "tables.db", tmp_path / "saved.db"
    changed, gone, whole = tables
    _run(old, "UPDATE entry SET entry = x'7b7d' WHERE table_id = ? AND seq = 4", changed)
    _run(old, "DELETE FROM entry WHERE table_id = ? AND seq = 0", gone)
    before = old.read_bytes()
    run = splittable("salvage", old, new, "--json")
    assert run.code == 1
    found = {each["table"]: each for each in map(json.loads, run.out.splitlines())}
    assert [found[each]["entries"] for each in (changed, gone)] == [4, 0]
    assert found[changed]["why"] == "entry 4 of its log was altered"
    assert found[whole]["why"] is None
    assert old.read_bytes() == before
    assert splittable("check", new).code == 0
    assert asyncio.run(_statuses(tmp_path, new, tables)) == [200, 404, 200]
    told = splittable("salvage", old, tmp_path / "again.db").out
    assert (
        f"table {changed}: the first 4 entries were saved; entry 4 of its log was altered" in told
    )
    assert told.endswith("again.db: 3 tables, 1 whole, 1 in part, 1 lost\n")


async def _statuses(folder: Path, database: Path, tables: Sequence[str]) -> list[int]:
    async with served(folder, database=f"sqlite:///{database}") as server:
        return [(await server.get(f"/api/tables/{table}")).status for table in tables]


@pytest.mark.usefixtures("tables")
def test_nothing_is_overwritten_and_nothing_half_written(
    tmp_path: Path, splittable: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = tmp_path / "tables.db", tmp_path / "saved.db"
    new.write_text("mine", "utf-8")
    run = splittable("salvage", old, new)
    assert (run.code, len(run.err.splitlines())) == (2, 1)
    assert "already exists; nothing is overwritten" in run.err
    assert new.read_text("utf-8") == "mine"
    new.unlink()

    async def full(*_: object) -> list[bool]:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("splittable.server.store.sqlite.SqliteStore.append", full)
    run = splittable("salvage", old, new)
    assert run.code == 2
    assert "No space left on device" in run.err
    assert not new.exists()


def test_a_database_that_is_not_there_is_refused(tmp_path: Path, splittable: Command) -> None:
    run = splittable("salvage", tmp_path / "none.db", tmp_path / "saved.db")
    assert (run.code, run.out) == (2, "")
    assert "none.db cannot be read: there is no such file" in run.err
    assert not (tmp_path / "saved.db").exists()


@pytest.mark.all_tier
def test_tables_of_postgresql_are_saved_too(tmp_path: Path, splittable: Command) -> None:
    database = postgres().fresh_database()
    asyncio.run(_play(tmp_path, database))
    run = splittable("salvage", database, tmp_path / "saved.db")
    assert run.out == "saved.db: 3 tables, 3 whole, 0 in part, 0 lost\n"
    assert splittable("check", tmp_path / "saved.db").code == 0
