"""Erases names, remarks and notes from a SQLite file so that no trace of them is left in it."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from splittable.server.store import Note, NoteKind

_OLD_TALK: Final = """
    SELECT table_id, seq FROM personal WHERE kind = 'talk' AND at < ? ORDER BY at LIMIT ?"""
_DROP_NOTES: Final = """
    DELETE FROM note WHERE kind = ?1 AND id IN (
        SELECT id FROM note WHERE kind = ?1 AND at < ?2 ORDER BY at, id LIMIT ?3
    )"""
_REPLACE_NOTE: Final = "UPDATE note SET body = ? WHERE kind = ? AND id = ?"


def erase_person(db: sqlite3.Connection, token_hash: str, notes: Sequence[Note]) -> list[str]:
    rows = db.execute(
        "SELECT DISTINCT table_id FROM personal WHERE token_hash = ?", (token_hash,)
    ).fetchall()
    with _erasing(db):
        db.execute("DELETE FROM personal WHERE token_hash = ?", (token_hash,))
        db.executemany("DELETE FROM review WHERE table_id = ?", rows)
        # The lobby's card has names; the next entry that changes the table writes a new one.
        db.executemany("UPDATE head SET listed = 0, card = '{}' WHERE table_id = ?", rows)
        db.executemany(_REPLACE_NOTE, [(note.body, note.kind, note.id) for note in notes])
    return [table for (table,) in rows]


def erase_talk(db: sqlite3.Connection, before: int, most: int) -> list[str]:
    rows = db.execute(_OLD_TALK, (before, most)).fetchall()
    with _erasing(db):
        db.executemany("DELETE FROM personal WHERE table_id = ? AND seq = ?", rows)
    return sorted({table for table, _ in rows})


def drop_notes(db: sqlite3.Connection, kind: NoteKind, before: int, most: int) -> int:
    with _erasing(db):
        return db.execute(_DROP_NOTES, (kind, before, most)).rowcount


@contextmanager
def _erasing(db: sqlite3.Connection) -> Iterator[None]:
    """A transaction whose deleted rows are overwritten in the file, not only unlinked."""
    db.execute("PRAGMA secure_delete = ON")
    try:
        db.execute("BEGIN IMMEDIATE")
        with db:
            yield
    finally:
        db.execute("PRAGMA secure_delete = OFF")
