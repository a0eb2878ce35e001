"""The SQLite store: one file, one process at a time, nothing to install."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeAlias, TypeVar

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
from splittable.server.store.file_lock import locked
from splittable.server.store.sql_store import SqlStore
from splittable.server.store.sqlite_erasure import drop_notes, erase_person, erase_talk

T = TypeVar("T")
Migration: TypeAlias = tuple[str, ...]  # statements from one schema version to the next

MIGRATIONS: Final[tuple[Migration, ...]] = (
    (
        """CREATE TABLE entry (
            table_id TEXT NOT NULL,
            seq INTEGER NOT NULL,
            entry BLOB NOT NULL,
            PRIMARY KEY (table_id, seq)
        ) WITHOUT ROWID""",
        """CREATE TABLE head (
            table_id TEXT NOT NULL PRIMARY KEY,
            phase TEXT NOT NULL,
            listed INTEGER NOT NULL,
            wake_at INTEGER,
            card BLOB NOT NULL,
            changed_at INTEGER NOT NULL
        ) WITHOUT ROWID""",
        "CREATE INDEX head_listed ON head (changed_at) WHERE listed AND phase <> 'over'",
        "CREATE INDEX head_waking ON head (wake_at) WHERE wake_at IS NOT NULL",
    ),
    ("ALTER TABLE entry ADD COLUMN link BLOB",),  # see `hash_chain`; NULL: older than links
    (
        """CREATE TABLE review (
            table_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            version TEXT NOT NULL,
            review BLOB NOT NULL,
            PRIMARY KEY (table_id, number, version)
        )""",
    ),
    (),  # ownership of tables: not needed with one process
    (
        # Names and remarks, beside the entries that have their digests: see `hash_chain`.
        """CREATE TABLE personal (
            table_id TEXT NOT NULL,
            seq INTEGER NOT NULL,
            kind TEXT NOT NULL,
            token_hash TEXT,
            at INTEGER NOT NULL,
            salt TEXT NOT NULL,
            words TEXT NOT NULL,
            PRIMARY KEY (table_id, seq)
        ) WITHOUT ROWID""",
        "CREATE INDEX personal_whose ON personal (token_hash)",
        "CREATE INDEX personal_talk ON personal (at) WHERE kind = 'talk'",
        # What operators' acts leave: bans, announcements, reports, the audit log.
        """CREATE TABLE note (
            kind TEXT NOT NULL,
            id TEXT NOT NULL,
            at INTEGER NOT NULL,
            body BLOB NOT NULL,
            PRIMARY KEY (kind, id)
        ) WITHOUT ROWID""",
    ),
    # Retention reads the oldest tables first, a few at a time.
    ("CREATE INDEX head_changed ON head (changed_at, table_id)",),
)

_OWNER_ONLY: Final = 0o600  # logs contain every hand; SQLite gives its side files the same mode
_SETTINGS: Final = (
    "PRAGMA busy_timeout = 5000",  # ms; a backup or a shell may lock the file for a moment
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # a commit is on disk when it returns
    "PRAGMA fullfsync = ON",  # for macOS, where fsync alone doesn't reach the disk
    # A thousand active tables touch the same thousand pages every second. Caching them, and
    # checkpointing less often, cuts the cost to a third.
    "PRAGMA cache_size = -65536",  # KiB at most
    "PRAGMA wal_autocheckpoint = 10000",  # pages of 4 KiB
)
# Whether the previous entry is there. If not, the entry becomes NULL, which violates its
# constraint: the statement then fails as it does for a taken seq.
_FOLLOWS: Final = """
    {seq} = 0 OR EXISTS (
        SELECT 1 FROM entry AS earlier
        WHERE earlier.table_id = {table} AND earlier.seq = {seq} - 1
        AND coalesce(earlier.link, {before}) = {before}
    )"""
# One statement inserts all plain entries, another those with heads, through a view whose trigger
# distributes the columns. Every statement, and every row of executemany or RETURNING, releases the
# GIL and waits for it again, which next to a busy event loop takes longer than the commit.
_PLAIN: Final = f"""
    INSERT INTO entry (table_id, seq, entry, link)
    SELECT
        column1,
        column2,
        CASE WHEN {_FOLLOWS.format(table="column1", seq="column2", before="column5")}
        THEN column3 END,
        column4
    FROM (VALUES """
_APPENDING: Final = (
    """CREATE TEMP VIEW appended AS SELECT
        NULL AS table_id, NULL AS seq, NULL AS entry, NULL AS link, NULL AS before,
        NULL AS phase, NULL AS listed, NULL AS wake_at, NULL AS card, NULL AS changed_at""",
    f"""CREATE TEMP TRIGGER appending INSTEAD OF INSERT ON appended BEGIN
        INSERT INTO entry (table_id, seq, entry, link) VALUES (
            new.table_id,
            new.seq,
            CASE WHEN {_FOLLOWS.format(table="new.table_id", seq="new.seq", before="new.before")}
            THEN new.entry END,
            new.link
        );
        INSERT OR REPLACE INTO head (table_id, phase, listed, wake_at, card, changed_at)
        VALUES (new.table_id, new.phase, new.listed, new.wake_at, new.card, new.changed_at);
    END""",
)
_LOG: Final = "SELECT seq, entry, link FROM entry WHERE table_id = ? ORDER BY seq"
_WAKING: Final = """
    SELECT table_id, wake_at FROM head WHERE wake_at < ? ORDER BY wake_at, table_id"""
# The head doesn't change with every entry, so its time only preselects.
_UNUSED: Final = """
    SELECT table_id FROM head
    WHERE changed_at < CASE phase WHEN 'over' THEN ?1 ELSE ?2 END AND (
        SELECT CASE WHEN json_valid(text) THEN json_extract(text, '$.at') END
        FROM (
            SELECT CAST(entry AS TEXT) AS text FROM entry
            WHERE entry.table_id = head.table_id ORDER BY seq DESC LIMIT 1
        )
    ) < CASE phase WHEN 'over' THEN ?1 ELSE ?2 END
    ORDER BY changed_at, table_id LIMIT ?3"""
_ADD_PERSONAL: Final = """
    INSERT INTO personal (table_id, seq, kind, token_hash, at, salt, words)
    VALUES (?, ?, ?, ?, ?, ?, ?)"""
_FIND: Final = """
    SELECT * FROM (
        SELECT
            table_id,
            json_extract(first, '$.game') AS game,
            phase,
            listed,
            entries,
            json_extract(first, '$.at') AS opened_at,
            json_extract(last, '$.at') AS used_at
        FROM (
            SELECT
                table_id,
                phase,
                listed,
                (SELECT max(seq) + 1 FROM entry WHERE entry.table_id = head.table_id) AS entries,
                (
                    SELECT CAST(entry AS TEXT) FROM entry
                    WHERE entry.table_id = head.table_id AND seq = 0
                ) AS first,
                (
                    SELECT CAST(entry AS TEXT) FROM entry
                    WHERE entry.table_id = head.table_id ORDER BY seq DESC LIMIT 1
                ) AS last
            FROM head
        )
        WHERE json_valid(first) AND json_valid(last)
    ) AS found
    WHERE (?1 IS NULL OR game = ?1) AND (?2 IS NULL OR phase = ?2)
    AND (?3 IS NULL OR used_at < ?3) AND (?4 IS NULL OR listed = ?4)
    AND (
        ?5 IS NULL OR table_id LIKE ?5 || '%' ESCAPE '\\' OR table_id IN (
            SELECT personal.table_id FROM personal WHERE words LIKE '%' || ?5 || '%' ESCAPE '\\'
        )
    )
    ORDER BY used_at DESC, table_id LIMIT ?6"""


class DatabaseInUse(StoreError):
    """Another process has opened this file."""


class SqliteStore(SqlStore):
    """A `Store` that locks its file: no second process can open it meanwhile."""

    def __init__(self, path: Path, lock: BinaryIO) -> None:
        self._lock = lock
        self._probes = Probes()
        self._writing = _Lane(path, "log-writing")
        self._reading = _Lane(path, "log-reading")  # a long read must not delay commits

    @classmethod
    async def open(
        cls, path: Path, *, migrations: Sequence[Migration] = MIGRATIONS
    ) -> "SqliteStore":
        path = path.absolute()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(mode=_OWNER_ONLY)
            store = cls(path, _locked(path))
        except OSError as error:
            raise StoreError(f"{path} cannot be opened: {error.strerror}") from error
        try:
            await store._writing.run(lambda db: _migrate(db, path, migrations))
        except BaseException:
            await store.close()
            raise
        return store

    async def append(self, batch: Sequence[Append]) -> list[Written]:
        return await self._writing.run(lambda db: _append(db, batch)) if batch else []

    async def log(self, table: str) -> list[Kept]:
        return await self._reading.rows(_LOG, table)

    async def erase_person(self, token_hash: str, notes: Sequence[Note] = ()) -> list[str]:
        return await self._writing.run(lambda db: erase_person(db, token_hash, notes))

    async def erase_talk(self, before: int, most: int) -> list[str]:
        return await self._writing.run(lambda db: erase_talk(db, before, most))

    async def find(self, search: TableSearch) -> list[FoundTable]:
        text = None if search.text is None else escaped(search.text)
        rows = await self._reading.rows(
            _FIND,
            search.game,
            search.phase,
            search.used_before,
            search.listed,
            text,
            search.most,
        )
        return [
            FoundTable(table, game, phase, bool(listed), *others)
            for table, game, phase, listed, *others in rows
        ]

    async def drop_notes(self, kind: NoteKind, before: int, most: int) -> int:
        return await self._writing.run(lambda db: drop_notes(db, kind, before, most))

    async def waking(self, before: int) -> list[tuple[str, int]]:
        rows = await self._reading.rows(_WAKING, before)
        return [(table, wake_at) for table, wake_at in rows]

    async def unused(self, finished: int, abandoned: int, most: int) -> list[str]:
        rows = await self._reading.rows(_UNUSED, finished, abandoned, most)
        return [table for (table,) in rows]

    async def delete(self, table: str, epoch: int | None) -> bool:  # noqa: ARG002  no leases here
        return await self._writing.run(lambda db: _delete(db, table))

    async def check(self) -> None:
        with self._probes.next() as probe:
            await self._writing.run(lambda db: _rewrite(db, probe))

    async def close(self) -> None:
        await self._reading.close()
        await self._writing.close()
        self._lock.close()

    async def _read(self, sql: str, *values: object) -> list[Any]:
        return await self._reading.rows(sql.replace("$", "?"), *values)

    async def _write(self, sql: str, *values: object) -> list[Any]:
        return await self._writing.rows(sql.replace("$", "?"), *values)


def backup(source: Path, target: Path) -> None:
    """Copy a consistent snapshot of a database, even while a server writes to it."""
    if not source.is_file():
        raise StoreError(f"{source} cannot be copied: there is no such file")
    try:
        target.touch(mode=_OWNER_ONLY, exist_ok=False)
    except FileExistsError:
        raise StoreError(f"{target} already exists; a backup overwrites nothing") from None
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}") from error
    try:
        _copy(source, target)
    except BaseException:
        target.unlink()  # a partial copy would look complete
        raise


def _copy(source: Path, target: Path) -> None:
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as live,
            closing(sqlite3.connect(target.absolute())) as copy,
        ):
            live.backup(copy)
    except sqlite3.Error as error:
        raise StoreError(f"{source} cannot be copied to {target}: {error}") from error


class _Lane:
    """One connection and the thread that uses it. It is opened when needed, and again after an
    error."""

    def __init__(self, path: Path, name: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._db: sqlite3.Connection | None = None
        self._closed = False

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreError(f"{self._path} is closed")
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._try, work)

    async def rows(self, sql: str, *values: object) -> list[Any]:
        return await self.run(lambda db: db.execute(sql, values).fetchall())

    async def close(self) -> None:
        """Finish pending work, then close. Closing twice is harmless."""
        if not self._closed:
            self._closed = True
            await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
            self._thread.shutdown()

    def _try(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            if self._db is None:
                self._db = _connect(self._path)
            return work(self._db)
        except sqlite3.Error as error:
            self._drop()  # closing rolls back
            if _is_damage(error):
                raise StoreDamaged(f"{self._path} is damaged: {error}") from error
            raise StoreError(f"{self._path} is unavailable: {error}") from error

    def _drop(self) -> None:
        if self._db is not None:
            with suppress(sqlite3.Error):
                self._db.close()
            self._db = None


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None)  # no implicit transactions
    try:
        for statement in (*_SETTINGS, *_APPENDING):
            db.execute(statement)
    except BaseException:
        db.close()
        raise
    return db


def _migrate(db: sqlite3.Connection, path: Path, migrations: Sequence[Migration]) -> None:
    db.execute("BEGIN EXCLUSIVE")
    with db:
        db.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        ((found,),) = db.execute("SELECT coalesce(max(version), 0) FROM schema_version")
        if found > len(migrations):
            raise StoreError(
                f"{path} has schema version {found}; this program supports versions up to "
                f"{len(migrations)}: install a newer one"
            )
        for statements in migrations[found:]:
            for statement in statements:
                db.execute(statement)
        db.execute("DELETE FROM schema_version")
        db.execute("INSERT INTO schema_version VALUES (?)", (len(migrations),))


def _rewrite(db: sqlite3.Connection, probe: Append) -> None:
    """Write something and undo it: only a real write detects a full or dead disk, or damage.
    Setting a row to its own value isn't enough, because SQLite then skips the page."""
    db.execute("BEGIN IMMEDIATE")
    try:
        _insert_with_heads(db, [probe])
    finally:
        db.execute("ROLLBACK")
    db.execute("BEGIN IMMEDIATE")
    with db:
        db.execute("INSERT INTO schema_version VALUES (0)")
        db.execute("DELETE FROM schema_version WHERE version = 0")


def _delete(db: sqlite3.Connection, table: str) -> bool:
    """Whether there was anything of it."""
    db.execute("BEGIN IMMEDIATE")
    with db:
        rows = [
            db.execute(f"DELETE FROM {kind} WHERE table_id = ?", (table,)).rowcount
            for kind in ("review", "head", "personal", "entry")
        ]
    return any(rows)


def _append(db: sqlite3.Connection, batch: Sequence[Append]) -> list[Written]:
    try:
        _insert(db, batch)
    except sqlite3.DatabaseError as error:
        if not (isinstance(error, sqlite3.IntegrityError) or _is_damage(error)):
            raise
        # A taken seq, a missing entry or a damaged page: rare, and it undoes the whole statement.
        # A transaction that met damage can't commit, so each entry gets its own.
        return [_append_one(db, append) for append in batch]
    return [True] * len(batch)


def _insert(db: sqlite3.Connection, batch: Sequence[Append]) -> None:
    """Insert in one transaction; a single statement is one by itself. Most entries have no head."""
    plain = [append for append in batch if append.head is None]
    headed = [append for append in batch if append.head is not None]
    personal = [row for append in batch for row in _personal_row(append)]
    if (plain and headed) or personal:
        db.execute("BEGIN IMMEDIATE")
        with db:
            if plain:
                _insert_plain(db, plain)
            if headed:
                _insert_with_heads(db, headed)
            if personal:
                db.executemany(_ADD_PERSONAL, personal)
    elif plain:
        _insert_plain(db, plain)
    elif headed:
        _insert_with_heads(db, headed)


def _insert_plain(db: sqlite3.Connection, batch: Sequence[Append]) -> None:
    db.execute(
        f"{_PLAIN}{_marks(5, len(batch))})",
        [
            value
            for each in batch
            for value in (each.table, each.seq, each.entry, each.link, each.before)
        ],
    )


def _insert_with_heads(db: sqlite3.Connection, batch: Sequence[Append]) -> None:
    db.execute(
        f"INSERT INTO appended VALUES {_marks(10, len(batch))}",
        [value for append in batch for value in _row(append)],
    )


def _personal_row(append: Append) -> list[tuple[object, ...]]:
    kept = append.personal
    if kept is None:
        return []
    about = (kept.kind, kept.token_hash, kept.at, kept.salt, kept.words)
    return [(append.table, append.seq, *about)]


def _append_one(db: sqlite3.Connection, append: Append) -> Written:
    try:
        _insert(db, [append])
    except sqlite3.IntegrityError:
        return False
    except sqlite3.DatabaseError as error:
        if not _is_damage(error):
            raise
        return StoreDamaged(f"the log of table {append.table} cannot be written: {error}")
    return True


def _row(append: Append) -> tuple[object, ...]:
    head = append.head
    assert head is not None
    about = (head.phase, head.listed, head.wake_at, head.card, head.changed_at)
    return append.table, append.seq, append.entry, append.link, append.before, *about


def _is_damage(error: sqlite3.Error) -> bool:
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)  # some have none
    return code & 0xFF == sqlite3.SQLITE_CORRUPT  # the other bits are details


def _marks(columns: int, rows: int) -> str:
    return ", ".join([f"({', '.join('?' * columns)})"] * rows)


def _locked(path: Path) -> BinaryIO:
    lock = locked(path.with_name(f"{path.name}.lock"))
    if lock is None:
        raise DatabaseInUse(
            f"{path} is in use by another process; use PostgreSQL for several servers"
        )
    return lock
