"""Cards can be dragged to where they may lie, by mouse and by finger, beside being tapped."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.playing import Newcomer
from tests.e2e.states import READY, Tour, asked
from tests.support.browser import PHONE, Chromium, Visitor
from tests.support.serving import ServerProcess
from tests.support.tiers import later

DESKTOP = {"width": 1280, "height": 800}
FITS = "main button[data-drags][aria-disabled=false]"


def centre(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def take(page: Page, card: Locator) -> None:
    """Press the card near its corner, and move it a little."""
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 12, box["y"] + 12)
    page.mouse.down()
    page.mouse.move(box["x"] + 12, box["y"] - 20, steps=4)


def table(chromium: Chromium, server: ServerProcess, game: str, **settings: object) -> Visitor:
    tour = Tour(chromium, server, {**DESKTOP, **settings})
    visitor = asked(tour.opened(game))
    visitor.settled()
    return visitor


@pytest.mark.parametrize("size", [DESKTOP, *later(PHONE)], ids=["mouse", "phone"])
def test_a_card_is_dragged_to_a_zone(
    chromium: Chromium, server: ServerProcess, size: dict[str, object]
) -> None:
    visitor = table(chromium, server, "splito", **size)
    page = visitor.page
    card = page.locator("button[data-drags]").first
    take(page, card)
    expect(page.locator("[data-droppable]")).to_have_count(2)  # its two zones glow
    page.mouse.move(*centre(page.locator("[data-drop=right]")), steps=5)
    expect(page.locator("[data-droppable=over]")).to_have_count(1)
    page.mouse.up()
    ready = page.locator(READY)
    expect(ready).to_have_attribute("aria-label", re.compile("right"))
    expect(page.locator("[data-droppable]")).to_have_count(0)
    ready.click()  # moves are confirmed
    expect(page.locator(".progress")).to_contain_text("Round 2 of 13")
    visitor.assert_quiet()


def test_a_card_is_dragged_between_the_piles(chromium: Chromium, server: ServerProcess) -> None:
    visitor = table(chromium, server, "split", preferences={"confirmsMoves": False})
    page = visitor.page
    card = page.locator(FITS).first
    value = card.get_attribute("data-card")
    take(page, card)
    page.mouse.move(5, 5, steps=3)  # let go of elsewhere: nothing happens
    page.mouse.up()
    expect(card).to_have_attribute("aria-pressed", "false")
    take(page, card)
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(card).to_have_attribute("aria-pressed", "false")
    take(page, card)
    page.mouse.move(*centre(page.locator("[data-drop=middle]")), steps=5)
    page.mouse.up()
    expect(page.locator(f"[data-card='{value}']")).to_have_count(0)  # played at once
    visitor.assert_quiet()


def test_a_split_card_is_dragged_along_the_row(chromium: Chromium, server: ServerProcess) -> None:
    visitor = table(chromium, server, "split-it")
    page = visitor.page
    divider = page.get_by_role("slider").first
    Newcomer(visitor).play_until(divider.is_visible, "the visitor splits the row")
    visitor.settled()
    before = divider.get_attribute("aria-valuenow")
    x, y = centre(divider)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 80, y, steps=4)
    page.mouse.up()
    expect(divider).not_to_have_attribute("aria-valuenow", before or "")
    visitor.assert_quiet()
