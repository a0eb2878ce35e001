"""Slow bots at a table compute during their pause, whatever happens there meanwhile."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.company import Company, gather, sealed
from tests.server.slow_bots import MODULE, Gate
from tests.support.patience import until
from tests.support.serving import same_every_time, served

pytestmark = pytest.mark.anyio

PAUSE: Final = 700  # ms before a bot moves


@asynccontextmanager
async def table_with(
    folder: Path, bot: str, seats: int = 3, **settings: Any
) -> AsyncIterator[Company]:
    outside = replace(same_every_time(), bots=MODULE)
    async with served(folder, outside=outside, **{"thinkers": 1, **settings}) as server:
        company = await gather(server, "splito", people=2, seats=seats)
        await company.start(fill=bot)
        yield company


async def test_a_bot_thinks_during_its_pause_and_moves_when_that_is_over(
    tmp_path: Path, gate: Gate
) -> None:
    gate.open()
    for bot in ("medium", "takes-a-while"):
        folder = tmp_path / bot
        folder.mkdir()
        async with table_with(folder, bot, bot_pause=PAUSE) as company:
            thought = f'splittable_thinking_seconds_count{{bot="{bot}"}} 1.0'
            await metrics_say(company, thought)
            await company.pass_time((PAUSE - 1) / 1000)
            assert sealed(company) == []  # whenever it has made up its mind
            company.server.clock.advance(0.001)
            await company.until(lambda: sealed(company) == [2])


async def metrics_say(company: Company, line: str) -> None:
    async def look() -> bool:
        return line in (await company.server.get("/metrics")).body.decode()

    await until(look, line)


async def test_a_bot_that_thinks_for_longer_than_its_pause_moves_as_soon_as_it_can(
    tmp_path: Path, gate: Gate
) -> None:
    async with table_with(tmp_path, "gated", bot_pause=PAUSE) as company:
        await company.pass_time(PAUSE / 1000)
        assert sealed(company) == []
        gate.open()
        await company.until(lambda: sealed(company) == [2])


@pytest.mark.all_tier
async def test_what_others_do_while_a_bot_thinks_costs_it_no_thought(
    tmp_path: Path, gate: Gate
) -> None:
    async with table_with(tmp_path, "gated", bot_pause=PAUSE) as company:
        ben = company.of("Ben")
        await company.play(ben, ben.line.legal[0])
        await ben.do("take-back")
        await company.play(ben, ben.line.legal[1])
        gate.open()
        await company.pass_time(PAUSE / 1000)
        await company.until(lambda: sealed(company) == [1, 2])
        thought = 'splittable_thinking_seconds_count{bot="gated"} 1.0'
        await metrics_say(company, thought)


async def test_clocks_run_out_while_a_bot_at_the_table_thinks(
    tmp_path: Path, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("splittable.server.workers.bot_service.LONGEST_WAIT", 60_000)
    outside = replace(same_every_time(), bots=MODULE)
    async with served(tmp_path, outside=outside, thinkers=1) as server:
        company = await gather(server, "splito", people=2, seats=3, settings={"clock": 5})
        await company.start(fill="gated")
        await company.pass_time(4.9)
        assert sealed(company) == []
        await company.pass_time(0.1)
        await company.until(lambda: company.table["seats"][0]["missed"] == 1)
        assert 2 not in sealed(company)
        gate.open()


@pytest.mark.all_tier
async def test_replaced_bots_are_counted_and_logged_once_a_minute(tmp_path: Path) -> None:
    async with table_with(tmp_path, "fails", seats=6) as company:
        await company.until(lambda: sealed(company) == [2, 3, 4, 5])
        counted = 'splittable_replaced_bots_total{cause="failed"} 4.0'
        await metrics_say(company, counted)
        assert company.server.log.count('"event": "a bot failed"') == 1
        assert "cards in its words" not in company.server.log
