"""The PostgreSQL store: for several servers, or for a database on another machine."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, TypeAlias

from splittable.server.store import (
    Append,
    FoundTable,
    Kept,
    Note,
    NoteKind,
    Probes,
    StoreDamaged,
    StoreError,
    TableSearch,
    Written,
    escaped,
)
from splittable.server.store.placement import EXPIRES_AFTER
from splittable.server.store.postgres_erasure import drop_notes, erase_person, erase_talk
from splittable.server.store.postgres_hosts import Reach, asyncpg_package, first_line
from splittable.server.store.sql_store import SqlStore

Migration: TypeAlias = tuple[str, ...]  # statements from one schema version to the next

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
        "ALTER TABLE entry ADD COLUMN link bytea",  # see `hash_chain`; NULL: older than links
        # For new rows only: servers of older versions can't write any more, and nobody can remove
        # a link.
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
    (
        # Live servers, see `postgres_placement`: id, and a random text for this run.
        """CREATE TABLE server (
            id text PRIMARY KEY,
            run text NOT NULL UNIQUE,
            expires_at timestamptz NOT NULL
        )""",
        # Which run owns a table. Rows are never deleted, so that no epoch is used twice.
        """CREATE TABLE home (
            table_id text PRIMARY KEY,
            run text,
            epoch integer NOT NULL
        )""",
        "ALTER TABLE entry ADD COLUMN epoch integer",  # 0: no lease; NULL: older than leases
        # As for links: servers of older versions, which know no leases, can't write any more.
        "ALTER TABLE entry ADD CONSTRAINT entry_leased CHECK (epoch IS NOT NULL) NOT VALID",
    ),
    (
        # Names and remarks, beside the entries that have their digests: see `hash_chain`.
        """CREATE TABLE personal (
            table_id text NOT NULL,
            seq integer NOT NULL,
            kind text NOT NULL,
            token_hash text,
            at bigint NOT NULL,
            salt text NOT NULL,
            words text NOT NULL,
            PRIMARY KEY (table_id, seq)
        )""",
        "CREATE INDEX personal_whose ON personal (token_hash)",
        "CREATE INDEX personal_talk ON personal (at) WHERE kind = 'talk'",
        # What operators' acts leave: bans, announcements, reports, the audit log.
        """CREATE TABLE note (
            kind text NOT NULL,
            id text NOT NULL,
            at bigint NOT NULL,
            body bytea NOT NULL,
            PRIMARY KEY (kind, id)
        )""",
    ),
    # Retention reads the oldest tables first, a few at a time.
    ("CREATE INDEX head_changed ON head (changed_at, table_id)",),
)

_MIGRATING: Final = 0x53504C4954  # the advisory lock for migrations: "SPLIT"
_CONNECTIONS: Final = 4  # one commits, the others read

# One statement, so one round trip and one transaction, with at most one entry per table. The fixed
# order prevents deadlocks between servers that write the same tables.
#
# `held` locks the ownership rows until the commit. So a takeover waits for entries being written,
# and an entry that waits for a takeover then sees the new epoch and is refused. Only a table that
# never had an owner is written without a lease. The LATERAL subquery uses the primary key even
# before the table has statistics; a join might not.
_APPEND: Final = """
    WITH held AS (
        SELECT table_id
        FROM (
            SELECT * FROM unnest($1::text[], $6::integer[]) AS given (table_id, epoch)
            ORDER BY table_id
        ) AS asked,
        LATERAL (
            SELECT FROM home
            WHERE home.table_id = asked.table_id AND home.epoch = asked.epoch AND home.run = $7
            FOR SHARE
        ) AS its_home
    ), accepted AS (
        INSERT INTO entry (table_id, seq, entry, link, epoch)
        SELECT table_id, seq, entry, link, coalesce(epoch, 0)
        FROM unnest(
            $1::text[], $2::integer[], $3::bytea[], $4::bytea[], $5::bytea[], $6::integer[]
        ) AS given (table_id, seq, entry, link, before, epoch)
        WHERE (
            table_id IN (SELECT table_id FROM held)
            OR epoch IS NULL
            AND NOT EXISTS (SELECT FROM home WHERE home.table_id = given.table_id)
        ) AND (
            seq = 0 OR EXISTS (
                SELECT FROM entry AS earlier
                WHERE earlier.table_id = given.table_id AND earlier.seq = given.seq - 1
                AND coalesce(earlier.link, given.before) = given.before
            )
        )
        ORDER BY table_id
        ON CONFLICT DO NOTHING
        RETURNING table_id
    ), headed AS (
        INSERT INTO head (table_id, phase, listed, wake_at, card, changed_at)
        SELECT table_id, phase, listed, wake_at, card, changed_at
        FROM unnest(
            $8::text[], $9::text[], $10::boolean[], $11::bigint[], $12::bytea[], $13::bigint[]
        ) AS given (table_id, phase, listed, wake_at, card, changed_at)
        JOIN accepted USING (table_id)
        ORDER BY table_id
        ON CONFLICT (table_id) DO UPDATE SET
            phase = excluded.phase, listed = excluded.listed, wake_at = excluded.wake_at,
            card = excluded.card, changed_at = excluded.changed_at
    ), erasable AS (
        INSERT INTO personal (table_id, seq, kind, token_hash, at, salt, words)
        SELECT table_id, seq, kind, token_hash, at, salt, words
        FROM unnest(
            $14::text[], $15::integer[], $16::text[], $17::text[], $18::bigint[], $19::text[],
            $20::text[]
        ) AS given (table_id, seq, kind, token_hash, at, salt, words)
        JOIN accepted USING (table_id)
    )
    SELECT table_id FROM accepted"""
_LOG: Final = "SELECT seq, entry, link FROM entry WHERE table_id = $1 ORDER BY seq"
# Whether a row of `server` counts as alive. Not if it has more time left than any renewal gives:
# then the database's clock was set back, and live servers will renew anyway.
ALIVE: Final = f"""
    (server.expires_at > now()
    AND server.expires_at <= now() + {EXPIRES_AFTER} * interval '1 millisecond')"""
_WAKING: Final = f"""
    SELECT table_id, wake_at FROM head WHERE wake_at < $1 AND NOT EXISTS (
        SELECT FROM home JOIN server USING (run)
        WHERE home.table_id = head.table_id AND home.run <> $2 AND {ALIVE}
    ) ORDER BY wake_at, table_id"""
# The head doesn't change with every entry, so its time only preselects. The first `"at":` of an
# entry is its time: quotes inside of texts are escaped.
_UNUSED: Final = f"""
    SELECT table_id FROM head
    WHERE changed_at < CASE phase WHEN 'over' THEN $1::bigint ELSE $2::bigint END AND (
        SELECT substring(encode(entry, 'escape') FROM '"at":([0-9]+)')::bigint FROM entry
        WHERE entry.table_id = head.table_id ORDER BY seq DESC LIMIT 1
    ) < CASE phase WHEN 'over' THEN $1::bigint ELSE $2::bigint END AND NOT EXISTS (
        SELECT FROM home JOIN server USING (run)
        WHERE home.table_id = head.table_id AND home.run <> $4 AND {ALIVE}
    ) ORDER BY changed_at, table_id LIMIT $3"""
_DELETE: Final = """
    WITH owned AS (
        DELETE FROM home WHERE table_id = $1 AND run = $2 AND epoch = $3 RETURNING table_id
    ), reviews AS (
        DELETE FROM review USING owned WHERE review.table_id = owned.table_id
    ), heads AS (
        DELETE FROM head USING owned WHERE head.table_id = owned.table_id
    ), names AS (
        DELETE FROM personal USING owned WHERE personal.table_id = owned.table_id
    ), entries AS (
        DELETE FROM entry USING owned WHERE entry.table_id = owned.table_id
    )
    SELECT table_id FROM owned"""
# The first `"at":` and `"game":` of an entry are its own: quotes inside of texts are escaped.
_FIND: Final = r"""
    SELECT * FROM (
        SELECT
            head.table_id,
            substring(first.text FROM '"game":"([^"]*)"') AS game,
            phase,
            listed,
            last.seq + 1 AS entries,
            substring(first.text FROM '"at":([0-9]+)')::bigint AS opened_at,
            substring(last.text FROM '"at":([0-9]+)')::bigint AS used_at
        FROM head, LATERAL (
            SELECT encode(entry, 'escape') AS text FROM entry
            WHERE entry.table_id = head.table_id AND seq = 0
        ) AS first, LATERAL (
            SELECT seq, encode(entry, 'escape') AS text FROM entry
            WHERE entry.table_id = head.table_id ORDER BY seq DESC LIMIT 1
        ) AS last
    ) AS found
    WHERE game IS NOT NULL AND used_at IS NOT NULL
    AND ($1::text IS NULL OR game = $1) AND ($2::text IS NULL OR phase = $2)
    AND ($3::bigint IS NULL OR used_at < $3) AND ($4::boolean IS NULL OR listed = $4)
    AND (
        $5::text IS NULL OR table_id ILIKE $5 || '%' OR table_id IN (
            SELECT personal.table_id FROM personal WHERE words ILIKE '%' || $5 || '%'
        )
    )
    ORDER BY used_at DESC, table_id LIMIT $6"""


class PostgresStore(SqlStore):
    """A `Store` that survives database restarts: a lost connection fails one call, and the next
    call reconnects.

    No call takes longer than `timeout` seconds, plus as long again to drop a hanging connection.
    """

    def __init__(self, asyncpg: Any, reach: Reach, pool: Any, timeout: float) -> None:
        self.reach = reach
        self.run = ""  # the run whose leases it writes under, see `postgres_placement`; empty: none
        self._pool = pool
        self._timeout = timeout
        self._probes = Probes()
        self._doubts = self._settled = 0  # commits with unknown outcome; how many are resolved
        self._damage = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)

    @classmethod
    async def open(
        cls, url: str, *, timeout: float = 10, migrations: Sequence[Migration] = MIGRATIONS
    ) -> "PostgresStore":
        asyncpg = asyncpg_package()
        reach = Reach(asyncpg, url, timeout)
        pool = asyncpg.create_pool(
            connect=reach.connect,
            min_size=0,  # connections are made as needed, also to replace lost ones
            max_size=_CONNECTIONS,
            reset=_no_reset,
        )
        store = cls(asyncpg, reach, await pool, timeout)
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
        """Write entries of different tables in one statement; if it hits damage, one by one."""
        try:
            accepted = {table for (table,) in await self.rows(_APPEND, *_columns(group, self.run))}
        except StoreDamaged as error:
            if len(group) == 1:
                return [error]
            return [result for each in group for result in await self._append([each])]
        except StoreError:
            self._doubts += 1
            raise
        return [append.table in accepted for append in group]

    async def log(self, table: str) -> list[Kept]:
        await self._settle()
        return [tuple(row) for row in await self.rows(_LOG, table)]

    async def _settle(self) -> None:
        """After a commit with unknown outcome, wait until a synchronous standby has caught up.

        Such a commit may be readable here before the standby has it. A later commit returns only
        when the standby has it and everything before.
        """
        doubts = self._doubts
        if self._settled != doubts:
            await self.check()
            self._settled = doubts

    async def erase_person(self, token_hash: str, notes: Sequence[Note] = ()) -> list[str]:
        return await erase_person(self.rows, token_hash, notes)

    async def erase_talk(self, before: int, most: int) -> list[str]:
        return await erase_talk(self.rows, before, most)

    async def find(self, search: TableSearch) -> list[FoundTable]:
        rows = await self.rows(
            _FIND,
            search.game,
            search.phase,
            search.used_before,
            search.listed,
            None if search.text is None else escaped(search.text),
            search.most,
        )
        return [FoundTable(*row) for row in rows]

    async def drop_notes(self, kind: NoteKind, before: int, most: int) -> int:
        return await drop_notes(self.rows, kind, before, most)

    async def waking(self, before: int) -> list[tuple[str, int]]:
        return [(table, wake_at) for table, wake_at in await self.rows(_WAKING, before, self.run)]

    async def unused(self, finished: int, abandoned: int, most: int) -> list[str]:
        rows = await self.rows(_UNUSED, finished, abandoned, most, self.run)
        return [table for (table,) in rows]

    async def delete(self, table: str, epoch: int | None) -> bool:
        return bool(await self.rows(_DELETE, table, self.run, epoch))

    async def check(self) -> None:
        # Only a real write detects a full disk, a read-only standby, or damage.
        async with self._connection() as connection:
            writing = connection.transaction()
            await writing.start()
            try:
                with self._probes.next() as probe:
                    await connection.fetch(_APPEND, *_columns([probe], self.run))
            finally:
                await writing.rollback()
            await connection.execute("UPDATE schema_version SET version = version")

    async def close(self) -> None:
        try:
            async with asyncio.timeout(self._timeout):
                await self._pool.close()
        except self.reach.failures:
            self._pool.terminate()

    async def _read(self, sql: str, *values: object) -> list[Any]:
        return await self.rows(sql, *values)

    async def _write(self, sql: str, *values: object) -> list[Any]:
        return await self.rows(sql, *values)

    async def rows(self, sql: str, *values: object) -> list[Any]:
        async with self._connection() as connection:
            rows: list[Any] = await connection.fetch(sql, *values)
            return rows

    async def _migrate(self, migrations: Sequence[Migration]) -> None:
        async with self._connection() as connection, connection.transaction():
            # Held until the transaction ends, so that only one of several servers migrates.
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
            await connection.execute(
                "CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)"
            )
            found = await connection.fetchval(
                "SELECT coalesce(max(version), 0) FROM schema_version"
            )
            if found > len(migrations):
                raise StoreError(
                    f"the PostgreSQL database has schema version {found}; this program supports "
                    f"versions up to {len(migrations)}: install a newer one"
                )
            for statements in migrations[found:]:
                for statement in statements:
                    await connection.execute(statement)
            await connection.execute("DELETE FROM schema_version")
            await connection.execute("INSERT INTO schema_version VALUES ($1)", len(migrations))

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        try:
            async with asyncio.timeout(self._timeout):
                connection = await self._pool.acquire()
                try:
                    yield connection
                finally:
                    await self._pool.release(connection, timeout=self._timeout)
        except TimeoutError as error:
            raise StoreError(f"PostgreSQL did not answer within {self._timeout:g} s") from error
        except self._damage as error:
            raise StoreDamaged(f"PostgreSQL is damaged: {first_line(error)}") from error
        except self.reach.failures as error:
            raise StoreError(f"PostgreSQL is unavailable: {first_line(error)}") from error


async def _no_reset(_connection: object) -> None:
    """We leave no state on a connection, so returning it to the pool needs no round trip."""


def _rounds(batch: Sequence[Append]) -> list[list[int]]:
    """Indices of the batch in rounds with at most one entry per table, because a statement doesn't
    see its own writes. Tables write one entry at a time, so usually there is one round."""
    rounds: list[list[int]] = []
    written: dict[str, int] = {}  # by table: rounds that contain an entry of it
    for place, append in enumerate(batch):
        number = written[append.table] = written.get(append.table, 0) + 1
        if number > len(rounds):
            rounds.append([])
        rounds[number - 1].append(place)
    return rounds


def _columns(group: Sequence[Append], run: str) -> tuple[Any, ...]:
    """The parameters of `_APPEND`: six columns of entries, the run, six columns of heads, and seven
    of what can be erased."""
    erasable = [
        (each.table, each.seq, each.personal) for each in group if each.personal is not None
    ]
    heads = [(append.table, append.head) for append in group if append.head is not None]
    return (
        [append.table for append in group],
        [append.seq for append in group],
        [append.entry for append in group],
        [append.link for append in group],
        [append.before for append in group],
        [append.epoch for append in group],
        run,
        [table for table, _ in heads],
        [head.phase for _, head in heads],
        [head.listed for _, head in heads],
        [head.wake_at for _, head in heads],
        [head.card for _, head in heads],
        [head.changed_at for _, head in heads],
        [table for table, _, _ in erasable],
        [seq for _, seq, _ in erasable],
        [each.kind for _, _, each in erasable],
        [each.token_hash for _, _, each in erasable],
        [each.at for _, _, each in erasable],
        [each.salt for _, _, each in erasable],
        [each.words for _, _, each in erasable],
    )
