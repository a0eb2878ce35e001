"""Table options: who begins, free talk, and memory aids."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.playing import Newcomer, game_card, invitation
from tests.e2e.states import Tour, asked, open_panel
from tests.support.browser import PHONE, Chromium, Visitor
from tests.support.serving import ServerProcess
from tests.support.tiers import later

SIZES = [
    pytest.param(PHONE, id="phone"),
    pytest.param({}, id="desk", marks=pytest.mark.all_tier),
]


def last_view(visitor: Visitor) -> dict[str, Any]:
    """The visitor's current view, assembled from all updates."""
    view: dict[str, Any] = {}
    for message in visitor.messages():
        view |= message.get("view") or {}
    return view


def choices(visitor: Visitor, game: str) -> Locator:
    """The game's card on the home page, with all options unfolded."""
    visitor.go("/")
    card = game_card(visitor, game)
    card.locator("summary").first.click()
    card.locator("summary").nth(1).click()
    return card


@pytest.mark.parametrize("size", SIZES)
def test_the_host_asks_who_is_youngest_and_that_person_starts(
    chromium: Chromium, server: ServerProcess, size: dict[str, Any]
) -> None:  # split-it 9.13
    ida = chromium.visitor(server.url, "Ida", preferences={"speed": "none"}, **size)
    ben = chromium.visitor(server.url, "Ben", preferences={"speed": "none"}, **size)
    ida.go("/")
    game_card(ida, "split-it").get_by_role("button", name="Play with friends").click()
    ben.page.goto(invitation(ida))
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.page.get_by_role("button", name="Take a seat").click()
    expect(ben.page.get_by_text("A random player begins.")).to_be_visible()
    expect(ben.page.get_by_role("combobox", name="Who starts")).to_have_count(0)
    menu = ida.page.get_by_role("combobox", name="Who starts")
    menu.select_option("The youngest player")
    asking = ida.page.get_by_role("group", name="Who is the youngest?")
    expect(asking).to_be_visible()
    ida.picture("who-is-youngest")
    assert ida.violations() == []
    asking.get_by_role("button", name="Ben").click()
    expect(ben.page.get_by_text(re.compile(r"Ben.* starts\."))).to_be_visible()
    expect(asking.get_by_role("button", name="Ben")).to_have_attribute("aria-pressed", "true")
    ida.page.get_by_role("button", name=re.compile("^Start")).click()
    expect(ben.page.get_by_text(re.compile("Split the row"))).to_be_visible()
    assert last_view(ben)["splitter"] == last_view(ben)["seat"] == 1
    for person in (ida, ben):
        person.assert_quiet()


@pytest.mark.parametrize("size", SIZES)
def test_an_objective_that_is_still_open_is_named_in_everybody_s_language(
    chromium: Chromium, server: ServerProcess, size: dict[str, Any]
) -> None:  # splito 11.13
    ida = asked(Tour(chromium, server, size).opened("splito"))
    open_panel(ida.page)
    ida.page.get_by_role("tab", name="Chat").click()
    panel = ida.page.get_by_role("tabpanel")
    expect(panel.get_by_text("don’t say which cards you hold")).to_be_visible()
    panel.get_by_role("button", name="This Objective isn’t met yet…").click()
    topics = panel.get_by_role("group", name="This Objective isn’t met yet…")
    expect(topics).to_be_visible()
    ida.picture("an-objective-is-open")
    assert ida.violations() == []
    topics.get_by_role("button").first.click()
    expect(panel.get_by_text(re.compile("^Not met yet: "))).to_be_visible()
    said = next(each["said"][0] for each in reversed(list(ida.messages())) if each.get("said"))
    assert said["about"] == last_view(ida)["common"][0]
    ida.assert_quiet()


@pytest.mark.parametrize("size", SIZES)
def test_who_plays_together_speaks_of_colours_and_never_of_numbers(
    chromium: Chromium, server: ServerProcess, size: dict[str, Any]
) -> None:  # split 8.14
    ida = Tour(chromium, server, size).opened("cooperative-split")
    ida.page.locator(".bar [role=status]").wait_for()
    open_panel(ida.page)
    ida.page.get_by_role("tab", name="Chat").click()
    panel = ida.page.get_by_role("tabpanel")
    expect(panel.get_by_text("never name a number")).to_be_visible()
    expect(panel.get_by_role("button", name="Left or right?")).to_be_visible()
    panel.get_by_role("button", name="Stay in a colour…").click()
    expect(panel.get_by_role("button", name="blue")).to_be_visible()
    ida.picture("stay-in-a-colour")
    assert ida.violations() == []
    panel.get_by_role("button", name="blue").click()
    expect(panel.get_by_text(re.compile("^Stay in this colour, please: .*blue"))).to_be_visible()
    ida.assert_quiet()


@pytest.mark.parametrize(
    "game, button", [("splito", "Hands I know"), *later(("split-it", "Tally"))]
)
def test_a_table_without_memory_aids_neither_shows_them_nor_is_sent_them(
    chromium: Chromium, server: ServerProcess, game: str, button: str
) -> None:
    ida = chromium.visitor(server.url, "Ida", preferences={"speed": "none"})
    card = choices(ida, game)
    ida.picture(f"choices-{game}")
    card.get_by_role("checkbox", name=re.compile("^Show (the tally|hands)")).click()
    assert ida.violations() == []
    card.get_by_role("button", name="Play now").click()
    player = Newcomer(asked(ida))
    player.play_until(lambda: last_view(ida).get("round", 0) > 2, "two rounds are over")
    ida.picture(f"without-aids-{game}")
    expect(ida.page.get_by_role("button", name=re.compile(button))).to_have_count(0)
    assert not {"gone", "knownHands"} & last_view(ida).keys()
    ida.assert_quiet()


@pytest.mark.all_tier
def test_the_home_page_offers_to_show_the_chosen_side(
    chromium: Chromium, server: ServerProcess
) -> None:  # splito 8.4
    ida = chromium.visitor(server.url, "Ida")
    card = choices(ida, "splito")
    card.get_by_role("checkbox", name=re.compile("^Show left or right")).click()
    card.get_by_role("button", name="Play now").click()
    asked(ida)
    welcome = next(each for each in ida.messages() if each["type"] == "welcome")
    assert welcome["table"]["options"]["show_side"] is True
    for message in ida.messages():
        for event in message.get("events") or []:
            if event["type"] == "card-sealed" and event["seat"] != 0:
                assert (event["card"], event["sideShown"]) == (None, True)
