"""PostgreSQL may stop, hang and come back; calls fail in time, and the store recovers."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from time import monotonic

import pytest

from splittable.server.store import Head, StoreError
from splittable.server.store.postgres import PostgresStore
from tests.server.store.places import append, entries_of
from tests.support.patience import until
from tests.support.postgres import Postgres, postgres

pytestmark = [pytest.mark.anyio, pytest.mark.all_tier]

OAK = append("oak", 0, b"kept", Head("playing", True, None, b"{}", 1))
TIMEOUT = 0.5


@pytest.fixture
def server() -> Postgres:
    return postgres()


@pytest.fixture
def url(server: Postgres) -> str:
    return server.emptied_database()


@pytest.fixture
async def store(url: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(url)
    yield store
    await store.close()


async def test_each_commit_is_flushed(store: PostgresStore) -> None:
    for setting in ("fsync", "synchronous_commit"):
        assert [tuple(row) for row in await store.rows(f"SHOW {setting}")] == [("on",)]


@pytest.mark.real_time
async def test_a_stopped_database_fails_calls_and_a_started_one_takes_them_again(
    store: PostgresStore, server: Postgres
) -> None:
    await store.append([OAK])
    server.stop()
    began = monotonic()
    for _ in range(3):
        with pytest.raises(StoreError, match=r"^PostgreSQL is unavailable: ."):
            await store.append([append("oak", 1, b"1")])
        with pytest.raises(StoreError, match=r"^PostgreSQL is unavailable: ."):
            await store.check()
    assert monotonic() - began < 5
    server.start()
    assert await entries_of(store, "oak") == [b"kept"]
    assert await store.append([OAK, append("oak", 1, b"1")]) == [False, True]


async def test_a_database_stopped_under_load_fails_or_keeps_each_entry(
    store: PostgresStore, server: Postgres
) -> None:
    told = [0] * 8  # how many entries are stored, by table

    async def write(n: int) -> None:
        for seq in range(100_000):
            try:
                await store.append([append(f"t{n}", seq, b"%d" % seq)])
            except StoreError:
                return
            told[n] += 1
        raise AssertionError("the database did not stop")

    writers = [asyncio.create_task(write(n)) for n in range(len(told))]
    await until(lambda: min(told) > 5)
    await asyncio.to_thread(server.stop)
    await asyncio.gather(*writers)
    server.start()
    for n, acknowledged in enumerate(told):
        stored = len(await entries_of(store, f"t{n}"))
        assert acknowledged <= stored <= acknowledged + 1


@pytest.mark.real_time
async def test_a_database_that_does_not_answer_fails_calls_in_time(
    store: PostgresStore, url: str
) -> None:
    hurried = await PostgresStore.open(url, timeout=TIMEOUT)
    async with store._connection() as other, other.transaction():
        await other.execute("LOCK TABLE entry IN ACCESS EXCLUSIVE MODE")
        began = monotonic()
        with pytest.raises(StoreError, match="PostgreSQL"):
            await hurried.append([OAK])
        with pytest.raises(StoreError, match="PostgreSQL"):
            await asyncio.gather(*(entries_of(hurried, "oak") for _ in range(10)))
        assert monotonic() - began < 6 * TIMEOUT
    assert await hurried.append([OAK]) == [True]
    await hurried.close()


async def test_an_address_where_nobody_answers_fails_in_time() -> None:
    async def say_nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    silent = await asyncio.start_server(say_nothing, "127.0.0.1", 0)
    async with silent:
        port = silent.sockets[0].getsockname()[1]
        with pytest.raises(StoreError, match=r"^PostgreSQL did not answer within 0\.5 s$"):
            await PostgresStore.open(f"postgresql://me@127.0.0.1:{port}/none", timeout=TIMEOUT)


async def test_a_cancelled_writer_disturbs_nobody(store: PostgresStore) -> None:
    for n in range(30):  # more than there are connections, at every stage of a call
        task = asyncio.create_task(store.append([append("oak", n, b"0")]))
        for _ in range(n):
            await asyncio.sleep(0)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    assert await store.append([append("elm", 0, b"0")]) == [True]


async def test_two_servers_that_write_the_same_tables_do_not_wait_in_a_circle(url: str) -> None:
    one, other = await asyncio.gather(PostgresStore.open(url), PostgresStore.open(url))
    about = Head("playing", True, None, b"{}", 1)
    tables = [f"t{n}" for n in range(100)]
    for seq in range(20):
        up = [append(table, seq, b"one", about) for table in tables]
        down = [append(table, seq, b"other", about) for table in reversed(tables)]
        ours, theirs = await asyncio.gather(one.append(up), other.append(down))
        assert all(a != b for a, b in zip(ours, reversed(theirs), strict=True))
    await asyncio.gather(one.close(), other.close())


async def test_without_its_package_the_way_to_get_it_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)  # as if it were not installed
    with pytest.raises(StoreError, match=r'pip install "splittable\[postgres\]"$'):
        await PostgresStore.open("postgresql://localhost/none")
