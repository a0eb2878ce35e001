"""Eight languages and a longer pseudo-language: the page uses them, and all text fits."""

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.e2e.states import STATES, Tour, asked, spoken
from tests.support.browser import Chromium, Visitor
from tests.support.serving import ServerProcess
from tests.support.tiers import Tier

PHONE: Final[dict[str, Any]] = {"width": 360, "height": 640}
SHOWN = ("choosing-split-it", "choosing-splito", "choosing-split", "choosing-cooperative-split")

# What a player needs to act: the top bar, everything below the board, and their own zones.
OUT_OF_SIGHT = """() => {
    const needed = document.querySelectorAll(
        ".bar button, .bar [role=status], .hand button:not(.phrases button), main [role=slider],"
        + " .stage [data-rove]");
    return [...needed]
        .filter((node) => node.checkVisibility({ visibilityProperty: true }))
        .map((node) => [node, node.getBoundingClientRect()])
        .filter(([, box]) => box.width > 1 && (box.left < -0.5 || box.top < -0.5
            || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5))
        .map(([node, box]) => `${node.outerHTML.slice(0, 100)} at ${Math.round(box.left)}`
            + ` ${Math.round(box.top)} ${Math.round(box.right)} ${Math.round(box.bottom)}`);
}"""

# Truncated text that must be readable in full: buttons and the sentence at the top.
CUT_OFF = """() => [...document.querySelectorAll("button, .status, [role=tab], a.button")]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))
    .filter((node) => node.innerText?.trim() && !node.closest(".unseen"))
    .filter((node) => node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0
        && !/scroll|auto/.test(getComputedStyle(node).overflowX))
    .map((node) => node.outerHTML.slice(0, 140))"""


def prefer(language: str, visitor: Visitor) -> None:
    """Set the preferred language, on the current page, too."""
    preferences = json.dumps({"language": language})
    visitor.page.evaluate(
        "kept => localStorage.setItem('splittable.preferences', kept)", preferences
    )
    visitor.page.reload()
    expect(visitor.page.locator("html")).to_have_attribute("lang", language.partition("-")[0])


def assert_narrow(visitor: Visitor) -> None:
    sideways = "() => document.documentElement.scrollWidth - innerWidth"
    assert visitor.page.evaluate(sideways) <= 0, "one has to scroll sideways"


def assert_whole(visitor: Visitor, *, may_scroll: bool) -> None:
    visitor.settled()
    page = visitor.page
    assert_narrow(visitor)
    assert page.evaluate(CUT_OFF) == []
    if not may_scroll:
        assert page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0
        assert page.evaluate(OUT_OF_SIGHT) == []


def test_the_page_speaks_the_language(
    chromium: Chromium, server: ServerProcess, tier: Tier
) -> None:
    ida = chromium.visitor(server.url, **PHONE)
    ida.go("/")
    for language in spoken(tier, 6):
        prefer(language, ida)
        expect(ida.page.get_by_role("article")).to_have_count(3)
        ida.settled()
        ida.picture(f"home-{language}")
        assert_narrow(ida)
        visible = ida.page.locator("body").inner_text()
        assert not re.search(r"\b(home|common|table)-[a-z-]+\b", visible), "an id, not a text"
    ida.assert_quiet()


def test_a_newcomer_is_met_in_the_language_of_the_browser(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url)
    context = ida.context.browser
    assert context is not None
    page = context.new_context(locale="pt-BR").new_page()
    page.goto(server.url)
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    page.context.close()


@pytest.mark.parametrize("state", SHOWN)
def test_nothing_needed_to_act_is_out_of_sight_on_a_phone(
    chromium: Chromium, server: ServerProcess, state: str, tier: Tier
) -> None:
    """Eight players with thirteen cards in Splito, five in Split, four in Split it!; one table,
    opened in every language."""
    visitor = STATES[state](Tour(chromium, server, PHONE))
    for language in spoken(tier, SHOWN.index(state)):
        prefer(language, visitor)
        asked(visitor)
        assert_whole(visitor, may_scroll=False)
        visitor.picture(f"{state}-{language}")
    visitor.assert_quiet()


def test_the_language_can_be_changed_at_the_table(
    chromium: Chromium, server: ServerProcess
) -> None:
    tour = Tour(chromium, server, {})
    visitor = STATES["choosing-split"](tour)
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_role("combobox").first.select_option("de")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()  # nothing was lost
    visitor.assert_quiet()
