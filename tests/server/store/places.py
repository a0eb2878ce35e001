"""SQLite files for tests, processes that work on them, and the entries they write.

The links here only identify their entry: a store compares links and doesn't verify them.
"""

import sqlite3
import subprocess
import sys
from contextlib import closing
from hashlib import sha256
from pathlib import Path

from splittable.server.store import Append, Head, Store

ROOT = Path(__file__).parents[3]
LARGE = b"x" * 30_000  # an entry that needs several pages


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def python(module: str, *words: str | Path) -> "subprocess.Popen[str]":
    """A module of the tests, run by a process of its own; `with` waits for its end."""
    return subprocess.Popen(
        [sys.executable, "-m", module, *map(str, words)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def append(table: str, seq: int, entry: bytes, head: Head | None = None) -> Append:
    """An entry to be written after those of its table with lower numbers."""
    return Append(table, seq, entry, _link(table, seq), _link(table, seq - 1), head)


def _link(table: str, seq: int) -> bytes:
    return sha256(f"{table}/{seq}".encode()).digest()


async def entries_of(store: Store, table: str) -> list[bytes]:
    return [entry for _, entry, _ in await store.log(table)]


def damage_a_page(path: Path, text: bytes) -> list[str]:
    """Spoil the page of a closed database that has this text; which tables had entries there."""
    raw, size = bytearray(path.read_bytes()), 4096
    page = next(at for at in range(0, len(raw), size) if text in raw[at : at + size])
    with closing(sqlite3.connect(path)) as db:
        entries = db.execute("SELECT table_id, entry FROM entry").fetchall()
    hit = {table for table, entry in entries if entry in raw[page : page + size]}
    raw[page : page + 8] = b"\xff" * 8
    path.write_bytes(raw)
    return sorted(hit)
