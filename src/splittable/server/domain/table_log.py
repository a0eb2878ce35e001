"""A table from its log: entries are decoded and reduced, in slices since a log can be long."""

from collections.abc import Iterable, Mapping

from msgspec import MsgspecError

from splittable.core.errors import IllegalMove, Invalid, Mismatch
from splittable.core.game import AnyGame
from splittable.server.domain.entries import AnyEntry, Dealt, Opened, put_together, read_entry
from splittable.server.domain.reducer import apply_entry, apply_unplayed, open_table
from splittable.server.domain.table import LaterRules, Table
from splittable.server.limits.time_slices import Sliced, at_once
from splittable.server.store.hash_chain import Log, LogDamaged


def decode_entries(table_id: str, log: Log) -> list[AnyEntry]:
    return at_once(decode_entries_in_slices(table_id, log))


def decode_entries_in_slices(table_id: str, log: Log) -> Sliced[list[AnyEntry]]:
    """Decode an intact log. Raises LaterRules or LogDamaged for an entry that cannot be read."""
    entries: list[AnyEntry] = []
    for seq, raw in enumerate(log.entries):
        try:
            entries.append(put_together(read_entry(raw), log.personal.get(seq)))
        except MsgspecError as error:
            if log.is_linked:  # intact, so a later version wrote it
                raise LaterRules(
                    f"table {table_id}: entry {seq} of its log is of a later version of this server"
                ) from error
            raise LogDamaged(table_id, seq, f"entry {seq} of its log cannot be read") from error
        yield
    return entries


def load(table_id: str, log: Iterable[AnyEntry], games: Mapping[str, AnyGame]) -> Table:
    return at_once(load_in_slices(table_id, log, games))


def load_in_slices(
    table_id: str, log: Iterable[AnyEntry], games: Mapping[str, AnyGame]
) -> Sliced[Table]:
    """The table at the end of its log. Only the last game is replayed."""
    try:
        return (yield from _load(table_id, list(log), games))
    except (IllegalMove, Invalid) as error:  # its text may name cards, so it stays here
        raise Mismatch(f"table {table_id}: its log cannot be replayed") from error


def _load(table_id: str, entries: list[AnyEntry], games: Mapping[str, AnyGame]) -> Sliced[Table]:
    begins = [seq for seq, entry in enumerate(entries) if isinstance(entry, Dealt)]
    first, *rest = entries
    assert isinstance(first, Opened)
    table = open_table(table_id, first, games)
    for seq, entry in enumerate(rest, start=1):
        earlier_game = bool(begins) and seq < begins[-1]
        table = apply_unplayed(table, entry) if earlier_game else apply_entry(table, entry)
        yield
    return table


def load_after_game_in_slices(
    table_id: str, log: Iterable[AnyEntry], games: Mapping[str, AnyGame], number: int
) -> Sliced[Table | None]:
    """The table when game `number` was over; None if it hasn't come to that."""
    begun = 0
    kept: list[AnyEntry] = []
    for entry in log:
        begun += isinstance(entry, Dealt)
        if begun > number:
            break
        kept.append(entry)
    table = yield from load_in_slices(table_id, kept, games)
    return table if table.number == number and table.phase == "over" else None
