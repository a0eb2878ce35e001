"""A table of Split it! at every size: the current decision is visible, every name appears once."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.playing import MOST_PRESSES, RestSeat
from tests.e2e.states import Tour, asked
from tests.e2e.test_words import OUT_OF_SIGHT
from tests.support.browser import SETTLED, Chromium
from tests.support.patience import until_blocking
from tests.support.serving import ServerProcess

MOST_GAMES = 8
SIZES = [
    (360, 640),
    (1280, 800),
    *(
        pytest.param(size, marks=pytest.mark.all_tier)
        for size in ((640, 360), (768, 1024), (1920, 1080))
    ),
]

# Name plates that show fewer than eight letters of a longer name.
CUT = """() => [...document.querySelectorAll(".display .name")].filter((name) => {
    const letter = name.scrollWidth / name.textContent.length;
    return name.scrollWidth > name.clientWidth + 1 && name.clientWidth < 8 * letter - 1;
}).map((name) => `${name.textContent}: ${name.clientWidth} of ${name.scrollWidth}`)"""


def asked_for_a_joker(tour: Tour) -> Page:
    """A table played over REST until the visitor must place a joker; not every game gets there."""
    for seed in range(MOST_GAMES):
        visitor = asked(tour.opened("split-it", options={"seats": 2}))
        if comes_to_a_joker(RestSeat(visitor, seed)):
            expect(visitor.page.get_by_role("group", name="Your columns")).to_be_visible()
            return visitor.page
    raise AssertionError(f"no joker to place in {MOST_GAMES} games")


def comes_to_a_joker(seat: RestSeat) -> bool:
    told: dict[str, Any] = {}

    def is_asked_or_over() -> bool:
        told.update(seat.told())
        return bool(told["legal"]) or told["table"]["phase"] == "over"

    for _ in range(MOST_PRESSES):
        until_blocking(is_asked_or_over)
        if not told["legal"] or told["legal"][0].startswith("joker"):
            return bool(told["legal"])
        seat.moves()
    raise AssertionError("the game never ends")


@pytest.mark.parametrize("size", SIZES)
def test_a_joker_can_be_put_on_every_column_without_scrolling(
    chromium: Chromium, server: ServerProcess, size: tuple[int, int]
) -> None:
    tour = Tour(chromium, server, {"width": size[0], "height": size[1]})
    page = asked_for_a_joker(tour)
    columns = page.get_by_role("button", name=re.compile("^Your column of"))
    expect(columns.first).to_be_visible()
    page.evaluate(SETTLED)
    assert page.evaluate(OUT_OF_SIGHT) == []
    columns.first.click()
    play = page.get_by_role("button", name=re.compile("^Joker to the"))
    expect(play).to_be_in_viewport(ratio=1)
    before = page.locator(".joker").count()
    play.click()
    expect(page.locator(".held")).to_have_count(0)
    assert before > 0


@pytest.mark.all_tier
@pytest.mark.parametrize("size", SIZES)
def test_every_name_stands_once_and_is_not_cut_short(
    chromium: Chromium, server: ServerProcess, size: tuple[int, int]
) -> None:
    visitor = asked(
        Tour(chromium, server, {"width": size[0], "height": size[1]}).opened("split-it")
    )
    names = visitor.page.locator(".plate .name")
    expect(names).to_have_count(4)
    assert len(set(names.all_inner_texts())) == 4
    visitor.settled()
    assert visitor.page.evaluate(CUT) == []
    assert visitor.page.evaluate(OUT_OF_SIGHT) == []
    displays = visitor.page.locator(".display").all()
    boxes = [box for each in displays if (box := each.bounding_box()) is not None]
    assert len(boxes) == 4
    assert all(box["y"] >= 0 and box["y"] + box["height"] <= size[1] for box in boxes)
