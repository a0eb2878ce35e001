"""Animations of Splito: they end in the same state as without them, and nobody has to wait."""

import json
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import Newcomer, at_rest
from tests.e2e.states import Tour, asked
from tests.support.browser import DESKTOP, PHONE, Chromium, Visitor
from tests.support.serving import ServerProcess

ROUNDS: Final = 4
ACTS: Final = {"turn": 500, "hold": 1300, "pass": 800}  # ms at slow speed: twice the usual

# Everything on the table: its kind, text and place. The highlight of the cards turned last is left
# out, because a reloaded page hasn't seen that update.
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

# Keeps whether cards have been turned. By script: they are for less than two seconds.
TURNED = """() => {
    const look = () => {
        globalThis.turned = document.querySelector("[data-cue=turn], [data-cue=hold]") !== null;
        if (!turned) requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.parametrize(
    "size, seats", [(DESKTOP, 8), pytest.param(PHONE, 5, marks=pytest.mark.all_tier)]
)
def test_every_motion_ends_where_things_lie_without_any(
    chromium: Chromium, server: ServerProcess, size: dict[str, Any], seats: int
) -> None:
    visitor = opened(chromium, server, "fast", size, seats)
    play_rounds(Newcomer(visitor), ROUNDS)
    all_chosen(visitor)
    shown = lying(visitor)
    visitor.page.evaluate(
        "() => localStorage.setItem('splittable.preferences', '{\"speed\": \"none\"}')"
    )
    visitor.page.reload()
    asked(visitor)
    all_chosen(visitor)
    assert shown == lying(visitor)
    assert len(shown["table"]) > 3 * seats
    visitor.assert_quiet()


@pytest.mark.all_tier
def test_cards_turn_then_the_table_holds_then_hands_go_on(
    chromium: Chromium, server: ServerProcess
) -> None:
    visitor = opened(chromium, server, "slow", DESKTOP, 4)
    page = visitor.page
    page.clock.install()
    page.clock.pause_at(page.evaluate("() => Date.now()") / 1000 + 3)  # later than this call
    seal_a_card(visitor)
    for cue, lasts in ACTS.items():
        expect(page.locator(f"[data-cue={cue}]")).to_be_attached()
        page.clock.run_for(lasts - 1)
        assert page.locator(f"[data-cue={cue}]").count() == 1
        page.clock.run_for(1)
    assert page.locator("[data-cue]").count() == 0


@pytest.mark.parametrize("how", ["tap", "key"])
def test_a_tap_or_a_key_leads_to_the_end_at_once(
    chromium: Chromium, server: ServerProcess, how: str
) -> None:
    visitor = opened(chromium, server, "slow", DESKTOP, 4)
    visitor.page.evaluate(TURNED)
    seal_a_card(visitor)
    visitor.page.wait_for_function("() => turned")
    if how == "tap":
        visitor.page.locator(".board").first.click(position={"x": 3, "y": 3})  # bare felt
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

    def are_over() -> bool:
        page.wait_for_function("() => !document.querySelector('[data-playing]')")
        return f"Round {rounds + 1}" in page.locator(".progress").inner_text()

    player.play_until(are_over, f"{rounds} rounds are over")
    asked(player.visitor)
    page.keyboard.press("Escape")  # picks nothing


def seal_a_card(visitor: Visitor) -> None:
    visitor.page.locator(".hand [data-rove]").first.click(position={"x": 10, "y": 10})
    visitor.page.get_by_role("button", name="Left", exact=True).click()
    visitor.page.get_by_role("button", name="Play left").click()


def all_chosen(visitor: Visitor) -> None:
    """All others have chosen, and no update is coming."""
    chosen = "() => document.querySelectorAll('.back[data-travels]:not([hidden])').length"
    seats = visitor.page.locator(".plate").count()
    visitor.page.wait_for_function(f"() => ({chosen})() === {seats - 1}")
    at_rest(visitor)


def lying(visitor: Visitor) -> dict[str, Any]:
    found = {"table": visitor.page.evaluate(LYING), "hand": visitor.page.evaluate(HAND)}
    return dict(json.loads(json.dumps(found)))
