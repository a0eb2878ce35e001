"""Animations of Split: the table ends in the same state as without animations."""

import json
import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import Newcomer, at_rest, gather, play_until
from tests.e2e.states import Tour, asked
from tests.support.browser import DESKTOP, PHONE, Chromium, Visitor
from tests.support.serving import ServerProcess
from tests.support.tiers import later

VARIANTS: dict[str, dict[str, Any]] = {
    "five": {"seats": 5},
    "bluffing": {"seats": 3, "bluff_resets": True},
    "together": {"seats": 4, "mode": "cooperative"},
}


def _when(variant: str, size: dict[str, Any]) -> Sequence[pytest.MarkDecorator]:
    if (variant == "five") != (size is DESKTOP):
        return [pytest.mark.long]
    return [] if variant == "five" else [pytest.mark.all_tier]


SEEN = [
    pytest.param(
        variant,
        size,
        id=f"{variant}-{size['width']}",
        marks=_when(variant, size),
    )
    for variant in VARIANTS
    for size in (DESKTOP, PHONE)
]
PLAYS = 3  # by the visitor; others play in between
MOST_MOVES = 20  # by the visitor, until somebody plays a Wild
PICKED = "main .hand button[aria-pressed=true]"

# The place of everything visible, and all text, including that for screen readers. Drawn cards are
# marked as new; after a reload, they aren't.
TABLE = """() => {
    const places = [...document.querySelectorAll(
        "main [data-travels], main [data-place], main [data-seat], main svg .head")];
    return {
        places: places.map((node) => {
            const { left, top, width, height } = node.getBoundingClientRect();
            const { travels, place, seat } = node.dataset;
            const kind = node.getAttribute("class")?.replace(/ ?svelte-\\w+/, "");
            return [travels ?? place ?? seat ?? kind,
                ...[left, top, width, height].map(Math.round)];
        }),
        board: document.querySelector("main .stage").textContent.replace(/\\s+/g, " "),
        hand: [...document.querySelectorAll("main .hand button")]
            .map((node) => node.textContent.replace(", new", "").trim()),
    };
}"""
TRAVELLING = """() => document.getAnimations().filter((each) => each.id === "travel").length"""
# Taps as soon as a card travels, and keeps how many travel afterwards. By script: the animation may
# end, and the next one start, before a tap from outside arrives.
TAP = f"""() => {{
    globalThis.left = null; // until it has tapped
    const look = () => {{
        if (({TRAVELLING})() === 0) return requestAnimationFrame(look);
        const tap = new PointerEvent("pointerdown", {{ bubbles: true }});
        document.querySelector(".bar").dispatchEvent(tap);
        left = ({TRAVELLING})();
    }};
    look();
}}"""


def rest(visitor: Visitor) -> dict[str, Any]:
    """The table at rest, when it is the visitor's turn or the game is over."""
    expect(visitor.page).to_have_title(re.compile("^[●■]"))
    page = visitor.page
    page.mouse.move(0, 0)  # a card under the pointer is raised; after a reload, only once it moves
    at_rest(visitor)
    table: dict[str, Any] = page.evaluate(TABLE)
    return table


def without_motion(visitor: Visitor) -> dict[str, Any]:
    """The same seat, in a browser that prefers reduced motion."""
    kept = json.dumps({"speed": "none"})
    visitor.page.evaluate("kept => localStorage.setItem('splittable.preferences', kept)", kept)
    visitor.page.reload()
    return rest(visitor)


def come_back_moving(visitor: Visitor, speed: str) -> None:
    kept = json.dumps({"speed": speed})
    visitor.page.evaluate("kept => localStorage.setItem('splittable.preferences', kept)", kept)
    visitor.page.reload()
    visitor.page.locator("main .stage").wait_for()


def move_once(player: Newcomer) -> None:
    """Play a move, and leave nothing picked: it may already be the visitor's turn again."""
    player.move_once()
    if player.visitor.page.locator(PICKED).count():
        player.visitor.page.keyboard.press("Escape")


