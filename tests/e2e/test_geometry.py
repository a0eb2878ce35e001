"""No text on the page overlaps another, is covered by something else, or cut off at an edge.

Every state, in every language and at three widths of phones; the short run looks at a few states in
two languages. On a desktop, nothing lies on the table but what belongs there.
"""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.e2e.states import LANGUAGES, OPTIONS, PSEUDO, WALKS, Tour, asked
from tests.support.browser import DESKTOP, Chromium, Visitor
from tests.support.serving import ServerProcess
from tests.support.tiers import Tier, later

pytestmark = pytest.mark.timeout(600)  # a walk has up to eleven states, each in nine languages

SIZES: Final = {360: 640, 320: 640, 390: 844}
SEATS: Final = {
    "split-it": (2, 3, 4),
    "splito": (2, 3, 4, 5, 6, 7, 8),
    "split": (2, 3, 4, 5),
    "cooperative-split": (3, 4, 5),
}

# Pairs that may overlap, each with its reason.
INTENDED: Final = (
    # Cards lie on cards, as on a real table; their values stand in the corners.
    ("[data-travels]", "[data-travels]"),
    ("[data-card]", "[data-card]"),
)

# How far the middle of the bar's words is from the bar's own, measured in one go.
WORDS_OFF_THE_MIDDLE: Final = """(bar) => {
    const [outer, words] = [bar, bar.querySelector(".words")].map((e) => e.getBoundingClientRect());
    return words.x + words.width / 2 - outer.x - outer.width / 2;
}"""

