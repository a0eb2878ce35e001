"""Read-only access to a database that may be damaged, table by table.

The database is neither locked nor migrated, so a server can use it meanwhile.
"""

import asyncio
import sqlite3
from bisect import bisect_right
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Protocol

from splittable.core.errors import Invalid
from splittable.server.store import Kept, KeptPersonal, Note, Personal, StoreError
from splittable.server.store.connect import ALLOWED, sqlite_path
from splittable.server.store.postgres import MIGRATIONS as POSTGRES_MIGRATIONS
from splittable.server.store.postgres_hosts import Reach, asyncpg_package, first_line
from splittable.server.store.sqlite import MIGRATIONS as SQLITE_MIGRATIONS

_LINKED_FROM: Final = 2  # the schema version that added links
_PERSONAL_FROM: Final = 5  # the one that keeps names and remarks beside the entries, and notes
_MOST_FLAWS: Final = 20  # errors of the file itself that are listed


_PERSONAL: Final = """
    SELECT seq, kind, token_hash, at, salt, words FROM personal WHERE table_id = {}
    ORDER BY seq"""
_NOTES: Final = "SELECT kind, id, at, body FROM note ORDER BY kind, id"


class Reading(Protocol):
    """An open database, for reading only."""

    async def tables(self) -> list[str]:
        """The ids of all tables of which anything is left, sorted."""

    async def kept(self, table: str) -> tuple[list[Kept], str | None]:
        """The readable rows of a table, in order, and the error that ended them, if any."""

    async def personal(self, table: str) -> tuple[KeptPersonal, str | None]:
        """The readable names and remarks of a table, by their entry, and the error that hides
        others, if any."""

    async def notes(self) -> tuple[list[Note], str | None]:
        """The readable notes, and the error that hides others, if any."""

    async def flaws(self) -> list[str]:
        """Errors of the database as a whole."""

    async def close(self) -> None: ...


async def open_reading(url: str) -> Reading:
    """Open a database by a URL as for a server, or by the path of a SQLite file."""
    path = Path(url) if "://" not in url else sqlite_path(url)
    if path is not None:
        return SqliteReading(path)
    if url.startswith(("postgresql://", "postgres://")):
        return await PostgresReading.open(url)
    raise Invalid("database", f"expected {ALLOWED}, or the path of a SQLite file")


class SqliteReading:
    """Reads a SQLite file. In WAL mode readers and writers don't block each other."""

    def __init__(self, path: Path) -> None:
        if not path.is_file():
            raise StoreError(f"{path} cannot be read: there is no such file")
        try:
            self._db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
            ((version,),) = self._db.execute("SELECT max(version) FROM schema_version")
        except sqlite3.Error as error:
            raise StoreError(f"{path} cannot be read: {error}") from error
        self._has_personal = version is not None and version >= _PERSONAL_FROM
        # Somebody may have stored text in its place.
        self._log = _log_sql(version, len(SQLITE_MIGRATIONS), "CAST(entry AS BLOB)", "?")

    async def tables(self) -> list[str]:
        """From the entries; after a damaged page, continues with the next table in the heads."""
        named = self._named_by_heads()
        found, last = set(named), ""
        while True:
            try:
                row = self._db.execute(
                    "SELECT min(table_id) FROM entry WHERE table_id > ?", (last,)
                ).fetchone()
                following = row[0]
            except sqlite3.DatabaseError:
                place = bisect_right(named, last)
                following = named[place] if place < len(named) else None
            if following is None:
                return sorted(found)
            found.add(following)
            last = following

    def _named_by_heads(self) -> list[str]:
        named: list[str] = []
        with suppress(sqlite3.DatabaseError):  # `flaws` reports it
            for (table,) in self._db.execute("SELECT table_id FROM head ORDER BY table_id"):
                named.append(table)  # not a comprehension: rows before a damaged page count
        return named

    async def kept(self, table: str) -> tuple[list[Kept], str | None]:
        rows: list[Kept] = []
        try:
            for row in self._db.execute(self._log, (table,)):
                rows.append(row)  # noqa: PERF402  # as above
        except sqlite3.DatabaseError as error:
            return rows, str(error)
        return rows, None

    async def personal(self, table: str) -> tuple[KeptPersonal, str | None]:
        rows, error = self._from_both_ends(_PERSONAL.format("?"), table)
        return {seq: Personal(*kept) for seq, *kept in rows}, error

    async def notes(self) -> tuple[list[Note], str | None]:
        rows, error = self._from_both_ends(_NOTES)
        return [Note(*row) for row in rows], error

    def _from_both_ends(self, sql: str, *values: str) -> tuple[list[Any], str | None]:
        """Rows up to a damaged page, and those after the last one; the error, if any."""
        if not self._has_personal:
            return [], None
        rows: dict[tuple[Any, ...], None] = {}
        error = None
        wanted, by, order = sql.partition("ORDER BY ")
        for each in (order, f"{order.replace(',', ' DESC,')} DESC"):
            try:
                for row in self._db.execute(wanted + by + each, values):
                    rows[row] = None  # not a comprehension: as above
            except sqlite3.DatabaseError as problem:
                error = str(problem)
            else:
                break
        return list(rows), error

    async def flaws(self) -> list[str]:
        try:
            found = [row[0] for row in self._db.execute(f"PRAGMA integrity_check({_MOST_FLAWS})")]
        except sqlite3.DatabaseError as error:
            return [str(error)]
        return [line for each in found if each != "ok" for line in _lines(each)]

    async def close(self) -> None:
        self._db.close()


