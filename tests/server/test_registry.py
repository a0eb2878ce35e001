"""The registry: unused tables are unloaded, and are the same when loaded again."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from splittable.games import GAMES
from splittable.server.runtime.archive import FIRST_PAUSE
from splittable.server.runtime.registry import ASLEEP_AFTER, LOOK_EVERY, MOST_LISTED
from splittable.server.store import Kept
from splittable.server.store.hash_chain import HashChain
from splittable.server.store.sqlite import SqliteStore
from tests.server.company import Company, Picture, gather, playing
from tests.support.patience import until
from tests.support.serving import NOW, HandClock, Message, Server, same_every_time, served

pytestmark = pytest.mark.anyio

LONG_ENOUGH = (ASLEEP_AFTER + LOOK_EVERY) / 1000 + 1  # seconds

every_game = pytest.mark.parametrize("game", GAMES)


async def in_memory(server: Server) -> int:
    """How many tables are awake."""
    lines = (await server.get("/metrics")).body.decode().splitlines()
    (found,) = [line for line in lines if line.startswith("splittable_tables ")]
    return int(float(found.split()[1]))


async def until_awake(server: Server, tables: int) -> None:
    async def are_awake() -> bool:
        return await in_memory(server) == tables

    await until(are_awake)


async def until_asleep(server: Server) -> None:
    """By as many looks as it takes: a line may be closed only after the first of them."""
    await _by_looks(server, 0)


async def until_woken(server: Server) -> None:
    """The same: the server may have been looking while the clock was set on."""
    await _by_looks(server, 1)


async def _by_looks(server: Server, tables: int) -> None:
    async def are_awake() -> bool:
        server.clock.advance(LOOK_EVERY / 1000)
        return await in_memory(server) == tables

    await until(are_awake)


async def hung_up(company: Company) -> dict[str, Picture]:
    """Everybody goes; what each of them knew last."""
    known = {guest.name: guest.picture for guest in company.guests}
    for guest in list(company.guests):
        await company.hang_up(guest)
    return known


# Sleeping and waking


@every_game
async def test_a_table_nobody_uses_leaves_memory_and_is_the_same_when_it_is_wanted_again(
    game: str, tmp_path: Path
) -> None:
    async with served(tmp_path) as server:
        company = await playing(server, game, seats=3)
        rng = Random(1)
        for _ in range(7):
            await company.play_any(rng)
        known = await hung_up(company)
        server.clock.advance(ASLEEP_AFTER / 1000 - 1)
        await until_awake(server, 1)
        server.clock.advance(LONG_ENOUGH)
        await until_asleep(server)
        for name in known:
            await company.look_in(name)
        await company.settle()
        assert {guest.name: guest.picture for guest in company.guests} == known
        await company.play_to_end(rng)
        assert not server.failures


async def test_a_table_with_somebody_at_it_stays_awake(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        company = await gather(server, "split", seats=2)
        for name in ("Ada", "Ben", "Ida"):
            await company.hang_up(company.of(name))
        await company.pass_time(2 * LONG_ENOUGH)  # a stranger looks on
        assert await in_memory(server) == 1


async def test_a_sleeping_table_wakes_when_its_clock_runs_out(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        settings: Message = {"clock": 3600, "absence": None}
        company = await playing(server, "splito", seats=2, settings=settings)
        await hung_up(company)
        server.clock.advance(LONG_ENOUGH)
        await until_asleep(server)
        server.clock.advance(3600 - LONG_ENOUGH)
        await until_woken(server)

        async def all_missed() -> bool:
            seats = (await company.shown_to(None))["table"]["seats"]
            return all(seat["missed"] == 1 for seat in seats)

        await until(all_missed)


async def test_a_table_that_is_over_sleeps_too(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        company = await playing(server, "split", seats=3, mode="cooperative")
        await company.play_to_end(Random(1))
        known = await hung_up(company)
        server.clock.advance(LONG_ENOUGH)
        await until_asleep(server)
        assert (await server.get(f"{company.path}/games/1/record")).status == 200
        assert await in_memory(server) == 0  # a record is read without waking anybody
        ada = await company.look_in("Ada")
        await company.settle()
        assert ada.picture[1:] == known["Ada"][1:]


async def test_those_who_come_to_a_sleeping_table_at_once_sit_at_one_table(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        company = await playing(server, "splito", seats=3)
        names = list(await hung_up(company))
        server.clock.advance(LONG_ENOUGH)
        await until_asleep(server)
        lines = [await server.connect() for _ in names]
        tokens = [f"token-of-{name}-".ljust(32, "x") for name in names]
        await asyncio.gather(
            *(
                line.hello(company.opened.table, token)
                for line, token in zip(lines, tokens, strict=True)
            )
        )
        assert await in_memory(server) == 1
        first = await lines[0].do("play", move=lines[0].legal[0])
        second = await lines[1].do("play", move=lines[1].legal[0])
        assert second["seq"] == first["seq"] + 1
        for line in lines:
            await line.until(second["seq"])
            assert line.view["sealed"] == [0, 1]


async def test_tables_that_are_not_there_take_no_room(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        for number in range(20):
            assert (await server.get(f"/api/tables/nowhere{number}")).status == 404
            line = await server.connect()
            await line.send({"type": "hello", "table": f"nowhere{number}"})
            assert (await line.next("problem"))["code"] == "unknown"
        assert await in_memory(server) == 0


async def test_a_table_that_cannot_be_read_keeps_no_other_from_waking(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=700) as server:
        tables = []
        for seats in (2, 3, 4):
            company = await gather(
                server, "split", people=1, seats=seats, settings={"visibility": "public"}
            )
            await company.start(fill="random")
            await company.of("Ada").do("leave")
            tables.append(company.opened.table)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        for table, entry in zip(tables[:2], (b'{"type":"nonsense"}', b"{"), strict=True):
            database.execute(
                "UPDATE entry SET entry = ? WHERE table_id = ? AND seq = 1", (entry, table)
            )
            database.execute("UPDATE head SET wake_at = wake_at - 1 WHERE table_id = ?", (table,))
    later = same_every_time(seed=1, clock=HandClock(NOW + 3_600_000))
    async with served(tmp_path, outside=later) as server:
        await listed_until(server, lambda ids: not ids)  # one is over by now
        answer = await server.get(f"/api/tables/{tables[0]}")
        assert (answer.status, answer.json()["code"]) == (409, "damaged")
        line = await server.connect()
        await line.send({"type": "hello", "table": tables[0]})
        assert (await line.next("problem"))["code"] == "damaged"
        assert (await server.get(f"/api/tables/{tables[2]}")).status == 200


async def test_a_table_that_cannot_be_read_is_left_in_peace_for_longer_and_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path, bot_pause=700) as server:
        company = await gather(server, "split", people=1, seats=2)
        await company.start(fill="random")
        await company.of("Ada").do("leave")
    table = company.opened.table
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("UPDATE entry SET entry = '{' WHERE seq = 1")
    reads: list[int] = []
    log = SqliteStore.log

    async def counted(store: SqliteStore, table: str) -> list[Kept]:
        reads.append(clock.now())
        return await log(store, table)

    monkeypatch.setattr(SqliteStore, "log", counted)
    clock = HandClock(NOW + 3_600_000)
    async with served(tmp_path, outside=same_every_time(seed=1, clock=clock)) as server:
        for _ in range(600_000 // LOOK_EVERY):  # ten minutes
            server.clock.advance(LOOK_EVERY / 1000)
            await server.rest()
        for _ in range(10):
            assert (await server.get(f"/api/tables/{table}")).json()["code"] == "damaged"
        pauses = [after - before for before, after in pairwise(reads)]
        assert len(pauses) >= 3
        assert pauses[0] >= FIRST_PAUSE
        assert all(after > 1.5 * before for before, after in pairwise(pauses))
        assert server.log.count("table cannot be read") == 1
        metrics = (await server.get("/metrics")).body.decode()
        assert 'splittable_unreadable_tables{why="damaged"} 1.0' in metrics
        ready = await server.get("/readyz")
        assert (ready.status, ready.body) == (200, b"ready; 1 table cannot be read, see the log")


async def test_a_table_of_later_rules_says_so(tmp_path: Path) -> None:
    """As after a return to an earlier version of this program."""
    async with served(tmp_path) as server:
        later, newer, now = [
            await gather(server, "split", people=1, seats=2, settings={"visibility": "public"})
            for _ in range(3)
        ]
    rules = GAMES["split"].rules
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        _rewrite(database, later.opened.table, f'"rules":{rules}', f'"rules":{rules + 1}')
        _rewrite(database, newer.opened.table, '"type":"watched"', '"type":"bowed"')
    async with served(tmp_path) as server:
        await listed_until(server, lambda ids: ids == [now.opened.table])
        for company in (later, newer):
            answer = await server.get(company.path)
            assert (answer.status, answer.json()["code"]) == (409, "later-rules")
        assert "by version 3 of its rules is not played here yet" in server.log


def _rewrite(database: sqlite3.Connection, table: str, old: str, new: str) -> None:
    """As if this had been written at first, with the links that belong to it."""
    chain = HashChain(table)
    rows = list(database.execute("SELECT seq, entry FROM entry WHERE table_id = ?", (table,)))
    for seq, entry in rows:
        written = chain.next(entry.replace(old.encode(), new.encode()), None)
        chain.add(written.link)
        database.execute(
            "UPDATE entry SET entry = ?, link = ? WHERE table_id = ? AND seq = ?",
            (written.entry, written.link, table, seq),
        )


async def test_a_table_of_older_rules_says_so_and_leaves_the_list(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=700) as server:
        old, new = [
            await gather(server, "split", people=1, seats=2, settings={"visibility": "public"})
            for _ in range(2)
        ]
        await old.start(fill="random")
        await old.of("Ada").do("leave")  # so that it is to be woken for its bots
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        _rewrite(database, old.opened.table, f'"rules":{GAMES["split"].rules}', '"rules":1')
    line = (
        f"table {old.opened.table}: split by version 1 of its rules is not played here any more;"
        " open a new table"
    )
    later = same_every_time(seed=1, clock=HandClock(NOW + 3_600_000))
    async with served(tmp_path, outside=later) as server:
        await listed_until(server, lambda found: found == [new.opened.table])
        for path in ("", "/games/1/record", "/games/1/moment"):
            answer = await server.get(f"/api/tables/{old.opened.table}{path}")
            assert (answer.status, answer.json()["code"]) == (404, "unknown")
            assert answer.json()["message"] == line
        greeting = await server.connect()
        await greeting.send({"type": "hello", "table": old.opened.table})
        assert (await greeting.next("problem"))["message"] == line
        assert (await server.get(f"/api/tables/{new.opened.table}")).status == 200
        assert server.log.count("table cannot be read") == 1


async def listed_until(server: Server, holds: Callable[[list[str]], bool]) -> None:
    async def look() -> bool:
        return holds([card["id"] for card in (await server.get("/api/tables")).json()["tables"]])

    await until(look)


# The list


async def test_the_table_that_changed_last_is_listed_first(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        public: Message = {"visibility": "public"}
        companies = []
        for _ in range(3):
            companies.append(await gather(server, "split", people=1, settings=public))
            server.clock.advance(1)
        ids = [company.opened.table for company in companies]
        await listed_until(server, lambda found: found == ids[::-1])
        await companies[0].join("Ben")
        await listed_until(server, lambda found: found == [ids[0], ids[2], ids[1]])


async def test_a_long_list_is_cut(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        for _ in range(MOST_LISTED + 3):
            await server.open_table("split", settings={"visibility": "public"})
        await listed_until(server, lambda found: len(found) == MOST_LISTED)


async def test_the_list_survives_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        await gather(server, "split", seats=2, settings={"visibility": "public"})
        before = (await server.get("/api/tables")).json()
    async with served(tmp_path) as server:
        assert (await server.get("/api/tables")).json() == before
        assert await in_memory(server) == 0


# Limits


async def test_one_address_opens_so_many_tables_a_minute(tmp_path: Path) -> None:
    async with served(tmp_path, tables_per_minute=6) as server:

        async def opened() -> int:
            answer = await server.post("/api/tables", {"name": "Ada", "game": "split"})
            if answer.status == 429:
                assert answer.json()["code"] == "too-fast"
            return answer.status

        assert await _times(7, opened) == [201] * 6 + [429]
        assert (await server.get("/api/tables")).status == 200  # all else may still be asked
        server.clock.advance(10)
        assert await _times(2, opened) == [201, 429]
        server.clock.advance(3600)
        assert await _times(7, opened) == [201] * 6 + [429]


async def _times(count: int, ask: Callable[[], Awaitable[int]]) -> list[int]:
    return [await ask() for _ in range(count)]


async def test_a_command_that_comes_too_fast_is_refused_by_its_id_and_may_be_sent_again(
    tmp_path: Path,
) -> None:
    async with served(tmp_path, messages_per_second=1) as server:
        opened = await server.open_table("split", seats=2)
        line = await server.line(opened.table, opened.token)
        for _ in range(2):  # three messages at once, and hello was one
            assert (await line.do("say", preset="hello"))["type"] == "update"
        refused = await line.do("say", id="mine", preset="sorry")
        assert (refused["code"], refused["id"]) == ("too-fast", "mine")
        server.clock.advance(1)
        assert (await line.do("say", id="mine", preset="sorry"))["done"] == "mine"
