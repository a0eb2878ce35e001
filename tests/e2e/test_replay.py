"""Replays: every position from every seat, by buttons, keys and links; the deal verified."""

import json
import re
from typing import Any
from urllib.parse import parse_qs, urlsplit
from urllib.request import urlopen

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.e2e.states import Tour
from tests.support.browser import DESKTOP, PHONE, Chromium, Visitor, until
from tests.support.patience import PATIENCE
from tests.support.serving import ServerProcess
from tests.support.tiers import Tier


@pytest.fixture(
    scope="module",
    params=[
        pytest.param("split-it", marks=pytest.mark.all_tier),
        "splito",
        pytest.param("split", marks=pytest.mark.all_tier),
    ],
)
def finished(
    chromium: Chromium, server: ServerProcess, request: pytest.FixtureRequest
) -> tuple[str, str]:
    """A finished game's name, and the address of its replay."""
    place = Tour(chromium, server, {}).finished(request.param, {"seats": 3})
    return request.param, f"{server.url}/t/{place.table}/games/1"


def at(visitor: Visitor) -> int:
    """The number of the move that the page shows."""
    words = visitor.page.get_by_role("slider").first
    return int(words.input_value())


def listed(visitor: Visitor) -> Locator:
    """The list of moves."""
    return visitor.page.get_by_role("group", name="Moves").get_by_role("button")


def to_be_seen(address: str) -> list[int]:
    """The moves after which a spectator sees more than that somebody has chosen."""
    table, _, number = address.partition("/t/")[2].partition("/games/")
    site = address.partition("/t/")[0]
    moves = f"{site}/api/tables/{table}/games/{number}/moves"
    with urlopen(moves, timeout=PATIENCE) as answer:
        told = json.load(answer)["moves"]
    return [
        move["at"]
        for move in told
        if not all(event["type"].endswith("-sealed") for event in move["events"])
    ]


def test_keys_and_the_address_go_from_move_to_move(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str]
) -> None:
    eve = chromium.visitor(server.url, "Eve", preferences={"speed": "none"})
    eve.page.goto(finished[1])
    expect(eve.page.get_by_role("slider").first).to_have_value("0")
    expect(listed(eve).first).to_be_visible()
    first, second = to_be_seen(finished[1])[:2]
    assert finished[0] == "split" or second > 2  # in the other games, choices are sealed first
    steps = ("ArrowRight", first), ("ArrowRight", second), ("ArrowLeft", first), ("Home", 0)
    for key, move in steps:
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
    expect(eve.page.get_by_text("Checked in your browser")).to_be_visible()


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
    expect(eve.page.get_by_text("Checked in your browser")).to_be_hidden()
    expect(eve.page.get_by_text("The cards don’t match the fingerprint")).to_be_visible()


def test_a_log_that_was_changed_since_it_was_first_seen_is_found_out(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str]
) -> None:
    eve = chromium.visitor(server.url, "Eve")
    eve.page.goto(finished[1])
    expect(eve.page.get_by_text("Fingerprint of the table’s log")).to_be_visible()
    eve.page.reload()
    expect(eve.page.get_by_text("This game’s log hasn’t changed")).to_be_visible()

    def forge(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "logHash": "00" * 32})

    eve.page.route("**/games/1/moment*", forge)
    eve.page.reload()
    expect(eve.page.get_by_text("This game’s log has changed")).to_be_visible()


@pytest.mark.all_tier
def test_it_plays_by_itself(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str]
) -> None:
    eve = chromium.visitor(server.url, "Eve", preferences={"speed": "none"})
    eve.page.goto(finished[1])
    eve.page.get_by_role("button", name=re.compile("^Play")).first.click()
    expect(eve.page.get_by_role("slider").first).not_to_have_value("0")
    expect(eve.page.get_by_role("slider").first).not_to_have_value("1")


def test_it_opens_from_the_seat_that_was_played(chromium: Chromium, server: ServerProcess) -> None:
    tour = Tour(chromium, server, {})
    ida = tour.at(tour.finished("splito", {"seats": 3}))
    address = ida.page.url
    ida.page.get_by_role("link", name="Replay").click()
    expect(ida.page.get_by_role("combobox").first).to_have_value("0")
    ida.page.goto(f"{address}/games/1")  # an address without a seat
    expect(ida.page.get_by_role("combobox").first).to_have_value("0")
    ida.page.get_by_role("combobox").first.select_option("")
    expect(ida.page).to_have_url(re.compile(r"[?&]at=0$"))
    ida.page.reload()  # to watch as a spectator
    expect(ida.page.get_by_role("combobox").first).to_have_value("")
    eve = chromium.visitor(server.url, "Eve")
    eve.page.goto(f"{address}/games/1")
    expect(eve.page.get_by_role("combobox").first).to_have_value("")


