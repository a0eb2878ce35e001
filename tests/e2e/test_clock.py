"""The clock in the browser, with real time-outs: it costs a move, never the game."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.e2e.playing import Newcomer, invitation
from tests.e2e.states import Tour, asked
from tests.e2e.test_seats import seal
from tests.support.browser import PHONE, Chromium, Visitor
from tests.support.serving import ServerProcess

CLOCK = 5  # seconds: the shortest there is
SOON = 2_500  # ms beyond it, on a busy machine


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
    late = CLOCK * 1000 + SOON
    expect(visitor.page.locator(".progress")).to_contain_text(f"Round {number}", timeout=late)


def play_until(player: Newcomer, holds: Callable[[], bool]) -> None:
    """The bot plays on, so that each choice of this player ends a round."""
    for _ in range(60):
        if holds():
            return
        player.press_something()
        player.visitor.page.wait_for_timeout(50)
    raise AssertionError(player.status)


def test_a_missed_clock_costs_one_move_and_after_three_a_bot_stays(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida, ben = at_a_clock(chromium, server)
    player = Newcomer(ben)
    back = ida.page.get_by_role("button", name="Play on myself")
    for number in (1, 2):
        seal(player)
        round_is(ida, number + 1)
        expect(ida.page.get_by_text("a bot made one move for you")).to_be_visible()
        expect(bar(ida)).to_have_text("Choose a card for your left or right zone")
        expect(ida.page).to_have_title(re.compile("^●"))
        expect(back).to_be_hidden()
    ida.picture("clock-missed")
    seal(player)
    round_is(ida, 4)
    expect(bar(ida)).to_have_text("A bot plays for you.")
    expect(ida.page).not_to_have_title(re.compile("^●"))
    expect(back).to_be_visible()
    box = back.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    ida.picture("clock-played-for")
    play_until(player, lambda: "Round 5" in ida.page.locator(".progress").inner_text())
    back.click()
    expect(back).to_be_hidden()
    play_until(player, lambda: Newcomer(ida).is_asked)  # the bot may have chosen for this round
    expect(ben.page.get_by_label("Players")).not_to_contain_text("a bot plays for them")
    ida.assert_quiet()
    ben.assert_quiet()


def test_more_time_stands_beside_the_clock(chromium: Chromium, server: ServerProcess) -> None:
    ida, ben = at_a_clock(chromium, server)
    more = ida.page.get_by_role("button", name="More time")
    clock = ida.page.locator(".bar .clock")
    for _ in range(3):
        more.click()
    expect(more).to_be_hidden()  # three times a move
    left = int(re.sub(r"\D", "", clock.locator("[aria-hidden]").last.inner_text()))
    assert 2 * CLOCK < left <= 4 * CLOCK
    ida.picture("clock-more-time")
    assert ida.violations() == []
    seal(Newcomer(ben))
    ida.page.wait_for_timeout(CLOCK * 1000 + 500)
    expect(ida.page.locator(".progress")).to_contain_text("Round 1")
    asked(ida)


def test_no_clock_runs_while_only_bots_wait(chromium: Chromium, server: ServerProcess) -> None:
    tour = Tour(chromium, server, {})
    ida = asked(tour.opened("splito", options={"seats": 3}, settings={"clock": CLOCK}))
    expect(ida.page.locator(".bar .clock")).to_have_count(0)
    ida.page.wait_for_timeout(CLOCK * 1000 + 1_500)
    asked(ida)
    expect(ida.page.locator(".progress")).to_contain_text("Round 1")
