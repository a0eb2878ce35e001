"""An older database is migrated; a newer one is refused and left as it is."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from splittable.server.store import Store, StoreError
from splittable.server.store import postgres as postgres_store
from splittable.server.store import sqlite as sqlite_store
from splittable.server.store.connect import open_store
from splittable.server.store.hash_chain import checked
from splittable.server.store.postgres import PostgresStore
from splittable.server.store.sqlite import SqliteStore
from tests.server.store.places import append, entries_of, file_of

pytestmark = pytest.mark.anyio

KNOWN = len(sqlite_store.MIGRATIONS)
OAK = append("oak", 0, b"kept")


async def opened_by_a_later_program(url: str, *statements: str) -> Store:
    """By one that has a migration more than we have."""
    if url.startswith("sqlite"):
        later = (*sqlite_store.MIGRATIONS, statements)
        return await SqliteStore.open(file_of(url), migrations=later)
    return await PostgresStore.open(url, migrations=(*postgres_store.MIGRATIONS, statements))


def test_both_stores_are_of_the_same_version() -> None:
    assert len(postgres_store.MIGRATIONS) == KNOWN


async def test_an_older_database_is_migrated_once_and_keeps_its_log(url: str) -> None:
    store = await open_store(url)
    await store.append([OAK])
    await store.close()
    for _ in range(2):  # the statement would fail if it were run again
        store = await opened_by_a_later_program(url, "ALTER TABLE head ADD COLUMN tint TEXT")
        assert await entries_of(store, "oak") == [b"kept"]
        assert await store.append([OAK]) == [False]
        await store.close()


async def test_a_log_from_before_there_were_links_is_read_and_goes_on_with_links(url: str) -> None:
    await make_old(url)
    store = await open_store(url)
    log = checked("oak", await store.log("oak"))
    assert (list(log.entries), log.is_linked) == ([b"0", b"1"], False)
    other_past = append("oak", 2, b"2")  # of an old entry only the number is compared
    assert await store.append([other_past]) == [True]
    assert [link is None for _, _, link in await store.log("oak")] == [True, True, False]
    await store.close()


async def test_a_log_from_before_there_were_reviews_gets_room_for_them(url: str) -> None:
    await make_old(url)
    store = await open_store(url)
    assert await store.review("oak", 1, "1 usual") is None
    await store.keep_review("oak", 1, "1 usual", b"kept")
    assert await store.review("oak", 1, "1 usual") == b"kept"
    await store.close()


async def make_old(url: str) -> None:
    """A database as the first version left it, with two entries."""
    insert = "INSERT INTO entry (table_id, seq, entry) VALUES ('oak', 0, '0'), ('oak', 1, '1')"
    if url.startswith("sqlite"):
        first = sqlite_store.MIGRATIONS[:1]
        old: Store = await SqliteStore.open(file_of(url), migrations=first)
        await old.close()
        with closing(sqlite3.connect(file_of(url))) as db, db:
            db.execute(insert.replace("'0')", "x'30')").replace("'1')", "x'31')"))
        return
    old_postgres = await PostgresStore.open(url, migrations=postgres_store.MIGRATIONS[:1])
    await old_postgres.rows(insert)
    await old_postgres.close()


@pytest.mark.all_tier
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_server_of_an_older_version_writes_no_more_beside_a_newer_one(url: str) -> None:
    store = await PostgresStore.open(url)
    before_links = "INSERT INTO entry (table_id, seq, entry) VALUES ('oak', 0, '0')"
    before_homes = "INSERT INTO entry (table_id, seq, entry, link) VALUES ('oak', 0, '0', '0')"
    for insert in (before_links, before_homes):
        with pytest.raises(StoreError, match="entry_leased"):
            await store.rows(insert)
    await store.append([OAK])
    for column, constraint in (("link", "entry_linked"), ("epoch", "entry_leased")):
        with pytest.raises(StoreError, match=constraint):
            await store.rows(f"UPDATE entry SET {column} = NULL")
    await store.close()


async def test_a_newer_database_is_refused_in_one_line_and_left_as_it_is(url: str) -> None:
    store = await opened_by_a_later_program(url, "CREATE TABLE later (tint TEXT)")
    await store.append([OAK])
    await store.close()
    with pytest.raises(
        StoreError, match=rf"has schema version {KNOWN + 1}; .* up to {KNOWN}:"
    ) as no:
        await open_store(url)
    assert str(no.value).isprintable()
    store = await opened_by_a_later_program(url, "CREATE TABLE later (tint TEXT)")
    assert await entries_of(store, "oak") == [b"kept"]
    await store.close()


async def test_a_migration_that_fails_half_way_leaves_nothing_behind(url: str) -> None:
    with pytest.raises(StoreError, match="is unavailable"):
        await opened_by_a_later_program(url, "CREATE TABLE later (tint TEXT)", "DROP TABLE none")
    store = await opened_by_a_later_program(url, "CREATE TABLE later (tint TEXT)")
    await store.close()


@pytest.mark.all_tier
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_of_servers_that_start_together_one_migrates(url: str) -> None:
    stores = await asyncio.gather(*(PostgresStore.open(url) for _ in range(5)))
    written = await asyncio.gather(*(store.append([OAK]) for store in stores))
    assert sorted(written) == [[False]] * 4 + [[True]]
    await asyncio.gather(*(store.close() for store in stores))
