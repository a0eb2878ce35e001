"""The rules page: a summary in every language, and folded sections with their own addresses."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.states import Tour, asked, open_panel, spoken
from tests.e2e.test_words import assert_narrow, prefer
from tests.support.browser import Chromium
from tests.support.serving import ServerProcess
from tests.support.tiers import Tier, later

GAMES = ("split-it", "splito", "split")


def open_folds(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('.rules details[open]')].map((fold) => fold.id)"
    )
    return found


@pytest.mark.parametrize("game", ["split", *later("split-it", "splito")])
def test_short_rules_stand_on_top_with_a_picture_and_the_rest_is_folded(
    chromium: Chromium, server: ServerProcess, game: str, tier: Tier
) -> None:
    ida = chromium.visitor(server.url, width=360, height=640)
    ida.go(f"/rules/{game}")
    for language in spoken(tier, GAMES.index(game)):
        prefer(language, ida)
        short = ida.page.locator(".short").first
        expect(short.locator("dt")).to_have_count(4)
        expect(short.get_by_role("img")).to_have_attribute("aria-label", re.compile(r"\w+\W+\w+"))
        assert open_folds(ida.page) == []
        assert_narrow(ida)
        visible = ida.page.locator("main").inner_text()
        assert not re.search(r"\b(rules|short)-[a-z]+-[a-z-]+\b", visible), "an id, not a text"
        ida.picture(f"rules-{game}-{language}")
    ida.assert_quiet()


@pytest.mark.parametrize("game", ["split", *later("split-it", "splito")])
def test_no_two_ways_into_a_guided_game_are_called_the_same(
    chromium: Chromium, server: ServerProcess, game: str
) -> None:
    visitor = chromium.visitor(server.url, width=360, height=640)
    visitor.go(f"/rules/{game}")
    lessons = visitor.page.locator("[data-lesson]")
    expect(lessons).to_have_count(2 if game == "split" else 1)
    told = lessons.all_inner_texts()
    assert len(set(told)) == len(told), told


def test_a_new_page_has_the_focus_on_its_heading(chromium: Chromium, server: ServerProcess) -> None:
    ida = chromium.visitor(server.url)
    ida.go("/rules/split")
    ida.page.get_by_role("link", name="Splittable").first.press("Enter")
    expect(ida.page.get_by_role("heading", level=1)).to_be_focused()
    ida.page.go_back()
    expect(ida.page.get_by_role("heading", level=1, name="Split")).to_be_focused()
    ida.assert_quiet()


def test_an_address_with_the_number_of_a_paragraph_unfolds_it(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url, width=360, height=640)
    ida.go("/rules/split#5.2")
    paragraph = ida.page.get_by_text(re.compile("^You may reset on any of your turns"))
    expect(paragraph).to_be_in_viewport()
    assert open_folds(ida.page) == ["reset"]
    ida.page.evaluate("() => (location.hash = '#8.13')")
    expect(ida.page.get_by_text("you’ve all lost")).to_be_in_viewport()
    assert open_folds(ida.page) == ["reset", "together"]
    ida.page.evaluate("() => (location.hash = '#know')")  # a whole section
    expect(ida.page.get_by_text("Only you can see your hand")).to_be_in_viewport()
    ida.page.go_back()
    expect(ida.page.get_by_text("you’ve all lost")).to_be_in_viewport()
    ida.assert_quiet()


def test_the_number_of_a_paragraph_is_a_link_to_it(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url, width=1280, height=800)
    ida.go("/rules/splito")
    ida.page.get_by_text("The score", exact=True).click()
    ida.page.get_by_role("link", name="5.4", exact=True).click()
    expect(ida.page).to_have_url(re.compile(r"/rules/splito#5\.4$"))
    expect(ida.page.get_by_role("heading", name="Rules of Splito")).to_be_attached()
    ida.assert_quiet()


def test_folds_are_opened_by_keyboard(chromium: Chromium, server: ServerProcess) -> None:
    ida = chromium.visitor(server.url, width=360, height=640)
    ida.go("/rules/split-it")
    ida.page.locator("#depart summary").focus()
    ida.page.keyboard.press("Enter")
    expect(ida.page.get_by_text("in the printed rules, it’s the youngest")).to_be_visible()
    ida.assert_quiet()


def test_beside_a_cooperative_table_its_own_rules_come_first(
    chromium: Chromium, server: ServerProcess
) -> None:
    visitor = asked(
        Tour(chromium, server, {"width": 360, "height": 640}).opened("cooperative-split")
    )
    open_panel(visitor.page)
    visitor.page.get_by_role("tab", name="Rules").click()
    shorts = visitor.page.locator(".short h2")
    expect(shorts).to_have_text(["Cooperative play: all together", "In short"])
    assert visitor.page.locator(".rules a").count() == 0, "the address stays that of the table"
    visitor.assert_quiet()


def test_two_seats_of_splito_are_called_a_variant_wherever_seats_are_chosen(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url, width=1280, height=800)
    ida.go("/")
    card = ida.page.get_by_role("article", name="Splito")
    expect(card).to_contain_text("3 to 8 players, 2 as a variant")
    card.get_by_text("4 players, standard rules").click()
    card.get_by_role("group", name="Players").get_by_role("radio", name="2").check()
    expect(card).to_contain_text("2 players, a variant")
    expect(card).to_contain_text("The printed rules are for 3 to 8 players")
    card.get_by_role("button", name="Play with friends").click()
    expect(ida.page.get_by_text("A variant for two players")).to_be_visible()
    expect(ida.page.get_by_text("Standard rules")).to_have_count(0)
    ida.assert_quiet()
