"""Every state of the page, by day and by night: nothing axe-core objects to at the two widths that
most people have (at all five with `--long`); at five widths no target too small, and nothing to
scroll sideways for. Screenshots of all of them are kept, with `--long` at four sizes."""

from typing import Final, Literal

import pytest

from tests.e2e.states import STATES, Tour
from tests.support.browser import AXE_OPTIONS, COLOUR_OPTIONS, Chromium
from tests.support.serving import ServerProcess
from tests.support.tiers import Tier

WIDTHS = {320: 640, 360: 640, 768: 1024, 1280: 800, 1920: 1080}
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
USUAL = (360, 1280)  # what most people have
PICTURED = (360, 768, 1280, 1920)

# A target may be small where it stands in a sentence, or where a label around it is pressed.
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


@pytest.mark.parametrize("state", STATES)
def test_a_state_is_for_everybody(
    chromium: Chromium, server: ServerProcess, state: str, tier: Tier
) -> None:
    tour = Tour(chromium, server, {"width": 360, "height": 640})
    visitor = STATES[state](tour)
    page = visitor.page
    found: list[str] = []
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES if tier is Tier.LONG or width in USUAL else ():
            page.emulate_media(color_scheme=theme)
            visitor.settled()
            # By night the same elements stand in the same places: only colours are looked at again.
            options = AXE_OPTIONS if tier is Tier.LONG or theme == "light" else COLOUR_OPTIONS
            found += [f"{width} {theme}: {each}" for each in visitor.violations(options)]
            if width in PICTURED:
                visitor.picture(f"{state}-{theme}")
        visitor.settled()
        found += [f"{width}: too small: {each}" for each in page.evaluate(TOO_SMALL)]
        if page.evaluate(SIDEWAYS) > 0:
            found.append(f"{width}: one has to scroll sideways")
    assert found == []
    visitor.assert_quiet()
