"""Erases names, remarks and notes from a PostgreSQL database, each in one statement."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias

from splittable.server.store import Note, NoteKind

Rows: TypeAlias = Callable[..., Awaitable[list[Any]]]  # carries out a statement with its values

_ERASE_PERSON: Final = """
    WITH erased AS (
        DELETE FROM personal WHERE token_hash = $1 RETURNING table_id
    ), reviews AS (
        DELETE FROM review WHERE table_id IN (SELECT table_id FROM erased)
    ), cards AS (
        -- The next entry that changes the table writes a new one.
        UPDATE head SET listed = false, card = '{}'
        WHERE table_id IN (SELECT table_id FROM erased)
    ), notes AS (
        UPDATE note SET body = new.body
        FROM unnest($2::text[], $3::text[], $4::bytea[]) AS new (kind, id, body)
        WHERE note.kind = new.kind AND note.id = new.id
    )
    SELECT DISTINCT table_id FROM erased"""
_ERASE_TALK: Final = """
    WITH old AS (
        SELECT table_id, seq FROM personal WHERE kind = 'talk' AND at < $1 ORDER BY at LIMIT $2
    ), erased AS (
        DELETE FROM personal USING old
        WHERE personal.table_id = old.table_id AND personal.seq = old.seq
        RETURNING personal.table_id
    )
    SELECT DISTINCT table_id FROM erased ORDER BY table_id"""
_DROP_NOTES: Final = """
    DELETE FROM note WHERE kind = $1 AND id IN (
        SELECT id FROM note WHERE kind = $1 AND at < $2 ORDER BY at, id LIMIT $3
    ) RETURNING id"""


async def erase_person(rows: Rows, token_hash: str, notes: Sequence[Note]) -> list[str]:
    kinds, ids = [note.kind for note in notes], [note.id for note in notes]
    bodies = [note.body for note in notes]
    erased = await rows(_ERASE_PERSON, token_hash, kinds, ids, bodies)
    return [table for (table,) in erased]


async def erase_talk(rows: Rows, before: int, most: int) -> list[str]:
    return [table for (table,) in await rows(_ERASE_TALK, before, most)]


async def drop_notes(rows: Rows, kind: NoteKind, before: int, most: int) -> int:
    return len(await rows(_DROP_NOTES, kind, before, most))
