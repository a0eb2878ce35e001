"""`splittable backup`: copy a SQLite database, even while a server is using it."""

import os
from argparse import Namespace
from pathlib import Path
from typing import Final

from splittable.cli.arguments import Parser, Subcommand
from splittable.cli.settings import given_settings, read_settings
from splittable.core.errors import Invalid
from splittable.server.ops.settings import usual_database

HELP: Final = """\
Copy a SQLite database to FILE as a consistent snapshot, even while a server is
using it. An existing file is never overwritten. For PostgreSQL, use pg_dump.

  splittable backup tables-monday.db
  splittable backup copy.db --database sqlite:////srv/splittable/tables.db"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("target", metavar="FILE", help="where to write the copy; must not exist")
    parser.add_argument("--database", metavar="URL", help="database to copy, as for serve")


def run(arguments: Namespace) -> int:
    from splittable.server.store.connect import sqlite_path
    from splittable.server.store.sqlite import backup

    given = given_settings({"database": arguments.database}, os.environ)
    url = read_settings(given).database or usual_database()
    source, target = sqlite_path(url), Path(arguments.target)
    if source is None:
        raise Invalid("--database", "backup copies only SQLite databases; use pg_dump")
    backup(source, target)
    print(f"{target}: {target.stat().st_size} bytes")
    return 0


BACKUP: Final = Subcommand("backup", HELP, add_arguments, run)
