"""The cost of a move with several table servers behind HAProxy and one PostgreSQL, beside one.

Tables have four sockets each, through the proxy of deploy/haproxy.cfg. The cost of a move is the
CPU time of all server processes, from the kernel's counters, at a fixed pace per server and flat
out. Servers, proxy, database and load share the cores of this machine, so moves per second would
say nothing about several machines.

PostgreSQL and HAProxy must be installed; scripts/system installs them.
"""

import argparse
import asyncio
import os
import signal
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from urllib.request import urlopen

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest
from websockets.exceptions import WebSocketException

from bench.load.load import run_load
from bench.peers.processes import START_SECONDS, CannotRun, allow_sockets, free_port, serving
from bench.report import Figure, Row, report
from bench.server import UNLIMITED, Served, median
from splittable.games import GAMES
from splittable.server.runtime.table_factory import IdGenerator
from splittable.server.store import Head
from splittable.server.store.connect import open_store
from splittable.server.store.hash_chain import HashChain
from tests.support.postgres import Postgres, binaries
from tests.support.proxies import HAProxy
from tests.support.serving import Client, Line, Opened

COUNTS = (1, 2, 4)  # servers
MOST = max(COUNTS)
STORED = 100_000  # idle tables
GROUP = 500  # idle tables per commit
SETTLING = 2.5  # seconds until HAProxy has checked each server twice
COME_BACK_AFTER = 0.1  # seconds until a client reconnects
PARTS = ("cost", "stored", "killed")

COST_AT_MOST = 1.15  # target: times the cost of a move with one server
STORED_AT_LEAST = 0.9  # target: share of the moves/s without idle tables
ANSWER_WITHIN = 5.0  # target: seconds at p99 after a server was killed


@dataclass(frozen=True, slots=True)
class Plan:
    sockets: int  # per server
    rounds: int
    seconds: float
    warm_up: float
    pace: float  # moves per second and server
    game: str
    stored: int  # idle tables
    tables: int  # of a cluster in which one server is killed


@dataclass(frozen=True, slots=True)
class Cost:
    """Measurements of one cluster. CPU times are in µs per move."""

    moves_per_second: float  # flat out
    paced: float  # CPU time of the servers, at the fixed pace
    flat_out: float  # CPU time of the servers, flat out
    proxy: float  # CPU time over both parts, as is `database`
    database: float
    bytes: float  # sent per move, to all four seats
    megabytes: float  # memory of the largest server at the end


# Servers


@dataclass(frozen=True, slots=True)
class Cluster:
    servers: tuple[Served, ...]
    proxy: HAProxy

    @property
    def pids(self) -> list[int]:
        return [served.pid for served in self.servers]


@contextmanager
def cluster(database: str, count: int) -> Iterator[Cluster]:
    with ExitStack() as stack:
        servers = [stack.enter_context(server(database, f"bench-{n}")) for n in range(count)]
        for served in servers:
            wait_until_ready(f"http://127.0.0.1:{served.port}")
        proxy = HAProxy([served.port for served in servers])
        stack.enter_context(proxy)
        time.sleep(SETTLING)
        wait_until_ready(proxy.url)
        try:
            yield Cluster(tuple(servers), proxy)
        except CannotRun as problem:
            down = [line for line in proxy.log.splitlines() if " is DOWN" in line]
            raise CannotRun(
                f"{problem}; servers that HAProxy reports as down: {down[:1] or 'none'}"
            ) from problem


def wait_until_ready(url: str) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        with suppress(OSError), urlopen(f"{url}/readyz", timeout=5):
            return
        time.sleep(0.1)
    raise CannotRun(f"{url} was not ready within {START_SECONDS:g} s")


@contextmanager
def server(database: str, name: str) -> Iterator[Served]:
    port = free_port()
    flags = [f"--port={port}", f"--database={database}", f"--server-id={name}", "--thinkers=0"]
    serve = [sys.executable, "-m", "splittable.cli", "serve", *flags]
    with serving(serve, port, UNLIMITED) as pid:
        yield Served(port, pid)


def cpu_seconds_of_all(pid: int) -> float:
    """CPU seconds of a process and all its children, ended ones included."""
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    own = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ended = sum(int(each) for each in own[11:15]) / os.sysconf("SC_CLK_TCK")
    return ended + sum(cpu_seconds_of_all(int(child)) for child in listed)


