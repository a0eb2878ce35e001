"""Integrity check of every log in a database: which tables are damaged, and how much is left."""

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from splittable.core.game import AnyGame
from splittable.server.domain.entries import AnyEntry, Opened
from splittable.server.domain.reducer import apply_entry, open_table
from splittable.server.domain.table import LaterRules, OtherRules
from splittable.server.domain.table_log import decode_entries, load
from splittable.server.store import Kept, KeptPersonal
from splittable.server.store.hash_chain import LogDamaged, checked
from splittable.server.store.inspection import Reading

State: TypeAlias = Literal["sound", "damaged", "later-rules", "older-rules"]


class Finding(Struct, frozen=True):
    """The result for one table."""

    table: str
    state: State
    entries: int  # how many could be read
    sound: int  # how many of them, from the first on, are unaltered and playable
    erased: int = 0  # names and remarks that were erased
    why: str | None = None  # the error; None if the table is sound

    def __str__(self) -> str:
        if self.state != "damaged":
            erased = f", {self.erased} names or remarks erased" if self.erased else ""
            return f"table {self.table}: {self.why or 'sound'}{erased}"
        left = "no entry can be saved"
        if self.sound:
            left = f"entries 0 to {self.sound - 1} can be saved"
        return f"table {self.table}: {self.why}; {left}"


async def findings(
    reading: Reading, tables: Sequence[str], games: Mapping[str, AnyGame]
) -> AsyncIterator[Finding]:
    for table in tables:
        kept, read_error = await reading.kept(table)
        personal, why = await reading.personal(table)
        yield look_at(table, kept, personal, read_error or why, games)


def look_at(
    table: str,
    kept: Sequence[Kept],
    personal: KeptPersonal,
    read_error: str | None,
    games: Mapping[str, AnyGame],
) -> Finding:
    """Check a table from its rows, and from the error that ended them, if any."""
    try:
        if not kept:
            raise LogDamaged(table, 0, read_error or "its log is missing")
        read = checked(table, kept, personal)
        entries = decode_entries(table, read)
        _rebuild(table, entries, games)
    except LogDamaged as error:
        return Finding(table, "damaged", len(kept), error.sound, why=error.why)
    except LaterRules as error:
        return Finding(table, "later-rules", len(kept), len(kept), why=str(error))
    except OtherRules as error:
        return Finding(table, "older-rules", len(kept), len(kept), why=str(error))
    erased = sum(entry.personal is not None for entry in entries)
    if read_error is not None:
        return Finding(table, "damaged", len(kept), len(kept), erased, read_error)
    return Finding(table, "sound", len(kept), len(kept), erased)


def _rebuild(table: str, entries: Sequence[AnyEntry], games: Mapping[str, AnyGame]) -> None:
    """Raise LogDamaged, or OtherRules, if the table can't be rebuilt from its log."""
    try:
        load(table, entries, games)
    except OtherRules:
        raise
    except Exception as error:  # a meaningless log may cause any error
        sound = _playable(table, entries, games)
        raise LogDamaged(table, sound, f"entry {sound} of its log cannot be played") from error


def _playable(table: str, entries: Sequence[AnyEntry], games: Mapping[str, AnyGame]) -> int:
    """How many entries can be applied, from the first on."""
    first, *rest = entries
    if not isinstance(first, Opened):
        return 0
    seq = 0
    try:
        now = open_table(table, first, games)
        for seq, entry in enumerate(rest, start=1):  # noqa: B007  # used after the loop
            now = apply_entry(now, entry)
    except Exception:  # as above
        return seq
    return len(entries)
