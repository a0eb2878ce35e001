"""SQLite: one process, durable, and intact after a kill or a full disk."""

import asyncio
import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from splittable.server.store import StoreDamaged, StoreError
from splittable.server.store.sqlite import SqliteStore, backup
from tests.server.store.places import LARGE, append, damage_a_page, entries_of, python

pytestmark = pytest.mark.anyio

OAK = append("oak", 0, b"kept")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folders made" / "at need" / "tables.db"


async def test_the_folders_are_made_and_each_commit_is_flushed(path: Path) -> None:
    store = await SqliteStore.open(path)
    settings = [
        await store._writing.rows(f"PRAGMA {name}") for name in ("journal_mode", "synchronous")
    ]
    assert settings == [[("wal",)], [(2,)]]
    await store.close()
    assert path.is_file()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps no such modes")
async def test_a_log_and_its_copy_are_for_their_owner_alone(path: Path, tmp_path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.append([OAK])
    backup(path, tmp_path / "copy.db")
    files = [path, path.with_name("tables.db-wal"), tmp_path / "copy.db"]
    assert [file.stat().st_mode & 0o777 for file in files] == [0o600] * 3
    await store.close()


async def test_a_second_process_on_the_file_is_refused(path: Path) -> None:
    store = await SqliteStore.open(path)
    with python("tests.server.store.writer", path) as second:
        said, _ = second.communicate(timeout=30)
    assert said == (f"{path} is in use by another process; use PostgreSQL for several servers\n")
    await store.close()


async def test_a_second_store_in_the_same_process_is_refused_too(path: Path) -> None:
    store = await SqliteStore.open(path)
    with pytest.raises(StoreError, match="in use"):
        await SqliteStore.open(path)
    await store.close()
    await (await SqliteStore.open(path)).close()


async def test_a_killed_writer_leaves_the_file_free_and_all_it_said_was_durable(path: Path) -> None:
    for _ in range(2):
        with python("tests.server.store.writer", path) as writer:
            assert writer.stdout is not None
            said = [writer.stdout.readline() for _ in range(20)]
            writer.kill()
            said += writer.stdout.readlines()
        store = await SqliteStore.open(path)
        entries = await entries_of(store, "oak")
        assert entries == [b"%d" % seq for seq in range(len(entries))]
        assert len(entries) > int(said[-1])
        await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit to a file's size")
async def test_a_full_disk_loses_nothing_and_writing_goes_on_when_there_is_room(
    path: Path,
) -> None:
    with python("tests.server.store.filler", path) as filler:
        said, errors = filler.communicate(timeout=60)
    assert errors == ""
    written, refusal, still_read, again = json.loads(said)
    assert written > 1
    assert refusal.startswith(f"{path} is unavailable: ")
    assert still_read == written
    assert again == [True, True]
    store = await SqliteStore.open(path)
    assert await entries_of(store, "oak") == [LARGE] * (written + 1)
    assert await entries_of(store, "elm") == [b"small"] * (written + 1)
    await store.close()


async def test_a_database_that_may_not_grow_is_told_as_full(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store._writing.rows("PRAGMA max_page_count = 1")  # that is: as large as it is
    with pytest.raises(StoreError, match=r"tables\.db is unavailable: .* full$"):
        await store.append([OAK, append("elm", 0, LARGE)])
    assert await entries_of(store, "oak") == []
    assert await store.append([OAK]) == [True]
    await store.close()


async def test_a_cancelled_reader_and_a_cancelled_writer_disturb_nobody(path: Path) -> None:
    store = await SqliteStore.open(path)
    for work in (store.append([OAK]), entries_of(store, "oak")):
        task = asyncio.ensure_future(work)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    assert await store.append([append("elm", 0, b"0")]) == [True]
    await store.close()


async def test_a_damaged_page_fails_its_own_tables_and_no_neighbour(path: Path) -> None:
    tables = [f"t{number:03}" for number in range(200)]
    store = await SqliteStore.open(path)
    await store.append(
        [append(table, 0, b"%b: %b" % (table.encode(), b"x" * 90)) for table in tables]
    )
    await store.close()
    hit = damage_a_page(path, b"t100: ")
    store = await SqliteStore.open(path)
    for table in hit:
        with pytest.raises(StoreDamaged):
            await store.log(table)
    far = [table for table in tables if abs(tables.index(table) - tables.index(hit[0])) > 70]
    for table in far:
        assert len(await store.log(table)) == 1
    written = await store.append([append(table, 1, b"1") for table in tables])
    results = dict(zip(tables, written, strict=True))
    assert all(isinstance(results[table], StoreDamaged) for table in hit)
    assert all(results[table] is True for table in far)  # a neighbouring page may not be split
    assert not [each for each in written if each is False]
    await store.close()


async def test_what_is_no_database_is_refused(path: Path) -> None:
    path.parent.mkdir(parents=True)
    path.write_bytes(b"a letter, not a log" * 1000)
    with pytest.raises(StoreError, match=r"tables\.db is unavailable: file is not a database"):
        await SqliteStore.open(path)
    with pytest.raises(StoreError, match=r"cannot be opened: "):
        await SqliteStore.open(path / "inside a file.db")


async def test_the_lobby_and_the_clock_are_answered_through_their_indexes(path: Path) -> None:
    store = await SqliteStore.open(path)
    for sql, index in (
        ("WHERE listed AND phase <> 'over' ORDER BY changed_at DESC, table_id", "head_listed"),
        ("WHERE wake_at < 5 ORDER BY wake_at, table_id", "head_waking"),
    ):
        plan = await store._reading.rows(f"EXPLAIN QUERY PLAN SELECT * FROM head {sql}")
        assert index in plan[0][3]
    await store.close()


# Backups


def read_entries(path: Path) -> list[bytes]:
    with closing(sqlite3.connect(path)) as db:
        return [entry for (entry,) in db.execute("SELECT entry FROM entry ORDER BY seq")]


async def test_a_backup_of_a_live_database_is_a_prefix_of_its_log(
    path: Path, tmp_path: Path
) -> None:
    with python("tests.server.store.writer", path) as writer:
        assert writer.stdout is not None
        for _ in range(20):
            writer.stdout.readline()
        backup(path, tmp_path / "copy.db")
        writer.kill()
        writer.stdout.read()
    entries = read_entries(tmp_path / "copy.db")
    assert len(entries) >= 20
    assert entries == [b"%d" % seq for seq in range(len(entries))]


async def test_a_backup_of_a_closed_database_opens_as_a_store(path: Path, tmp_path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.append([OAK])
    await store.close()
    backup(path, tmp_path / "copy.db")
    store = await SqliteStore.open(tmp_path / "copy.db")
    assert await entries_of(store, "oak") == [b"kept"]
    await store.close()


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    source, target = tmp_path / "source.db", tmp_path / "target.db"
    with closing(sqlite3.connect(source)) as db:
        db.execute("CREATE TABLE entry (seq, entry)")
    target.write_bytes(b"precious")
    with pytest.raises(StoreError, match=r"target\.db already exists"):
        backup(source, target)
    assert target.read_bytes() == b"precious"


@pytest.mark.parametrize("content", [None, b"a letter" * 999], ids=["missing", "no database"])
def test_what_cannot_be_copied_leaves_no_copy(tmp_path: Path, content: bytes | None) -> None:
    source, target = tmp_path / "source.db", tmp_path / "target.db"
    if content is not None:
        source.write_bytes(content)
    with pytest.raises(StoreError, match=r"source\.db cannot be copied"):
        backup(source, target)
    assert not target.exists()
