"""The primary and the synchronous standby of deploy/postgresql: both have every commit."""

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest

from tests.support.patience import until
from tests.support.replicated import Replicated

pytestmark = [pytest.mark.anyio, pytest.mark.all_tier]


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def pair() -> Iterator[Replicated]:
    with Replicated() as running:
        yield running


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[Any]:
    connection = await asyncpg.connect(url, target_session_attrs="primary", timeout=5)
    try:
        yield connection
    finally:
        connection.terminate()


async def test_the_servers_user_may_make_its_tables_and_nothing_else(pair: Replicated) -> None:
    async with connected(pair.url) as connection:
        await connection.execute("CREATE TABLE IF NOT EXISTS kept (number integer)")
        with pytest.raises(asyncpg.InsufficientPrivilegeError):
            await connection.execute("CREATE ROLE another")
    elsewhere = f"{pair.url.removesuffix('/splittable')}/postgres"
    with pytest.raises(
        asyncpg.InvalidAuthorizationSpecificationError, match=r"no pg_hba\.conf entry"
    ):
        async with connected(elsewhere):
            pass


async def test_without_its_password_nobody_comes_in(pair: Replicated) -> None:
    with pytest.raises(asyncpg.InvalidPasswordError):
        async with connected(pair.url.replace("a%20table's", "guessed")):
            pass


async def test_a_commit_returns_when_the_standby_has_it_and_not_before(pair: Replicated) -> None:
    async with connected(pair.url) as connection:
        await connection.execute("CREATE TABLE IF NOT EXISTS kept (number integer)")
        pair.standby.send_signal(signal.SIGSTOP)
        try:
            commit = asyncio.create_task(connection.execute("INSERT INTO kept VALUES (1)"))
            waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
            await until(lambda: pair.primary.sql(waiting) == "1")
            assert not commit.done()
        finally:
            pair.standby.send_signal(signal.SIGCONT)
        await commit


async def test_whatever_was_committed_is_there_after_a_promotion_and_another(
    pair: Replicated,
) -> None:
    async with connected(pair.url) as connection:
        await connection.execute("CREATE TABLE IF NOT EXISTS kept (number integer)")
    for number in (2, 3):
        async with connected(pair.url) as connection:
            for _ in range(50):
                await connection.execute("INSERT INTO kept VALUES ($1)", number)
            pair.kill_primary()
        pair.promote()
        async with connected(pair.url) as connection:
            count = "SELECT count(*) FROM kept WHERE number = $1"
            assert await connection.fetchval(count, number) == 50
        pair.make_standby()
