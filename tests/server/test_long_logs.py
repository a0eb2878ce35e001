"""Endless talk costs nobody else: budgets, chat in pages, logs loaded in slices."""

import asyncio
import gc
import json
import sys
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from splittable.server.broadcast.projection import TALK_PAGE
from splittable.server.domain.commands.chat import MOST_REMARKS
from splittable.server.domain.commands.moves import MOST_TAKE_BACKS
from splittable.server.domain.entries import AnyEntry, Played, Said, TakenBack
from splittable.server.domain.table import HAPPENINGS_KEPT, REMARKS_KEPT
from splittable.server.limits.time_slices import SLICE
from splittable.server.messages.rest import OpenTable
from splittable.server.net.routes.dependencies import LARGEST_BODY
from splittable.server.ops.settings import ServerSettings
from splittable.server.server import TableServer, open_server
from splittable.server.store import Kept
from splittable.server.store.sqlite import SqliteStore
from tests.server.company import Company, gather, playing
from tests.server.long_logs import lengthen
from tests.server.strangers import assert_problem
from tests.support.patience import until
from tests.support.serving import GENEROUS, NOW, Message, Server, same_every_time, served, token_of

pytestmark = pytest.mark.anyio

TABLE: Final[dict[str, Any]] = {"seats": 2, "watched": False, "settings": {"talk": "free"}}
WORDS: Final = "\N{CARROT}" * 200  # as many bytes as a remark can have
MANY: Final = 2_000  # of each kind of entry
MOVES: Final = 19_000  # of a record, about as many as a request has room for
LONGEST_STALL: Final = 0.03  # seconds of processor time
TRIES: Final = 3  # whatever else a machine does can only add to it
LARGEST_WELCOME: Final = 200_000  # bytes


def lengthened(folder: Path, company: Company, times: int) -> None:
    """The table's log goes on: so many times Ada says something, seals a card and takes it back."""
    move = company.of("Ada").line.legal[0]
    entries: list[AnyEntry] = []
    for number in range(times):
        entries += [
            Said(at=NOW, person=0, id=f"early-say-{number}", text=WORDS),
            Played(at=NOW, person=0, id=f"early-play-{number}", seat=0, move=move),
            TakenBack(at=NOW, person=0, id=f"early-back-{number}", seat=0),
        ]
    lengthen(folder / "tables.db", company.opened.table, entries)


class Work:
    """Work of this thread, counted in function calls; a slice is `A_SLICE` of them."""

    A_SLICE: Final = 2_000

    def __init__(self) -> None:
        self.calls = 0
        self.longest_stall = 0  # calls in which nobody else had a turn

    def stopwatch(self) -> float:
        return self.calls * SLICE / self.A_SLICE

    def _count(self, _frame: object, event: str, _given: object) -> None:
        self.calls += event in ("call", "c_call")

    async def do(self, work: Awaitable[object]) -> None:
        sys.setprofile(self._count)
        other = asyncio.create_task(self._somebody())
        await asyncio.sleep(0)
        try:
            await work
            await asyncio.sleep(0)
        finally:
            sys.setprofile(None)
            other.cancel()

    async def _somebody(self) -> None:
        while True:
            before = self.calls
            await asyncio.sleep(0)
            self.longest_stall = max(self.longest_stall, self.calls - before)

    def assert_cut_in_slices(self) -> None:
        assert self.calls > 10 * self.A_SLICE
        assert self.longest_stall < 3 * self.A_SLICE, (self.longest_stall, self.calls)


@asynccontextmanager
async def server_in(folder: Path, **outside: Any) -> AsyncIterator[TableServer]:
    usual = {**GENEROUS, "database": f"sqlite:///{folder / 'tables.db'}"}
    world = replace(same_every_time(seed=1), **outside)
    async with open_server(ServerSettings(**usual), world) as house:
        yield house


async def table_with_a_long_log(folder: Path, times: int) -> str:
    async with served(folder) as server:
        company = await playing(server, "splito", **TABLE)
    lengthened(folder, company, times)
    return company.opened.table


async def long_record(folder: Path, moves: int) -> Message:
    folder.mkdir(exist_ok=True)
    async with served(folder) as server:
        company = await playing(server, "split", **TABLE)
        await company.play_to_end(Random(1))
        record: Message = (await server.get(f"{company.path}/games/1/record")).json()
    record["moves"] = (record["moves"] * moves)[:moves]  # nobody has asked yet if they are legal
    assert len(json.dumps(record, separators=(",", ":"))) < LARGEST_BODY
    return record


