"""`splittable check`: read every log of a database and report damage."""

import asyncio
import os
import sys
from argparse import Namespace
from collections import Counter
from typing import Final

from splittable.cli.arguments import Parser, Subcommand
from splittable.cli.progress import progress_on_stderr
from splittable.cli.settings import given_settings, read_settings
from splittable.games import GAMES
from splittable.server.ops.settings import usual_database
from splittable.terminal.words import counted

DAMAGED: Final = 1  # exit code if anything is damaged

HELP: Final = """\
Read every log of a database and report damaged tables, each with how much of it
can be saved. Nothing is changed, and a server may keep using the database. The
exit code is 1 if anything is damaged.

  splittable check
  splittable check tables-monday.db
  splittable check postgresql://splittable@localhost/splittable --json

DATABASE is a URL as for serve, or the path of a SQLite file. The default is the
database that serve would use. If the URL contains a password, pass it in the
environment as SPLITTABLE_DATABASE instead."""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("database", metavar="DATABASE", nargs="?", help="database to check")
    parser.add_argument("--json", action="store_true", help="print a JSON object per table")


def run(arguments: Namespace) -> int:
    settings = read_settings(given_settings({}, os.environ))
    url = arguments.database or settings.database or usual_database()
    return asyncio.run(_check(url, as_json=arguments.json))


async def _check(url: str, *, as_json: bool) -> int:
    import msgspec

    from splittable.server.ops.integrity import findings  # slow imports, needed only here
    from splittable.server.store.inspection import open_reading

    reading = await open_reading(url)
    states: Counter[str] = Counter()
    erased = 0
    try:
        flaws = await reading.flaws()
        for flaw in flaws:
            finding = {"table": None, "state": "damaged", "why": flaw}
            print(msgspec.json.encode(finding).decode() if as_json else f"database: {flaw}")
        tables = await reading.tables()
        with progress_on_stderr("tables", len(tables)) as progress:
            async for each in findings(reading, tables, GAMES):
                states[each.state] += 1
                erased += each.erased
                if as_json:
                    print(msgspec.json.encode(each).decode())
                elif each.state == "damaged":
                    print(each)
                progress.advance()
    finally:
        await reading.close()
    if not as_json:
        print(_summary(states, erased), file=sys.stdout)
    return DAMAGED if flaws or states["damaged"] else 0


def _summary(states: Counter[str], erased: int) -> str:
    parts = [counted(states.total(), "table")]
    parts += [f"{states[state]} {state.replace('-', ' ')}" for state in sorted(states)]
    return ", ".join(parts) + (f"; names or remarks erased: {erased}" if erased else "")


CHECK: Final = Subcommand("check", HELP, add_arguments, run)
