"""Saves what is left of a damaged database: the sound beginning of each log, in a new database."""

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from splittable.core.game import AnyGame
from splittable.server.domain.table import OtherRules
from splittable.server.domain.table_log import decode_entries, load
from splittable.server.ops.integrity import Finding, look_at
from splittable.server.runtime.table_actor import head_of
from splittable.server.store import Append, Head, Kept, KeptPersonal, Store, StoreError
from splittable.server.store.hash_chain import HashChain, checked
from splittable.server.store.inspection import Reading

BATCH: Final = 500  # entries a commit
# Of a table that only another version can read: it is neither listed nor woken.
UNREAD: Final = Head("over", listed=False, wake_at=None, card=b"{}", changed_at=0)


class Saved(Struct, frozen=True):
    """What was saved of one table."""

    table: str
    entries: int  # saved, from the first on
    why: str | None  # what ended them; None: the whole log was saved

    def __str__(self) -> str:
        left = f"the first {self.entries} entries were saved" if self.entries else "nothing was"
        return f"table {self.table}: {left}; {self.why}" if self.why else f"table {self.table}"


async def salvage(
    reading: Reading, tables: Sequence[str], store: Store, games: Mapping[str, AnyGame]
) -> AsyncIterator[Saved]:
    """Copy the logs into an empty store, each as far as it is sound."""
    for table in tables:
        kept, error = await reading.kept(table)
        personal = await reading.personal(table)
        found = look_at(table, kept, personal, error, games)
        appends = list(_rewritten(found, kept[: found.sound], personal, games))
        for first in range(0, len(appends), BATCH):
            written = await store.append(appends[first : first + BATCH])
            if not all(result is True for result in written):
                raise StoreError(f"table {table} is in the new database already")
        yield Saved(table, len(appends), found.why if found.state == "damaged" else None)


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
