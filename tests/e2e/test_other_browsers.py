"""Whole games in Firefox and WebKit, from the home page, by a newcomer who knows no rules."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from tests.e2e.playing import GAMES, OFFERED, play_to_the_end
from tests.support.browser import SCREENSHOTS, SETTLED
from tests.support.patience import until_blocking
from tests.support.serving import ServerProcess
from tests.support.webdriver import PACKAGES, Driven, listening, opened

pytestmark = pytest.mark.long

MODES = {
    "split-it": ("split-it", None),
    "splito": ("splito", None),
    "split": ("split", None),
    "cooperative-split": ("split", "All together"),
}

# An element of a game's card on the home page: a button, or a labelled choice.
ON_CARD = """(game, words) => {
    const cards = [...document.querySelectorAll("article")];
    const card = cards.find((each) => each.querySelector("h3")?.textContent.trim() === game);
    const all = [...(card?.querySelectorAll("button, label") ?? [])];
    return all.find((each) => each.textContent.trim().startsWith(words));
}"""
TITLE = "() => document.title"

PLANTED = {
    "planted.html": """<!doctype html><meta charset="utf-8"><title>Planted</title>
        <script src="/ears.js"></script><script src="/planted.js"></script>
        <img src="/none.png">""",
    "planted.js": """console.error("planted", 1);
        setTimeout(() => undefined.planted);
        Promise.reject("planted");""",
}


class Newcomer:
    """Presses the primary button, or picks something that can be picked."""

    def __init__(self, browser: Driven, seed: int = 1) -> None:
        self.browser = browser
        self.presses = 0
        self._rng = Random(seed)

    @property
    def is_asked(self) -> bool:
        return bool(self.browser.evaluate(TITLE).startswith("●"))

    @property
    def is_over(self) -> bool:
        return bool(self.browser.evaluate(TITLE).startswith("■"))

    @property
    def status(self) -> str:
        return str(self.browser.evaluate("() => document.body.innerText"))

    def press_something(self) -> bool:
        count = self.browser.evaluate(OFFERED)
        find = "(chosen) => document.querySelectorAll('[data-offered]')[chosen]"
        is_pressed = count > 0 and self.browser.press(find, self._rng.randrange(count))
        self.presses += is_pressed
        return is_pressed

    def until(self, holds: Callable[[], bool], what: str) -> None:
        until_blocking(holds, what)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("other-browsers")
    database = f"sqlite:///{folder}/tables.db"
    changed = listening(folder, PLANTED)
    with ServerProcess(database, changed=changed, bot_pause=20) as running:
        yield running


@pytest.fixture(params=PACKAGES)
def browser(request: pytest.FixtureRequest) -> Iterator[Driven]:
    with opened(request.param) as running:
        yield running


@pytest.mark.parametrize("mode", MODES)
def test_a_newcomer_plays_a_whole_game(
    browser: Driven, server: ServerProcess, mode: str, request: pytest.FixtureRequest
) -> None:
    _sit_down(browser, server, *MODES[mode])
    player = Newcomer(browser)
    browser.picture(_picture(request, "table"))
    play_to_the_end([player])
    browser.picture(_picture(request, "end"))
    assert player.presses > 3
    assert browser.complaints() == []


def test_the_displays_of_split_it_share_the_room(browser: Driven, server: ServerProcess) -> None:
    _sit_down(browser, server, "split-it")
    browser.evaluate(SETTLED)
    heights = "() => [...document.querySelectorAll('.others > *')].map((one) => one.offsetHeight)"
    others = browser.evaluate(heights)
    assert len(others) == 2
    assert max(others) - min(others) <= 1
    assert min(others) > 24


def test_whatever_the_page_complains_of_is_heard(browser: Driven, server: ServerProcess) -> None:
    browser.go(f"{server.url}/planted.html")
    browser.wait_for("() => JSON.parse(sessionStorage.getItem('complaints'))?.length === 4")
    kinds = {each.partition(":")[0] for each in browser.complaints()}
    assert kinds == {"console.error", "error", "rejected"}


def _sit_down(browser: Driven, server: ServerProcess, game: str, choice: str | None = None) -> None:
    """Open a table with bots from the home page, and wait for the first decision."""
    browser.go(f"{server.url}/")
    for words in filter(None, (choice, "Play now")):
        browser.wait_for(f"(...words) => !!({ON_CARD})(...words)", GAMES[game], words)
        browser.evaluate(SETTLED)
        assert browser.press(ON_CARD, GAMES[game], words)
    browser.wait_for("() => document.title.startsWith('●')")


def _picture(request: pytest.FixtureRequest, what: str) -> Path:
    name = request.node.callspec.id
    return SCREENSHOTS / f"other-{what}-{name}.png"
