"""Saves what is left of a damaged database in a new one: the sound beginning of each log, the names
and remarks beside it, and the operators' notes."""

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from splittable.core.game import AnyGame
from splittable.server.domain.table import OtherRules
from splittable.server.domain.table_log import decode_entries, load
from splittable.server.messages.administration import AuditLine, Ban, Report
from splittable.server.messages.live import Notice
from splittable.server.ops.integrity import Finding, look_at
from splittable.server.runtime.table_actor import head_of
from splittable.server.store import (
    ACT,
    BAN,
    NOTICE,
    REPORT,
    Append,
    Head,
    Kept,
    KeptPersonal,
    Store,
    StoreError,
)
from splittable.server.store.hash_chain import HashChain, checked, intact
from splittable.server.store.inspection import Reading

BATCH: Final = 500  # entries a commit
BODIES: Final[Mapping[str, type]] = {ACT: AuditLine, REPORT: Report, BAN: Ban, NOTICE: Notice}
# Of a table that only another version can read: it is neither listed nor woken.
UNREAD: Final = Head("over", listed=False, wake_at=None, card=b"{}", changed_at=0)


class Saved(Struct, frozen=True):
    """What was saved of one table."""

    table: str
    entries: int  # saved, from the first on
    why: str | None  # what was lost; None: nothing, the table was saved whole

    def __str__(self) -> str:
        left = f"the first {self.entries} entries were saved" if self.entries else "nothing was"
        return f"table {self.table}: {left}; {self.why}" if self.why else f"table {self.table}"


class SavedNotes(Struct, frozen=True):
    """What was saved of reports, bans, announcements and the audit log."""

    notes: int
    why: str | None  # why others were not; None: nothing was lost


async def salvage(
    reading: Reading, tables: Sequence[str], store: Store, games: Mapping[str, AnyGame]
) -> AsyncIterator[Saved]:
    """Copy the logs into an empty store, each as far as it is sound."""
    for table in tables:
        kept, error = await reading.kept(table)
        readable, hidden = await reading.personal(table)
        personal = intact(kept, readable)
        found = look_at(table, kept, personal, error, games)
        appends = list(_rewritten(found, kept[: found.sound], personal, games))
        for first in range(0, len(appends), BATCH):
            written = await store.append(appends[first : first + BATCH])
            if not all(result is True for result in written):
                raise StoreError(f"table {table} is in the new database already")
        why = found.why if found.state == "damaged" else None
        if why is None and (hidden is not None or len(personal) < len(readable)):
            why = f"names or remarks that cannot be read: {found.erased}"
        yield Saved(table, len(appends), why)


async def salvage_notes(reading: Reading, store: Store) -> SavedNotes:
    """Copy reports, bans, announcements and the audit log, as far as they can be read."""
    notes, error = await reading.notes()
    saved = lost = 0
    for note in notes:
        try:
            msgspec.json.decode(note.body, type=BODIES[note.kind])
        except (KeyError, msgspec.MsgspecError):
            lost += 1
        else:
            saved += await store.note(note)
    why = error or (f"notes that cannot be read: {lost}" if lost else None)
    return SavedNotes(saved, why)


def _rewritten(
    found: Finding, kept: Sequence[Kept], personal: KeptPersonal, games: Mapping[str, AnyGame]
) -> Iterator[Append]:
    """The entries again, with their links; the last one brings the table's head."""
    if not kept:
        return
    log, chain = checked(found.table, kept, personal), HashChain(found.table)
    try:
        head = head_of(load(found.table, decode_entries(found.table, log), games))
    except OtherRules:
        head = UNREAD
    last = len(log.entries) - 1
    for seq, entry in enumerate(log.entries):
        its_head = head if seq == last else None
        append = chain.next(entry, its_head, personal=personal.get(seq))
        chain.add(append.link)
        yield append
