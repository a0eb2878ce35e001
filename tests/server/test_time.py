"""Setting the system clock, during play or between two runs, affects nobody."""

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Final

import pytest
from msgspec import structs

from splittable.games import GAMES
from splittable.server.clock import SteadyClock
from splittable.server.domain.entries import StoodIn
from splittable.server.domain.presence import GRACE
from splittable.server.domain.table_log import load
from splittable.server.server import real_environment
from tests.server.company import Company, gather
from tests.server.faults.promises import lived_through, read_logs
from tests.support.serving import NOW, HandClock, same_every_time, served, token_of

pytestmark = pytest.mark.anyio

TEN_MINUTES: Final = 600_000
PAUSE: Final = 20  # ms before a bot moves
CLOCK: Final = 60  # seconds for a move

steps = pytest.mark.parametrize("step", [-TEN_MINUTES, 30_000, 12 * TEN_MINUTES])


class MachineClock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self._really = time.time_ns

    def set_on(self, step: int) -> None:
        self._monkeypatch.setattr(time, "time_ns", lambda: self._really() + step * 1_000_000)


@pytest.fixture
def machine_clock(monkeypatch: pytest.MonkeyPatch) -> MachineClock:
    return MachineClock(monkeypatch)


@steps
async def test_the_clock_counts_on_and_rings_when_it_should(
    machine_clock: MachineClock, step: int
) -> None:
    clock, rung = SteadyClock(), asyncio.Event()
    before = clock.now()
    machine_clock.set_on(step)
    clock.call_at(before + 50, rung.set)
    async with asyncio.timeout(5):
        await rung.wait()
    assert 49 <= clock.now() - before < 5_000
    assert abs(clock.set_forward() - step) < 5_000


@steps
async def test_whoever_plays_notices_nothing(
    tmp_path: Path, machine_clock: MachineClock, step: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("splittable.server.net.client_connections.SWEEP_EVERY", 0)  # in every turn
    limits = {"messages_per_second": 5, "requests_per_second": 5, "bot_pause": PAUSE}
    async with served(tmp_path, outside=real_environment(), **limits) as server:
        settings = {"absence": 10, "clock": CLOCK}
        company = await gather(server, "splito", people=2, seats=3, settings=settings)
        await company.start(fill="random")
        await company.hang_up(company.of("Ben"))  # for a moment
        machine_clock.set_on(step)
        await server.rest()
        await company.look_in("Ben")
        for name in ("Ada", "Ben"):  # the third is a bot
            await company.play(company.of(name), company.of(name).line.legal[0])
        await company.until(lambda: company.view["round"] == 2)
        assert [seat["standIn"] for seat in company.table["seats"]] == [None, None, None]
        assert (await server.get(company.path, token=token_of("Ada"))).status == 200


async def reopened(company: Company, server: object) -> Company:
    again = Company(server, company.opened, [])  # type: ignore[arg-type]
    await again.look_in("Ada")
    return again


async def test_set_back_between_two_runs_it_freezes_no_bot_and_gives_no_time_away(
    tmp_path: Path,
) -> None:
    async with served(tmp_path, bot_pause=PAUSE) as server:
        company = await gather(
            server, "splito", people=2, seats=3, watched=False, settings={"clock": CLOCK}
        )
        await company.start(fill="random")
    now = NOW - TEN_MINUTES
    world = same_every_time(seed=1, clock=HandClock(now))
    async with served(tmp_path, outside=world, bot_pause=PAUSE) as server:
        company = await reopened(company, server)
        await company.pass_time(1)
        await company.until(lambda: company.view["sealed"] == [2])
        assert company.table["deadlines"] == [*[now + CLOCK * 1000] * 2, None]
        await company.pass_time(CLOCK)
        await company.until(lambda: company.table["seats"][0]["missed"] == 1)


async def test_a_table_is_read_as_it_was_lived_through_though_time_went_back_in_an_earlier_game(
    tmp_path: Path,
) -> None:
    """As where it went from one server to another, whose clock shows less."""
    async with served(tmp_path) as server:
        company = await gather(server, "splito", people=2, seats=2, watched=False)
        await company.start()
        await company.hang_up(company.of("Ben"))
        await company.pass_time(GRACE / 1000 + 1)
        await company.of("Ada").do("stand-in", seat=1)
        await company.look_in("Ben")
        await company.play_to_end(Random(1))
        await company.of("Ada").do("start")
        table = company.opened.table
        log = (await read_logs(f"sqlite:///{tmp_path / 'tables.db'}"))[table]
    stood_in = next(seq for seq, entry in log if isinstance(entry, StoodIn))
    log = [
        (seq, structs.replace(entry, at=entry.at - TEN_MINUTES) if seq > stood_in else entry)
        for seq, entry in log
    ]
    *_, lived = lived_through(table, log)
    assert load(table, [entry for _, entry in log], GAMES) == lived
