"""Replays: every moment from every seat, by buttons, keys and links; the fair deal checked."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.playing import Newcomer, play_to_the_end
from tests.e2e.states import Tour, asked
from tests.support.browser import Chromium, Visitor
from tests.support.serving import ServerProcess


@pytest.fixture(scope="module", params=["split-it", "splito", "split"])
def finished(
    chromium: Chromium, server: ServerProcess, request: pytest.FixtureRequest
) -> tuple[str, str]:
    """The game, and the address of a replay of it."""
    visitor = asked(Tour(chromium, server, {}).opened(request.param, options={"seats": 3}))
    play_to_the_end([Newcomer(visitor)])
    return request.param, f"{visitor.page.url}/games/1"


def at(visitor: Visitor) -> int:
    """Which move the page shows."""
    words = visitor.page.get_by_role("slider").first
    return int(words.input_value())


def test_keys_and_the_address_go_from_move_to_move(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str]
) -> None:
    eve = chromium.visitor(server.url, "Eve", preferences={"speed": "none"})
    eve.page.goto(finished[1])
    expect(eve.page.get_by_role("slider").first).to_be_visible()
    assert at(eve) == 0
    for key, move in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        eve.page.keyboard.press(key)
        expect(eve.page.get_by_role("slider").first).to_have_value(str(move))
    eve.page.keyboard.press("End")
    last = int(eve.page.get_by_role("slider").first.get_attribute("max") or 0)
    expect(eve.page.get_by_role("slider").first).to_have_value(str(last))
    eve.page.keyboard.press("[")
    expect(eve.page.get_by_role("slider").first).not_to_have_value(str(last))
    moved = at(eve)
    expect(eve.page).to_have_url(re.compile(rf"at={moved}\b"))
    eve.page.reload()
    expect(eve.page.get_by_role("slider").first).to_have_value(str(moved))
    eve.assert_quiet()


def test_a_link_shows_the_very_move_from_the_very_seat(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str]
) -> None:
    eve = chromium.visitor(server.url, "Eve", preferences={"speed": "none"})
    eve.page.goto(f"{finished[1]}?at=4&seat=1")
    expect(eve.page.get_by_role("slider").first).to_have_value("4")
    expect(eve.page.get_by_role("combobox").first).to_have_value("1")
    eve.page.get_by_role("combobox").first.select_option("2")
    expect(eve.page).to_have_url(re.compile("seat=2"))
    assert parse_qs(urlsplit(eve.page.url).query)["at"] == ["4"]
    eve.assert_quiet()


def test_the_fair_deal_is_checked_in_the_page(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str]
) -> None:
    eve = chromium.visitor(server.url, "Eve")
    eve.page.goto(finished[1])
    expect(eve.page.get_by_text("Checked here, in your browser")).to_be_visible()


def test_a_deal_that_does_not_match_its_promise_is_found_out(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str]
) -> None:
    eve = chromium.visitor(server.url, "Eve")

    def forge(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "salt": "00" * 32})

    eve.page.route("**/record", forge)
    eve.page.goto(finished[1])
    expect(eve.page.get_by_role("slider").first).to_be_visible()
    expect(eve.page.get_by_text("Checked here, in your browser")).to_be_hidden()
    expect(eve.page.get_by_text("The cards do not match the fingerprint")).to_be_visible()


def test_a_log_that_was_changed_since_it_was_first_seen_is_found_out(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str]
) -> None:
    eve = chromium.visitor(server.url, "Eve")
    eve.page.goto(finished[1])
    expect(eve.page.get_by_text("Fingerprint of the table’s log")).to_be_visible()
    eve.page.reload()
    expect(eve.page.get_by_text("The log of this game is still the one")).to_be_visible()

    def forge(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "logHash": "00" * 32})

    eve.page.route("**/games/1/moment*", forge)
    eve.page.reload()
    expect(eve.page.get_by_text("Its log was changed")).to_be_visible()


def test_it_plays_by_itself(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str]
) -> None:
    eve = chromium.visitor(server.url, "Eve", preferences={"speed": "none"})
    eve.page.goto(finished[1])
    eve.page.get_by_role("button", name=re.compile("^Play")).first.click()
    expect(eve.page.get_by_role("slider").first).not_to_have_value("0")
    expect(eve.page.get_by_role("slider").first).not_to_have_value("1", timeout=10_000)