class PostgresReading:
    def __init__(self, connection: Any, damage: tuple[type[Exception], ...], version: int) -> None:
        self._connection = connection
        self._damage = damage
        self._has_personal = version >= _PERSONAL_FROM
        self._log = _log_sql(version, len(POSTGRES_MIGRATIONS), "entry", "$1")

    @classmethod
    async def open(cls, url: str) -> "PostgresReading":
        asyncpg = asyncpg_package()
        reach = Reach(asyncpg, url, timeout=0)  # a check may take long
        try:
            async with asyncio.timeout(10):
                connection = await reach.connect()
            await connection.execute("SET default_transaction_read_only = on")
            version = await connection.fetchval("SELECT max(version) FROM schema_version")
        except reach.failures as error:
            raise StoreError(f"PostgreSQL cannot be read: {first_line(error)}") from error
        damage = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)
        return cls(connection, damage, version)

    async def tables(self) -> list[str]:
        rows = await self._connection.fetch(
            "SELECT table_id FROM entry UNION SELECT table_id FROM head ORDER BY 1"
        )
        return [table for (table,) in rows]

    async def kept(self, table: str) -> tuple[list[Kept], str | None]:
        try:
            return [tuple(row) for row in await self._connection.fetch(self._log, table)], None
        except self._damage as error:
            return [], str(error)

    async def personal(self, table: str) -> tuple[KeptPersonal, str | None]:
        rows, error = await self._beside(_PERSONAL.format("$1"), table)
        return {seq: Personal(*kept) for seq, *kept in rows}, error

    async def notes(self) -> tuple[list[Note], str | None]:
        rows, error = await self._beside(_NOTES)
        return [Note(*row) for row in rows], error

    async def _beside(self, sql: str, *values: str) -> tuple[list[Any], str | None]:
        if not self._has_personal:
            return [], None
        try:
            return await self._connection.fetch(sql, *values), None
        except self._damage as error:
            return [], str(error)

    async def flaws(self) -> list[str]:
        return []  # amcheck and pg_checksums check more

    async def close(self) -> None:
        await self._connection.close()


def _log_sql(version: int | None, known: int, entry: str, mark: str) -> str:
    if version is None or version > known:
        raise StoreError(f"the log is of version {version}; this program reads 1 to {known}")
    link = "link" if version >= _LINKED_FROM else "NULL"
    return f"SELECT seq, {entry}, {link} FROM entry WHERE table_id = {mark} ORDER BY seq"


def _lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line] or ["damaged"]
