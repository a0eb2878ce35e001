"""Several servers on one database: one of them owns a table, and takeovers lose nothing.

The tests play a proxy without any knowledge: they send connections to any server.
"""

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic

import pytest
from websockets.exceptions import ConnectionClosed

from splittable.core.record import read_record, verify
from splittable.games import GAMES
from splittable.server.domain.entries import Said
from splittable.server.server import Environment, real_environment
from splittable.server.store import Append, Store, Written
from splittable.server.store.connect import open_store
from splittable.server.store.leases import CUT_OFF_AFTER, LONGEST_STAY
from tests.server.faults.promises import Promise, complaints, read_logs
from tests.server.faults.relay import relayed
from tests.support.patience import until
from tests.support.postgres import postgres
from tests.support.serving import (
    Client,
    HandClock,
    Line,
    Message,
    Opened,
    Server,
    ServerProcess,
    same_every_time,
    served,
    token_of,
)

pytestmark = [pytest.mark.anyio, pytest.mark.all_tier]


class Counted:
    """What became of every entry that the servers of a test wanted to store."""

    def __init__(self) -> None:
        self.accepted = 0
        self.refused: list[Append] = []

    async def open(self, url: str) -> Store:
        store = await open_store(url)
        append = store.append

        async def counting(batch: Sequence[Append]) -> list[Written]:
            written = await append(batch)
            self.accepted += sum(result is True for result in written)
            self.refused += [
                each for each, result in zip(batch, written, strict=True) if result is not True
            ]
            return written

        store.append = counting  # type: ignore[method-assign]
        return store


@asynccontextmanager
async def servers(
    folder: Path, database: str, *names: str, outside: Callable[[], Environment] = real_environment
) -> AsyncIterator[list[Server]]:
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(
                served(folder, database=database, outside=outside(), server_id=name)
            )
            for name in names
        ]


async def is_sent_home(line: Line) -> Message:
    """Read on until the line is told to come back, and is closed."""
    bye = await line.next("bye")
    assert bye["reason"] == "moved"
    with pytest.raises(ConnectionClosed):
        await line.read()
    assert line.connection.close_code == 4002
    return bye


async def metric(server: Client, name: str) -> float:
    for row in (await server.get("/metrics")).body.decode().splitlines():
        if row.startswith(f"{name} "):
            return float(row.split()[-1])
    return 0.0


async def test_a_table_opened_at_one_server_lives_where_its_lines_are(tmp_path: Path) -> None:
    database = postgres().fresh_database()
    async with servers(tmp_path, database, "north", "south") as (north, south):
        opened = await north.open_table("split", seats=2, settings={"visibility": "public"})
        assert await metric(north, "splittable_leases") == 0
        ada = await south.line(opened.table, opened.token)
        bob = await south.sit(opened, "Bob")
        for server in (north, south):
            (card,) = (await server.get("/api/tables")).json()["tables"]
            assert card["names"] == ["Ada", "Bob"]
        await ada.do("start")
        await bob.settle()
        mover = ada if ada.legal else bob
        await mover.do("play", move=mover.legal[0])
        elsewhere = (await north.get(f"/api/tables/{opened.table}", token=opened.token)).json()
        await ada.settle()
        assert (elsewhere["seq"], elsewhere["view"]) == (ada.seq, ada.view)
        assert (elsewhere["legal"], elsewhere["you"]) == (ada.legal, ada.you)
        assert await metric(north, "splittable_leases") == 0
        assert await metric(south, "splittable_leases") == 1