@pytest.mark.all_tier
def test_a_move_is_found_by_its_words(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str]
) -> None:
    eve = chromium.visitor(server.url, "Eve", preferences={"speed": "none"})
    eve.page.goto(finished[1])
    moves = listed(eve)
    expect(moves.nth(4)).to_be_visible()
    words = moves.nth(4).inner_text()
    moves.nth(4).click()
    expect(moves.nth(4)).to_have_attribute("aria-current", "step")
    expect(eve.page.locator("p.line")).to_contain_text(words)
    eve.page.keyboard.press("End")
    expect(moves.last).to_have_attribute("aria-current", "step")
    current = eve.page.locator(".list [aria-current]").first
    expect(current).to_be_in_viewport()
    eve.picture(f"replay-moves-{finished[0]}")
    assert eve.violations() == []
    eve.assert_quiet()


def test_a_phone_has_the_list_behind_its_menu_and_a_header_of_one_line(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str], tier: Tier
) -> None:
    for language in tier.pick(("de",), ("en", "de", "fr", "es")):
        preferences = {"speed": "none", "language": language}
        eve = chromium.visitor(server.url, "Eve", preferences=preferences, **PHONE)
        eve.page.goto(finished[1])
        header = eve.page.locator(".theatre > header")
        expect(header).to_be_visible()
        expect(eve.page.get_by_role("slider").first).to_be_visible()
        eve.settled()
        box = header.bounding_box()
        assert box is not None
        assert box["height"] < 60
        assert eve.page.evaluate("() => document.documentElement.scrollWidth") <= 360
        eve.picture(f"replay-{finished[0]}-{language}")
    eve.page.locator(".theatre > header button").last.click()
    moves = eve.page.get_by_role("dialog").locator(".list button")
    expect(moves.nth(2)).to_be_visible()
    moves.nth(2).click()
    expect(eve.page.get_by_role("dialog")).to_be_hidden()
    expect(eve.page.get_by_role("slider").first).not_to_have_value("0")
    eve.assert_quiet()


def test_who_leaves_before_the_record_is_there_leaves_nothing_behind(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str]
) -> None:
    eve = chromium.visitor(server.url, "Eve", preferences={"speed": "none"})
    eve.go("/")
    # Once it shows something, it listens to the history.
    expect(eve.page.get_by_role("heading", level=1)).to_be_visible()
    kept_waiting: list[Route] = []
    eve.page.route("**/record", lambda route: kept_waiting.append(route))
    with eve.page.expect_request("**/record"):
        eve.page.evaluate("to => history.pushState(null, '', to)", urlsplit(finished[1]).path)
        eve.page.evaluate("() => dispatchEvent(new PopStateEvent('popstate'))")
    eve.page.go_back()
    expect(eve.page.get_by_role("heading", level=1)).to_be_visible()
    until(eve.page, lambda: len(kept_waiting) == 1, "the record is asked for")
    with eve.page.expect_response("**/record"):
        kept_waiting[0].continue_()
    eve.settled()
    eve.assert_quiet()


@pytest.mark.all_tier
@pytest.mark.parametrize(
    "screen",
    [
        pytest.param(PHONE, id="phone"),
        pytest.param(DESKTOP, id="desktop", marks=pytest.mark.all_tier),
    ],
)
def test_all_hands_can_be_laid_open(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str], screen: dict[str, Any]
) -> None:
    eve = chromium.visitor(server.url, "Eve", preferences={"speed": "none"}, **screen)
    eve.page.goto(finished[1])
    view = eve.page.get_by_role("combobox").first
    if finished[0] == "split-it":  # it has no hands
        expect(view.locator("option[value=open]")).to_have_count(0)
        return
    view.select_option("open")
    hands = eve.page.locator(".hands > section")
    expect(hands).to_have_count(3)
    cards = hands.nth(1).locator("[data-rove]")
    expect(cards.first).to_be_visible()
    before = hands.nth(1).inner_text()
    eve.picture(f"replay-open-{finished[0]}")
    assert eve.violations() == []
    for _ in range(4):
        eve.page.keyboard.press("ArrowRight")
    expect(eve.page.get_by_role("slider").first).not_to_have_value("0")
    expect(hands.nth(1)).not_to_have_text(before, use_inner_text=True)
    view.select_option("1")
    expect(hands).to_have_count(0)
    eve.assert_quiet()
