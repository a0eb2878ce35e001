"""Accessibility of every state, in light and dark: no axe-core violations, no target too small, no
horizontal scrolling.

| tier | axe-core at | targets and scrolling at |
|---|---|---|
| | 360 | 320, 1280 |
| `--all` | 360, 1280: the most common | all five widths |
| `--long` | all five widths, all rules also in dark | all five widths |
"""

from collections.abc import Iterator
from typing import Final, Literal

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import Newcomer
from tests.e2e.states import WALKS, Tour, asked
from tests.support.browser import AXE_OPTIONS, COLOUR_OPTIONS, Chromium, Visitor
from tests.support.serving import ServerProcess
from tests.support.tiers import Tier

pytestmark = pytest.mark.timeout(300)  # a walk has up to eleven states, and maybe a review

WIDTHS = {320: 640, 360: 640, 768: 1024, 1280: 800, 1920: 1080}
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
PICTURED = (360, 768, 1280, 1920)

# A target may be small if it is inside a sentence, or if the label around it can be pressed.
TOO_SMALL = """() => {
    const least = 24 - 0.01;
    return [...document.querySelectorAll("button, a[href], input, select, summary, [role=slider]")]
        .filter((node) => node.checkVisibility({ visibilityProperty: true }))
        .filter((node) => !node.closest("p, li.text, .unseen") && !node.matches(".unseen"))
        .map((node) => [node, (node.closest("label") ?? node).getBoundingClientRect()])
        .filter(([, { width, height }]) => width > 1 && (width < least || height < least))
        .map(([node, { width, height }]) =>
            `${node.outerHTML.slice(0, 120)}: ${width.toFixed(1)} x ${height.toFixed(1)}`);
}"""

SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize("variant", ["split-it", "splito", "split"])
def test_tables_in_high_contrast_and_in_the_device_s_own_colours(
    chromium: Chromium, server: ServerProcess, variant: str
) -> None:
    tour = Tour(chromium, server, {"width": 360, "height": 640, "contrast": "more"})
    visitor = asked(tour.opened(variant))
    expect(visitor.page.locator("html")).to_have_attribute("data-contrast", "more")
    Newcomer(visitor).press_something()
    for theme in THEMES:
        visitor.page.emulate_media(color_scheme=theme)
        visitor.settled()
        assert not visitor.violations()
        visitor.picture(f"contrast-{variant}-{theme}")
    visitor.page.emulate_media(forced_colors="active", color_scheme="light")
    visitor.settled()
    assert not visitor.violations()
    visitor.picture(f"forced-{variant}")
    visitor.assert_quiet()


@pytest.mark.parametrize("names", WALKS, ids=lambda names: names[0])
def test_every_state_is_for_everybody(
    chromium: Chromium, server: ServerProcess, names: tuple[str, ...], tier: Tier
) -> None:
    stillness = {"reduced_motion": "reduce"} if tier is Tier.SHORT else {}
    tour = Tour(chromium, server, {"width": 360, "height": 640, **stillness})
    found: list[str] = []
    for state, visitor in zip(names, WALKS[names](tour), strict=True):
        found += [f"{state} at {each}" for each in objections(visitor, state, tier)]
        visitor.assert_quiet()
    assert found == []


def objections(visitor: Visitor, state: str, tier: Tier) -> Iterator[str]:
    """All violations on the page, which is left as it was."""
    page = visitor.page
    for width in tier.pick((360, 320, 1280), (320, 768, 1280, 1920, 360)):
        page.set_viewport_size({"width": width, "height": WIDTHS[width]})
        for theme in THEMES if width in tier.pick((360,), (360, 1280), tuple(WIDTHS)) else ():
            page.emulate_media(color_scheme=theme)
            visitor.settled()
            # In dark, the same elements are in the same places, so only colours are checked again.
            options = AXE_OPTIONS if tier is Tier.LONG or theme == "light" else COLOUR_OPTIONS
            yield from (f"{width} {theme}: {each}" for each in visitor.violations(options))
            if width in PICTURED:
                visitor.picture(f"{state}-{theme}")
        if tier is not Tier.SHORT or width != 360:
            visitor.settled()
            yield from (f"{width}: too small: {each}" for each in page.evaluate(TOO_SMALL))
            if page.evaluate(SIDEWAYS) > 0:
                yield f"{width}: one has to scroll sideways"
    page.set_viewport_size({"width": 360, "height": 640})
    page.emulate_media(color_scheme="light")
    visitor.settled()
