"""The time of a move while the server deletes old tables, of a hundred thousand, beside none.

Four tables of four play at a fixed pace, and then flat out, against `splittable serve`, without and
with --keep-abandoned. The time of a move is from when it was due until the last of its four seats
has received it. The load, the server and, if used, PostgreSQL share the cores of this machine.
PostgreSQL is left out if it isn't installed.
"""

import argparse
import asyncio
import re
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bench.load.load import Measured, run_load
from bench.peers.processes import CannotRun, free_port, serving
from bench.report import Figure, Row, report
from bench.server import UNLIMITED
from splittable.server.runtime.table_factory import IdGenerator
from splittable.server.store import Append, Head
from splittable.server.store.connect import open_store
from splittable.server.store.hash_chain import HashChain
from splittable.server.store.inspection import open_reading
from tests.support.postgres import Postgres, binaries
from tests.support.serving import Client, token_of

STORED = 100_000  # old tables
GROUP = 500  # of them per commit
SOCKETS = 16  # four tables of four
LAST_USED = 1  # ms since 1970
LAST_AT = re.compile(rb'"at":\d+')
AT_MOST = 2.0  # target: times the p99 without deleting


@dataclass(frozen=True, slots=True)
class Plan:
    stored: int
    seconds: float
    warm_up: float
    pace: float


@contextmanager
def server(database: str, *flags: str) -> Iterator[int]:
    """A server's port."""
    port = free_port()
    given = [f"--port={port}", f"--database={database}", "--thinkers=0", *flags]
    serve = [sys.executable, "-m", "splittable.cli", "serve", *given]
    with serving(serve, port, {**UNLIMITED, "SPLITTABLE_COMMANDS_PER_MINUTE": "1000000"}):
        yield port


async def open_table(url: str) -> str:
    """A table where four people sit."""
    async with Client(url) as client:
        opened = await client.open_table("split", seats=4)
        path = f"/api/tables/{opened.table}/commands"
        for name in ("Ben", "Cleo", "Dan"):
            command = {"type": "sit", "name": name, "invite": opened.invite}
            wish = {"id": name, "command": command}
            answer = await client.post(path, wish, token=token_of(name))
            assert answer.status == 200, answer.body
        return opened.table


async def store_tables(database: str, real: str, count: int) -> None:
    """Store copies of a table's log under many ids, as if they had been left long ago."""
    head = Head("gathering", listed=False, wake_at=None, card=b"{}", changed_at=LAST_USED)
    new_id = IdGenerator(Random(1))
    ids = sorted(new_id.table() for _ in range(count))  # in order they are stored sooner
    store = await open_store(database)
    try:
        log, personal = await store.log(real), await store.personal(real)
        entries = [(seq, LAST_AT.sub(b'"at":%d' % LAST_USED, entry)) for seq, entry, _ in log]
        for begin in range(0, count, GROUP):
            batch: list[Append] = []
            for table in ids[begin : begin + GROUP]:
                chain = HashChain(table)
                for seq, entry in entries:
                    batch.append(chain.next(entry, head, personal=personal.get(seq)))
                    chain.add(batch[-1].link)
            await store.append(batch)
    finally:
        await store.close()


async def count_tables(database: str) -> int:
    reading = await open_reading(database)
    try:
        return len(await reading.tables())
    finally:
        await reading.close()


def measure(port: int, plan: Plan) -> Measured:
    times = (plan.seconds, plan.warm_up)
    return run_load("splittable", port, SOCKETS, *times, plan.pace, "split")


def rows(name: str, database: str, plan: Plan) -> Iterator[Row | Figure]:
    with server(database) as port:
        real = asyncio.run(open_table(f"http://127.0.0.1:{port}"))
    asyncio.run(store_tables(database, real, plan.stored))
    say(f"{name}: {plan.stored:,} old tables are stored")
    with server(database) as port:
        idle = measure(port, plan)
    say(f"{name}: measured without deleting")
    young = asyncio.run(count_tables(database)) - plan.stored + SOCKETS // 4
    with server(database, "--keep-abandoned=1") as port:
        began = time.monotonic()
        busy = measure(port, plan)
        left = asyncio.run(count_tables(database)) - young
        played = time.monotonic() - began
        if left <= 0:
            raise CannotRun("all were deleted before the measuring ended; try more --stored")
        say(f"{name}: measured while deleting; {left:,} are left")
    assert idle.paced is not None
    assert busy.paced is not None
    pace = f"p99 of a move at {plan.pace:g} moves/s, ms, {name}"
    paced = (busy.paced.p99_ms, idle.paced.p99_ms)
    yield Row(pace, *paced, 1 / AT_MOST, less_is_better=True, digits=1)
    flat_out = (busy.flat_out.p99_ms, idle.flat_out.p99_ms)
    yield Row(f"p99 of a move flat out, ms, {name}", *flat_out, None, less_is_better=True, digits=1)
    yield Figure(f"tables deleted a second during play, {name}", (plan.stored - left) / played)


def say(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


def run(plan: Plan, stores: Sequence[str]) -> Iterator[Row | Figure]:
    if "sqlite" in stores:
        with tempfile.TemporaryDirectory() as folder:
            yield from rows("SQLite", f"sqlite:///{Path(folder) / 'tables.db'}", plan)
    if "postgresql" in stores:
        found = binaries()
        if found is None:
            say("PostgreSQL is not installed: left out")
            return
        postgres = Postgres(found)
        try:
            yield from rows("PostgreSQL", postgres.fresh_database(), plan)
        finally:
            postgres.close()


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/bench retention", description=__doc__)
    parser.add_argument("stores", nargs="*", default=["sqlite", "postgresql"])
    parser.add_argument("--json", action="store_true", help="print JSON lines")
    parser.add_argument("--stored", type=int, default=STORED, help="old tables")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each measurement")
    parser.add_argument("--warm-up", type=float, default=3.0, help="seconds before it")
    parser.add_argument("--pace", type=float, default=20.0, help="moves a second")
    args = parser.parse_args()
    plan = Plan(args.stored, args.seconds, args.warm_up, args.pace)
    try:
        return 0 if report(run(plan, args.stores), as_json=args.json) else 1
    except CannotRun as problem:
        print(f"scripts/bench retention: {problem}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
