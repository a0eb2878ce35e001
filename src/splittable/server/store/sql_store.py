"""What both stores do with the same SQL: notes, reviews, the lobby, reading names and remarks."""

from abc import ABC, abstractmethod
from typing import Any, Final

from splittable.server.store import Head, KeptPersonal, Note, NoteKind, Personal

_ALL: Final = 2**62  # rows

_LISTED: Final = """
    SELECT table_id, phase, listed, wake_at, card, changed_at FROM head
    WHERE listed AND phase <> 'over' ORDER BY changed_at DESC, table_id LIMIT $1"""
_PERSONAL: Final = """
    SELECT seq, kind, token_hash, at, salt, words FROM personal WHERE table_id = $1"""
_NOTE: Final = "INSERT INTO note (kind, id, at, body) VALUES ($1, $2, $3, $4)"
_OTHERWISE: Final = {
    False: " ON CONFLICT DO NOTHING RETURNING id",
    True: " ON CONFLICT (kind, id) DO UPDATE SET at = excluded.at, body = excluded.body"
    " RETURNING id",
}
_DROP_NOTE: Final = "DELETE FROM note WHERE kind = $1 AND id = $2 RETURNING id"
_FIND_NOTE: Final = "SELECT kind, id, at, body FROM note WHERE kind = $1 AND id = $2"
_NOTES: Final = "SELECT kind, id, at, body FROM note WHERE kind = $1 ORDER BY at DESC, id LIMIT $2"
_KEEP_REVIEW: Final = """
    INSERT INTO review (table_id, number, version, review) VALUES ($1, $2, $3, $4)
    ON CONFLICT DO NOTHING"""
_REVIEW: Final = "SELECT review FROM review WHERE table_id = $1 AND number = $2 AND version = $3"


class SqlStore(ABC):
    """A part of `Store`. Parameters of its statements are `$1`, `$2` and so on."""

    @abstractmethod
    async def _read(self, sql: str, *values: object) -> list[Any]:
        """The rows that a statement finds."""

    @abstractmethod
    async def _write(self, sql: str, *values: object) -> list[Any]:
        """Carry out one statement durably. Returns the rows it returns."""

    async def personal(self, table: str) -> KeptPersonal:
        return {seq: Personal(*kept) for seq, *kept in await self._read(_PERSONAL, table)}

    async def note(self, note: Note, *, replace: bool = False) -> bool:
        values = (note.kind, note.id, note.at, note.body)
        return bool(await self._write(_NOTE + _OTHERWISE[replace], *values))

    async def drop_note(self, kind: NoteKind, id: str) -> bool:  # noqa: A002
        return bool(await self._write(_DROP_NOTE, kind, id))

    async def find_note(self, kind: NoteKind, id: str) -> Note | None:  # noqa: A002
        rows = await self._read(_FIND_NOTE, kind, id)
        return Note(*rows[0]) if rows else None

    async def notes(self, kind: NoteKind, most: int | None = None) -> list[Note]:
        limit = _ALL if most is None else most
        return [Note(*row) for row in await self._read(_NOTES, kind, limit)]

    async def listed(self, most: int) -> list[tuple[str, Head]]:
        return [
            (table, Head(phase, bool(listed), *others))
            for table, phase, listed, *others in await self._read(_LISTED, most)
        ]

    async def keep_review(self, table: str, number: int, version: str, review: bytes) -> None:
        await self._write(_KEEP_REVIEW, table, number, version, review)

    async def review(self, table: str, number: int, version: str) -> bytes | None:
        rows = await self._read(_REVIEW, table, number, version)
        return rows[0][0] if rows else None
