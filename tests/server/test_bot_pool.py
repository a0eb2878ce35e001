"""Slow bots run in worker processes and delay nobody, not even each other."""

import asyncio
import json
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from splittable.bots import BOTS
from splittable.games import GAMES
from splittable.server.logs import RateLimitedLog
from splittable.server.ops.metrics import Metrics
from splittable.server.workers import bot_pool as pool
from splittable.server.workers.bot_pool import BotPool
from splittable.server.workers.bot_service import LONGEST_WAIT, QUICK_BOT_WAIT, BotService
from splittable.server.workers.bot_worker import NICENESS, BotRequest, Cause
from splittable.server.workers.roster import QUICK as QUICK_BOT
from splittable.server.workers.roster import read_roster
from tests.server.slow_bots import (
    COLD,
    GATED,
    LEGAL,
    MEDIUM,
    MODULE,
    NOTES,
    QUICK,
    Gate,
    ask,
)
from tests.support.patience import until, until_blocking
from tests.support.serving import PATIENCE, HandClock, ServerProcess, is_running, some_turns

pytestmark = pytest.mark.anyio


@dataclass
class Mind:
    """What bots think with, apart from any table, at a clock that stands still."""

    thinking: BotService
    thinkers: BotPool
    clock: HandClock
    metrics: Metrics
    replaced: list[Cause] = field(default_factory=list)

    def has_lost(self, processes: int) -> bool:
        """Whether so many have ended by themselves until now."""
        return f"splittable_ended_thinkers_total {processes}.0" in self.metrics.text().decode()

    async def chosen(self, bot: str, seed: int = 1) -> int:
        async with asyncio.timeout(PATIENCE):
            choice = await self.thinking.chosen(ask(bot, seed), "a-table")
            return choice.place

    def begin(self, bot: str) -> asyncio.Task[int]:
        return asyncio.create_task(self.chosen(bot))

    async def thinks(self) -> None:
        """One of the processes is busy, and the rest is waiting."""
        await until(lambda: bool(self.thinkers._busy))


@asynccontextmanager
async def mind(count: int = 1, module: str = MODULE) -> AsyncIterator[Mind]:
    clock, metrics = HandClock(), Metrics()
    notices, roster = RateLimitedLog(clock.now), read_roster(MODULE, count)
    replaced: list[Cause] = []
    thinkers = BotPool(count, module, clock, notices, metrics.count_ended_thinker)
    thinking = BotService(
        roster, thinkers, clock, notices, replaced.append, metrics.observe_thinking
    )
    try:
        yield Mind(thinking, thinkers, clock, metrics, replaced)
    finally:
        await thinking.close()


def children(pid: int) -> list[int]:
    """Of all its threads."""
    told = [each.read_text() for each in Path(f"/proc/{pid}/task").glob("*/children")]
    return [int(each) for each in " ".join(told).split()]


# In processes


@pytest.mark.parametrize("game", GAMES)
def test_what_a_bot_is_asked_survives_the_way_to_a_process(game: str) -> None:
    rules, rng = GAMES[game], Random(1)
    options = rules.read_options({})
    state = rules.start(options, rules.deal(options, rng))
    happened: list[Any] = []
    while waiting := rules.to_act(state):
        seat = min(waiting)
        view, legal = rules.view(state, seat), rules.legal(state, seat)
        shown = tuple(rules.redact(event, seat) for event in happened)
        question = BotRequest(game, "medium", view, legal, rng.getrandbits(64), shown)
        assert pickle.loads(pickle.dumps(question)) == question
        step = rules.apply(state, seat, BOTS[game][QUICK_BOT](view, legal, rng, shown))
        state = step.state
        happened += step.events


async def test_a_bot_that_thinks_for_long_does_so_in_another_process_behind_all_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(NOTES, str(tmp_path / "notes"))
    async with mind() as here:
        assert await here.chosen("telltale") == GATED
        said = json.loads((tmp_path / "notes").read_text(encoding="utf-8"))
        assert [said["pid"]] == here.thinkers.pids
        assert said["pid"] != os.getpid()
        assert said["niceness"] == min(os.nice(0) + NICENESS, 19)
        assert said["deaf"] == [True, True]  # to Ctrl-C and to service managers
        question = ask("telltale")
        assert (said["view"], said["legal"]) == (question.view, list(question.legal))
        assert said["shown"] == list(question.shown)
        assert not here.replaced


@pytest.mark.all_tier
async def test_a_bot_chooses_the_same_wherever_it_thinks() -> None:
    async with mind() as here:
        for seed in range(12):
            assert await here.chosen("by-chance", seed) == await here.chosen(
                "quick-by-chance", seed
            )


async def test_quick_bots_start_no_process() -> None:
    async with mind() as here:
        assert await here.chosen("rules-of-thumb") == QUICK
        assert here.thinkers.pids == []


async def test_as_many_think_at_once_as_there_are_processes(gate: Gate) -> None:
    async with mind(count=2) as here:
        choices = [here.begin("gated") for _ in range(5)]
        await until(lambda: len(here.thinkers._busy) == 2)
        assert here.thinkers.waiting == 3
        assert len(here.thinkers.pids) == 2
        gate.open()
        assert await asyncio.gather(*choices) == [GATED] * 5


