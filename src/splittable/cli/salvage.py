"""`splittable salvage`: save what is left of a damaged database in a new one."""

import asyncio
from argparse import Namespace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from splittable.cli.arguments import Parser, Subcommand
from splittable.cli.progress import progress_on_stderr
from splittable.core.errors import Invalid
from splittable.games import GAMES
from splittable.terminal.words import counted

LOST: Final = 1  # exit code if anything could not be saved

HELP: Final = """\
Copy every table of a damaged database into a new one, each as far as its log is
sound, with its names and remarks, and the operators' notes: reports, bans,
announcements and the audit log. List what was lost. The damaged database is not
changed. Reviews are not copied; they are made again on demand. The exit code is
1 if anything was lost.

  splittable salvage tables.db saved.db
  splittable salvage postgresql://splittable@localhost/old saved.db --json

SOURCE is the path of a SQLite file or a database's URL, TARGET the path of a
SQLite file that doesn't exist yet."""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("source", metavar="SOURCE", help="the damaged database")
    parser.add_argument("target", metavar="TARGET", help="where to save; must not exist")
    parser.add_argument(
        "--json", action="store_true", help="print a JSON object per table, and one for the notes"
    )


def run(arguments: Namespace) -> int:
    target = Path(arguments.target)
    if target.exists():
        raise Invalid(str(target), "already exists; nothing is overwritten")
    with TemporaryDirectory(dir=target.parent) as folder:  # a partial copy would look complete
        partial = Path(folder) / target.name
        code = asyncio.run(_salvage(arguments.source, partial, as_json=arguments.json))
        partial.rename(target)
    return code


async def _salvage(source: str, target: Path, *, as_json: bool) -> int:
    import msgspec

    from splittable.server.ops.salvage import (
        salvage,
        salvage_notes,
    )  # slow imports, needed only here
    from splittable.server.store.inspection import open_reading
    from splittable.server.store.sqlite import SqliteStore

    reading = await open_reading(source)
    try:
        tables = await reading.tables()
        store = await SqliteStore.open(target)
        whole = parts = 0
        try:
            with progress_on_stderr("tables", len(tables)) as progress:
                async for each in salvage(reading, tables, store, GAMES):
                    whole += each.why is None
                    parts += each.why is not None and each.entries > 0
                    if as_json:
                        print(msgspec.json.encode(each).decode())
                    elif each.why is not None:
                        print(each)
                    progress.advance()
            notes = await salvage_notes(reading, store)
        finally:
            await store.close()
    finally:
        await reading.close()
    if as_json:
        print(msgspec.json.encode(notes).decode())
    else:
        if notes.why is not None:
            print(f"operators' notes: {notes.why}")
        lost = len(tables) - whole - parts
        counts = f"{whole} whole, {parts} in part, {lost} lost"
        kept = counted(notes.notes, "operators' note")
        print(f"{target.name}: {counted(len(tables), 'table')}, {counts}; {kept}")
    return 0 if whole == len(tables) and notes.why is None else LOST


SALVAGE: Final = Subcommand("salvage", HELP, add_arguments, run)
