"""Animations of Split it!: the table ends in the same state as without animations."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.playing import Newcomer, RestSeat, at_rest
from tests.e2e.states import Tour, asked, hears_of
from tests.support.browser import Chromium, Visitor, until
from tests.support.chance import SeededChance
from tests.support.serving import ServerProcess
from tests.support.tiers import Tier

# Everything on the board, with the place of every card, without internal class names.
BOARD = """() => {
    const board = document.querySelector(".board .board");
    const internal = ["id", "aria-labelledby", "tabindex"];
    const said = ({ name, value }) =>
        internal.includes(name) ? "" : `${name}=${value.split(" ").sort().join(" ")}`;
    const where = (node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(" ");
    };
    return {
        nodes: [...board.querySelectorAll("*")].map(
            (node) => [node.tagName, ...[...node.attributes].map(said).sort()].join(" ")),
        text: board.innerText,
        cards: [...board.querySelectorAll("[data-travels]")].map(
            (node) => `${node.dataset.travels}: ${where(node)}`),
        moving: document.getAnimations().filter(({ id }) => id === "travel").length,
    };
}"""
# A page that joins later doesn't repeat what happened last.
AS_FOUND = """() => {
    const board = document.querySelector(".board .board").cloneNode(true);
    for (const told of board.querySelectorAll(".told, .unseen")) told.remove();
    for (const grown of board.querySelectorAll(".fresh")) grown.classList.remove("fresh");
    return board.innerText.replaceAll(/\\s+/g, " ") + board.querySelectorAll("svg").length;
}"""
WATCH = """() => {
    globalThis.judged = 0;
    new MutationObserver(() => {
        if (document.querySelector(".wishes")) globalThis.judged += 1;
    }).observe(document.body, { childList: true, subtree: true });
}"""
# How many turned guesses are still being shown after a tap; null if none were before it.
TAPPED = """() => {
    const wishes = () => document.querySelectorAll(".wishes").length;
    if (wishes() === 0) return null;
    const tap = new PointerEvent("pointerdown", { bubbles: true });
    document.querySelector(".bar").dispatchEvent(tap);
    return wishes();
}"""


@pytest.fixture(scope="module")
def unhurried(
    tmp_path_factory: pytest.TempPathFactory, seeded_chance: SeededChance
) -> Iterator[ServerProcess]:
    """A server whose bots are slow enough for animations at the fastest pace."""
    folder = tmp_path_factory.mktemp("motion")
    database = f"sqlite:///{folder}/tables.db"
    with ServerProcess(database, changed=seeded_chance.changed, bot_pause=200) as running:
        yield running


def watching(tour: Tour, host: Visitor, speed: str) -> Visitor:
    visitor = tour.visitor("Eve", preferences={"speed": speed})
    visitor.page.goto(host.page.url)
    expect(visitor.page.get_by_text("You’re watching").first).to_be_visible()
    visitor.page.evaluate(WATCH)
    return visitor


def assert_alike(moved: Page, still: Page) -> None:
    """Assert that both pages show the same once they are at rest."""
    until(moved, lambda: moved.evaluate(BOARD) == still.evaluate(BOARD), "both boards are alike")


@pytest.mark.parametrize(
    "size", [pytest.param((360, 640), marks=pytest.mark.all_tier), (1280, 800)]
)
def test_motion_ends_in_the_state_that_no_motion_shows(
    chromium: Chromium, unhurried: ServerProcess, tier: Tier, size: tuple[int, int]
) -> None:
    rounds = tier.pick(1, 3)  # checked from start to end
    tour = Tour(chromium, unhurried, {"width": size[0], "height": size[1]})
    ida = asked(tour.opened("split-it"))
    moved, still = watching(tour, ida, "fast"), watching(tour, ida, "none")

    def rounds_are_over() -> bool:
        asked(ida)
        assert_alike(moved.page, still.page)
        return f"Round {rounds + 1}" in ida.page.locator(".progress").inner_text()

    Newcomer(ida).play_until(rounds_are_over, "the rounds are over")
    assert moved.page.evaluate("judged") >= rounds
    assert still.page.evaluate("judged") == 0
    for visitor in (ida, moved, still):
        visitor.assert_quiet()


@pytest.mark.all_tier
def test_a_tap_leads_to_the_end_of_what_is_played(
    chromium: Chromium, unhurried: ServerProcess
) -> None:
    tour = Tour(chromium, unhurried, {})
    ida = asked(tour.opened("split-it"))
    moved, still = watching(tour, ida, "slow"), watching(tour, ida, "none")
    left = [None]

    def is_tapped() -> bool:
        left[0] = moved.page.evaluate(TAPPED)
        return left[0] is not None

    Newcomer(ida).play_until(is_tapped, "wishes are shown")
    assert left == [0]
    asked(ida)
    moved.page.locator(".progress").click()  # skips animations that started meanwhile
    assert_alike(moved.page, still.page)


@pytest.mark.all_tier
def test_who_comes_back_without_motion_finds_the_same_table(
    chromium: Chromium, unhurried: ServerProcess, tier: Tier
) -> None:
    tour = Tour(chromium, unhurried, {"preferences": {"speed": "fast"}})
    ida = asked(tour.opened("split-it"))
    player = Newcomer(ida)
    for _ in range(tier.pick(2, 4)):
        player.move_once()
        asked(ida)
    seat = RestSeat(ida)
    until(ida.page, lambda: seat.told()["view"]["toAct"] == [0], "only Ida has to choose")
    hears_of(ida, seat.told()["seq"])
    at_rest(ida)
    before = ida.page.evaluate(AS_FOUND)
    kept = json.dumps({"speed": "none"})
    ida.page.evaluate("kept => localStorage.setItem('splittable.preferences', kept)", kept)
    ida.page.reload()
    asked(ida)
    expect(ida.page.locator(".board .board")).to_be_visible()
    assert ida.page.evaluate(AS_FOUND) == before