@pytest.mark.parametrize("variant, size", SEEN)
def test_it_comes_to_rest_where_it_lies_without_motion(
    chromium: Chromium, server: ServerProcess, variant: str, size: dict[str, Any]
) -> None:
    settings = {**size, "preferences": {"speed": "fast"}}
    ida = asked(Tour(chromium, server, settings).opened("split", options=VARIANTS[variant]))
    player = Newcomer(ida)
    for _ in range(PLAYS):
        move_once(player)
        moving = rest(ida)
        if player.is_over:
            break
        assert moving == without_motion(ida)
        come_back_moving(ida, "fast")
    ida.assert_quiet()


@pytest.mark.all_tier
def test_cards_travel_and_a_tap_leads_straight_to_the_end(
    chromium: Chromium, server: ServerProcess
) -> None:
    """Ben sees Ida's card move slowly, and taps to skip the animation."""
    ida = chromium.visitor(server.url, "Ida", preferences={"speed": "none"})
    ben = chromium.visitor(server.url, "Ben", preferences={"speed": "slow"}, **PHONE)
    gather(ida, ben, "split", {})
    players = [Newcomer(ida, 1), Newcomer(ben, 2)]
    play_until(players[1:], lambda: players[0].is_asked, "Ida is asked")
    at_rest(ben)
    ben.page.evaluate(TAP)
    move_once(players[0])
    ben.page.wait_for_function("() => left !== null")
    assert ben.page.evaluate("() => left") == 0
    expect(ben.page).to_have_title(
        re.compile("^●")
    )  # it is Ben's turn, so no other update is coming
    assert ben.page.evaluate(TABLE) == rest(ben) == without_motion(ben)
    ida.assert_quiet()
    ben.assert_quiet()


@pytest.mark.all_tier
def test_a_wild_turns_the_arrow_for_all_to_see(chromium: Chromium, server: ServerProcess) -> None:
    """With this deal, somebody plays a Wild."""
    arrow = "() => document.querySelector('svg .head').style.transform.includes('180deg')"
    ida = asked(Tour(chromium, server, {"preferences": {"speed": "fast"}}).opened("split"))
    player = Newcomer(ida)
    for _ in range(MOST_MOVES):
        board = rest(ida)["board"]
        assert not player.is_over
        turned = ida.page.evaluate(arrow)
        assert ("anticlockwise" in board) == turned
        if turned:
            break
        move_once(player)
    else:
        raise AssertionError("nobody has played a Wild")
    ida.assert_quiet()


@pytest.mark.parametrize("language", ["de", *later("da", "en", "es", "fr", "it", "nl", "pt")])
def test_five_together_on_a_phone_everything_in_sight_and_nobody_twice(
    chromium: Chromium, server: ServerProcess, language: str
) -> None:
    settings = {**PHONE, "preferences": {"language": language}}
    options = {"seats": 5, "mode": "cooperative"}
    ida = asked(Tour(chromium, server, settings).opened("split", options=options))
    ida.settled()
    page = ida.page
    assert page.locator("[data-seat]").count() == 5
    assert (
        page.locator("[data-seats]").count() == 0
    )  # the common row: otherwise names would appear twice
    hidden = page.evaluate(
        """() => {
            const stage = document.querySelector(".stage").getBoundingClientRect();
            return [...document.querySelectorAll(
                "[data-seat], [data-helper], [data-place=stock], .way, .helpers, .pile")]
                .filter((node) => {
                    const { top, bottom, left, right } = node.getBoundingClientRect();
                    return top < stage.top || bottom > stage.bottom + 1
                        || left < 0 || right > innerWidth;
                })
                .map((node) => node.outerHTML.slice(0, 90));
        }"""
    )
    assert hidden == []
    cut = page.evaluate(
        """() => [...document.querySelectorAll("[data-seat] .name")]
            .filter((node) => node.scrollWidth > node.clientWidth + 1)
            .map((node) => node.textContent)"""
    )
    assert [name for name in cut if len(name) <= 8] == []
    ida.picture(f"together-five-{language}")
    ida.assert_quiet()
