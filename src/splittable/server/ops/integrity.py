"""A check of every log in a database: which tables are damaged, and how much of each is left."""

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from splittable.core.game import AnyGame
from splittable.server.domain.entries import AnyEntry, Opened
from splittable.server.domain.reducer import apply_entry, decode_entries, load, open_table
from splittable.server.domain.table import LaterRules, OtherRules
from splittable.server.store import Kept
from splittable.server.store.hash_chain import LogDamaged, checked
from splittable.server.store.inspection import Reading

State: TypeAlias = Literal["sound", "damaged", "later-rules", "older-rules"]


class Finding(Struct, frozen=True):
    """What was found of one table."""

    table: str
    state: State
    entries: int  # that could be read
    sound: int  # of these, from the first on: as they were written, and playable
    why: str | None = None  # it is not sound

    def __str__(self) -> str:
        if self.state != "damaged":
            return f"table {self.table}: {self.why or 'sound'}"
        left = "nothing of it can be saved"
        if self.sound:
            left = f"entries 0 to {self.sound - 1} can be saved"
        return f"table {self.table}: {self.why}; {left}"


async def findings(
    reading: Reading, tables: Sequence[str], games: Mapping[str, AnyGame]
) -> AsyncIterator[Finding]:
    for table in tables:
        kept, why_no_more = await reading.kept(table)
        yield look_at(table, kept, why_no_more, games)


def look_at(
    table: str, kept: Sequence[Kept], why_no_more: str | None, games: Mapping[str, AnyGame]
) -> Finding:
    """What is to be said of a table, by its rows and by why there are no more of them."""
    try:
        if not kept:
            raise LogDamaged(table, 0, why_no_more or "its log is missing")
        read = checked(table, kept)
        entries = decode_entries(table, read)
        _play_through(table, entries, games)
    except LogDamaged as error:
        return Finding(table, "damaged", len(kept), error.sound, error.why)
    except LaterRules as error:
        return Finding(table, "later-rules", len(kept), len(kept), str(error))
    except OtherRules as error:
        return Finding(table, "older-rules", len(kept), len(kept), str(error))
    if why_no_more is not None:
        return Finding(table, "damaged", len(kept), len(kept), why_no_more)
    return Finding(table, "sound", len(kept), len(kept))


def _play_through(table: str, entries: Sequence[AnyEntry], games: Mapping[str, AnyGame]) -> None:
    """Raises where the table cannot be made of its log."""
    try:
        load(table, entries, games)
    except OtherRules:
        raise
    except Exception as error:  # whatever a log that means nothing may lead to
        sound = _playable(table, entries, games)
        raise LogDamaged(table, sound, f"entry {sound} of its log cannot be played") from error


def _playable(table: str, entries: Sequence[AnyEntry], games: Mapping[str, AnyGame]) -> int:
    """How many entries can be played, from the first on."""
    first, *rest = entries
    if not isinstance(first, Opened):
        return 0
    seq = 0
    try:
        now = open_table(table, first, games)
        for seq, entry in enumerate(rest, start=1):  # noqa: B007  # how far it came
            now = apply_entry(now, entry)
    except Exception:  # as above
        return seq
    return len(entries)