def memory_of(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1_000_000


# Cost of a move


def measure(plan: Plan, postgres: Postgres, count: int) -> Cost:
    return measure_on(plan, postgres, postgres.fresh_database(), count)


def measure_on(plan: Plan, postgres: Postgres, database: str, count: int) -> Cost:
    with cluster(database, count) as running:
        numbers = (plan.sockets * count, plan.seconds, plan.warm_up, plan.pace * count)
        beside = (running.proxy.pid, postgres.pid)
        before = [cpu_seconds_of_all(pid) for pid in beside]
        found = run_load("splittable", running.proxy.port, *numbers, plan.game, running.pids)
        spent = [cpu_seconds_of_all(pid) - then for pid, then in zip(beside, before, strict=True)]
        moves = asyncio.run(moves_stored(database))
        megabytes = max(map(memory_of, running.pids))
    flat_out, paced = found.flat_out, found.paced
    assert paced is not None
    proxy, kept = (seconds / moves * 1_000_000 for seconds in spent)
    sent = flat_out.messages_per_second * flat_out.bytes_per_message / flat_out.moves_per_second
    rate = flat_out.moves_per_second
    cost = Cost(rate, paced.cpu_us, flat_out.cpu_us, proxy, kept, sent, megabytes)
    say(
        f"{count} servers: {cost.paced:,.0f} µs a move at {paced.moves_per_second:,.0f}/s,"
        f" {cost.flat_out:,.0f} µs at {rate:,.0f}/s; proxy {proxy:,.0f}, database {kept:,.0f} µs"
    )
    return cost


async def moves_stored(database: str) -> int:
    """Moves stored by all servers, roughly: a table has five entries before its first move."""
    connection = await asyncpg.connect(database)
    try:
        count: int = await connection.fetchval("SELECT count(*) FROM entry WHERE seq > 5")
        return count
    finally:
        await connection.close()


def measure_rounds(plan: Plan, postgres: Postgres) -> list[dict[int, Cost]]:
    """Measure each number of servers in turn. The order alternates, to even out other load."""
    rounds = []
    for number in range(plan.rounds):
        counts = COUNTS if number % 2 == 0 else COUNTS[::-1]
        rounds.append({count: measure(plan, postgres, count) for count in counts})
    return rounds


def cost_rows(plan: Plan, rounds: Sequence[dict[int, Cost]]) -> Iterator[Row | Figure]:
    for count in COUNTS[1:]:
        both = [(found[count], found[1]) for found in rounds]
        name = f"{count} servers beside 1, µs a move"
        at_pace = [(many.paced, one.paced) for many, one in both]
        flat_out = [(many.flat_out, one.flat_out) for many, one in both]
        for what, pairs, promised in (
            (f"at {plan.pace:,.0f}/s each", at_pace, 1 / COST_AT_MOST),
            ("flat out", flat_out, None),
        ):
            yield median(
                Row(f"{name} {what}", *pair, promised, less_is_better=True) for pair in pairs
            )
    units = {
        "moves_per_second": "moves/s flat out, all on few cores",
        "paced": f"servers' µs a move at {plan.pace:,.0f}/s each",
        "flat_out": "servers' µs a move flat out",
        "proxy": "proxy's µs a move",
        "database": "database's µs a move",
        "bytes": "bytes a move, to all four",
        "megabytes": "MB of the largest server",
    }
    for count in COUNTS:
        for what, unit in units.items():
            value = statistics.median(getattr(found[count], what) for found in rounds)
            yield Figure(f"{count} servers, {unit}", value)


# Stored tables


def measure_stored(plan: Plan, postgres: Postgres) -> Row:
    """Moves/s with many idle tables in the database, beside none."""
    full = postgres.fresh_database()
    with server(full, "bench-0") as served:
        asyncio.run(store_tables(full, f"http://127.0.0.1:{served.port}", plan.stored))
    say(f"{plan.stored:,} tables are stored")
    pairs = []
    for number in range(plan.rounds):
        places = [full, postgres.fresh_database()]
        found = {
            place: measure_on(plan, postgres, place, MOST).moves_per_second
            for place in (places if number % 2 == 0 else places[::-1])
        }
        pairs.append((found[full], found[places[1]]))
    name = f"{plan.stored:,} stored tables, {MOST} servers, moves/s"
    return median(Row(name, *pair, STORED_AT_LEAST) for pair in pairs)


async def store_tables(database: str, url: str, count: int) -> None:
    """Store copies of a real table's log under many ids. Each table has a host who waits for
    others; it once had an owner, and has none now."""
    async with Client(url) as client:
        real = (await client.open_table("split", seats=4)).table
    new_id = IdGenerator(Random(1))
    store = await open_store(database)
    connection = await asyncpg.connect(database)
    try:
        (_, first, _), *_ = await store.log(real)
        columns = "phase, listed, wake_at, card, changed_at"
        row = await connection.fetchrow(f"SELECT {columns} FROM head WHERE table_id = $1", real)
        head = Head(*row)
        for begin in range(0, count, GROUP):
            chains = [HashChain(new_id.table()) for _ in range(min(GROUP, count - begin))]
            await store.append([chain.next(first, head) for chain in chains])
        await connection.execute(
            "INSERT INTO home (table_id, run, epoch) SELECT table_id, NULL, 1 FROM head"
            " ON CONFLICT DO NOTHING"
        )
        await connection.execute("ANALYZE")
    finally:
        await connection.close()
        await store.close()


# A killed server


class Guest:
    """A person at a table of their own, who reconnects at once."""

    def __init__(self, client: Client, opened: Opened) -> None:
        self._client = client
        self._opened = opened
        self._asked = 0

    @property
    def table(self) -> str:
        return self._opened.table

    async def answered(self) -> float:
        """Send a remark until it is stored. Returns the time of that."""
        self._asked += 1
        while True:
            line: Line | None = None
            try:
                line = await self._client.line(self.table, self._opened.token)
                answer = await line.do("say", id=f"say-{self._asked}", preset="hello")
                if answer["type"] in ("update", "done"):
                    return time.monotonic()
            except (OSError, WebSocketException, EOFError):
                pass
            finally:
                if line is not None:
                    self._client.lines.remove(line)
                    await line.close()
            await asyncio.sleep(COME_BACK_AFTER)


async def seconds_until_answered(plan: Plan, running: Cluster, postgres: str) -> list[float]:
    """Kill a server. Returns how long each of its tables took to respond again."""
    async with Client(running.proxy.url) as client:
        guests = [
            Guest(client, await client.open_table("split", seats=2)) for _ in range(plan.tables)
        ]
        await asyncio.gather(*(guest.answered() for guest in guests))
        dead = running.servers[-1]
        owned = await owned_tables(postgres, f"bench-{len(running.servers) - 1}")
        os.kill(dead.pid, signal.SIGKILL)
        killed = time.monotonic()
        hurt = [guest for guest in guests if guest.table in owned]
        if not hurt:
            raise CannotRun("the killed server owned no table")
        return [at - killed for at in await asyncio.gather(*(guest.answered() for guest in hurt))]


async def owned_tables(database: str, name: str) -> set[str]:
    connection = await asyncpg.connect(database)
    try:
        rows = await connection.fetch(
            "SELECT table_id FROM home JOIN server USING (run) WHERE server.id = $1", name
        )
        return {table for (table,) in rows}
    finally:
        await connection.close()


def measure_killed(plan: Plan, postgres: Postgres) -> Iterator[Row | Figure]:
    waits: list[float] = []
    for _ in range(plan.rounds):
        database = postgres.fresh_database()
        with cluster(database, MOST) as running:
            waits += asyncio.run(seconds_until_answered(plan, running, database))
        say(f"killed: {len(waits)} tables, answered after {max(waits):.1f} s at most")
    waits.sort()
    p99 = waits[min(len(waits) - 1, int(0.99 * len(waits)))]
    name = "a killed server: its tables answer, p99 s"
    yield Row(name, p99, ANSWER_WITHIN, 1.0, less_is_better=True, digits=2)
    yield Figure("a killed server: its tables answer, p50 s", statistics.median(waits), digits=2)
    yield Figure("a killed server: tables it had, in all rounds", len(waits))


# Reporting


def say(what: str) -> None:
    """Print progress to stderr; the report goes to stdout."""
    print(what, file=sys.stderr, flush=True)


def run(plan: Plan, parts: Sequence[str]) -> Iterator[Row | Figure]:
    programs = binaries()
    if programs is None:
        raise CannotRun("PostgreSQL is not installed; scripts/system installs it")
    postgres = Postgres(programs)
    try:
        if "cost" in parts:
            yield from cost_rows(plan, measure_rounds(plan, postgres))
        if "stored" in parts:
            yield measure_stored(plan, postgres)
        if "killed" in parts:
            yield from measure_killed(plan, postgres)
    except pytest.skip.Exception as error:
        raise CannotRun(str(error)) from error
    finally:
        postgres.close()


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/bench cluster", description=__doc__)
    parser.add_argument("parts", nargs="*", default=PARTS, help=f"parts to run: {' '.join(PARTS)}")
    parser.add_argument("--json", action="store_true", help="print JSON lines")
    parser.add_argument("--sockets", type=int, default=500, help="sockets per server")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each")
    parser.add_argument("--seconds", type=float, default=8, help="length of a measurement")
    parser.add_argument("--warm-up", type=float, default=2, help="seconds before each one")
    parser.add_argument(
        "--pace", type=float, default=250, help="moves per second and server in the paced part"
    )
    parser.add_argument("--game", choices=GAMES, default="split-it")
    parser.add_argument("--stored", type=int, default=STORED, help="idle tables in the database")
    parser.add_argument("--tables", type=int, default=200, help="tables when a server is killed")
    args = parser.parse_args()
    if unknown := set(args.parts) - set(PARTS):
        parser.error(f"unknown part {sorted(unknown)[0]!r}; allowed: {', '.join(PARTS)}")
    plan = Plan(
        args.sockets,
        args.rounds,
        args.seconds,
        args.warm_up,
        args.pace,
        args.game,
        args.stored,
        args.tables,
    )
    try:
        allow_sockets(4 * MOST * args.sockets)
        return 0 if report(run(plan, args.parts), as_json=args.json) else 1
    except CannotRun as problem:
        print(f"scripts/bench cluster: {problem}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
