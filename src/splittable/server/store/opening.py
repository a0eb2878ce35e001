"""From a database's address to its open store."""

import re
from pathlib import Path
from typing import Final

from splittable.core.errors import Invalid
from splittable.server.store import Store
from splittable.server.store.postgres import PostgresStore
from splittable.server.store.sqlite import SqliteStore

ALLOWED: Final = (
    "sqlite:///file.db (a fourth slash begins an absolute path: sqlite:////srv/file.db) "
    "or postgresql://user:password@host:port/database"
)


async def open_store(url: str) -> Store:
    """Open, and make or migrate at need. What is wrong is told without the address's secrets."""
    scheme, separator, _ = url.partition("://")
    path = sqlite_path(url)
    if path is not None:
        return await SqliteStore.open(path)
    if scheme in ("postgresql", "postgres") and separator:
        return await PostgresStore.open(url)
    # Only a plain scheme is quoted: in any other text there may be a password.
    found = f", found {scheme}://…" if separator and re.fullmatch(r"\w{1,20}", scheme) else ""
    raise Invalid("database", f"expected {ALLOWED}{found}")


def sqlite_path(url: str) -> Path | None:
    """The file of a SQLite address; None where it is no such address."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and rest.startswith("/") and rest != "/":
        return Path(rest[1:])
    return None