async def test_strangers_are_shown_no_more_at_another_server(tmp_path: Path) -> None:
    database = postgres().fresh_database()
    async with servers(tmp_path, database, "north", "south") as (north, south):
        opened = await north.open_table("splito", seats=2, bots="random")
        await south.line(opened.table, opened.token)
        path = f"/api/tables/{opened.table}"
        for token in (None, token_of("a stranger"), opened.token):
            here, there = [
                (await server.get(path, token=token)).json() for server in (south, north)
            ]
            assert here["view"].keys() == there["view"].keys()
            assert (token == opened.token) is bool(there["view"]["hand"])
            told = [
                {**each, "now": 0, "table": {**each["table"], "seats": 0, "standInFrom": 0}}
                for each in (here, there)
            ]
            assert told[0] == told[1]
        moment = await north.get(f"{path}/games/1/moment", open="true")
        assert (moment.status, moment.json()["code"]) == (403, "not-allowed")


async def test_bots_play_at_the_tables_home_alone(tmp_path: Path) -> None:
    database, counted = postgres().fresh_database(), Counted()
    world = lambda: replace(real_environment(), database=counted.open)  # noqa: E731
    names = ("north", "east", "south")
    async with servers(tmp_path, database, *names, outside=world) as (north, east, south):
        lines = []
        for opener, home in ((north, south), (east, south), (south, north)):
            opened = await opener.open_table("splito", seats=4, bots="random")
            lines.append((opened, await home.line(opened.table, opened.token)))
        for _, line in lines:
            await _play_to_the_end(line)
        counted_so_far = counted.accepted
        logs = await read_logs(database)
        assert sum(map(len, logs.values())) == counted_so_far
        # What was under way where the table was opened may be refused when it moves, and only that.
        assert len(counted.refused) <= len(lines)
        for server in (north, east, south):
            for opened, _ in lines:
                answer = await server.get(f"/api/tables/{opened.table}/games/1/record")
                assert verify(read_record(answer.body, GAMES)) is not None


async def _play_to_the_end(line: Line) -> None:
    while line.table["phase"] != "over":
        if line.legal:
            await line.do("play", move=line.legal[0])
        else:
            await line.read()


async def test_a_command_that_is_repeated_while_its_table_moves_is_done_once(
    tmp_path: Path,
) -> None:
    """By one who repeats whatever was not answered, as clients do, on the line after."""
    database = postgres().fresh_database()
    clock = HandClock()
    world = lambda: same_every_time(clock=clock)  # noqa: E731
    async with servers(tmp_path, database, "north", "south", outside=world) as both:
        opened = await both[0].open_table("split", seats=2, settings={"talk": "free"})
        promises: list[Promise] = []
        line = await both[0].line(opened.table, opened.token)
        for number in range(12):
            command = {"type": "say", "text": str(number)}
            sent = {"type": "do", "id": f"say {number}", "command": command}
            there = both[(number + 1) % 2]
            await line.send(sent)
            for _ in range(number % 4 * 3):  # so that it is stopped at every stage
                await asyncio.sleep(0)
            following = await there.line(opened.table, opened.token)
            await following.send(sent)
            answer = await following.read()
            while sent["id"] not in (answer.get("done"), answer.get("id")):
                answer = await following.read()
            assert answer["type"] in ("update", "done"), answer
            promises.append(
                Promise(opened.table, opened.token, f"say {number}", command, answer["seq"])
            )
            await is_sent_home(line)
            line = following
            clock.advance(LONGEST_STAY / 1000)  # then it may be taken back
            await line.settle()
        logs = await read_logs(database)
        assert complaints(logs, promises) == []
        said = [entry.text for _, entry in logs[opened.table] if isinstance(entry, Said)]
        assert said == [str(number) for number in range(12)]


async def test_a_command_by_rest_takes_the_table_and_a_look_does_not(tmp_path: Path) -> None:
    database = postgres().fresh_database()
    async with servers(tmp_path, database, "north", "south") as (north, south):
        opened = await north.open_table("split", seats=2, settings={"talk": "free"})
        line = await south.line(opened.table, opened.token)
        path = f"/api/tables/{opened.table}"
        for looked in (path, f"{path}/talk"):
            assert (await north.get(looked, token=opened.token)).status == 200
        await line.settle()
        wish = {"id": "1", "command": {"type": "say", "text": "from elsewhere"}}
        assert (await north.post(f"{path}/commands", wish, token=opened.token)).status == 200
        assert (await is_sent_home(line))["retryAfter"] == 0
        assert await metric(south, 'splittable_leases_moved_total{how="lost"}') == 1


