"""The companion for real tables: the score pad, and house decks entered by hand."""

import json
import re
import shutil
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.playing import KeyboardPlayer
from tests.e2e.states import spoken
from tests.e2e.test_words import assert_narrow, prefer
from tests.support.browser import SCREENSHOTS, Chromium, Visitor
from tests.support.serving import ServerProcess
from tests.support.tiers import Tier

PHONE: Final[dict[str, Any]] = {"width": 360, "height": 640}
GAMES: Final = Path(__file__).parents[2] / "web/src/lib/games"
SPLITO: Final[dict[str, Any]] = json.loads((GAMES / "splito/example.json").read_text())
SPLIT_IT: Final[dict[str, Any]] = json.loads((GAMES / "split-it/example.json").read_text())


def at_the_pad(chromium: Chromium, server: ServerProcess, game: str) -> Visitor:
    ida = chromium.visitor(server.url, **PHONE)
    ida.go("/")
    ida.page.get_by_role("link", name="Score pad").click()
    ida.page.get_by_role("radio", name=game, exact=True).check()
    return ida


def tap(page: Page, card: str | int, times: int = 1) -> None:
    for _ in range(times):
        page.locator(f'[data-card="{card}"]').click()


def expect_rows(page: Page, products: list[str]) -> None:
    """Wait until the result has these products: every tap leads to a result on the way to them."""
    told = [re.compile(r"\s".join(each.split()) + r"\b") for each in products]
    rows = page.locator(".result tbody tr")
    expect(rows).to_contain_text(told, use_inner_text=True)


# The score pad


def test_the_rulebooks_example_of_splito_is_scored_card_by_card(
    chromium: Chromium, server: ServerProcess
) -> None:
    page = at_the_pad(chromium, server, "Splito").page
    for card in SPLITO["common"]:
        tap(page, card)
    zones = page.get_by_role("radio", name=re.compile("Player . – Player ."))
    expect(zones).to_have_count(3)
    for place, zone in enumerate(SPLITO["zones"]):
        zones.nth(place).check()
        for card in [*zone["cards"], *(line["id"] for line in zone["objectives"])]:
            tap(page, card)
    expect_rows(
        page,
        [f"{each['left']} × {each['right']} = {each['product']}" for each in SPLITO["players"]],
    )
    expect(page.locator(".result")).to_contain_text("Player 1 has")


@pytest.mark.all_tier
def test_only_the_points_will_do_and_a_tie_goes_to_the_fewest_cards(
    chromium: Chromium, server: ServerProcess
) -> None:
    page = at_the_pad(chromium, server, "Splito").page
    page.get_by_role("radio", name="Points only").check()
    for place, points in enumerate((8, 4, 6)):
        page.get_by_role("textbox", name="Points").nth(place).fill(str(points))
        page.get_by_role("textbox", name="Points").nth(place).blur()
    expect_rows(page, ["= 48", "= 32", "= 24"])
    for place, cards in enumerate((13, 12, 14)):
        page.get_by_role("textbox", name="Points").nth(place).fill("5")
        page.get_by_role("textbox", name="Cards, for ties").nth(place).fill(str(cards))
        page.get_by_role("textbox", name="Cards, for ties").nth(place).blur()
    expect_rows(page, ["= 25 25", "= 25 26", "= 25 27"])  # of two zones each
    expect(page.locator(".verdict")).to_contain_text("Player 2")


def test_the_example_of_split_it_is_scored_column_by_column(
    chromium: Chromium, server: ServerProcess
) -> None:
    page = at_the_pad(chromium, server, "Split it!").page
    for seat, player in enumerate(SPLIT_IT["seats"]):
        page.get_by_role("radio", name=f"Player {seat + 1}").check()
        for column in player["columns"]:
            tap(page, column["number"], column["numbers"] + column["jokers"])
    totals = [str(player["points"]) for player in SPLIT_IT["seats"]]
    expect(page.locator(".result .total td")).to_have_text(totals)
    expect(page.locator(".result .winner")).to_contain_text("Player 2")


@pytest.mark.all_tier
def test_who_went_out_of_split_has_won_and_a_series_is_counted(
    chromium: Chromium, server: ServerProcess
) -> None:
    page = at_the_pad(chromium, server, "Split").page
    for winner in ("Player 2", "Player 2", "Player 1"):
        page.get_by_role("button", name=winner, exact=True).click()
        expect(page.locator(".result")).to_contain_text(winner)
        page.get_by_role("button", name="Save, next game").click()
    wins = page.get_by_role("region", name="The series: 3 games").get_by_role("listitem")
    expect(wins).to_have_text([re.compile(f" {each}$") for each in ("1 win", "2 wins", "0 wins")])
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("heading", name="The series: 2 games")).to_be_visible()


