"""How long moves take at four tables while the server deletes 100,000 old ones.

The old tables are copies of one finished game, each with a log, a summary and names of its own. The
server deletes them as --keep-finished says, one transaction each. At each of four tables a person
plays against a bot, as fast as the server answers; a move is timed from sending to its update. The
same tables are played at again, for as long, once nothing is left to delete.
"""

import argparse
import asyncio
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from bench.report import Figure, report
from splittable.server.store.hash_chain import START, link_of
from tests.support.serving import Client, Line, ServerProcess

TABLES = 4
DAY = 86_400_000  # ms
OLD = 400  # days since the old tables were used
LEAST = 5.0  # seconds in which moves are timed afterwards

Times = list[float]  # seconds of each move


async def _finished_game(url: str) -> str:
    """A game that bots have finished."""
    async with Client(url) as client:
        opened = await client.open_table("split-it", seats=2, bots="random")
        line = await client.line(opened.table, opened.token)
        while line.table["phase"] != "over":
            if line.legal:
                await line.do("play", move=line.legal[0], seq=line.seq)
            else:
                await line.read()
        return opened.table


def _copy(path: Path, table: str, count: int) -> None:
    """Make this table old, and so many like it."""
    with closing(sqlite3.connect(path)) as db, db:
        entries = db.execute(
            "SELECT seq, entry FROM entry WHERE table_id = ? ORDER BY seq", (table,)
        ).fetchall()
        personal = db.execute(
            "SELECT seq, kind, token_hash, at, salt, words FROM personal WHERE table_id = ?",
            (table,),
        ).fetchall()
        ((phase, card, changed_at),) = db.execute(
            "SELECT phase, card, changed_at FROM head WHERE table_id = ?", (table,)
        )
        aged = [(seq, _aged(entry)) for seq, entry in entries]
        for number in range(count):
            name, link = f"old-{number}", START
            rows = []
            for seq, entry in aged:
                link = link_of(link, name, seq, entry)
                rows.append((name, seq, entry, link))
            db.executemany("INSERT INTO entry VALUES (?, ?, ?, ?)", rows)
            db.executemany(
                "INSERT INTO personal VALUES (?, ?, ?, ?, ?, ?, ?)",
                [(name, *row) for row in personal],
            )
            head = (name, phase, 0, None, card, changed_at - OLD * DAY + number)
            db.execute("INSERT INTO head VALUES (?, ?, ?, ?, ?, ?)", head)


def _aged(entry: bytes) -> bytes:
    before, separator, rest = entry.partition(b'"at":')
    digits = rest[:13]
    return before + separator + b"%d" % (int(digits) - OLD * DAY) + rest[13:]


async def _play(line: Line, times: Times, done: asyncio.Event) -> None:
    """Play games until the end is asked for."""
    while not done.is_set():
        if line.table["phase"] == "over":
            await line.do("rematch")
        elif line.legal:
            began = time.perf_counter()
            await line.do("play", move=line.legal[0], seq=line.seq)
            times.append(time.perf_counter() - began)
        else:
            await line.read()


async def _timed(url: str, path: Path, seconds: float | None) -> tuple[Times, float]:
    """The moves until no old table is left, or for so many seconds; and how long that took."""
    done, times = asyncio.Event(), Times()
    async with Client(url) as client:
        opened = [
            await client.open_table("split-it", seats=2, bots="random") for _ in range(TABLES)
        ]
        lines = [await client.line(each.table, each.token) for each in opened]
        began = time.perf_counter()
        playing = [asyncio.create_task(_play(line, times, done)) for line in lines]
        while seconds is None and _left(path):
            await asyncio.sleep(0.2)
        await asyncio.sleep(seconds or 0)
        took = time.perf_counter() - began
        done.set()
        await asyncio.gather(*playing)
    return times, took


def _left(path: Path) -> bool:
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as db:
        return bool(db.execute("SELECT 1 FROM head WHERE table_id LIKE 'old-%' LIMIT 1").fetchall())


def figures(folder: Path, count: int) -> Iterator[Figure]:
    path = folder / "tables.db"
    database = f"sqlite:///{path}"
    with ServerProcess(database, bot_pause=0) as server:
        table = asyncio.run(_finished_game(server.url))
    _copy(path, table, count)
    with ServerProcess(database, bot_pause=0, keep_finished=OLD // 2) as server:
        during, took = asyncio.run(_timed(server.url, path, None))
        after, _ = asyncio.run(_timed(server.url, path, max(LEAST, min(took, 60.0))))
    yield Figure("old tables deleted", count)
    yield Figure("deleted per second", count / took)
    for when, times in (("meanwhile", during), ("afterwards", after)):
        times.sort()
        yield Figure(f"moves timed {when}", len(times))
        yield Figure(f"move {when}, p50 ms", 1000 * times[len(times) // 2], digits=2)
        yield Figure(f"move {when}, p99 ms", 1000 * times[int(0.99 * len(times))], digits=2)
        yield Figure(f"move {when}, longest ms", 1000 * times[-1], digits=2)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000, help="old tables (default: 100,000)")
    parser.add_argument("--json", action="store_true", help="print JSON lines")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        met = report(figures(Path(folder), arguments.tables), as_json=arguments.json)
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
