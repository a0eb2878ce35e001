"""Durable entries per second, alone and in groups, beside the disk's own flush.

By default in a new SQLite file; --database takes the URL of an empty PostgreSQL database.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bench.load.disk import fdatasync_floor
from bench.report import Figure, Row, report
from splittable.server.domain.entries import Played, write_entry
from splittable.server.store import Store
from splittable.server.store.connect import open_store
from splittable.server.store.hash_chain import HashChain

GROUPS = (1, 16, 64, 256)
ENTRY = write_entry(Played(at=1_700_000_000_000, person=2, id="c1234", seat=2, move="guess pink"))


async def seconds_of_group(store: Store, name: str, size: int, rounds: int) -> float:
    """The median time of a commit of `size` entries, each of another table."""
    spent: list[float] = []
    chains = [HashChain(f"{name}-{number}") for number in range(size)]
    for _ in range(rounds):
        group = [chain.next(ENTRY, None) for chain in chains]
        begin = time.perf_counter()
        await store.append(group)
        spent.append(time.perf_counter() - begin)
        for chain, append in zip(chains, group, strict=True):
            chain.add(append.link)
    return statistics.median(spent)


async def measure(database: str, rounds: int) -> dict[int, float]:
    store = await open_store(database)
    try:
        return {
            size: await seconds_of_group(store, f"{time.time_ns()}-{size}", size, rounds)
            for size in GROUPS
        }
    finally:
        await store.close()


def figures(folder: Path, database: str | None, rounds: int) -> Iterator[Row | Figure]:
    floor = fdatasync_floor(folder)
    spent = asyncio.run(measure(database or f"sqlite:///{folder / 'log.db'}", rounds))
    for size, seconds in spent.items():
        yield Figure(f"entries/s in groups of {size}", size / seconds)
    yield Row("entries/s in groups of 256 beside single ones", 256 / spent[256], 1 / spent[1], None)
    yield Figure("fdatasync of 4 kB on this disk, median ms", floor.median_ms, digits=2)


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/bench store", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON lines")
    parser.add_argument("--rounds", type=int, default=100, help="commits of each size")
    parser.add_argument("--database", help="URL; default: a new SQLite file")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        rows = figures(Path(folder), args.database, args.rounds)
        return 0 if report(rows, as_json=args.json) else 1


if __name__ == "__main__":
    sys.exit(main())
