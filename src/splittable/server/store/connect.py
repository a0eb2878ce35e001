"""Opens the store and the placement that a database URL names."""

import re
import socket
from pathlib import Path
from random import Random
from typing import Final

from splittable.core.errors import Invalid
from splittable.server.store import Store
from splittable.server.store.placement import Placement, SingleServerPlacement
from splittable.server.store.postgres import PostgresStore
from splittable.server.store.postgres_hosts import hosts_of
from splittable.server.store.postgres_placement import PostgresPlacement
from splittable.server.store.sqlite import SqliteStore

ALLOWED: Final = (
    "sqlite:///file.db (absolute paths have a fourth slash: sqlite:////srv/file.db) "
    "or postgresql://user:password@host:port/database (several hosts with commas)"
)


async def open_placement(store: Store, server_id: str, chance: Random) -> Placement:
    """The placement for a store: leases in PostgreSQL, or a single server with SQLite."""
    if isinstance(store, PostgresStore):
        return await PostgresPlacement.open(store, server_id or new_server_id(chance), chance)
    return SingleServerPlacement()


def new_server_id(chance: Random) -> str:
    """A unique id that starts with the machine's name, for people who read logs."""
    host = re.sub(r"[^A-Za-z0-9.-]", "-", socket.gethostname())[:40]
    return f"{host}-{chance.getrandbits(32):08x}"


async def open_store(url: str) -> Store:
    """Open a store, creating or migrating it as needed. Error texts never contain the URL's
    password."""
    scheme, separator, _ = url.partition("://")
    path = sqlite_path(url)
    if path is not None:
        return await SqliteStore.open(path)
    if scheme in ("postgresql", "postgres") and separator:
        return await PostgresStore.open(url)
    # Quote only a plain scheme: any other text may contain a password.
    found = f", found {scheme}://…" if separator and re.fullmatch(r"\w{1,20}", scheme) else ""
    raise Invalid("database", f"expected {ALLOWED}{found}")


def sqlite_path(url: str) -> Path | None:
    """The file of a SQLite URL; None for other URLs."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and rest.startswith("/") and rest != "/":
        return Path(rest[1:])
    return None


def public_url(url: str) -> str:
    """A database URL as logs may show it: without user, password and settings."""
    if sqlite_path(url) is not None:
        return url
    scheme = url.partition("://")[0]
    database = re.search(r"[^/]/([\w.-]+)(?:\?|$)", url)
    return f"{scheme}://{','.join(hosts_of(url))}/{database[1] if database else ''}"