# Boxes of lines of text that overlap, are covered, or leave what clips them. A line's box is higher
# than its letters, so a part above and below is left out.
COLLISIONS: Final = """([intended]) => {
    const SLACK = 1.5; // px: letters hardly ever fill their boxes
    const LONGEST = 15; // letters: a longer name may be broken
    const MIDDLE = 0.25; // of a line's height, above and below its letters
    const round = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(" ");
    const wordsOf = ({ text }) => JSON.stringify(text.slice(0, 40));
    const isSeen = (node) => node.checkVisibility({
        visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true,
    });
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    const room = dialog ?? document.body;
    const overlap = (one, other) => [
        Math.min(one.right, other.right) - Math.max(one.left, other.left),
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    ];

    /** Every line of text that is to be seen, with the box of its letters. */
    const lines = [];
    const found = [];
    const walker = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const owner = node.parentElement;
        const text = node.textContent.trim();
        if (text === "" || owner === null || !isSeen(owner)) continue;
        if (owner.closest(".unseen, script, style, option, select")) continue;
        if (getComputedStyle(owner).clipPath === "inset(50%)") continue; // for ears alone
        const range = document.createRange();
        range.selectNodeContents(node);
        const style = getComputedStyle(owner);
        if (style.fontSize === "0px" || style.color === "rgba(0, 0, 0, 0)") continue;
        for (const { index, 0: word } of node.textContent.matchAll(/[\\p{L}~]{2,}/gu)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (word.length > LONGEST) continue; // a name
            if (tops.size > 1 && style.hyphens !== "auto")
                found.push(`broken: ${wordsOf({ text: word })} of ${wordsOf({ text })}`);
        }
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
            if (rect.width < 1 || rect.height < 1) continue;
            const off = rect.height * MIDDLE;
            const box = {
                left: rect.left + SLACK, right: rect.right - SLACK,
                top: rect.top + off, bottom: rect.bottom - off,
            };
            // What scrolls, or ends with three dots, may be cut.
            let isCut = false;
            for (let up = owner; up !== null && up !== document.body; up = up.parentElement) {
                const around = getComputedStyle(up);
                const kinds = [around.overflowX, around.overflowY];
                if (kinds.every((kind) => kind === "visible")) continue;
                const clip = up.getBoundingClientRect();
                const mayCut = up.tagName === "svg" // a picture's frame cuts what is drawn
                    || around.textOverflow === "ellipsis"
                    || around.webkitLineClamp !== "none"
                    || kinds.some((kind) => /auto|scroll/.test(kind));
                const inside = {
                    left: Math.max(box.left, clip.left), right: Math.min(box.right, clip.right),
                    top: Math.max(box.top, clip.top), bottom: Math.min(box.bottom, clip.bottom),
                };
                const lost = (box.right - box.left) - (inside.right - inside.left) > SLACK
                    || (box.bottom - box.top) - (inside.bottom - inside.top) > SLACK;
                if (lost && !mayCut && !isCut) {
                    isCut = true;
                    found.push(`cut off: ${wordsOf({ text })} at ${round(box)}`
                        + ` by ${up.className || up.tagName} at ${round(clip)}`);
                }
                Object.assign(box, inside);
            }
            if (box.right - box.left < 1 || box.bottom - box.top < 1) continue;
            if (box.left < -SLACK || box.right > innerWidth + SLACK)
                found.push(`outside: ${wordsOf({ text })} at ${round(box)}`);
            lines.push({ owner, text, box });
        }
    }

    const isIntended = (one, other) => intended.some(([first, second]) =>
        [[one, other], [other, one]].some(([a, b]) => {
            const above = a.closest(first);
            const below = b.closest(second);
            return above !== null && below !== null && above !== below;
        }));
    // What is said covers what lies below it, and goes away by itself.
    const isSaid = (node) => node.closest("[data-bubble]") !== null;
    // Whatever is drawn on top of the middle of a line covers it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { pointer-events: auto !important }"); // else it can't be found
    document.adoptedStyleSheets.push(sheet);
    const paints = (node) => {
        if (node.tagName === "svg") return false; // its shapes do, not its box
        if (node instanceof SVGElement || node.tagName === "IMG") return true;
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(node);
        return opacity !== "0" && (!/, 0\\)$/.test(backgroundColor) || backgroundImage !== "none");
    };
    /** It stays in its place while the page scrolls below it, or was opened over it. */
    const isLoose = (node) => {
        if (node.closest(".signs, aside, [popover], fieldset")) return true;
        for (let up = node; up !== null; up = up.parentElement)
            if (/sticky|fixed/.test(getComputedStyle(up).position)) return true;
        return false;
    };
    for (const line of lines) {
        const { owner, text, box } = line;
        const y = (box.top + box.bottom) / 2;
        if (y < 0 || y >= innerHeight) continue;
        for (const part of [0.1, 0.5, 0.9]) {
            const x = box.left + (box.right - box.left) * part;
            if (x < 0 || x >= innerWidth) continue;
            const hits = document.elementsFromPoint(x, y)
                .filter((hit) => isSaid(owner) || !isSaid(hit));
            const own = hits.findIndex((hit) => hit.contains(owner) || owner.contains(hit));
            const cover = hits.slice(0, own).find((hit) => paints(hit) && !isIntended(owner, hit));
            if (cover === undefined) continue;
            line.isHidden = true;
            if (isLoose(cover)) continue;
            found.push(`covered: ${wordsOf({ text })} at ${round(box)} by ${cover.tagName}`
                + ` ${cover.getAttribute("class")} ${wordsOf({ text: cover.textContent.trim() })}`);
            break;
        }
    }
    document.adoptedStyleSheets.pop();
    const sorted = lines.filter(({ isHidden }) => !isHidden)
        .toSorted((one, other) => one.box.top - other.box.top);
    for (const [place, one] of sorted.entries()) {
        for (const other of sorted.slice(place + 1)) {
            if (other.box.top >= one.box.bottom) break;
            if (one.owner === other.owner && one.text === other.text) continue;
            const [across, down] = overlap(one.box, other.box);
            if (across < SLACK || down < SLACK) continue;
            if (one.box.bottom < 0 || one.box.top > innerHeight) continue;
            if (isIntended(one.owner, other.owner)) continue;
            if (isSaid(one.owner) !== isSaid(other.owner)) continue;
            found.push(`overlap: ${wordsOf(one)} at ${round(one.box)}`
                + ` and ${wordsOf(other)} at ${round(other.box)}`);
        }
    }

    return [...new Set(found)];
}"""

# Pairs of the parts of a table of Split that overlap, each part with all that is drawn in it.
OVERLAPS: Final = """() => {
    const parts = [...document.querySelectorAll(
        ".stage .centre > :not(.table), .stage .table > :not(.caption), .stage .seat"
    )];
    const edges = parts.map((part) => {
        const boxes = [part, ...part.querySelectorAll("*")]
            .filter((each) => each.checkVisibility() && each.closest(".unseen") === null)
            .map((each) => each.getBoundingClientRect());
        return ["left", "top", "right", "bottom"].map((side, at) =>
            (at < 2 ? Math.min : Math.max)(...boxes.map((box) => box[side])));
    });
    const meet = (one, other) => [0, 1].every((at) =>
        Math.min(one[at + 2], other[at + 2]) - Math.max(one[at], other[at]) > 1);
    return parts.flatMap((one, at) => parts
        .filter((other, place) => place > at && meet(edges[at], edges[place]))
        .map((other) => `${one.className} and ${other.className}`));
}"""

# As if the language were chosen in another tab: the page stays as it is.
SPEAK: Final = """(language) => {
    const key = "splittable.preferences";
    const kept = { ...JSON.parse(localStorage.getItem(key)), language };
    localStorage.setItem(key, JSON.stringify(kept));
    dispatchEvent(new StorageEvent("storage", { key }));
}"""