@pytest.mark.real_time
async def test_thinking_in_processes_does_not_make_the_event_loop_late() -> None:
    async def lateness(while_they_think: list[asyncio.Task[int]]) -> float:
        """By how many seconds the event loop is late, nine times out of ten."""
        late = []
        while not all(each.done() for each in while_they_think):
            due = time.perf_counter() + 0.001
            await asyncio.sleep(0.001)
            late.append(time.perf_counter() - due)
        return sorted(late)[len(late) * 9 // 10]

    async with mind(count=2) as here:
        await asyncio.gather(*(here.chosen("medium") for _ in range(4)))  # so that they are warm
        warming = list(here.replaced)  # a busy machine may be too long about that
        beside, within = [], []
        for _ in range(3):
            beside.append(await lateness([here.begin("works-hard") for _ in range(2)]))
            within.append(await lateness([here.begin("quick-works-hard") for _ in range(2)]))
        assert min(beside) < min(within) / 3, (beside, within)
        assert here.replaced == warming


# In time


async def test_when_too_many_wait_the_usual_bot_is_asked_and_then_a_quick_one(
    gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "MOST_WAITING", 4)
    async with mind() as here:
        first = here.begin("gated")
        await here.thinks()
        asked = [here.begin("gated") for _ in range(6)]
        await until(lambda: asked[4].done() and asked[5].done())
        assert here.thinkers.waiting == 4  # two of the bot that was asked, two of the usual one
        assert [each.done() for each in asked] == [False] * 4 + [True] * 2
        gate.open()
        assert await first == GATED
        assert await asyncio.gather(*asked) == [GATED, GATED, MEDIUM, MEDIUM, QUICK, QUICK]
        assert here.replaced == ["busy"] * 4


async def test_who_would_not_be_done_in_time_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splittable.server.workers.bot_service.LONGEST_WAIT", 300)
    async with mind() as here:
        assert await here.chosen("takes-a-while") == GATED  # by which one knows how long it takes
        assert await here.chosen("takes-a-while") == MEDIUM
        assert here.replaced == ["busy"]


async def test_nobody_waits_for_a_bot_for_longer_than_a_few_seconds(
    gate: Gate,
) -> None:
    async with mind() as here:
        await here.chosen("medium")
        slow = here.begin("gated")
        await here.thinks()
        here.clock.advance((LONGEST_WAIT - 1) / 1000)
        await some_turns()
        assert not slow.done()
        here.clock.advance(0.001)
        assert await slow == QUICK
        assert here.replaced == ["late"]
        gate.open()
        assert await here.chosen("gated") == GATED  # its process is there as before


async def test_where_the_quick_one_does_not_answer_either_any_legal_move_is_played(
    gate: Gate,
) -> None:
    async with mind() as here:
        slow = [here.begin("quick-gated") for _ in range(3)]  # more than there are threads
        await some_turns()
        here.clock.advance(LONGEST_WAIT / 1000)
        await some_turns()
        assert not any(each.done() for each in slow)
        here.clock.advance(QUICK_BOT_WAIT / 1000)
        assert set(await asyncio.gather(*slow)) <= set(range(len(LEGAL)))
        assert here.replaced == ["late"] * 3
        gate.open()


@pytest.mark.all_tier
async def test_a_bot_that_nobody_waits_for_any_more_is_not_asked(gate: Gate) -> None:
    async with mind() as here:
        first = here.begin("gated")
        await here.thinks()
        waiting = [here.begin("gated") for _ in range(3)]
        await until(lambda: here.thinkers.waiting == 3)
        for each in waiting:
            each.cancel()
        await until(lambda: here.thinkers.waiting == 0)
        gate.open()
        assert await first == GATED


# While they get warm


async def test_a_server_answers_while_its_processes_get_warm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(COLD, str(tmp_path / "warm"))
    async with mind() as here:
        here.thinking.warm()
        assert await here.chosen("rules-of-thumb") == QUICK
        patient = here.begin("medium")
        await until(lambda: here.thinkers.waiting == 1)
        here.clock.advance((LONGEST_WAIT - 1) / 1000)
        await some_turns()
        assert not patient.done()  # they may be warm any moment
        here.clock.advance(0.001)
        assert await patient == QUICK
        assert await here.chosen("medium") == QUICK  # and is not waited for any more
        assert here.replaced == ["late", "cold"]
        (tmp_path / "warm").touch()
        await until(lambda: here.thinkers.ready == 1)
        assert await here.chosen("medium") == MEDIUM


# When something fails


@pytest.mark.parametrize("bot", ["fails", pytest.param("cheats", marks=pytest.mark.all_tier)])
async def test_a_bot_that_fails_is_replaced_by_the_usual_one(
    bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with mind() as here:
        assert await here.chosen(bot) == MEDIUM
        assert here.replaced == ["failed"]
        (pid,) = here.thinkers.pids
        assert await here.chosen("medium") == MEDIUM
        assert here.thinkers.pids == [pid]
    assert "cards" not in caplog.text


async def test_a_process_that_dies_costs_one_choice_and_is_replaced(
    gate: Gate,
) -> None:
    async with mind() as here:
        await here.chosen("medium")
        (pid,) = here.thinkers.pids
        choices = [here.begin("gated") for _ in range(3)]
        await here.thinks()
        os.kill(pid, signal.SIGKILL)
        await until(lambda: here.replaced == ["ended"])
        gate.open()
        assert await asyncio.gather(*choices) == [MEDIUM, GATED, GATED]
        assert here.thinkers.pids != [pid]
        assert not is_running(pid)
        assert here.replaced == ["ended"]


@pytest.mark.all_tier
async def test_a_process_that_is_stuck_is_ended_and_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "STUCK_AFTER", 0.2)
    async with mind() as here:
        await here.chosen("medium")
        (pid,) = here.thinkers.pids
        assert await here.chosen("is-stuck") == MEDIUM
        assert here.replaced == ["ended"]
        assert not is_running(pid)


@pytest.mark.all_tier
async def test_one_that_always_dies_is_started_ever_more_rarely() -> None:
    async with mind(module="tests.server.no_such_module") as here:
        here.thinking.warm()
        for deaths, pause in ((2, 1), (3, 2), (4, 4)):
            await until(partial(here.has_lost, deaths))
            await until(lambda: here.thinkers.pids == [])
            await some_turns()
            here.clock.advance(pause - 0.001)
            await some_turns()
            assert here.thinkers.pids == []  # it waits for the clock
            here.clock.advance(0.001)
        assert await here.chosen("medium") == QUICK
        assert here.replaced == ["cold"]


@pytest.mark.usefixtures("gate")
async def test_closing_cancels_who_waits_and_ends_who_thinks() -> None:
    async with mind(count=2) as here:
        choices = [here.begin("gated") for _ in range(6)]
        await until(lambda: len(here.thinkers._busy) == 2)
        pids = here.thinkers.pids
        async with asyncio.timeout(PATIENCE):  # nobody opens the gate
            await here.thinking.close()
        assert not any(map(is_running, pids))
        await asyncio.wait(choices)
        assert all(each.cancelled() for each in choices)


STARTS_ONE: Final = """
import asyncio
import sys

import structlog
from tests.server.test_bot_pool import mind

structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))

async def main():
    async with mind() as here:
        await here.chosen("medium")
        stuck = here.begin("is-stuck")
        await here.thinks()
        print(*here.thinkers.pids, flush=True)
        await stuck

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.all_tier
def test_a_process_ends_when_its_server_is_killed_even_in_the_middle_of_a_thought(
    tmp_path: Path,
) -> None:
    program = tmp_path / "starts_one.py"
    program.write_text(STARTS_ONE, encoding="utf-8")
    here = str(Path(__file__).parents[2])
    path = os.pathsep.join([here, *filter(None, [os.environ.get("PYTHONPATH")])])
    with subprocess.Popen(
        [sys.executable, program],
        stdout=subprocess.PIPE,
        text=True,
        cwd=here,
        env={**os.environ, "PYTHONPATH": path},
    ) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        assert is_running(pid)
        server.kill()
    _assert_gone([pid])


def _assert_gone(pids: list[int]) -> None:
    until_blocking(lambda: not any(map(is_running, pids)), "they end")


# As a whole server


@pytest.mark.all_tier
def test_processes_end_with_their_server_however_it_ends(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=1) as server:
        for end in (server.stop, server.kill):
            if not server.is_running:
                server.start()
            pids = _thinkers_of(server.pid)
            _wait_until_begun(pids)
            end()
            _assert_gone(pids)
        assert "Traceback" not in server.log
        assert "ended" not in server.log


def _thinkers_of(pid: int) -> list[int]:
    def found() -> list[int]:
        told = {each: Path(f"/proc/{each}/cmdline").read_bytes() for each in children(pid)}
        return [each for each, words in told.items() if b"spawn_main" in words]

    until_blocking(lambda: bool(found()), "there are thinkers")
    return found()


def _wait_until_begun(pids: list[int]) -> None:
    """Wait until our code runs there: Python itself complains if the parent dies before."""
    begun = lambda: all(os.getpriority(os.PRIO_PROCESS, each) >= NICENESS for each in pids)  # noqa: E731
    until_blocking(begun, "the thinkers have begun")


@pytest.mark.all_tier
def test_ctrl_c_is_heard_by_the_server_alone(tmp_path: Path) -> None:
    """At a terminal it goes to every process of the group, whether they are warm yet or not."""
    words = ["serve", "--port=0", f"--database=sqlite:///{tmp_path / 'tables.db'}", "--thinkers=1"]
    with subprocess.Popen(
        [sys.executable, "-m", "splittable.cli", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as server:
        try:
            assert server.stdout is not None
            server.stdout.readline()
            pids = _thinkers_of(server.pid)
            os.killpg(server.pid, signal.SIGINT)
            _, told = server.communicate(timeout=PATIENCE)
        finally:
            server.kill()
        assert server.returncode == 0
        assert "Traceback" not in told
        assert "ended" not in told
        _assert_gone(pids)
