"""`splittable check`: every log of a database read, and what is damaged named."""

import asyncio
import os
import sys
from argparse import Namespace
from collections import Counter
from typing import Final

from rich.progress import MofNCompleteColumn

from splittable.cli.arguments import Parser, Subcommand
from splittable.cli.progress import progress_on_stderr
from splittable.cli.settings import read_settings
from splittable.games import GAMES
from splittable.server.ops.settings import usual_database
from splittable.terminal.words import counted

DAMAGED: Final = 1  # the exit code where there is damage

HELP: Final = """\
Read every log of a database and name the tables that are damaged, each with how
much of it can be saved. Nothing is changed, and a server may go on running on
the database. The exit code is 1 where there is damage.

  splittable check
  splittable check tables-monday.db
  splittable check postgresql://splittable@localhost/splittable --json

DATABASE is an address as for serve, or the path of a SQLite file; without it,
it is the one that serve would take. An address with a password belongs into the
environment, as SPLITTABLE_DATABASE."""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("database", metavar="DATABASE", nargs="?", help="which one")
    parser.add_argument("--json", action="store_true", help="one object a table")


def run(arguments: Namespace) -> int:
    url = arguments.database or read_settings({}, os.environ).database or usual_database()
    return asyncio.run(_check(url, as_json=arguments.json))


async def _check(url: str, *, as_json: bool) -> int:
    import msgspec

    from splittable.server.ops.integrity import findings  # imports that no other command needs
    from splittable.server.store.inspection import open_reading

    reading = await open_reading(url)
    states: Counter[str] = Counter()
    try:
        flaws = await reading.flaws()
        for flaw in flaws:
            told = {"table": None, "state": "damaged", "why": flaw}
            print(msgspec.json.encode(told).decode() if as_json else f"database: {flaw}")
        tables = await reading.tables()
        with progress_on_stderr(MofNCompleteColumn()) as progress:
            task = progress.add_task("tables", total=len(tables))
            async for each in findings(reading, tables, GAMES):
                states[each.state] += 1
                if as_json:
                    print(msgspec.json.encode(each).decode())
                elif each.state == "damaged":
                    print(each)
                progress.advance(task)
    finally:
        await reading.close()
    if not as_json:
        print(_summary(states), file=sys.stdout)
    return DAMAGED if flaws or states["damaged"] else 0


def _summary(states: Counter[str]) -> str:
    parts = [counted(states.total(), "table")]
    parts += [f"{states[state]} {state.replace('-', ' ')}" for state in sorted(states)]
    return ", ".join(parts)


CHECK: Final = Subcommand("check", HELP, add_arguments, run)