async def test_people_who_have_to_move_are_not_played_for_at_once(tmp_path: Path) -> None:
    database = postgres().fresh_database()
    async with servers(tmp_path, database, "north", "south") as (north, south):
        opened = await north.open_table("split", seats=2)
        ada = await north.line(opened.table, opened.token)
        bob = await north.sit(opened, "Bob")
        await ada.do("start")
        ada = await south.line(opened.table, opened.token)
        await is_sent_home(bob)
        problem = await ada.do("stand-in", seat=1)
        assert (problem["type"], problem["code"]) == ("problem", "wrong-phase")
        bob = await south.line(opened.table, token_of("Bob"))
        await ada.settle()
        assert [seat["present"] for seat in ada.table["seats"]] == [True, True]


async def test_a_table_that_is_sent_to_two_servers_plays_on_and_one_line_says_so(
    tmp_path: Path,
) -> None:
    """Each person's lines always come to their own server, as by a proxy that goes by visitors."""
    database, clock = postgres().fresh_database(), HandClock()
    world = lambda: same_every_time(clock=clock)  # noqa: E731
    async with servers(tmp_path, database, "north", "south", outside=world) as (north, south):
        opened = await north.open_table("split", seats=2, settings={"talk": "free"})
        await south.sit(opened, "Bob")
        places = ((north, opened.token), (south, token_of("Bob")))
        for number in range(8):
            server, token = places[number % 2]
            line = await _come_back_until_welcome(server, opened, token, clock)
            answer = await line.do("say", text=str(number))
            assert answer["type"] == "update", answer
        said = [
            entry.text
            for _, entry in (await read_logs(database))[opened.table]
            if isinstance(entry, Said)
        ]
        assert said == [str(number) for number in range(8)]
        told = [json.loads(row) for row in south.log.splitlines() if "two servers" in row]
    assert {each["table"] for each in told} == {opened.table}
    assert {tuple(sorted(each["servers"])) for each in told} == {("north", "south")}
    assert len(told) == len({each["servers"][0] for each in told})  # once by each of them


async def _come_back_until_welcome(
    server: Server, opened: Opened, token: str, clock: HandClock
) -> Line:
    for _ in range(10):
        line = await server.connect(f"/api/tables/{opened.table}/line")
        await line.send({"type": "hello", "table": opened.table, "token": token})
        message = await line.read()
        if message["type"] == "welcome":
            return line
        assert message["type"] == "bye", message
        assert 0 < message["retryAfter"] <= LONGEST_STAY
        clock.advance(message["retryAfter"] / 1000)
    raise AssertionError("the table never came")