async def test_a_long_log_is_read_in_slices(tmp_path: Path) -> None:
    table, work = await table_with_a_long_log(tmp_path, MANY // 5), Work()
    async with server_in(tmp_path, stopwatch=work.stopwatch) as server:
        await work.do(server.registry.table(table))
    work.assert_cut_in_slices()


async def test_a_long_record_that_is_posted_is_read_in_slices(tmp_path: Path) -> None:
    record, work = await long_record(tmp_path, MOVES // 5), Work()
    async with server_in(tmp_path, stopwatch=work.stopwatch) as server:
        await work.do(server.factory.open(OpenTable(name="Ada", record=record)))
    work.assert_cut_in_slices()


@pytest.mark.real_time
async def test_no_slice_of_a_long_log_or_record_takes_long(tmp_path: Path) -> None:
    async def longest_stall(work: Awaitable[object]) -> float:
        """For how much processor time nobody else has a turn while this is done."""
        longest = 0.0

        async def somebody() -> None:
            nonlocal longest
            while True:
                before = time.thread_time()
                await asyncio.sleep(0)
                longest = max(longest, time.thread_time() - before)

        gc.disable()  # which looks at all that the tests have in memory, not only the server
        try:
            other = asyncio.create_task(somebody())
            await asyncio.sleep(0)
            await work
            other.cancel()
        finally:
            gc.enable()
        return longest

    table = await table_with_a_long_log(tmp_path, MANY)
    stalls: list[float] = []
    while len(stalls) < TRIES and min(stalls, default=1.0) >= LONGEST_STALL:
        async with server_in(tmp_path) as server:
            stalls.append(await longest_stall(server.registry.table(table)))
    assert min(stalls) < LONGEST_STALL, stalls
    record = await long_record(tmp_path / "again", MOVES)
    async with server_in(tmp_path) as server:
        opening = server.factory.open(OpenTable(name="Ada", record=record))
        assert await longest_stall(opening) < LONGEST_STALL


class Reads:
    """The logs that a server reads, one after the other as this lets it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tables: list[str] = []
        self.at_once = self.most_at_once = 0
        self.go_on = asyncio.Event()
        really = SqliteStore.log

        async def log(store: SqliteStore, table: str) -> list[Kept]:
            self.tables.append(table)
            self.at_once += 1
            self.most_at_once = max(self.most_at_once, self.at_once)
            try:
                await self.go_on.wait()
                return await really(store, table)
            finally:
                self.at_once -= 1

        monkeypatch.setattr(SqliteStore, "log", log)

    async def wait_for(self, count: int, server: Server) -> None:
        await until(lambda: len(self.tables) >= count)
        await server.rest()  # and more would have come


async def test_a_record_that_many_ask_for_is_read_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as server:
        company = await playing(server, "split", **TABLE)
        await company.play_to_end(Random(1))
        reads, path = Reads(monkeypatch), f"{company.path}/games/1"
        asked = [asyncio.create_task(server.get(f"{path}/record")) for _ in range(10)]
        asked += [asyncio.create_task(server.get(f"{path}/moment")) for _ in range(10)]
        await reads.wait_for(1, server)
        reads.go_on.set()
        answers = await asyncio.gather(*asked)
        assert [answer.status for answer in answers] == [200] * 20
        assert len({answer.body for answer in answers}) == 2
        assert len(reads.tables) == 1


async def test_long_logs_are_read_one_at_a_time_and_who_enters_a_table_need_not_wait_for_replays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as server:
        tables = [(await server.open_table("split", seats=2)).table for _ in range(4)]
    async with served(tmp_path, outside=same_every_time(seed=1)) as server:
        reads = Reads(monkeypatch)
        paths = [f"/api/tables/{table}/games/1/record" for table in tables]
        paths += [f"/api/tables/{table}" for table in tables]
        asked = [asyncio.create_task(server.get(path)) for path in paths]
        await reads.wait_for(2, server)
        reads.go_on.set()
        assert [(await answer).status for answer in asked] == [404] * 4 + [200] * 4
        assert len(reads.tables) == 8
        assert reads.most_at_once == 2  # one of each kind


async def test_whoever_has_used_up_its_time_when_its_turn_comes_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        company = await playing(server, "splito", **TABLE)
    lengthened(tmp_path, company, MANY // 2)
    async with served(
        tmp_path, outside=same_every_time(seed=1), requests_per_second=100, work_per_second=10
    ) as server:
        paths = [f"{company.path}/games/{number}/record" for number in range(1, 11)]
        answers = await asyncio.gather(*map(server.get, paths))
        statuses = [answer.status for answer in answers]
        assert set(statuses) == {404, 429}, statuses
        assert_problem(answers[statuses.index(429)].json(), "too-fast", "took too much work")
        metrics = (await server.get("/metrics", token=None)).body.decode()
        assert "too-fast" in metrics  # nothing at all is done for it now
        server.clock.advance(20)
        metrics = (await server.get("/metrics")).body.decode()
        assert f'refused_total{{cause="work"}} {statuses.count(429) + 1}.0' in metrics


async def test_what_was_asked_on_a_connection_that_is_gone_is_not_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as server:
        tables = [(await server.open_table("split", seats=2)).table for _ in range(3)]
        reads = Reads(monkeypatch)
        asked = [
            asyncio.create_task(server.get(f"/api/tables/{table}/games/1/record"))
            for table in tables
        ]
        await reads.wait_for(1, server)
        asked[1].cancel()  # and its connection is closed
        await asyncio.gather(asked[1], return_exceptions=True)
        await server.rest()
        reads.go_on.set()
        assert [(await asked[each]).status for each in (0, 2)] == [404, 404]
        assert reads.tables == [tables[0], tables[2]]
        assert not server.failures


async def test_a_long_log_makes_no_long_welcome_and_its_commands_are_known_still(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as server:
        company = await playing(server, "splito", **TABLE)
    lengthened(tmp_path, company, MOST_REMARKS)
    async with served(tmp_path, outside=same_every_time(seed=1)) as server:
        ada = await Company(server, company.opened, []).look_in("Ada", since=0)
        assert len(ada.talk) == TALK_PAGE
        assert len(ada.missed) == HAPPENINGS_KEPT
        assert len(ada.line.received[0]) < LARGEST_WELCOME
        for kind in ("say", "play", "back"):
            answer = await ada.line.do("take-back", id=f"early-{kind}-7")
            assert answer["type"] == "done"
        assert await ada.refused("say", preset="hello") == "too-fast"
        await ada.do("play", move=ada.line.legal[0])
        assert MOST_TAKE_BACKS < MOST_REMARKS
        assert await ada.refused("take-back") == "too-fast"
        metrics = (await server.get("/metrics")).body.decode()
        for cause in ("remarks", "take-backs"):
            assert f'refused_total{{cause="{cause}"}} 1.0' in metrics
            assert server.log.count(f"more {cause} than a table has room for") == 1


async def test_earlier_talk_is_read_page_by_page(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        company = await gather(server, "split", **TABLE)
        ada = company.of("Ada")
        said = [
            (await ada.do("say", text=f"{number}"))["seq"] for number in range(REMARKS_KEPT + 5)
        ]
        whole = await company.shown_to(ada.token)
        read = [remark["seq"] for remark in whole["talk"]]
        pages, more = 1, whole["earlierTalk"]
        while more:
            page = await server.get(f"{company.path}/talk", token=ada.token, before=read[0])
            read = [*(remark["seq"] for remark in page.json()["talk"]), *read]
            pages, more = pages + 1, page.json()["earlierTalk"]
        assert (read, pages) == (said[-REMARKS_KEPT:], REMARKS_KEPT // TALK_PAGE)
        last = await server.get(f"{company.path}/talk")
        assert last.json() == {"talk": whole["talk"], "earlierTalk": True}


async def test_players_do_not_read_by_pages_what_spectators_say_during_the_game(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as server:
        company = await playing(server, "split", seats=2)
        await company.of("Ida").do("say", preset="so-close")
        for name, remarks in {"Ada": 0, "Ida": 1}.items():
            page = await server.get(f"{company.path}/talk", token=token_of(name))
            assert len(page.json()["talk"]) == remarks


# AddressBudgets


async def said_at_once(company: Company, who: str) -> int:
    """How many remarks somebody gets in until they are too fast."""
    for said in range(100):
        answer = await company.of(who).line.do("say", preset="hello")
        if answer["type"] != "update":
            assert answer["code"] == "too-fast"
            return said
    raise AssertionError("nobody is ever too fast")


async def test_who_talks_too_much_waits_and_moves_are_free(tmp_path: Path) -> None:
    async with served(tmp_path, commands_per_minute=60) as server:
        company = await playing(server, "splito", **TABLE)
        first = await said_at_once(company, "Ada")
        assert 15 < first <= 20
        await company.pass_time(3)
        assert await said_at_once(company, "Ada") == 3
        await company.of("Ben").do("say", preset="hello")  # whose budget is his own
        ada = company.of("Ada")
        await company.play(ada, ada.line.legal[0])
        assert await ada.refused("take-back") == "too-fast"
        assert server.log.count("more commands than a table has room for") == 1


async def test_spectators_share_a_budget_and_cannot_use_up_that_of_the_invited(
    tmp_path: Path,
) -> None:
    async with served(tmp_path, commands_per_minute=60) as server:
        company = await gather(server, "split", people=1, seats=2, watched=False)
        for name in ("Eve", "Ida"):
            await company.look_in(name)
        await company.of("Eve").do("watch", name="Eve")
        await said_at_once(company, "Eve")
        assert await company.of("Ida").refused("watch", name="Ida") == "too-fast"
        await company.join("Ben")
        await company.of("Ben").do("say", preset="hello")
