"""Numbered deals for real tables: shown, printed and compared; and questions on the rules."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from splittable.core.game import deal_by_number
from splittable.games import GAMES
from tests.e2e.states import Tour, asked, compared, open_panel, spoken
from tests.e2e.test_rules import open_folds
from tests.e2e.test_words import assert_narrow, prefer
from tests.support.browser import Chromium
from tests.support.serving import ServerProcess
from tests.support.tiers import Tier, later

PHONE: Final[dict[str, Any]] = {"width": 360, "height": 640}
PATHS: Final = ("/deals?game=split&seats=5&number=12&mode=cooperative", "/compare", "/rules")


def printed(page: Page) -> list[str]:
    """The printed cards, sheet by sheet."""
    return [
        " ".join(sheet.locator(".signs li").all_inner_texts())
        for sheet in page.locator(".sheet").all()
    ]


def test_a_deal_is_chosen_by_number_and_each_hand_is_behind_a_fold_of_its_own(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url, **PHONE)
    ida.go("/")
    page = ida.page
    page.get_by_role("link", name="Same cards, several tables").click()
    page.get_by_role("radio", name="Split", exact=True).check()
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_role("textbox", name="Deal number").fill("7")
    page.get_by_role("textbox", name="Deal number").blur()
    expect(page).to_have_url(re.compile(r"/deals\?game=split&seats=4&number=7$"))
    expect(page.get_by_role("heading", name="Split · 4 players · deal 7")).to_be_visible()
    split = GAMES["split"]
    deal = deal_by_number(split, split.read_options({"seats": 4}), 7)
    expect(page.get_by_text(f"Seat {deal.dealer + 1} is the dealer").first).to_be_visible()
    hands = page.locator("details.packet").filter(has_text="Hand of seat")
    expect(hands).to_have_count(4)
    expect(page.locator("details.packet li:visible")).to_have_count(0)
    page.keyboard.press("Escape")
    hands.nth(1).locator("summary").press("Enter")
    expect(page.locator("details.packet li:visible")).to_have_count(len(deal.hands[1]))
    names = [re.findall(r"\d+", each)[0] for each in hands.nth(1).locator("li").all_inner_texts()]
    assert tuple(map(int, names)) == deal.hands[1]
    page.get_by_role("textbox", name="Deal number").fill("0")
    page.get_by_role("textbox", name="Deal number").blur()
    expect(page.get_by_text("whole number from 1 to 999999999")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Split · 4 players · deal 7")).to_be_visible()
    assert_narrow(ida)
    ida.assert_quiet()


@pytest.mark.parametrize("game", ["splito", *later("split-it", "split")])
def test_the_printed_sheets_are_the_whole_box_black_on_white(
    chromium: Chromium, server: ServerProcess, game: str
) -> None:
    ida = chromium.visitor(server.url, preferences={"theme": "dark"}, **PHONE)
    page = ida.page
    ida.go(f"/deals?game={game}&seats=3&number=7")
    expect(page.locator(".deal")).to_be_visible()
    expect(page.locator(".sheet").first).to_be_hidden()
    page.emulate_media(media="print")
    expect(page.locator(".deal")).to_be_hidden()
    expect(page.locator(".sheet").first).to_be_visible()
    rules = GAMES[game]
    options = rules.read_options({"seats": 3})
    packets = rules.packets(options, deal_by_number(rules, options, 7))
    assert page.locator(".signs li").count() == sum(len(each.cards) for each in packets)
    if game == "split":
        told = [" ".join(map(str, each.cards)) for each in packets]
        assert printed(page) == told
    ink = "li => { const s = getComputedStyle(li); return [s.color, s.fontSize]; }"
    colour, size = page.locator(".signs li").first.evaluate(ink)
    assert colour == "rgb(0, 0, 0)"
    assert float(size.removesuffix("px")) > 16
    ground = "() => getComputedStyle(document.documentElement).backgroundColor"
    assert page.evaluate(ground) == "rgb(255, 255, 255)"
    sheets = page.locator(".sheet").count()
    pages = len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4")))
    assert pages >= sheets
    page.emulate_media(media="screen")
    page.get_by_role("combobox", name="Sheets").select_option(index=1)
    expect(page.locator(".sheet")).to_have_count(1)


def test_two_tables_are_compared_seat_by_seat_and_travel_in_a_link(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url, **PHONE)
    compared(ida)
    page = ida.page
    page.get_by_role("textbox", name="Table 2: Seat 2").fill("Bo 🦊")
    first = page.get_by_role("row").filter(has_text="Seat 1").first
    expect(first).to_contain_text("+4")
    expect(first).to_contain_text("44")
    best = page.get_by_role("region", name="Who did best").get_by_role("listitem")
    expect(best.first).to_contain_text("+4")
    page.reload()
    expect(best.nth(1)).to_contain_text("Bo 🦊")
    page.evaluate("() => { delete Navigator.prototype.clipboard; }")
    page.get_by_role("button", name="Link to this comparison").click()
    link = page.get_by_role("textbox", name="Link to this comparison").input_value()
    bob = chromium.visitor(server.url, "Bob", **PHONE)
    bob.go(link.removeprefix(server.url))
    expect(bob.page.get_by_text("Added the tables from the link")).to_be_visible()
    bob.page.reload()
    expect(bob.page.get_by_role("region", name="Who did best")).to_contain_text("Bo 🦊")
    bob.page.get_by_role("textbox", name="Or paste a link").fill("nothing")
    bob.page.get_by_role("button", name="Import").click()
    expect(bob.page.get_by_text("This link has no score pad.")).to_be_visible()
    assert_narrow(bob)
    ida.assert_quiet()
    bob.assert_quiet()


def test_a_question_finds_its_paragraph_by_keyboard(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url, preferences={"language": "es"}, **PHONE)
    page = ida.page
    ida.go("/rules")
    page.get_by_role("searchbox").press_sequentially("COMODIN ultima")
    expect(page.get_by_role("status").filter(has_text="resultado")).to_be_visible()
    hit = page.locator("search .hit").filter(has_text="3.8")
    expect(hit.locator("mark").first).to_have_text(re.compile("comodín", re.IGNORECASE))
    hit.press("Enter")
    expect(page).to_have_url(re.compile(r"/rules/split#3\.8$"))
    expect(page.locator("[data-target]")).to_be_in_viewport()
    assert open_folds(page) == ["wilds"]
    page.get_by_role("searchbox").fill("ruibarbo")
    expect(page.get_by_role("status").filter(has_text="No se ha encontrado")).to_be_visible()
    page.get_by_role("button", name="reiniciar").click()
    expect(page.locator("search .hit").first).to_be_visible()
    ida.assert_quiet()


@pytest.mark.parametrize("path", PATHS)
def test_the_pages_speak_every_language_and_fit_a_phone(
    chromium: Chromium, server: ServerProcess, path: str, tier: Tier
) -> None:
    ida = chromium.visitor(server.url, **PHONE)
    ida.go(path)
    for language in spoken(tier, PATHS.index(path)):
        prefer(language, ida)
        expect(ida.page.get_by_role("heading", level=1)).to_be_visible()
        if path.startswith("/deals"):
            expect(ida.page.locator(".deal")).to_be_visible()
        ida.settled()
        assert_narrow(ida)
        words = ida.page.locator("main").inner_text()
        assert not re.search(r"\b(deals|compare|search)-[a-z]+-?[a-z-]*\b", words), "an id"


def test_a_question_beside_the_table_leaves_the_table_where_it_is(
    chromium: Chromium, server: ServerProcess
) -> None:
    visitor = asked(Tour(chromium, server, PHONE).opened("splito"))
    page, address = visitor.page, visitor.page.url
    open_panel(page)
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("searchbox").fill("tie")
    page.locator("search button.hit").first.click()
    expect(page.locator("[data-target]")).to_be_in_viewport()
    assert page.url == address
    visitor.assert_quiet()
