"""`splittable backup`: copy a SQLite database, even while a server is using it."""

import os
import re
from argparse import Namespace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from splittable.cli.arguments import Parser, Subcommand, one_or_more
from splittable.cli.settings import given_settings, read_settings
from splittable.core.errors import Invalid
from splittable.server.ops.settings import usual_database

# Of the files in a folder, only these are removed.
COPY: Final = re.compile(r"tables-\d{8}T\d{6}Z\.db")

HELP: Final = """\
Copy a SQLite database to FILE as a consistent snapshot, even while a server is
using it. An existing file is never overwritten. For PostgreSQL, use pg_dump.

  splittable backup tables-monday.db
  splittable backup copy.db --database sqlite:////srv/splittable/tables.db
  splittable backup /var/backups/splittable --keep 14

With --keep, the copy goes into a folder under the date and time, as
tables-20260131T040000Z.db, and only the last N such copies stay there."""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("target", metavar="FILE", help="where to write the copy; must not exist")
    parser.add_argument(
        "--keep",
        metavar="N",
        type=one_or_more("a number of copies"),
        help="FILE is a folder: keep the last N copies in it",
    )
    parser.add_argument("--database", metavar="URL", help="database to copy, as for serve")


def run(arguments: Namespace) -> int:
    from splittable.server.store.connect import sqlite_path
    from splittable.server.store.sqlite import backup

    given = given_settings({"database": arguments.database}, os.environ)
    url = read_settings(given).database or usual_database()
    source, target = sqlite_path(url), Path(arguments.target)
    if source is None:
        raise Invalid("--database", "backup copies only SQLite databases; use pg_dump")
    if arguments.keep is None:
        backup(source, target)
    else:
        target = _rotated(source, target, arguments.keep)
    print(f"{target}: {target.stat().st_size} bytes")
    return 0


def _rotated(source: Path, folder: Path, keep: int) -> Path:
    """Copy into this folder, and then remove all but the last copies there."""
    from splittable.server.store.sqlite import backup

    if folder.exists() and not folder.is_dir():
        raise Invalid(str(folder), "is not a folder, as --keep needs it")
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / f"tables-{datetime.now(UTC):%Y%m%dT%H%M%SZ}.db"
    backup(source, target)
    copies = [each for each in sorted(folder.iterdir()) if COPY.fullmatch(each.name)]
    for old in copies[:-keep]:
        old.unlink()
    return target


BACKUP: Final = Subcommand("backup", HELP, add_arguments, run)
