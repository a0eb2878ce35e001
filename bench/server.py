"""Moves per second, CPU time and latency of the table server, beside its peers.

Each table has four sockets: the seat on turn moves, and all four receive the move. Our server plays
the game of --game; it stores every move durably before it sends every seat its own view.
boardgame.io sends every seat its own view from memory. Colyseus broadcasts one message from memory;
in a second room, it shows every seat its own part of a state (`StateView`). The servers take turns
on one core; the load has another. Each row is the round with the median ratio. CPU time is that of
the server's process per move, by the kernel's counters: other load affects it least.

With --beside REVISION, our server is compared with an earlier revision of itself.

The peers are installed with npm into the user's cache folder on first use.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from itertools import chain
from pathlib import Path
from platform import python_version
from typing import NamedTuple

from bench.load.disk import fdatasync_floor
from bench.load.load import Measured, Window, run_load
from bench.peers.processes import (
    HERE,
    HOST,
    CannotRun,
    allow_sockets,
    free_port,
    installed,
    node,
    scratch,
    serving,
)
from bench.report import Figure, Row, report
from splittable.games import GAMES

ROOT = Path(__file__).parents[1]
OURS = "splittable"
PEERS = {
    "boardgame_io": "boardgame.io",
    "colyseus": "Colyseus",
    "colyseus_views": "Colyseus with views",
}
PACE = 500  # moves per second in the paced part, with the most sockets
IDLE_TABLES = 10_000
IDLE_SOCKETS = 200

MOVES_AT_LEAST = {"boardgame_io": 2.5}  # target by peer: times its moves/s, with the most sockets
P99_AT_LEAST = {"boardgame_io": 1.0}  # target by peer: no worse than its p99 at the fixed pace
IDLE_AT_LEAST = 0.9  # target: share of the moves/s without idle tables
ITSELF_AT_LEAST = 0.97  # target beside an earlier revision, for moves/s and CPU time

Round = dict[tuple[str, int], Measured]  # by server and number of sockets


@dataclass(frozen=True, slots=True)
class Plan:
    sockets: tuple[int, ...]
    rounds: int
    seconds: float
    warm_up: float
    game: str  # on our server
    database: str | None  # URL for our server; None: a new SQLite file for every start
    folder: Path  # for those files
    alone: bool  # measure our server only
    beside: str | None  # a revision of our server to compare with, instead of the peers

    @property
    def kinds(self) -> tuple[str, ...]:
        return (OURS,) if self.alone else (OURS, *PEERS)

    def pace(self, sockets: int) -> float:
        return PACE if sockets == max(self.sockets) else 0

    def load(
        self,
        kind: str,
        served: "Served",
        sockets: int,
        pace: float = 0,
        *,
        line: str | None = None,
    ) -> Measured:
        window = (self.seconds, self.warm_up, pace)
        return run_load(kind, served.port, sockets, *window, self.game, [served.pid], line)


# Servers


# All sockets come from one address and play as fast as they can. Earlier revisions ignore settings
# they don't know.
UNLIMITED = {
    "SPLITTABLE_THINKERS": "0",  # no bots play, and warming up workers would use the same core
    "SPLITTABLE_MESSAGES_PER_SECOND": "100000",
    "SPLITTABLE_REQUESTS_PER_SECOND": "100000",
    "SPLITTABLE_TABLES_PER_MINUTE": "1000000",
    "SPLITTABLE_CONNECTIONS_PER_ADDRESS": "1000000",
    "SPLITTABLE_WORK_PER_SECOND": "1000000",
}


class Served(NamedTuple):
    """A running server."""

    port: int
    pid: int


@contextmanager
def our_server(database: str, source: Path | None = None) -> Iterator[Served]:
    """Run our server, from the `src` of another folder if given, with the same packages."""
    port = free_port()
    flags = {"--port": str(port), "--database": database}
    serve = [sys.executable, "-m", "splittable.cli", "serve", *chain(*flags.items())]
    variables = UNLIMITED if source is None else {**UNLIMITED, "PYTHONPATH": str(source / "src")}
    with serving(serve, port, variables) as pid:
        yield Served(port, pid)


@contextmanager
def checked_out(revision: str, folder: Path) -> Iterator[Path]:
    """Check out a revision in a temporary worktree."""
    there, git = folder / "before", ["git", "-C", str(ROOT), "worktree"]
    added = [*git, "add", "--detach", str(there), revision]
    try:
        subprocess.run(added, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise CannotRun(f"can't check out {revision!r}") from error
    try:
        yield there
    finally:
        subprocess.run([*git, "remove", "--force", str(there)], check=True, capture_output=True)


@contextmanager
def peer_server(peer: str) -> Iterator[Served]:
    port = free_port()
    folder, *flags = peer.split("_views")  # both rooms use the same packages
    command = [node(), str(HERE / folder / "server.cjs"), str(port), *(["views"] if flags else [])]
    variables = {"NODE_PATH": str(installed(folder)), "NODE_ENV": "production"}
    with serving(command, port, variables) as pid:
        yield Served(port, pid)


@contextmanager
def any_server(kind: str, plan: Plan) -> Iterator[Served]:
    if kind != OURS:
        with peer_server(kind) as served:
            yield served
    elif plan.database is not None:
        with our_server(plan.database) as served:
            yield served
    else:
        with new_folder(plan) as folder, our_server(sqlite_in(folder)) as served:
            yield served


@contextmanager
def new_folder(plan: Plan) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(dir=plan.folder) as folder:
        yield Path(folder)


def sqlite_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


# Measuring


def measure(plan: Plan) -> list[Round]:
    """Measure every server with every number of sockets, in rounds."""
    return [
        measure_round(plan, f"round {number + 1} of {plan.rounds}") for number in range(plan.rounds)
    ]


def measure_round(plan: Plan, title: str) -> Round:
    found: Round = {}
    for sockets in plan.sockets:
        for kind in plan.kinds:
            with any_server(kind, plan) as served:
                found[kind, sockets] = plan.load(kind, served, sockets, plan.pace(sockets))
            say(f"{title}, {kind}, {sockets:,} sockets", found[kind, sockets])
    return found


def measure_ours(plan: Plan, sockets: int, source: Path | None) -> Window:
    with new_folder(plan) as folder, our_server(sqlite_in(folder), source) as served:
        return plan.load(OURS, served, sockets, line=line_of(source)).flat_out


def line_of(source: Path | None) -> str | None:
    """The WebSocket path of an earlier revision; None if each table has its own, as today."""
    if source is None:
        return None
    modules = (source / "src/splittable/server").rglob("*.py")
    is_like_today = any("/line" in module.read_text(encoding="utf-8") for module in modules)
    return None if is_like_today else "/ws"


def measure_pairs(plan: Plan, sockets: int, before: Path) -> list[tuple[Window, Window]]:
    """Measurements of both revisions by round. The order alternates, to even out other load."""
    pairs: list[tuple[Window, Window]] = []
    for number in range(plan.rounds):
        first, second = (None, before) if number % 2 else (before, None)
        found = {source: measure_ours(plan, sockets, source) for source in (first, second)}
        pairs.append((found[None], found[before]))
        now, then = pairs[-1]
        print(
            f"round {number + 1} of {plan.rounds}, {sockets:,} sockets: "
            f"{now.moves_per_second:,.0f} moves/s of {now.cpu_us:,.0f} µs, "
            f"before {then.moves_per_second:,.0f} of {then.cpu_us:,.0f} µs",
            file=sys.stderr,
            flush=True,
        )
    return pairs


def measure_ceiling(plan: Plan) -> Measured:
    """The most that the load can measure: against a server that does nothing."""
    with peer_server("ceiling") as served:
        return plan.load("ceiling", served, max(plan.sockets))


def measure_idle_tables(plan: Plan) -> list[tuple[float, float]]:
    """By round: moves/s with many idle tables in the database, and without them."""
    with new_folder(plan) as full, new_folder(plan) as empty:
        with our_server(sqlite_in(full)) as served:
            store_idle_tables(served.port, IDLE_TABLES)
        return [(moves_in_copy(plan, full), moves_in_copy(plan, empty)) for _ in range(plan.rounds)]


def moves_in_copy(plan: Plan, stored: Path) -> float:
    """Moves/s of a server on a copy of the files, so that every round starts the same."""
    with new_folder(plan) as folder:
        shutil.copytree(stored, folder, dirs_exist_ok=True)
        with our_server(sqlite_in(folder)) as served:
            return plan.load(OURS, served, IDLE_SOCKETS).flat_out.moves_per_second


def store_idle_tables(port: int, count: int) -> None:
    """Open tables over REST and leave them. Each has a host who waits for others."""
    workers = 8
    body = json.dumps({"game": "split", "options": {"seats": 4}, "name": "Nobody"})

    def open_some(some: int) -> None:
        line = HTTPConnection(HOST, port, timeout=30)
        for _ in range(some):
            line.request("POST", "/api/tables", body, {"Content-Type": "application/json"})
            answer = line.getresponse()
            said = answer.read()
            if answer.status >= 300:
                raise CannotRun(f"can't open a table: {said[:200].decode()}")
        line.close()

    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(open_some, [count // workers] * workers))


# Reporting


def rows_beside(peer: str, plan: Plan, rounds: Sequence[Round]) -> Iterator[Row]:
    for sockets in plan.sockets:
        both = [(found[OURS, sockets], found[peer, sockets]) for found in rounds]
        most = sockets == max(plan.sockets)
        windows = [(ours.flat_out, theirs.flat_out) for ours, theirs in both]
        name = f"{PEERS[peer]}, {sockets:,} sockets"
        promised = MOVES_AT_LEAST.get(peer) if most else None
        moves = [(ours.moves_per_second, theirs.moves_per_second) for ours, theirs in windows]
        yield median(Row(f"{name}, moves/s", *pair, promised) for pair in moves)
        spent = [(ours.cpu_us, theirs.cpu_us) for ours, theirs in windows]
        yield cost_row(name, "processor µs a move", spent, None)
        yield from latency_rows(name, windows, None)
        if most:
            paced = [(a.paced, b.paced) for a, b in both if a.paced and b.paced]
            yield from latency_rows(f"{name} at {PACE}/s", paced, P99_AT_LEAST.get(peer))


def latency_rows(
    name: str, windows: Sequence[tuple[Window, Window]], p99_at_least: float | None
) -> Iterator[Row]:
    for figure, promised in (("p50", None), ("p99", p99_at_least)):
        pairs = [
            (getattr(ours, f"{figure}_ms"), getattr(theirs, f"{figure}_ms"))
            for ours, theirs in windows
        ]
        yield median(
            Row(f"{name}, {figure} ms", *pair, promised, less_is_better=True, digits=2)
            for pair in pairs
        )


def cost_row(
    name: str, what: str, pairs: Iterable[tuple[float, float]], at_least: float | None
) -> Row:
    return median(
        Row(f"{name}, {what}", *pair, at_least, less_is_better=True, digits=1) for pair in pairs
    )


def rows_beside_itself(plan: Plan, revision: str) -> Iterator[Row]:
    with checked_out(revision, plan.folder) as before:
        for sockets in plan.sockets:
            pairs = measure_pairs(plan, sockets, before)
            name = f"{revision}, {sockets:,} sockets"
            moves = [(now.moves_per_second, then.moves_per_second) for now, then in pairs]
            yield median(Row(f"{name}, moves/s", *pair, ITSELF_AT_LEAST) for pair in moves)
            spent = [(now.cpu_us, then.cpu_us) for now, then in pairs]
            yield cost_row(name, "processor µs a move", spent, ITSELF_AT_LEAST)
            sizes = [(now.bytes_per_message, then.bytes_per_message) for now, then in pairs]
            yield cost_row(name, "bytes a message", sizes, ITSELF_AT_LEAST)


def figures_alone(plan: Plan, rounds: Sequence[Round]) -> Iterator[Figure]:
    for sockets in plan.sockets:
        windows = [found[OURS, sockets].flat_out for found in rounds]
        middle = sorted(windows, key=lambda window: window.moves_per_second)[len(windows) // 2]
        yield Figure(f"{sockets:,} sockets, moves/s", middle.moves_per_second)
        yield Figure(f"{sockets:,} sockets, processor µs a move", middle.cpu_us)
        yield Figure(f"{sockets:,} sockets, bytes a message", middle.bytes_per_message)
        yield Figure(f"{sockets:,} sockets, p99 ms", middle.p99_ms, digits=2)


def idle_row(found: Sequence[tuple[float, float]]) -> Row:
    name = f"{IDLE_TABLES:,} stored tables beside none, moves/s"
    return median(Row(name, *pair, IDLE_AT_LEAST) for pair in found)


def median(rows: Iterable[Row]) -> Row:
    """The row with the median ratio: a busy machine slows both sides alike."""
    found = sorted(rows, key=lambda row: row.ratio)
    return found[len(found) // 2]


def figures(plan: Plan, rounds: Sequence[Round], ceiling: Measured) -> Iterator[Figure]:
    """Figures that show whether to trust the rows: interpreter speed, disk flush, load ceiling."""
    yield Figure(f"CPython {python_version()}, ns a step of a plain loop", loop_ns(), digits=1)
    floor = fdatasync_floor(plan.folder)
    yield Figure("fdatasync of 4 kB on this disk, median ms", floor.median_ms, digits=2)
    yield Figure("fdatasync of 4 kB on this disk, p99 ms", floor.p99_ms, digits=2)
    yield Figure("the load against no rules, moves/s", ceiling.flat_out.moves_per_second)
    busiest = max(measured.flat_out.load for found in rounds for measured in found.values())
    yield Figure("the load's busiest, share of its core", busiest, digits=2)


def loop_ns() -> float:
    """Nanoseconds per loop step. An interpreter built without compiler optimisations is about a
    quarter slower, which shows here."""
    steps, found = 200_000, []
    for _ in range(5):
        begin = time.thread_time()
        for _ in range(steps):
            pass
        found.append(time.thread_time() - begin)
    return min(found) / steps * 1e9


def say(what: str, found: Measured) -> None:
    """Print progress to stderr; the report goes to stdout."""
    flat_out, paced = found.flat_out, found.paced
    print(
        f"{what}: {flat_out.moves_per_second:,.0f} moves/s, {of(flat_out)}"
        + (f"; at {PACE}/s {of(paced)}" if paced else ""),
        file=sys.stderr,
        flush=True,
    )


def of(window: Window) -> str:
    return f"p50 {window.p50_ms:.2f} p99 {window.p99_ms:.2f} ms"


def socket_counts(text: str) -> tuple[int, ...]:
    counts = tuple(int(count) for count in text.split(","))
    if any(count < 4 or count % 4 for count in counts):
        raise argparse.ArgumentTypeError("each table has four sockets; use multiples of 4")
    return counts


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/bench server", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON lines")
    parser.add_argument("--sockets", type=socket_counts, default=(200, 2000), help="like 200,2000")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each")
    parser.add_argument("--seconds", type=float, default=8, help="length of a measurement")
    parser.add_argument("--warm-up", type=float, default=2, help="seconds before each one")
    parser.add_argument("--game", choices=GAMES, default="split-it", help="game on our server")
    parser.add_argument("--database", help="URL for our server; default: new SQLite files")
    parser.add_argument("--alone", action="store_true", help="measure our server only")
    parser.add_argument("--beside", metavar="REVISION", help="compare with an earlier revision")
    args = parser.parse_args()
    try:
        allow_sockets(max(args.sockets))
        with tempfile.TemporaryDirectory(dir=scratch()) as folder:
            plan = Plan(
                args.sockets,
                args.rounds,
                args.seconds,
                args.warm_up,
                args.game,
                args.database,
                Path(folder),
                args.alone,
                args.beside,
            )
            return 0 if report(run(plan), as_json=args.json) else 1
    except CannotRun as problem:
        print(f"scripts/bench server: {problem}", file=sys.stderr)
        return 2


def run(plan: Plan) -> Iterator[Row | Figure]:
    if plan.beside is not None:
        yield from rows_beside_itself(plan, plan.beside)
        return
    if plan.alone:
        yield from figures_alone(plan, measure(plan))
        return
    ceiling = measure_ceiling(plan)
    rounds = measure(plan)
    for peer in PEERS:
        yield from rows_beside(peer, plan, rounds)
    if plan.database is None:  # a given database can't be emptied between rounds
        yield idle_row(measure_idle_tables(plan))
    yield from figures(plan, rounds, ceiling)


if __name__ == "__main__":
    sys.exit(main())
