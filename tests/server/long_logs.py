"""Very long logs, written directly into the database."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from msgspec import structs

from splittable.server.domain.entries import AnyEntry, write_entry
from splittable.server.store.hash_chain import checked


def lengthen(database: Path, table: str, entries: Iterable[AnyEntry]) -> None:
    """These follow in the table's log, each with an id of its own if it has none; no server may be
    running. A store would write them one by one: it knows only one new entry of a table at a time.
    """
    with closing(sqlite3.connect(database)) as db, db:
        found = "SELECT seq, entry, link FROM entry WHERE table_id = ? ORDER BY seq"
        chain, rows = checked(table, db.execute(found, [table]).fetchall()).chain, []
        for entry in entries:
            named = structs.replace(entry, id=entry.id or f"early-{len(chain)}")
            append = chain.next(write_entry(named), None)
            rows.append((table, append.seq, append.entry, append.link))
            chain.add(append.link)
        db.executemany("INSERT INTO entry (table_id, seq, entry, link) VALUES (?, ?, ?, ?)", rows)
