"""A series on the page: from its setup to its final ceremony, and to a new one."""

import re

from playwright.sync_api import expect

from tests.e2e.playing import game_card, hasten_to_the_end
from tests.e2e.states import Tour, next_game, series
from tests.support.browser import PHONE, Chromium
from tests.support.serving import ServerProcess


def test_a_series_is_chosen_on_the_home_page_and_agreed_on_at_the_table(
    chromium: Chromium, server: ServerProcess
) -> None:
    visitor = Tour(chromium, server, PHONE).visitor()
    visitor.go("/")
    card = game_card(visitor, "splito")
    card.locator("summary").first.click()
    card.get_by_role("combobox", name="Series").select_option("First to 3 wins")
    card.get_by_role("button", name="Play with friends").click()
    expect(visitor.page.locator("body")).to_contain_text("A series: First to 3 wins.")
    visitor.assert_quiet()


def test_a_series_goes_from_game_to_game_to_its_ceremony_and_to_a_new_one(
    chromium: Chromium, server: ServerProcess
) -> None:
    tour = Tour(chromium, server, PHONE)
    visitor = series("split-it", 2, 1)(tour)
    page = visitor.page
    expect(page.locator(".progress")).to_contain_text(re.compile(r"Game 1 of 2 · \d : \d"))
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_role("button", name="Same deal again")).to_have_count(0)
    next_game(visitor)
    expect(page.locator(".progress")).to_contain_text("Game 2 of 2")
    hasten_to_the_end(visitor)
    told = tour.get(f"/api/tables/{tour.table_of(visitor)}")["table"]["series"]
    standing = page.get_by_role("list", name="Standings").get_by_role("listitem")
    expect(standing).to_have_count(2)
    by_place = sorted(told["lines"], key=lambda line: int(line["place"]))
    for line, each in zip(by_place, standing.all(), strict=True):
        expect(each).to_contain_text(line["name"])
        expect(each).to_contain_text(f"Place {line['place']}")
        expect(each).to_contain_text(re.compile(rf"\b{line['wins']} wins?\b"))
        expect(each).to_contain_text(re.compile(rf"\b{line['points']} points?\b"))
    screen = tour.visitor("TV")
    screen.go(f"/t/{tour.table_of(visitor)}/screen")
    expect(screen.page.get_by_role("list", name="Standings")).to_be_visible()
    expect(screen.page.get_by_role("link", name=re.compile("^Game"))).to_have_count(0)
    page.reload()  # it survives a reload
    expect(page.get_by_role("heading", name=re.compile("series"))).to_be_visible()
    page.get_by_role("link", name="Game 1", exact=True).click()
    expect(page).to_have_url(re.compile("/games/1"))
    page.go_back()
    page.get_by_role("button", name="New series", exact=True).click()
    expect(page.locator(".progress")).to_contain_text("Game 1 of 2 · 0 : 0")
    visitor.assert_quiet()