@pytest.mark.all_tier
def test_a_pad_is_filled_by_keyboard_alone(chromium: Chromium, server: ServerProcess) -> None:
    ida = chromium.visitor(server.url, **PHONE)
    ida.go("/score")
    page, keys = ida.page, KeyboardPlayer(ida)
    expect(page.locator('[data-card="8"]')).to_be_visible()

    def press(target: Locator, times: int = 1) -> None:
        assert keys.reach(target)
        for _ in range(times):
            page.keyboard.press("Enter")

    press(page.locator('[data-card="8"]'), 3)
    assert keys.reach(page.get_by_role("radio", name="Player 1", exact=True))
    page.keyboard.press("ArrowRight")
    press(page.locator('[data-card="8"]'))
    expect(page.locator(".result .winner")).to_contain_text("Player 1")
    press(page.get_by_role("button", name="Undo"))
    expect(page.locator('[data-card="8"] b')).to_have_text("0")
    press(page.get_by_role("button", name="Save, next game"))
    expect(page.get_by_role("heading", name="The series: 1 game")).to_be_visible()


def test_nothing_is_lost_by_a_reload_and_a_tap_can_be_taken_back(
    chromium: Chromium, server: ServerProcess
) -> None:
    page = at_the_pad(chromium, server, "Split it!").page
    page.get_by_placeholder("Player 1").fill("Ida")
    tap(page, 8, 3)
    page.reload()
    expect(page.locator('[data-card="8"] b')).to_have_text("3")
    expect(page.get_by_role("radio", name="Ida")).to_be_visible()
    tap(page, 8)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator('[data-card="8"] b')).to_have_text("3")


