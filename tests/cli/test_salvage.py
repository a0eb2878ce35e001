"""`splittable salvage`: copies each log as far as it is sound, and says what was lost."""

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tests.cli.running import Command
from tests.cli.test_check import _play
from tests.server.company import playing
from tests.server.store.places import damage_a_page
from tests.server.test_administration import OPERATOR, done
from tests.support.postgres import postgres
from tests.support.serving import served

LOGS: Final = "SELECT table_id, seq, entry, link FROM entry ORDER BY table_id, seq"
PERSONAL: Final = "SELECT * FROM personal ORDER BY table_id, seq"
NOTES: Final = "SELECT kind, id, at, body FROM note ORDER BY kind, id"
SAID: Final = 200
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
    assert (
        run.out
        == f"saved.db: {len(tables)} tables, 3 whole, 0 in part, 0 lost; 0 operators' notes\n"
    )
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
    *lines, notes = map(json.loads, run.out.splitlines())
    assert notes == {"notes": 0, "why": None}
    found = {each["table"]: each for each in lines}
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
    assert told.endswith("again.db: 3 tables, 1 whole, 1 in part, 1 lost; 0 operators' notes\n")


async def _statuses(folder: Path, database: Path, tables: Sequence[str]) -> list[int]:
    async with served(folder, database=f"sqlite:///{database}") as server:
        return [(await server.get(f"/api/tables/{table}")).status for table in tables]


async def _talk(folder: Path) -> str:
    """A table where much is said, reports and bans. More than a page of each."""
    settings = {"talk": "free", "visibility": "public"}
    async with served(folder, admin_token=OPERATOR, commands_per_minute=10_000) as server:
        company = await playing(server, "split", seats=2, watched=False, settings=settings)
        for number in range(SAID):
            await company.of("Ben").do("say", text=f"remark {number:03} {'x' * 60}")
        await company.play_any(Random(1))
        for number in range(SAID):
            reason = f"reason {number:03} {'x' * 60}"
            await done(server, "ban", addresses=f"203.0.113.{number}", reason=reason)
        words = {"reason": "other", "words": "Ben talks too much"}
        path = f"/api/tables/{company.opened.table}/reports"
        assert (await server.post(path, words, token=company.opened.token)).status == 201
        await done(server, "announce", text="Back at 9 pm")
    return company.opened.table


def test_names_talk_and_notes_are_saved_too(tmp_path: Path, splittable: Command) -> None:
    table = asyncio.run(_talk(tmp_path))
    old, new = tmp_path / "tables.db", tmp_path / "saved.db"
    run = splittable("salvage", old, new)
    notes = 2 * SAID + 3  # each ban with its act; a report; the announcement with its act
    assert run.out == f"saved.db: 1 table, 1 whole, 0 in part, 0 lost; {notes} operators' notes\n"
    for statement in (PERSONAL, NOTES):
        assert _rows(new, statement) == _rows(old, statement) != []
    assert asyncio.run(_statuses(tmp_path, new, [table])) == [200]


def test_of_damaged_pages_only_what_was_on_them_is_lost(
    tmp_path: Path, splittable: Command
) -> None:
    table = asyncio.run(_talk(tmp_path))
    old, new = tmp_path / "tables.db", tmp_path / "saved.db"
    _run(old, "VACUUM")  # what is deleted is nowhere else
    said, noted = _rows(old, PERSONAL), _rows(old, NOTES)
    damage_a_page(old, b"remark 100")
    damage_a_page(old, b'"reason":"reason 100')
    run = splittable("salvage", old, new)
    assert run.code == 1
    lines = run.out.splitlines()
    entries = len(_rows(old, LOGS))
    left, kept = _rows(new, PERSONAL), _rows(new, NOTES)
    assert lines == [
        f"table {table}: the first {entries} entries were saved; "
        f"names or remarks that cannot be read: {len(said) - len(left)}",
        "operators' notes: database disk image is malformed",
        f"saved.db: 1 table, 0 whole, 1 in part, 0 lost; {len(kept)} operators' notes",
    ]
    assert _rows(new, LOGS) == _rows(old, LOGS)  # no move is lost with a remark
    for before, after in ((said, left), (noted, kept)):
        assert 0 < len(before) - len(after) < len(before) / 4
        assert after[0] == before[0]
        assert after[-1] == before[-1]
        assert set(after) < set(before)
    assert splittable("check", new).code == 0
    assert asyncio.run(_statuses(tmp_path, new, [table])) == [200]


def test_a_changed_remark_is_left_out_and_the_game_goes_on(
    tmp_path: Path, splittable: Command
) -> None:
    table = asyncio.run(_talk(tmp_path))
    old, new = tmp_path / "tables.db", tmp_path / "saved.db"
    _run(old, "UPDATE personal SET words = 'I lost' WHERE words LIKE 'remark 100%'")
    _run(old, "UPDATE note SET body = '{}' WHERE kind = 'report'")
    run = splittable("salvage", old, new)
    assert run.code == 1
    assert "entries were saved; names or remarks that cannot be read: 1\n" in run.out
    assert "operators' notes: notes that cannot be read: 1\n" in run.out
    assert _rows(new, LOGS) == _rows(old, LOGS)
    assert len(_rows(new, PERSONAL)) == len(_rows(old, PERSONAL)) - 1
    assert splittable("check", new).out == "1 table, 1 sound; names or remarks erased: 1\n"
    assert asyncio.run(_statuses(tmp_path, new, [table])) == [200]


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
    assert run.out == "saved.db: 3 tables, 3 whole, 0 in part, 0 lost; 0 operators' notes\n"
    assert splittable("check", tmp_path / "saved.db").code == 0
