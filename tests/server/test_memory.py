"""Unloaded tables and ended connections are freed immediately, without the cycle collector."""

import asyncio
import gc
import sys
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

import splittable
from splittable.games import GAMES
from splittable.server.broadcast.subscribers import Subscribers
from splittable.server.domain.commands.context import Requester, hash_token
from splittable.server.domain.commands.errors import Refused
from splittable.server.messages.live import LARGEST_FRAME, Play, Say, Sit
from splittable.server.messages.rest import OpenTable
from splittable.server.net.client_connections import ClientConnection
from splittable.server.net.http_connections import HttpConnection
from splittable.server.net.websocket import WebSocket
from splittable.server.ops import memory
from splittable.server.ops.settings import ServerSettings
from splittable.server.runtime.hints import Hints
from splittable.server.runtime.registry import ASLEEP_AFTER, LOOK_EVERY
from splittable.server.runtime.scheduler import Scheduler
from splittable.server.runtime.table_actor import TableActor
from splittable.server.server import TableServer, open_server
from splittable.server.store import sqlite
from tests.server.company import any_move
from tests.support.patience import until
from tests.support.serving import (
    GENEROUS,
    Client,
    HandClock,
    Server,
    ServerProcess,
    Threads,
    same_every_time,
    served,
    token_of,
)
from tests.support.tiers import Tier

pytestmark = pytest.mark.anyio

AT_ONCE: Final = 20  # tables that play side by side
FIRST, GAMES_PLAYED, MANY = 20, 60, 2_000  # games: until it is measured, in all, with --long
FEW: Final = 20  # objects in cycles: a table has hundreds
BLOCKS_A_GAME: Final = 50  # that may stay, as free lists do: a table has thousands


class Ear:
    """A line to which nobody listens."""

    def __init__(self, name: str) -> None:
        self.token_hash: str | None = hash_token(token_of(name))
        self.companions: tuple[str, ...] = ()
        self.is_blind = False
        self.reads_places = False

    def push(self, message: bytes) -> None:
        pass

    def send_home(self, after: int) -> None:
        pass


class Tables:
    """The tables of a server without its network, at a clock of its own."""

    def __init__(self, server: TableServer, clock: HandClock, threads: Threads) -> None:
        self.registry = server.registry
        self._factory = server.factory
        self._clock = clock
        self._threads = threads

    async def open(self, game: str) -> str:
        wish = OpenTable(name="Ada", token=token_of("Ada"), game=game, bots="random")
        return (await self._factory.open(wish)).table

    async def play(self, table_id: str, rng: Random) -> None:
        """To the end, with a remark, something refused, and a line that comes and goes."""
        live, ear = await self.registry.table(table_id), Ear("Ada")
        live.join(ear, since=0)
        await live.do(Requester(ear.token_hash, "hello"), Say(preset="hello"))
        with pytest.raises(Refused):
            await live.do(Requester(ear.token_hash, "sit"), Sit(name="Ada", seat=1))
        for number in range(3_000):
            await until(lambda: _is_asked(live))
            if live.table.phase == "over":
                break
            asked = live.table.play.asked[0]  # type: ignore[union-attr]
            move = any_move(asked.texts, rng)
            await live.do(Requester(ear.token_hash, f"{number}"), Play(move))
        live.leave(ear)

    async def let_sleep(self) -> None:
        def all_sleep() -> bool:
            self._clock.advance(LOOK_EVERY / 1000)
            return self.registry.in_memory == 0

        self._clock.advance(ASLEEP_AFTER / 1000)
        await until(all_sleep)
        await self._threads.rest()  # what is under way comes to its end


def _is_asked(live: TableActor) -> bool:
    play = live.table.play
    return play is not None and (play.outcome is not None or bool(play.asked[0].legal))


@asynccontextmanager
async def tables(folder: Path) -> AsyncIterator[Tables]:
    clock, threads = HandClock(), Threads()
    usual = {**GENEROUS, "database": f"sqlite:///{folder / 'tables.db'}"}
    with threads.counted():
        async with open_server(ServerSettings(**usual), same_every_time(clock=clock)) as house:
            yield Tables(house, clock, threads)


@contextmanager
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def parts(live: TableActor) -> list[weakref.ref[Any]]:
    own = [
        part for part in vars(live).values() if isinstance(part, Hints | Subscribers | Scheduler)
    ]
    return [weakref.ref(part) for part in (live, live.table, live.table.play, *own)]


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_is_left_of_a_table_that_sleeps(game: str, tmp_path: Path) -> None:
    async with tables(tmp_path) as house:
        table_id = await house.open(game)
        with no_collector():
            for _ in range(2):  # one that was opened here; then one that was read from its log
                await house.play(table_id, Random(1))
                left = parts(await house.registry.table(table_id))
                await house.let_sleep()
                assert [part() for part in left if part() is not None] == []


# The collector


@pytest.fixture
def usual_collector() -> Iterator[None]:
    """Restores the collector's settings after a test."""
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


@pytest.mark.usefixtures("usual_collector")
def test_the_collector_runs_rarely_and_skips_what_was_there_before() -> None:
    before = gc.get_freeze_count()
    memory.tune_memory()
    assert gc.isenabled()
    assert gc.get_threshold() == memory.COLLECT_AFTER
    assert gc.get_freeze_count() > before


