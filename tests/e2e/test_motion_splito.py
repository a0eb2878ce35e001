"""Splito's theatre: all motion ends where things lie without any, and nobody has to wait."""

import json
import time
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import Newcomer
from tests.e2e.states import Tour, asked
from tests.support.browser import DESKTOP, PHONE, Chromium, Visitor
from tests.support.serving import ServerProcess

ROUNDS: Final = 4
PATIENCE: Final = 60.0  # seconds for a few rounds

# Everything that lies on the table: what it is, what it says, where it is. The highlight of what
# was turned last is a matter of the last update, which who comes back has not seen.
LYING = """() => {
    const board = document.querySelector(".board [role=group]").closest(".board");
    const seen = (node) => node.checkVisibility({ visibilityProperty: true });
    return [...board.querySelectorAll(".zone, .card, .plate, .common, p, .corner, .back, b")]
        .filter(seen)
        .map((node) => {
            const { x, y, width, height } = node.getBoundingClientRect();
            const classes = [...node.classList].filter((name) =>
                !name.startsWith("svelte-") && !["fresh", "back"].includes(name));
            const words = node.textContent.replace(/\\s+/g, " ").trim();
            const where = [x, y, width, height].map((each) => Math.round(each));
            return [node.tagName, classes.sort().join(" "), words, ...where].join(" | ");
        });
}"""
HAND = """() => [...document.querySelectorAll(".hand [data-card]")].map((node) =>
    [node.dataset.card, Math.round(node.getBoundingClientRect().x)].join(" "))"""


def test_every_motion_ends_where_things_lie_without_any(
    chromium: Chromium, server: ServerProcess
) -> None:
    for size, seats in ((DESKTOP, 8), (PHONE, 5)):
        visitor = opened(chromium, server, "fast", size, seats)
        play_rounds(Newcomer(visitor), ROUNDS)
        at_rest(visitor)
        shown = lying(visitor)
        visitor.page.evaluate(
            "() => localStorage.setItem('splittable.preferences', '{\"speed\": \"none\"}')"
        )
        visitor.page.reload()
        asked(visitor)
        at_rest(visitor)
        assert shown == lying(visitor)
        assert len(shown["table"]) > 3 * seats
        visitor.assert_quiet()


def test_cards_turn_then_the_table_holds_then_hands_go_on(
    chromium: Chromium, server: ServerProcess
) -> None:
    visitor = opened(chromium, server, "slow", DESKTOP, 4)
    visitor.page.evaluate(
        """() => {
            globalThis.cues = [];
            new MutationObserver(() => {
                const cue = document.querySelector("[data-cue]")?.dataset.cue ?? null;
                if (cues.at(-1)?.[0] !== cue) cues.push([cue, performance.now()]);
            }).observe(document.body, { subtree: true, attributeFilter: ["data-cue"] });
        }"""
    )
    seal_a_card(visitor)
    visitor.page.wait_for_function("() => cues.at(-1)?.[0] === null", timeout=20_000)
    cues = visitor.page.evaluate("() => cues")
    assert [cue for cue, _ in cues] == ["turn", "hold", "pass", None]
    times = [round(then - now) for (_, now), (_, then) in pairwise(cues)]
    for lasted, wanted in zip(times, (500, 1300, 800), strict=True):  # slow: twice the usual
        # A busy machine shows an act late, and the next one later.
        assert 0.6 * wanted <= lasted <= wanted + 900, times


@pytest.mark.parametrize("how", ["tap", "key"])
def test_a_tap_or_a_key_leads_to_the_end_at_once(
    chromium: Chromium, server: ServerProcess, how: str
) -> None:
    visitor = opened(chromium, server, "slow", DESKTOP, 4)
    seal_a_card(visitor)
    visitor.page.wait_for_selector("[data-cue=turn], [data-cue=hold]")
    if how == "tap":
        visitor.page.mouse.click(640, 330)
    else:
        visitor.page.keyboard.press("Shift")
    assert visitor.page.locator("[data-cue]").count() == 0
    expect(visitor.page.locator(".progress")).to_contain_text("Round 2")
    visitor.page.locator(".hand [data-rove]").first.click(position={"x": 10, "y": 10})
    expect(visitor.page.get_by_role("button", name="Left", exact=True)).to_be_visible()


def opened(
    chromium: Chromium, server: ServerProcess, speed: str, size: dict[str, Any], seats: int
) -> Visitor:
    tour = Tour(chromium, server, {**size, "preferences": {"speed": speed}})
    return asked(tour.opened("splito", options={"seats": seats}))


def play_rounds(player: Newcomer, rounds: int) -> None:
    page = player.visitor.page
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        # What the bar says goes with what is on show, so it is read once nothing is on its way.
        if player.is_asked and page.locator("[data-cue]").count() == 0:
            if f"Round {rounds + 1}" in page.locator(".progress").inner_text():
                break
            player.press_something()
        page.wait_for_timeout(20)
    else:
        raise AssertionError(player.status)
    asked(player.visitor)


def seal_a_card(visitor: Visitor) -> None:
    visitor.page.locator(".hand [data-rove]").first.click(position={"x": 10, "y": 10})
    visitor.page.get_by_role("button", name="Left", exact=True).click()
    visitor.page.get_by_role("button", name="Play left").click()


def at_rest(visitor: Visitor) -> None:
    """All the others have chosen, and nothing is on its way."""
    chosen = "() => document.querySelectorAll('.back[data-travels]:not([hidden])').length"
    seats = visitor.page.locator(".plate").count()
    visitor.page.wait_for_function(f"() => ({chosen})() === {seats - 1}")
    visitor.page.wait_for_function("() => !document.querySelector('[data-cue]')")
    visitor.settled()


def lying(visitor: Visitor) -> dict[str, Any]:
    found = {"table": visitor.page.evaluate(LYING), "hand": visitor.page.evaluate(HAND)}
    return dict(json.loads(json.dumps(found)))
