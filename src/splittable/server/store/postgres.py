"""The log in PostgreSQL: for several servers, or for one that keeps its tables elsewhere."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, TypeAlias

from splittable.server.store import Append, Head, StoreError

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
)

_MIGRATING: Final = 0x53504C4954  # the advisory lock of whoever migrates: "SPLIT"
_CONNECTIONS: Final = 4  # one commits, the others read

# One statement, so one round trip and one transaction. The order keeps two servers that write
# the same tables from waiting for each other in a circle.
_APPEND: Final = """
    WITH accepted AS (
        INSERT INTO entry (table_id, seq, entry)
        SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[]) AS given (table_id, seq, entry)
        ORDER BY table_id, seq
        ON CONFLICT DO NOTHING
        RETURNING table_id, seq
    ), headed AS (
        INSERT INTO head (table_id, phase, listed, wake_at, card, changed_at)
        SELECT DISTINCT ON (table_id) table_id, phase, listed, wake_at, card, changed_at
        FROM unnest(
            $4::text[], $5::integer[], $6::text[], $7::boolean[], $8::bigint[], $9::bytea[],
            $10::bigint[]
        ) AS given (table_id, seq, phase, listed, wake_at, card, changed_at)
        JOIN accepted USING (table_id, seq)
        ORDER BY table_id, seq DESC
        ON CONFLICT (table_id) DO UPDATE SET
            phase = excluded.phase, listed = excluded.listed, wake_at = excluded.wake_at,
            card = excluded.card, changed_at = excluded.changed_at
    )
    SELECT table_id, seq FROM accepted"""
_LISTED: Final = """
    SELECT table_id, phase, listed, wake_at, card, changed_at FROM head
    WHERE listed AND phase <> 'over' ORDER BY changed_at DESC, table_id LIMIT $1"""
_WAKING: Final = """
    SELECT table_id, wake_at FROM head WHERE wake_at < $1 ORDER BY wake_at, table_id"""


class PostgresStore:
    """A `Store` that outlives its database: a lost connection fails its call, the next asks anew.

    No call takes longer than `timeout` seconds, and as long again to be rid of a connection that
    hangs, whatever the database or the network does.
    """

    def __init__(self, asyncpg: Any, pool: Any, timeout: float) -> None:
        self._pool = pool
        self._timeout = timeout
        self._failures = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)

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

    async def append(self, batch: Sequence[Append]) -> list[bool]:
        if not batch:
            return []
        first: dict[tuple[str, int], Append] = {}  # of one seq in the group, the first goes in
        for append in batch:
            first.setdefault((append.table, append.seq), append)
        accepted = {(table, seq) for table, seq in await self._rows(_APPEND, *_columns(first))}
        written = []
        for append in batch:
            key = (append.table, append.seq)
            written.append(key in accepted)
            accepted.discard(key)
        return written

    async def entries(self, table: str) -> list[bytes]:
        rows = await self._rows("SELECT entry FROM entry WHERE table_id = $1 ORDER BY seq", table)
        return [row[0] for row in rows]

    async def listed(self, most: int) -> list[tuple[str, Head]]:
        return [(table, Head(*head)) for table, *head in await self._rows(_LISTED, most)]

    async def waking(self, before: int) -> list[tuple[str, int]]:
        return [(table, wake_at) for table, wake_at in await self._rows(_WAKING, before)]

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
        except self._failures as error:
            raise StoreError(f"PostgreSQL cannot be used now: {_first_line(error)}") from error


async def _as_it_is(_connection: object) -> None:
    """Nothing of ours stays behind on a connection, so giving it back takes no round trip."""


def _columns(batch: Mapping[tuple[str, int], Append]) -> tuple[list[Any], ...]:
    """The parameters of `_APPEND`: the entries' three columns, then the heads' seven."""
    heads = [(key, append.head) for key, append in batch.items() if append.head is not None]
    return (
        [table for table, _ in batch],
        [seq for _, seq in batch],
        [append.entry for append in batch.values()],
        [table for (table, _), _ in heads],
        [seq for (_, seq), _ in heads],
        [head.phase for _, head in heads],
        [head.listed for _, head in heads],
        [head.wake_at for _, head in heads],
        [head.card for _, head in heads],
        [head.changed_at for _, head in heads],
    )


def _first_line(error: BaseException) -> str:
    return (str(error) or type(error).__name__).splitlines()[0]