def speak(visitor: Visitor, language: str) -> None:
    visitor.page.evaluate(SPEAK, language)
    expect(visitor.page.locator("html")).to_have_attribute("lang", language.partition("-")[0])
    visitor.settled()


def collisions(visitor: Visitor, state: str, languages: tuple[str, ...]) -> Iterator[str]:
    """Everything that collides on the page, which is left as it was."""
    for language in languages:
        speak(visitor, language)
        for width, height in SIZES.items():
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.settled()
            for each in visitor.page.evaluate(COLLISIONS, [INTENDED]):
                yield f"{state}, {language}, {width}: {each}"
    visitor.page.set_viewport_size({"width": 360, "height": 640})
    speak(visitor, "en")


def walked(chromium: Chromium, server: ServerProcess, names: tuple[str, ...]) -> list[str]:
    tour = Tour(chromium, server, {"width": 360, "height": 640, "reduced_motion": "reduce"})
    return [
        each
        for state, visitor in zip(names, WALKS[names](tour), strict=True)
        for each in collisions(visitor, state, (*LANGUAGES, PSEUDO))
    ]


@pytest.mark.parametrize("names", later(*((names,) for names in WALKS)), ids=lambda names: names[0])
def test_no_text_collides_in_any_state(
    chromium: Chromium, server: ServerProcess, names: tuple[str, ...]
) -> None:
    found = walked(chromium, server, names)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", SEATS)
def test_no_text_collides_at_any_number_of_seats(
    chromium: Chromium, server: ServerProcess, game: str, tier: Tier
) -> None:
    tour = Tour(chromium, server, {"width": 360, "height": 640, "reduced_motion": "reduce"})
    found: list[str] = []
    for seats in tier.pick(SEATS[game][-1:], SEATS[game]):
        place = tour.open(game, options={**OPTIONS[game], "seats": seats})
        visitor = asked(tour.at(place))
        languages = tier.pick(("de", PSEUDO), (*LANGUAGES, PSEUDO))
        found += collisions(visitor, f"{game} for {seats}", languages)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("seats", [3, *later(4, 5)])
def test_nothing_on_a_cooperative_table_overlaps_beside_the_list_of_moves(
    chromium: Chromium, server: ServerProcess, seats: int
) -> None:
    tour = Tour(chromium, server, {**DESKTOP, "preferences": {"speed": "none"}})
    options = {**OPTIONS["cooperative-split"], "seats": seats}
    visitor = tour.at(tour.finished("cooperative-split", options))
    address = visitor.page.url
    for move in (5, 9):
        visitor.page.goto(f"{address}/games/1?at={move}")
        expect(visitor.page.get_by_role("slider").first).to_have_value(str(move))
        expect(visitor.page.locator(".stage .seat")).to_have_count(seats)
        visitor.settled()
        assert visitor.page.evaluate(OVERLAPS) == []


@pytest.mark.parametrize("game", ["split", *later("split-it", "splito", "cooperative-split")])
def test_the_panel_lies_beside_the_table_wherever_both_have_room(
    chromium: Chromium, server: ServerProcess, game: str
) -> None:
    tour = Tour(chromium, server, {"width": 1200, "height": 800, "reduced_motion": "reduce"})
    visitor = asked(tour.opened(game))
    panel = visitor.page.get_by_role("complementary")
    beside, table = panel.bounding_box(), visitor.page.locator("main").bounding_box()
    assert beside is not None
    assert table is not None
    assert table["x"] + table["width"] <= beside["x"]
    visitor.settled()
    assert visitor.page.evaluate(COLLISIONS, [INTENDED]) == []
    visitor.page.set_viewport_size({"width": 1199, "height": 800})
    expect(panel).to_have_count(0)
    expect(visitor.page.get_by_role("button", name="Log and more")).to_be_visible()


@pytest.mark.parametrize("game", SEATS)
def test_the_top_bar_has_three_lines_at_most_and_its_words_in_the_middle(
    chromium: Chromium, server: ServerProcess, game: str, tier: Tier
) -> None:
    tour = Tour(chromium, server, {"width": 360, "height": 640, "reduced_motion": "reduce"})
    visitor = asked(tour.opened(game))
    bar = visitor.page.locator("header > .bar")
    expect(bar.locator(".goal")).to_be_hidden()  # it is behind the question mark
    for language in tier.pick(("de",), LANGUAGES):
        speak(visitor, language)
        box = bar.bounding_box()
        assert box is not None
        assert box["height"] < 72, language  # px
    visitor.page.set_viewport_size({"width": 1280, "height": 800})
    expect(visitor.page.get_by_role("complementary")).to_be_visible()  # the panel beside the table
    assert abs(bar.evaluate(WORDS_OFF_THE_MIDDLE)) < 1  # px
