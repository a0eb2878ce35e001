"""Whole games in the browser, by two people and bots, from the home page to the rematch."""

import re
from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import (
    KeyboardPlayer,
    Newcomer,
    game_card,
    gather,
    open_with_bots,
    play_to_the_end,
)
from tests.support.browser import PHONE, Chromium, Visitor
from tests.support.serving import ServerProcess

MODES = {
    "split-it": ("split-it", {}),
    "splito": ("splito", {}),
    "split": ("split", {}),
    "cooperative-split": ("split", {"mode": "All together"}),
}
SHORT = ("split",)  # the keyboard test plays a whole game of Splito


@pytest.mark.parametrize(
    "game, choices",
    [
        pytest.param(*MODES[mode], id=mode, marks=[] if mode in SHORT else pytest.mark.all_tier)
        for mode in MODES
    ],
)
def test_two_people_and_bots_play_a_whole_game_and_want_another(
    chromium: Chromium, server: ServerProcess, game: str, choices: dict[str, str]
) -> None:
    ida = chromium.visitor(server.url, "Ida", preferences={"speed": "none"})
    ben = chromium.visitor(server.url, "Ben", preferences={"speed": "none"}, **PHONE)
    gather(ida, ben, game, choices)
    players = [Newcomer(ida, 1), Newcomer(ben, 2)]
    play_to_the_end(players)
    for person in (ida, ben):
        person.settled()
        person.picture(f"end-{game}-{'-'.join(choices.values()) or 'usual'}")
    _assert_that_nobody_chose_the_cards(ida)
    ida.page.get_by_role("button", name="Rematch", exact=True).click()
    ben.page.get_by_role("button", name="Join the rematch", exact=True).click()
    for person in (ida, ben):
        expect(person.page).not_to_have_title(re.compile("^■"))
        answers = ("pong", "considered")  # the page may have requested a preview already
        heard = [each["type"] for each in person.messages() if each["type"] not in answers]
        assert heard[-1] == "update"
        person.assert_quiet()


def _assert_that_nobody_chose_the_cards(person: Visitor) -> None:
    """The page has contributed entropy, finds it in the record, and says so."""
    link = person.page.get_by_role("link", name="Replay", exact=True)
    looking = person.context.new_page()
    looking.goto(urljoin(person.page.url, link.get_attribute("href")))
    expect(looking.get_by_text("Nobody chose these cards")).to_be_visible()
    expect(looking.get_by_text(re.compile("^Added to the deal by: .*Ida.*Ben"))).to_be_visible()
    looking.close()


@pytest.mark.parametrize("game", ["split-it", "splito", "split"])
def test_a_newcomer_gets_from_the_page_to_a_move_without_reading_anything_else(
    chromium: Chromium, server: ServerProcess, game: str
) -> None:
    ida = chromium.visitor(server.url)
    open_with_bots(ida, game)
    player = Newcomer(ida)
    player.play_until(lambda: player.moves > 0, "a move is played")
    ida.assert_quiet()


def test_a_whole_game_by_keyboard_alone(chromium: Chromium, server: ServerProcess) -> None:
    ida = chromium.visitor(server.url, preferences={"speed": "none"})
    ida.go("/")
    player = KeyboardPlayer(ida)
    assert player.reach(game_card(ida, "splito").get_by_role("button", name="Play now"))
    ida.page.keyboard.press("Enter")
    ida.page.wait_for_url(re.compile("/t/"))
    ida.page.mouse.move(0, 0)
    play_to_the_end([player])
    assert player.reach(ida.page.get_by_role("button", name="Rematch", exact=True))
    ida.page.keyboard.press("Enter")
    expect(ida.page).not_to_have_title(re.compile("^■"))
    ida.assert_quiet()


@pytest.mark.parametrize(
    "game",
    [
        *(pytest.param(each, marks=pytest.mark.long) for each in ("split-it", "splito")),
        pytest.param("split", marks=pytest.mark.all_tier),
    ],
)
def test_a_whole_game_on_a_small_touch_screen(
    chromium: Chromium, server: ServerProcess, game: str
) -> None:
    ida = chromium.visitor(server.url, **PHONE)
    open_with_bots(ida, game)
    player = Newcomer(ida)
    play_to_the_end([player])
    ida.assert_quiet()
