"""A full server: newcomers get a page that says so and tries again, and people at tables stay."""

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import ViewportSize, expect
from websockets.sync.client import connect

from tests.e2e.playing import game_card
from tests.support.browser import PHONE, Chromium, Visitor
from tests.support.serving import ServerProcess

# More than usual is kept for those who are let in: a browser opens several connections at once.
ROOMY: Final = "import splittable.server.limits.connections as found; found.MADE_ROOM = 2"
MOST: Final = 32
DESKTOP_SIZE: Final[ViewportSize] = {"width": 1280, "height": 800}
OPEN_TO_NEWCOMERS: Final = MOST // 2


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    database = f"sqlite:///{tmp_path_factory.mktemp('small')}/tables.db"
    with ServerProcess(database, changed=ROOMY, max_connections=MOST, bot_pause=20) as server:
        yield server


@contextmanager
def watched_by(server: ServerProcess, table: str, spectators: int) -> Iterator[None]:
    host = urlsplit(server.url).netloc
    with ExitStack() as lines:
        for _ in range(spectators):
            address = f"ws://{host}/api/tables/{table}/line"
            line = lines.enter_context(connect(address, proxy=None))
            line.send(json.dumps({"type": "hello", "table": table, "token": None}))
            assert json.loads(line.recv())["type"] == "welcome"
        yield


def invited(visitor: Visitor) -> str:
    visitor.go("/")
    game_card(visitor, "splito").get_by_role("button", name="Play with friends").click()
    visitor.page.wait_for_url(re.compile("/t/"))
    visitor.page.get_by_role("button", name="Invite friends").click()
    link = visitor.page.get_by_role("textbox", name="Link").first.input_value()
    visitor.page.get_by_role("button", name="Close").click()
    return link


def test_newcomers_are_told_that_the_tables_are_full_and_get_in_later(
    chromium: Chromium, small: ServerProcess
) -> None:
    ida = chromium.visitor(small.url, "Ida", **PHONE)
    link = invited(ida)
    table = urlsplit(link).path.rpartition("/")[2]
    ben = chromium.visitor(small.url, "Ben", **PHONE)
    full = ben.page.get_by_role("heading", name="The tables are full")
    with watched_by(small, table, OPEN_TO_NEWCOMERS - 1):
        ben.page.goto(link)
        expect(full).to_be_visible()
        ben.picture("full")
        ben.page.set_viewport_size(DESKTOP_SIZE)
        ben.picture("full-wide")
        assert ben.violations() == []
        ben.page.get_by_role("button", name="Try again").click()
        expect(full).to_be_visible()
        ben.go("/")
        game_card(ben, "splito").get_by_role("button", name="Play with friends").click()
        expect(ben.page.get_by_text("The tables are full right now")).to_be_visible()
        ben.picture("full-no-table")
        ben.page.goto(link)
        expect(full).to_be_visible()
        ida.page.reload()  # she sits, so there is room for her
        expect(ida.page.get_by_role("button", name="Invite friends")).to_be_visible()
    ben.page.get_by_role("button", name="Try again").press("Enter")
    ben.page.get_by_role("button", name="Take a seat").click()
    expect(ida.page.get_by_text("Ben", exact=True).first).to_be_visible()
    ida.assert_quiet()
