"""A game from a plug-in, which the page knows only by its view and its legal moves."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.states import Tour
from tests.plugins.site import EXAMPLES
from tests.support.browser import PHONE, Chromium, Visitor
from tests.support.serving import ServerProcess
from tests.support.wheels import install


@pytest.fixture(scope="module")
def with_goofspiel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    site = tmp_path_factory.mktemp("site")
    install(EXAMPLES / "goofspiel", tmp_path_factory.mktemp("goofspiel"), site)
    on_path = f"import sys; sys.path.insert(0, {str(site)!r})"
    database = f"sqlite:///{tmp_path_factory.mktemp('plugins')}/tables.db"
    with ServerProcess(database, changed=on_path, bot_pause=20) as running:
        yield running


def _open(visitor: Visitor) -> Page:
    page = visitor.page
    visitor.go("/")
    page.get_by_label("how many play").select_option("3")
    page.get_by_label("prizes, and cards in each hand").select_option("5")
    page.get_by_role("button", name="Play now Goofspiel").click()
    expect(page.get_by_role("group", name="Moves")).to_be_visible()
    return page


def test_goofspiel_is_played_by_touch(chromium: Chromium, with_goofspiel: ServerProcess) -> None:
    visitor = Tour(chromium, with_goofspiel, PHONE).visitor("Ida")
    page = _open(visitor)
    expect(page).to_have_title(re.compile("Goofspiel"))
    expect(page.get_by_role("table", name="Players")).to_contain_text("Scores")
    expect(page.get_by_text("Prize", exact=True)).to_be_visible()
    visitor.settled()
    visitor.picture("plugin-table")
    assert not visitor.violations()

    moves = page.get_by_role("group", name="Moves").get_by_role("button", name=re.compile("^Bid"))
    for left in range(5, 0, -1):
        expect(moves).to_have_count(left)
        moves.first.tap()
        page.get_by_role("button", name=re.compile("^Play: Bid")).tap()
    expect(page.get_by_role("heading", name=re.compile("won|tie", re.IGNORECASE))).to_be_visible()
    visitor.settled()
    visitor.picture("plugin-end")
    assert not visitor.violations()
    visitor.assert_quiet()


def test_goofspiel_is_played_by_keyboard(chromium: Chromium, with_goofspiel: ServerProcess) -> None:
    visitor = Tour(chromium, with_goofspiel, {}).visitor("Ida")
    page = _open(visitor)
    bid = page.get_by_role("button", name="Bid 1", exact=True)
    bid.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Bid 2", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play: Bid 2")).to_be_visible()
    page.keyboard.press("Enter")  # a second time plays
    expect(page.get_by_role("button", name="Bid 2", exact=True)).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("Prize taken (prize")
    visitor.settled()
    visitor.picture("plugin-table")
    visitor.assert_quiet()