@pytest.mark.all_tier
def test_without_a_network_a_product_is_a_product_and_objectives_wait(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = at_the_pad(chromium, server, "Splito")
    page = ida.page
    page.clock.install()
    page.get_by_role("radio", name="Points only").check()
    page.route("**/api/**", lambda route: route.abort())
    for place, points in enumerate((5, 5, 5)):
        page.get_by_role("textbox", name="Points").nth(place).fill(str(points))
        page.get_by_role("textbox", name="Points").nth(place).blur()
    expect(page.locator(".plain")).to_contain_text("5 × 5 = 25")
    expect(page.get_by_text("A tie")).to_be_visible()
    page.unroute("**/api/**")
    page.clock.fast_forward(5_000)  # the page tries again by itself
    expect(page.locator(".result")).to_contain_text("25")
    tap_up = page.get_by_role("button", name="+ Points").first
    tap_up.click()
    expect(page.locator(".result")).to_contain_text("30")


def test_installed_it_opens_without_a_network_and_every_tap_is_kept(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url, service_workers="allow", **PHONE)
    ida.go("/")
    ida.installed()
    ida.context.set_offline(True)
    ida.go("/score")
    tap(ida.page, 8, 2)
    expect(ida.page.get_by_text("No connection. Everything is saved")).to_be_visible()
    ida.page.get_by_role("radio", name="Splito", exact=True).check()
    ida.page.get_by_role("radio", name="Points only").check()
    ida.page.get_by_role("textbox", name="Points").first.fill("7")
    ida.page.get_by_role("textbox", name="Points").last.fill("6")
    ida.page.get_by_role("textbox", name="Points").last.blur()
    expect(ida.page.locator(".plain")).to_contain_text("7 × 6 = 42")
    ida.page.reload()
    expect(ida.page.locator(".plain")).to_contain_text("7 × 6 = 42")
    ida.page.get_by_role("radio", name="Split it!", exact=True).check()
    ida.context.set_offline(False)
    expect(ida.page.locator(".result .total")).to_contain_text("8")


def test_the_result_is_a_picture_and_a_link_that_holds_the_pad(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = at_the_pad(chromium, server, "Split")
    page = ida.page
    page.get_by_placeholder("Player 1").fill("Zoë 🦊")
    page.get_by_role("button", name="Zoë 🦊", exact=True).click()
    expect(page.locator(".result")).to_contain_text("Zoë")
    page.evaluate("() => { navigator.canShare = () => false; }")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    if ida.keeps_pictures:
        SCREENSHOTS.mkdir(exist_ok=True)
        shutil.copy(saved.value.path(), SCREENSHOTS / "score-picture.png")
    page.evaluate("() => { delete Navigator.prototype.clipboard; }")
    page.get_by_role("button", name="Link to this pad").click()
    link = page.get_by_role("textbox", name="Link to this pad").input_value()
    assert link.startswith(f"{server.url}/score#")
    bob = chromium.visitor(server.url, "Bob", **PHONE)
    bob.go(link.removeprefix(server.url))
    expect(bob.page.locator(".result")).to_contain_text("Zoë")
    expect(bob.page).not_to_have_url(re.compile("#"))
    bob.go("/score#nonsense")
    expect(bob.page.get_by_text("This link has no score pad.")).to_be_visible()


# House decks


def test_a_card_is_made_as_it_is_in_the_box_and_a_table_opened_with_it(
    chromium: Chromium, server: ServerProcess, tmp_path: Path
) -> None:
    ida = chromium.visitor(server.url, **PHONE)
    page = ida.page
    ida.go("/rules/splito")
    page.get_by_role("link", name="Your box’s Objectives").click()
    cards = page.locator(".cards button")
    expect(cards).to_have_count(37)
    cards.nth(13).click()  # no 2
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox", name="What it asks for").select_option("exact_color")
    dialog.get_by_role("combobox", name="Colour").select_option("orange")
    dialog.get_by_role("combobox", name="How many").select_option("0")
    dialog.get_by_role("button", name="One point more").click()
    dialog.get_by_role("button", name="Done").click()
    expect(cards.nth(13)).to_contain_text("No card in orange")
    expect(cards.nth(13)).to_contain_text("yours")
    page.reload()
    expect(cards.nth(13)).to_contain_text("No card in orange")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "deck.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text())[13] == {
        "id": "V0_2",
        "kind": "exact_color",
        "params": {"color": "orange", "count": 0},
        "points": 2,
        "symbol": None,
    }
    page.get_by_role("button", name="Start over").click()
    expect(cards.nth(13)).to_contain_text("No 2")
    page.locator("input[type=file]").set_input_files(file)
    expect(cards.nth(13)).to_contain_text("No card in orange")
    page.get_by_role("button", name="Play with friends").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_text("The table’s own Objectives")).to_be_visible()
    table = page.url.rpartition("/t/")[2].partition("?")[0]
    told = page.request.get(f"{server.url}/api/tables/{table}").json()["table"]["deck"]
    assert told[13]["kind"] == "exact_color"
    ida.assert_quiet()


def test_a_bad_file_changes_nothing_and_a_bad_card_is_told_in_words(
    chromium: Chromium, server: ServerProcess, tmp_path: Path
) -> None:
    ida = chromium.visitor(server.url, preferences={"language": "de"}, **PHONE)
    page = ida.page
    ida.go("/deck")
    expect(page.locator(".cards button")).to_have_count(37)
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.get_by_text("Diese Datei enthält keine Ziele")).to_be_visible()
    expect(page.locator(".cards button")).to_have_count(37)
    card = {"id": "X", "kind": "zone_size", "params": {"op": "==", "n": 3}, "points": 99}
    bad.write_text(json.dumps([{**card, "symbol": None}]))
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.locator(".cards button")).to_have_count(1)
    expect(page.get_by_text("Mindestens eine Mehrheit braucht einen Stern.")).to_be_visible()
    expect(page.get_by_role("button", name="Losspielen")).to_be_disabled()
    page.locator(".cards button").click()
    expect(page.get_by_text("Ein Ziel ist 1 bis 30 Punkte wert.")).to_be_visible()


@pytest.mark.parametrize("path", ["/deck", "/score"])
def test_both_pages_speak_every_language_and_fit_a_phone(
    chromium: Chromium, server: ServerProcess, path: str, tier: Tier
) -> None:
    ida = chromium.visitor(server.url, **PHONE)
    ida.go(path)
    for language in spoken(tier, len(path)):
        prefer(language, ida)
        expect(ida.page.get_by_role("heading", level=1)).to_be_visible()
        expect(ida.page.locator(".cards, .entry")).to_be_visible()
        ida.settled()
        assert_narrow(ida)
        words = ida.page.locator("main").inner_text()
        assert not re.search(r"\b(deck|score)-[a-z]+-?[a-z-]*\b", words), "an id, not a text"
