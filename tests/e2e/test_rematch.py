"""Rematches: others see who wants another game, and join with one tap."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import RestSeat, hasten_to_the_end, invitation
from tests.e2e.states import Tour
from tests.e2e.test_table import COUNT_SOUNDS
from tests.support.browser import PHONE, Chromium, Visitor
from tests.support.serving import ServerProcess


@pytest.fixture
def finished(chromium: Chromium, server: ServerProcess) -> tuple[Visitor, Visitor]:
    """Ida and Ben after a short game of cooperative Split with a bot."""
    tour = Tour(chromium, server, {})
    options = {"seats": 3, "mode": "cooperative"}
    ida = tour.opened("split", bots=False, name="Ida", options=options)
    ben = chromium.visitor(server.url, "Ben", preferences={"speed": "none"}, **PHONE)
    ben.page.add_init_script(COUNT_SOUNDS)
    ben.page.goto(invitation(ida))
    ben.page.get_by_role("button", name="Take a seat").click()
    ida.page.get_by_text("Ben", exact=True).first.wait_for()
    ida.page.get_by_role("button", name=re.compile("^Start")).click()
    hasten_to_the_end(ida, ben)
    return ida, ben


def deals(visitor: Visitor) -> list[Any]:
    """The deals of all finished games, as this visitor received them."""
    told = [each["table"] for each in visitor.messages() if each.get("table")]
    return [each["opening"]["deal"] for each in told if each.get("opening")]


def test_a_rematch_wish_is_seen_and_heard_and_one_tap_joins(
    finished: tuple[Visitor, Visitor],
) -> None:
    ida, ben = finished
    sounds = ben.page.evaluate("() => sounds")
    ida.page.get_by_role("button", name="Rematch", exact=True).click()
    expect(ben.page.locator(".bar [role=status]")).to_contain_text("Ida wants a rematch.")
    expect(ben.page).to_have_title(re.compile(r"^■ Rematch\? Ida"))
    expect(ben.page.get_by_label("Players")).to_contain_text("wants a rematch")
    ben.page.wait_for_function("before => sounds > before", arg=sounds)
    ben.settled()
    ben.picture("rematch-wanted")
    assert ben.violations() == []
    expect(ida.page).to_have_title(re.compile("^■ Game over"))  # Ida, who asked, gets no prompt
    ben.page.get_by_role("button", name="Join the rematch").click()
    for person in (ida, ben):
        expect(person.page).not_to_have_title(re.compile("^■"))
        assert person.page.url.split("?")[0] == ida.page.url.split("?")[0]
        person.assert_quiet()


@pytest.mark.all_tier
def test_the_same_deal_again_keeps_who_wants_it(finished: tuple[Visitor, Visitor]) -> None:
    ida, ben = finished
    table = ida.page.url
    ben.page.get_by_role("button", name="More", exact=True).click()
    ben.page.get_by_role("button", name="Same deal again").click()
    expect(ida.page.locator(".bar [role=status]")).to_contain_text("Ben wants the same deal again.")
    ida.picture("same-deal-wanted")
    ida.page.get_by_role("button", name="Join: same deal").click()
    for person in (ida, ben):
        expect(person.page).not_to_have_title(re.compile("^■"))
    assert ida.page.url == table
    hasten_to_the_end(ida, ben)
    first, second = deals(ida)
    assert first == second
    expect(ida.page.get_by_text("This deal has been played before")).to_be_visible()
    ida.page.get_by_role("link", name="Replay").click()
    # The browser doesn't expect its entropy in a deal that wasn't drawn from entropy.
    expect(ida.page.get_by_text("This deal was known beforehand")).to_be_visible()


@pytest.mark.all_tier
def test_after_the_end_nobody_is_asked_to_play_on(finished: tuple[Visitor, Visitor]) -> None:
    ida, ben = finished
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Leave the table").click()
    ben.page.get_by_role("button", name="Leave", exact=True).click()
    expect(ben.page).to_have_url(f"{ben.base}/")
    RestSeat(ida).do(type="say", preset="hello")
    ida.hear('"preset":"hello"')  # so the update that tells that Ben has left has arrived
    for person in (ida, ben):
        expect(person.page.get_by_role("button", name="Play for myself")).to_have_count(0)