def test_no_other_module_changes_the_collector() -> None:
    package = Path(splittable.__file__).parent
    found = [path.name for path in package.rglob("*.py") if "import gc" in path.read_text("utf-8")]
    assert found == ["memory.py"]


# Connections, and how they come to their end


async def _says_goodbye(server: Server, table: str) -> None:
    line = await server.line(table)
    await line.close()


async def _is_cut(server: Server, table: str) -> None:
    line = await server.line(table)
    line.connection.transport.abort()


async def _says_too_much(server: Server, table: str) -> None:
    line = await server.line(table)
    await line.send(b"x" * (2 * LARGEST_FRAME))


async def _says_what_nobody_reads(server: Server, table: str) -> None:
    line = await server.line(table)
    await line.send("no message")
    await line.close()


async def _asks_for_a_line_that_is_none(server: Server, table: str) -> None:
    with pytest.raises(InvalidStatus):
        await server.connect(f"/api/tables/{table}/lane")


async def _asks_and_goes(server: Server, table: str) -> None:
    assert (await server.get(f"/api/tables/{table}")).status == 200


async def _talks_nonsense(server: Server, _table: str) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", urlsplit(server.url).port)
    writer.write(b"nonsense\r\n\r\n")
    await writer.drain()
    writer.close()


WAYS_TO_END: Final = (
    _says_goodbye,
    _is_cut,
    _says_too_much,
    _says_what_nobody_reads,
    _asks_for_a_line_that_is_none,
    _asks_and_goes,
    _talks_nonsense,
)


@pytest.mark.parametrize("end", WAYS_TO_END, ids=lambda end: end.__name__.strip("_"))
async def test_nothing_is_left_of_a_connection_that_has_ended(
    end: Callable[[Server, str], Awaitable[None]], tmp_path: Path
) -> None:
    async with served(tmp_path) as server:
        table = (await server.open_table("split-it")).table
        with no_collector():
            await end(server, table)
            await until(lambda: not _of_connections())


def _of_connections() -> list[object]:
    kinds = WebSocket, HttpConnection, ClientConnection
    return [each for each in gc.get_objects() if isinstance(each, kinds)]


async def test_a_soak_ends_with_the_memory_that_it_began_with(
    tier: Tier, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What is kept of the file in memory grows with the file, up to its own bound.
    usual = [each for each in sqlite._SETTINGS if "cache_size" not in each]
    monkeypatch.setattr(sqlite, "_SETTINGS", usual)
    rng = Random(1)

    async def soak(games: int) -> None:
        for _ in range(games // AT_ONCE):
            opened = [await house.open("splito") for _ in range(AT_ONCE)]
            await asyncio.gather(*(house.play(each, rng) for each in opened))
            await house.let_sleep()
            for each in opened:
                (await house.registry.table(each)).welcome(None, since=0)
            await house.let_sleep()

    games, first = tier.pick((GAMES_PLAYED, FIRST), (GAMES_PLAYED, FIRST), (MANY, MANY // 10))
    async with tables(tmp_path) as house:
        with no_collector():
            await soak(first)
            assert gc.collect() < FEW
            blocks, resident = sys.getallocatedblocks(), resident_pages()
            await soak(games - first)
            assert resident_pages() <= 1.1 * resident
            assert gc.collect() < FEW
            assert sys.getallocatedblocks() - blocks < BLOCKS_A_GAME * (games - first)


# Tables sleep at once, and what is kept of the file in memory has the usual small bound.
SLEEPY: Final = (
    "import splittable.server.runtime.registry as lobby, splittable.server.store.sqlite as sqlite;"
    " lobby.ASLEEP_AFTER, lobby.LOOK_EVERY = 100, 200;"
    " sqlite._SETTINGS = [each for each in sqlite._SETTINGS if 'cache_size' not in each]"
)


@pytest.mark.long
async def test_a_soak_by_real_sockets_ends_with_the_memory_that_it_began_with(
    tmp_path: Path,
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with ServerProcess(database, changed=SLEEPY) as process:
        async with Client(process.url) as client:
            await _soak(client, MANY // 10)
            before = resident_pages(process.pid)
            await _soak(client, MANY - MANY // 10)
            assert resident_pages(process.pid) <= 1.1 * before


async def _soak(client: Client, games: int) -> None:
    for begin in range(0, games, AT_ONCE):
        played = await asyncio.gather(*(_play(client, begin + each) for each in range(AT_ONCE)))
        await _all_sleep(client)
        for table in played:
            assert (await client.get(f"/api/tables/{table}")).status == 200
        await _all_sleep(client)


async def _play(client: Client, number: int) -> str:
    """One game against a bot, by a line that comes, plays, talks and goes; its table."""
    rng = Random(number)
    opened = await client.open_table("splito", seats=2, bots="random")
    line = await client.line(opened.table, opened.token)
    await line.do("say", preset="hello")
    while line.table["phase"] != "over":
        if line.legal:
            await line.do("play", move=any_move(line.legal, rng))
        else:
            await line.read()
    await line.close()
    client.lines.remove(line)
    return opened.table


async def _all_sleep(client: Client) -> None:
    async def are_asleep() -> bool:
        return "splittable_tables 0.0" in (await client.get("/metrics")).body.decode()

    await until(are_asleep)


def resident_pages(pid: int | str = "self") -> int:
    statm = Path(f"/proc/{pid}/statm")
    return int(statm.read_text().split()[1]) if statm.exists() else 0
