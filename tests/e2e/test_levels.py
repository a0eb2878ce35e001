"""Bot levels: one of three, chosen for a new table, and for a seat of an open one."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.playing import game_card
from tests.support.browser import PHONE, Chromium, Visitor
from tests.support.serving import ServerProcess


@pytest.fixture(scope="module")
def levelled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with searching bots."""
    folder: Path = tmp_path_factory.mktemp("levels")
    with ServerProcess(f"sqlite:///{folder}/tables.db", bot_pause=20, thinkers=1) as running:
        yield running


def form(visitor: Visitor) -> Locator:
    card = game_card(visitor, "splito")
    card.locator("summary").first.click()
    return card.get_by_role("group", name="Bots")


def seated(visitor: Visitor) -> list[str | None]:
    """The levels of the bots at the visitor's table, as last received."""
    told = [
        each["table"]["seats"] for each in visitor.messages() if "seats" in each.get("table", {})
    ]
    return [seat["bot"] for seat in told[-1] if seat["bot"] is not None]


def level_of(page: Page, bot: int) -> Locator:
    """The level control of the first or the second bot."""
    return page.get_by_role("combobox", name=re.compile("^How well .{4,6} plays$")).nth(bot - 1)


def test_a_table_is_opened_against_bots_of_a_level(
    chromium: Chromium, levelled: ServerProcess
) -> None:
    ida = chromium.visitor(levelled.url, "Ida", **PHONE)
    ida.go("/")
    bots = form(ida)
    expect(bots.get_by_role("radio")).to_have_count(3)
    expect(bots.get_by_role("radio", name="Medium")).to_be_checked()
    bots.get_by_role("radio", name="Hard").check()
    expect(bots).to_contain_text("a real challenge")
    game_card(ida, "splito").get_by_role("button", name="Play now").click()
    expect(ida.page.get_by_role("group", name="Your hand")).to_be_visible()
    assert seated(ida) == ["hard", "hard", "hard"]
    ida.assert_quiet()


@pytest.mark.all_tier
def test_every_bot_of_a_table_can_have_a_level_of_its_own(
    chromium: Chromium, levelled: ServerProcess
) -> None:
    ida = chromium.visitor(levelled.url, "Ida", **PHONE)
    ida.go("/")
    page = ida.page
    game_card(ida, "splito").get_by_role("button", name="With friends").click()
    for bot in (1, 2):
        page.get_by_role("button", name="Add a bot").first.click()
        expect(level_of(page, bot)).to_have_value(
            "medium"
        )  # so the next seat is the first free one
    level_of(page, 1).select_option("Easy")
    expect(level_of(page, 1)).to_have_value("easy")
    level_of(page, 2).select_option("Hard")
    expect(level_of(page, 2)).to_have_value("hard")
    page.get_by_role("button", name="Start with 1 bot").click()
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    assert seated(ida) == ["easy", "hard", "hard"]  # the last one like the one before
    ida.assert_quiet()


@pytest.mark.all_tier
def test_where_a_server_lacks_some_levels_there_is_what_it_has(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url, "Ida", **PHONE)
    ida.go("/")
    bots = form(ida)
    expect(bots.get_by_role("radio")).to_have_count(2)
    expect(bots.get_by_role("radio", name="Thoughtful")).to_be_checked()
    bots.get_by_role("radio", name="Easy").check()
    game_card(ida, "splito").get_by_role("button", name="Play now").click()
    expect(ida.page.get_by_role("group", name="Your hand")).to_be_visible()
    assert set(seated(ida)) == {"easy"}
    ida.assert_quiet()