async def test_a_server_cut_from_its_database_sends_its_people_where_they_can_play(
    tmp_path: Path,
) -> None:
    database, clock = postgres().fresh_database(), HandClock()
    async with AsyncExitStack() as stack:
        relay, through = await stack.enter_async_context(relayed(database))

        async def house(url: str, name: str) -> Server:
            outside = same_every_time(clock=clock)
            return await stack.enter_async_context(
                served(tmp_path, database=url, outside=outside, server_id=name)
            )

        north, south = await house(through, "north"), await house(database, "south")
        opened = await north.open_table("split", seats=2, settings={"talk": "free"})
        line = await north.line(opened.table, opened.token)
        relay.cut()
        said = await line.do("say", id="in doubt", text="hello")
        assert (said["type"], said["code"]) == ("problem", "unavailable")
        for _ in range(CUT_OFF_AFTER // 1000 - 1):
            clock.advance(1)
            await line.settle()  # until then it may be a short pause of the database
        going = asyncio.create_task(is_sent_home(line))

        def is_going() -> bool:
            clock.advance(1)
            return going.done()

        await until(is_going)
        await going
        line = await south.line(opened.table, opened.token)
        assert (await line.do("say", id="in doubt", text="hello"))["type"] == "update"
        relay.mend()
        clock.advance(1)

        async def knows() -> bool:
            return await metric(north, "splittable_leases") == 0

        await until(knows)
        await line.settle()


async def test_who_cannot_hear_of_takings_learns_of_them_soon(tmp_path: Path) -> None:
    database = postgres().fresh_database()
    async with servers(tmp_path, database, "north", "south") as (north, south):
        opened = await north.open_table("split", seats=2)
        line = await north.line(opened.table, opened.token)
        store = await open_store(database)
        await store.rows(  # type: ignore[attr-defined]
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await store.close()

        async def is_at_home() -> bool:
            there = await south.connect(f"/api/tables/{opened.table}/line")
            await there.send({"type": "hello", "table": opened.table, "token": opened.token})
            return bool((await there.read())["type"] == "welcome")

        await until(is_at_home)
        await is_sent_home(line)


# Servers that are processes of their own: started once for all tests here


@dataclass(frozen=True, slots=True)
class Pair:
    database: str
    north: ServerProcess
    south: ServerProcess

    def both_run(self) -> None:
        for each in (self.north, self.south):
            if not each.is_running:
                each.start()


@pytest.fixture(scope="module")
def pair() -> Iterator[Pair]:
    database = postgres().fresh_database()
    north, south = [
        ServerProcess(database, server_id=name, bot_pause=100) for name in ("north", "south")
    ]
    with north, south:
        yield Pair(database, north, south)


@pytest.mark.real_time
async def test_tables_of_a_killed_server_go_on_at_another(pair: Pair) -> None:
    pair.both_run()
    async with Client(pair.north.url) as here, Client(pair.south.url) as there:
        asked = await here.open_table("splito", seats=3, bots="random")
        line = await here.line(asked.table, asked.token)
        await line.do("play", move=line.legal[0])
        # Nobody will ask for this one: a bot plays for who is gone.
        left = await here.open_table("splito", seats=3, bots="random")
        await (await here.line(left.table, left.token)).do("leave")
        before = len((await read_logs(pair.database))[left.table])
        pair.north.kill()
        began = monotonic()
        line = await there.line(asked.table, asked.token)
        assert monotonic() - began < 5
        await _play_to_the_end(line)

        async def goes_on() -> bool:
            return len((await read_logs(pair.database))[left.table]) > before + 3

        await until(goes_on)
        assert monotonic() - began < 11  # a move takes its time, too
        record = await there.get(f"/api/tables/{asked.table}/games/1/record")
        assert verify(read_record(record.body, GAMES)) is not None


async def test_a_server_that_stops_hands_its_tables_over(pair: Pair) -> None:
    pair.both_run()
    async with Client(pair.north.url) as here, Client(pair.south.url) as there:
        lost = await metric(there, 'splittable_leases_moved_total{how="lost"}')
        tables = [await here.open_table("split", seats=2) for _ in range(25)]
        lines = [await here.line(each.table, each.token) for each in tables]
        stopping = asyncio.create_task(asyncio.to_thread(pair.north.stop))
        for each, line in zip(tables, lines, strict=True):
            assert (await is_sent_home(line))["retryAfter"] == 0
            following = await there.line(each.table, each.token)
            assert (await following.do("start", fill="random"))["type"] == "update"
        assert await stopping == 0
        assert await metric(there, 'splittable_leases_moved_total{how="lost"}') == lost
    assert "rror" not in pair.north.log
    pair.both_run()  # its id is free at once


def test_a_second_server_with_the_same_id_is_refused_in_one_line(pair: Pair) -> None:
    pair.both_run()
    same = ("--port=0", "--thinkers=0", "--server-id=north")
    second = subprocess.run(
        [sys.executable, "-m", "splittable.cli", "serve", f"--database={pair.database}", *same],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (second.returncode, second.stdout) == (2, "")
    assert len(second.stderr.splitlines()) == 1
    assert "another server on this database has the id north" in second.stderr
