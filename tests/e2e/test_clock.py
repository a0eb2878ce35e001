"""The clock in the browser, on a server whose clock tests advance: a timeout costs one move."""

import asyncio
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Locator, expect

from splittable.server.net import client_connections as sockets
from splittable.server.server import _rest
from tests.e2e.playing import Newcomer, RestSeat, invitation
from tests.e2e.states import Tour, asked
from tests.e2e.test_seats import seal
from tests.support.browser import PHONE, Chromium, Visitor, until
from tests.support.serving import (
    NOW,
    HandAlarm,
    HandClock,
    ServerProcess,
    same_every_time,
    served_from_a_thread,
)

CLOCK = 5  # seconds, the shortest allowed


class DistantClock(HandClock):
    """A clock that is advanced from another thread than the server's."""

    def call_at(self, moment: int, ring: Callable[[], None]) -> HandAlarm:
        self._loop = asyncio.get_running_loop()
        return super().call_at(moment, ring)

    def advance(self, seconds: float) -> None:
        async def advance() -> None:
            HandClock.advance(self, seconds)

        asyncio.run_coroutine_threadsafe(advance(), self._loop).result()


@pytest.fixture
def clock() -> DistantClock:
    return DistantClock()


@pytest.fixture
def server(
    tmp_path: Path, clock: DistantClock, monkeypatch: pytest.MonkeyPatch
) -> Iterator[ServerProcess]:
    # Pages ping in real time: their connections stay alive however far the clock advances.
    monkeypatch.setattr(sockets, "DEAD_AFTER", 3600)
    outside = replace(same_every_time(clock=clock), rest=_rest)  # with all assets of the page
    with served_from_a_thread(tmp_path, outside=outside) as running:
        yield cast(ServerProcess, running)  # the browser needs only its address


def bar(visitor: Visitor) -> Locator:
    return visitor.page.locator(".bar [role=status]")


def at_a_clock(chromium: Chromium, server: ServerProcess) -> tuple[Visitor, Visitor]:
    """Ida, on a phone, and Ben at Splito for two."""
    tour = Tour(chromium, server, {})
    settings = {"clock": CLOCK, "absence": None}
    tour.settings = PHONE
    ida = tour.opened("splito", bots=False, options={"seats": 2}, settings=settings)
    ben = chromium.visitor(server.url, "Ben", preferences={"speed": "none"})
    ben.page.goto(invitation(ida))
    ben.page.get_by_role("button", name="Take a seat").click()
    start = ida.page.get_by_role("button", name="Start the game")
    start.click()
    return asked(ida), asked(ben)


def round_is(visitor: Visitor, number: int) -> None:
    expect(visitor.page.locator(".progress")).to_contain_text(f"Round {number}")


def assert_that_nothing_happens(visitor: Visitor, clock: DistantClock, seconds: float) -> None:
    """Advance the clock and assert that the table stays the same: a stand-in would be marked."""
    before = RestSeat(visitor).told()
    clock.advance(seconds)
    now = RestSeat(visitor).told()
    for part in ("seq", "table", "view", "legal"):
        assert now[part] == before[part]


def test_a_missed_clock_costs_one_move_and_after_three_a_bot_stays(
    chromium: Chromium, server: ServerProcess, clock: DistantClock
) -> None:
    ida, ben = at_a_clock(chromium, server)
    player = Newcomer(ben)
    back = ida.page.get_by_role("button", name="Play for myself")
    for number in (1, 2):
        seal(player)
        clock.advance(CLOCK)
        round_is(ida, number + 1)
        expect(ida.page.get_by_text("a bot made one move for you")).to_be_visible()
        expect(bar(ida)).to_have_text("Choose a card for your left or right zone")
        expect(ida.page).to_have_title(re.compile("^●"))
        expect(back).to_be_hidden()
    ida.picture("clock-missed")
    seal(player)
    clock.advance(CLOCK)
    round_is(ida, 4)
    expect(bar(ida)).to_have_text("A bot is playing for you.")
    expect(ida.page).not_to_have_title(re.compile("^●"))
    expect(back).to_be_visible()
    box = back.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    ida.picture("clock-played-for")
    told = ben.page.get_by_text("ran out of time, so a bot plays for them.")
    expect(told).to_be_visible()
    ben.picture("clock-stood-in")
    assert ben.violations() == []
    ben.page.get_by_role("button", name="Close", exact=True).click()
    expect(told).to_be_hidden()
    expect(ben.page.locator(".plate .stand-in")).to_have_count(1)
    player.move_once()
    round_is(ida, 5)
    back.click()
    expect(back).to_be_hidden()
    # The bot may already have chosen for this round.
    player.play_until(lambda: Newcomer(ida).is_asked, "Ida is asked")
    expect(ben.page.get_by_label("Players")).not_to_contain_text("a bot is playing for them")
    expect(ben.page.locator(".plate .stand-in")).to_have_count(0)
    ida.assert_quiet()
    ben.assert_quiet()


@pytest.mark.all_tier
def test_more_time_stands_beside_the_clock(
    chromium: Chromium, server: ServerProcess, clock: DistantClock
) -> None:
    ida, ben = at_a_clock(chromium, server)
    ida.page.clock.set_fixed_time(NOW / 1000)  # the server's clock stands still, too
    ida.page.reload()
    more = ida.page.get_by_role("button", name="More time")
    for _ in range(3):
        more.click()
    expect(more).to_be_hidden()  # at most three times per move
    left = ida.page.locator(".bar .clock").locator("[aria-hidden]").last
    expect(left).to_have_text(re.compile(rf"^{4 * CLOCK}\b"))
    assert RestSeat(ida).told()["table"]["deadlines"][0] == NOW + 4 * CLOCK * 1000
    ida.picture("clock-more-time")
    assert ida.violations() == []
    seal(Newcomer(ben))
    assert_that_nothing_happens(ida, clock, 4 * CLOCK - 0.5)
    round_is(asked(ida), 1)


@pytest.mark.all_tier
def test_no_clock_runs_while_only_bots_wait(
    chromium: Chromium, server: ServerProcess, clock: DistantClock
) -> None:
    tour = Tour(chromium, server, {})
    ida = asked(tour.opened("splito", options={"seats": 3}, settings={"clock": CLOCK}))
    expect(ida.page.locator(".bar .clock")).to_have_count(0)
    until(ida.page, lambda: len(RestSeat(ida).told()["view"]["sealed"]) == 2, "bots have chosen")
    assert_that_nothing_happens(ida, clock, CLOCK + 1.5)
    round_is(asked(ida), 1)
