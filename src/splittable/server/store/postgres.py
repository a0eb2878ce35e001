"""The log in PostgreSQL: for several servers, or for one that keeps its tables elsewhere."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, TypeAlias

from splittable.server.store import Append, Head, Kept, StoreDamaged, StoreError, Written

Migration: TypeAlias = tuple[str, ...]  # statements that lead from one version to the next

MIGRATIONS: Final[tuple[Migration, ...]] = (
    (
        """CREATE TABLE entry (
            table_id text NOT NULL,
            seq integer NOT NULL,
            entry bytea NOT NULL,
            PRIMARY KEY (table_id, seq)
        )""",
        """CREATE TABLE head (
            table_id text PRIMARY KEY,
            phase text NOT NULL,
            listed boolean NOT NULL,
            wake_at bigint,
            card bytea NOT NULL,
            changed_at bigint NOT NULL
        )""",
        "CREATE INDEX head_listed ON head (changed_at) WHERE listed AND phase <> 'over'",
        "CREATE INDEX head_waking ON head (wake_at) WHERE wake_at IS NOT NULL",
    ),
    (
        "ALTER TABLE entry ADD COLUMN link bytea",  # see `chain`; NULL: from before there were any
        # Of rows to come only: a server of an older version can write here no more, and nobody can
        # take a link away.
        "ALTER TABLE entry ADD CONSTRAINT entry_linked CHECK (link IS NOT NULL) NOT VALID",
    ),
    (
        """CREATE TABLE review (
            table_id text NOT NULL,
            number integer NOT NULL,
            version text NOT NULL,
            review bytea NOT NULL,
            PRIMARY KEY (table_id, number, version)
        )""",
    ),
)

_MIGRATING: Final = 0x53504C4954  # the advisory lock of whoever migrates: "SPLIT"
_CONNECTIONS: Final = 4  # one commits, the others read

# One statement, so one round trip and one transaction, with one entry of a table at most. The order
# keeps two servers that write the same tables from waiting for each other in a circle.
_APPEND: Final = """
    WITH accepted AS (
        INSERT INTO entry (table_id, seq, entry, link)
        SELECT table_id, seq, entry, link
        FROM unnest($1::text[], $2::integer[], $3::bytea[], $4::bytea[], $5::bytea[])
            AS given (table_id, seq, entry, link, before)
        WHERE seq = 0 OR EXISTS (
            SELECT FROM entry AS earlier
            WHERE earlier.table_id = given.table_id AND earlier.seq = given.seq - 1
            AND coalesce(earlier.link, given.before) = given.before
        )
        ORDER BY table_id
        ON CONFLICT DO NOTHING
        RETURNING table_id
    ), headed AS (
        INSERT INTO head (table_id, phase, listed, wake_at, card, changed_at)
        SELECT table_id, phase, listed, wake_at, card, changed_at
        FROM unnest(
            $6::text[], $7::text[], $8::boolean[], $9::bigint[], $10::bytea[], $11::bigint[]
        ) AS given (table_id, phase, listed, wake_at, card, changed_at)
        JOIN accepted USING (table_id)
        ORDER BY table_id
        ON CONFLICT (table_id) DO UPDATE SET
            phase = excluded.phase, listed = excluded.listed, wake_at = excluded.wake_at,
            card = excluded.card, changed_at = excluded.changed_at
    )
    SELECT table_id FROM accepted"""
_LOG: Final = "SELECT seq, entry, link FROM entry WHERE table_id = $1 ORDER BY seq"
_LISTED: Final = """
    SELECT table_id, phase, listed, wake_at, card, changed_at FROM head
    WHERE listed AND phase <> 'over' ORDER BY changed_at DESC, table_id LIMIT $1"""
_WAKING: Final = """
    SELECT table_id, wake_at FROM head WHERE wake_at < $1 ORDER BY wake_at, table_id"""
_KEEP_REVIEW: Final = """
    INSERT INTO review (table_id, number, version, review) VALUES ($1, $2, $3, $4)
    ON CONFLICT DO NOTHING"""
_REVIEW: Final = "SELECT review FROM review WHERE table_id = $1 AND number = $2 AND version = $3"


class PostgresStore:
    """A `Store` that outlives its database: a lost connection fails its call, the next asks anew.

    No call takes longer than `timeout` seconds, and as long again to be rid of a connection that
    hangs, whatever the database or the network does.
    """

    def __init__(self, asyncpg: Any, pool: Any, timeout: float) -> None:
        self._pool = pool
        self._timeout = timeout
        self._failures = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
        self._damage = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)

    @classmethod
    async def open(
        cls, url: str, *, timeout: float = 10, migrations: Sequence[Migration] = MIGRATIONS
    ) -> "PostgresStore":
        try:
            import asyncpg  # type: ignore[import-untyped]  # an extra, and it has no types
        except ImportError:
            raise StoreError(
                'PostgreSQL needs a package more: pip install "splittable[postgres]"'
            ) from None
        pool = asyncpg.create_pool(
            url,
            min_size=0,  # connections are made at need, so a lost one is nobody's concern
            max_size=_CONNECTIONS,
            reset=_as_it_is,
            server_settings={
                "application_name": "splittable",
                "synchronous_commit": "on",  # a commit is on the disk when it returns
                "default_transaction_isolation": "read committed",
                "statement_timeout": str(round(timeout * 1000)),
            },
        )
        store = cls(asyncpg, await pool, timeout)
        try:
            await store._migrate(migrations)
        except BaseException:
            await store.close()
            raise
        return store

    async def append(self, batch: Sequence[Append]) -> list[Written]:
        written: list[Written] = [False] * len(batch)
        for places in _rounds(batch):
            group = [batch[place] for place in places]
            for place, result in zip(places, await self._append(group), strict=True):
                written[place] = result
        return written

    async def _append(self, group: Sequence[Append]) -> list[Written]:
        """Entries of different tables, by one statement; where that hits damage, by one each."""
        try:
            accepted = {table for (table,) in await self._rows(_APPEND, *_columns(group))}
        except StoreDamaged as error:
            if len(group) == 1:
                return [error]
            return [result for each in group for result in await self._append([each])]
        return [append.table in accepted for append in group]

    async def log(self, table: str) -> list[Kept]:
        return [tuple(row) for row in await self._rows(_LOG, table)]

    async def listed(self, most: int) -> list[tuple[str, Head]]:
        return [(table, Head(*head)) for table, *head in await self._rows(_LISTED, most)]

    async def waking(self, before: int) -> list[tuple[str, int]]:
        return [(table, wake_at) for table, wake_at in await self._rows(_WAKING, before)]

    async def keep_review(self, table: str, number: int, version: str, review: bytes) -> None:
        await self._rows(_KEEP_REVIEW, table, number, version, review)

    async def review(self, table: str, number: int, version: str) -> bytes | None:
        rows = await self._rows(_REVIEW, table, number, version)
        return rows[0][0] if rows else None

    async def check(self) -> None:
        # A real write that changes nothing: only this finds a full disk or a read-only standby.
        await self._rows("UPDATE schema_version SET version = version")

    async def close(self) -> None:
        try:
            async with asyncio.timeout(self._timeout):
                await self._pool.close()
        except self._failures:
            self._pool.terminate()

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        async with self._connection() as connection:
            rows: list[Any] = await connection.fetch(sql, *values)
            return rows

    async def _migrate(self, migrations: Sequence[Migration]) -> None:
        async with self._connection() as connection, connection.transaction():
            # Held to the end of the transaction: of servers that start together, one migrates.
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
            await connection.execute(
                "CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)"
            )
            found = await connection.fetchval(
                "SELECT coalesce(max(version), 0) FROM schema_version"
            )
            if found > len(migrations):
                raise StoreError(
                    f"the PostgreSQL database has version {found} of the log, and this program "
                    f"knows no later than {len(migrations)}: it takes a newer one"
                )
            for statements in migrations[found:]:
                for statement in statements:
                    await connection.execute(statement)
            await connection.execute("DELETE FROM schema_version")
            await connection.execute("INSERT INTO schema_version VALUES ($1)", len(migrations))

    async def _acquired(self) -> Any:
        try:
            return await self._pool.acquire()
        except ValueError:  # its text may quote the password
            raise StoreError(
                "the PostgreSQL address cannot be read; "
                "expected postgresql://user:password@host:port/database"
            ) from None

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        try:
            async with asyncio.timeout(self._timeout):
                connection = await self._acquired()
                try:
                    yield connection
                finally:
                    await self._pool.release(connection, timeout=self._timeout)
        except TimeoutError as error:
            raise StoreError(f"PostgreSQL gave no answer within {self._timeout:g} s") from error
        except self._damage as error:
            raise StoreDamaged(f"PostgreSQL is damaged: {_first_line(error)}") from error
        except self._failures as error:
            raise StoreError(f"PostgreSQL cannot be used now: {_first_line(error)}") from error


async def _as_it_is(_connection: object) -> None:
    """Nothing of ours stays behind on a connection, so giving it back takes no round trip."""


def _rounds(batch: Sequence[Append]) -> list[list[int]]:
    """The places of a group's entries, each round with one of a table at most: a statement does
    not see what it writes itself. Tables write one entry at a time, so there is one round."""
    rounds: list[list[int]] = []
    written: dict[str, int] = {}  # rounds that have an entry of this table
    for place, append in enumerate(batch):
        number = written[append.table] = written.get(append.table, 0) + 1
        if number > len(rounds):
            rounds.append([])
        rounds[number - 1].append(place)
    return rounds


def _columns(group: Sequence[Append]) -> tuple[list[Any], ...]:
    """The parameters of `_APPEND`: the entries' five columns, then the heads' six."""
    heads = [(append.table, append.head) for append in group if append.head is not None]
    return (
        [append.table for append in group],
        [append.seq for append in group],
        [append.entry for append in group],
        [append.link for append in group],
        [append.before for append in group],
        [table for table, _ in heads],
        [head.phase for _, head in heads],
        [head.listed for _, head in heads],
        [head.wake_at for _, head in heads],
        [head.card for _, head in heads],
        [head.changed_at for _, head in heads],
    )


def _first_line(error: BaseException) -> str:
    return (str(error) or type(error).__name__).splitlines()[0]
