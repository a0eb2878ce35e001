"""The end of a game: the result, the score explained, and what to do next."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.playing import at_rest, hasten_to_the_end
from tests.e2e.states import STATES, Tour, asked, spoken
from tests.e2e.test_words import prefer
from tests.support.browser import PHONE, Chromium, Visitor, until
from tests.support.serving import ServerProcess
from tests.support.tiers import Tier, later

SOME = ["splito", "cooperative-split", *later("split-it", "split")]


def last_view(visitor: Visitor) -> dict[str, Any]:
    """The visitor's current view, assembled from all updates."""
    view: dict[str, Any] = {}
    for message in visitor.messages():
        view |= message.get("view") or {}
    return view


def places(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("list", name="Players").get_by_role("listitem")


@pytest.mark.parametrize("game", SOME)
def test_the_result_is_the_outcome_that_the_server_told(
    chromium: Chromium, server: ServerProcess, game: str
) -> None:
    visitor = STATES[f"end-{game}"](Tour(chromium, server, {}))
    outcome = last_view(visitor)["outcome"]
    shown = places(visitor)
    expect(shown).to_have_count(len(outcome["ranking"]))
    by_place = sorted((place, seat) for seat, place in enumerate(outcome["ranking"]))
    for (place, seat), each in zip(by_place, shown.all(), strict=True):
        expect(each).to_have_attribute("data-place", f"seat {seat}")
        if game in ("split-it", "splito"):
            expect(each).to_contain_text(f"Place {place}")
        else:  # Split has no points or places: the first one out wins
            expect(each).not_to_contain_text("Place")
        if game in ("split-it", "splito"):
            expect(each).to_contain_text(re.compile(rf"\b{outcome['scores'][seat]}\b"))
        else:
            expect(each).to_contain_text(re.compile(rf"\b{-outcome['scores'][seat]} cards?"))
    visitor.assert_quiet()


def test_a_score_of_splito_is_made_of_its_two_zones(
    chromium: Chromium, server: ServerProcess
) -> None:
    visitor = STATES["end-splito"](Tour(chromium, server, {}))
    for each in places(visitor).all():
        told = re.search(r"(\d+) times (\d+) makes (\d+)", each.text_content() or "")
        assert told is not None
        left, right, product = map(int, told.groups())
        assert left * right == product


def test_the_winner_of_split_stands_highest(chromium: Chromium, server: ServerProcess) -> None:
    visitor = STATES["end-split"](Tour(chromium, server, PHONE))
    visitor.settled()
    page = visitor.page
    tops = "nodes => nodes.map(each => each.querySelector('.plate').getBoundingClientRect().top)"
    (winner,) = page.locator(".podium .wins").evaluate_all(tops)
    others = page.locator(".podium li:not(.wins)").evaluate_all(tops)
    assert len(others) == 4
    assert all(winner < other for other in others)


def test_the_last_play_is_shown_again_on_demand(chromium: Chromium, server: ServerProcess) -> None:
    tour = Tour(chromium, server, {"preferences": {"speed": "rush"}})
    visitor = asked(tour.opened("split"))
    hasten_to_the_end(visitor)
    podium = visitor.page.locator(".podium")
    expect(podium).to_be_visible()
    visitor.picture("celebration-split")
    visitor.page.get_by_role("button", name="More", exact=True).click()
    visitor.page.get_by_role("button", name="Show the last play again").press("Enter")
    expect(podium).to_be_hidden()
    expect(podium).to_be_visible()


@pytest.mark.all_tier
@pytest.mark.parametrize("game", ["split", "cooperative-split"])
def test_the_hands_that_are_left_lie_open(
    chromium: Chromium, server: ServerProcess, game: str
) -> None:
    visitor = STATES[f"end-{game}"](Tour(chromium, server, {}))
    sizes = last_view(visitor)["handSizes"]
    for each in places(visitor).all():
        seat = int((each.get_attribute("data-place") or "").removeprefix("seat "))
        faces = each.locator(".card .unseen")
        expect(faces).to_have_count(sizes[seat])
        names = [int(re.findall(r"\d+", face.text_content() or "")[0]) for face in faces.all()]
        assert names == sorted(set(names))  # a hand in its owner's order, no card twice


@pytest.mark.parametrize("game", SOME)
def test_the_explained_score_and_the_table_are_one_tap_away(
    chromium: Chromium, server: ServerProcess, game: str
) -> None:
    visitor = STATES[f"end-{game}"](Tour(chromium, server, PHONE))
    page = visitor.page
    page.get_by_role("button", name="The score", exact=True).click()
    expect(page.get_by_role("table").first).to_be_visible()
    page.get_by_role("button", name="The table", exact=True).press(
        "Enter"
    )  # with the keyboard, too
    expect(page.get_by_role("table")).to_have_count(0)
    page.get_by_role("button", name="The result", exact=True).click()
    expect(places(visitor).first).to_be_visible()
    names = [each.text_content() for each in page.locator(".plate .name").all()]
    assert len(names) == len(set(names))  # nobody twice
    visitor.assert_quiet()


def test_a_rematch_is_large_and_what_is_seldom_wanted_is_behind_more(
    chromium: Chromium, server: ServerProcess
) -> None:
    visitor = STATES["end-split"](Tour(chromium, server, PHONE))
    visitor.settled()
    page = visitor.page
    rematch = page.get_by_role("button", name="Rematch", exact=True).bounding_box()
    others = [page.get_by_role("link", name=name, exact=True) for name in ("Replay", "Review")]
    more = page.get_by_role("button", name="More", exact=True)
    for each in (*others, more):
        box = each.bounding_box()
        assert box is not None
        assert rematch is not None
        assert rematch["width"] > 2 * box["width"]
    hidden = page.get_by_role("link", name="Download the game")
    expect(hidden).to_have_count(0)
    more.press("Enter")
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(hidden).to_be_visible()
    assert visitor.violations() == []


def test_the_result_is_shared_as_a_picture(chromium: Chromium, server: ServerProcess) -> None:
    page = STATES["end-split"](Tour(chromium, server, PHONE)).page
    page.evaluate("() => { navigator.canShare = () => false; }")
    more = page.get_by_role("button", name="More", exact=True)
    more.press("Enter")
    expect(more).to_have_attribute("aria-expanded", "true")
    share = page.get_by_role("button", name="Share as a picture")
    page.route("**/picture.svg", lambda route: route.abort())
    share.click()
    expect(page.get_by_text("The server can’t be reached")).to_be_visible()
    page.unroute("**/picture.svg")
    with page.expect_download() as saved:
        share.click()
    png = saved.value.path().read_bytes()
    assert png.startswith(b"\x89PNG")
    width, height = (int.from_bytes(png[at : at + 4], "big") for at in (16, 20))
    assert (width, height) == (1200, 800)


@pytest.mark.all_tier
def test_counting_up_ends_where_it_is_without_motion(
    chromium: Chromium, server: ServerProcess
) -> None:
    tour = Tour(chromium, server, {"preferences": {"speed": "fast"}})
    place = tour.open("splito", options={"seats": 3})
    ida = asked(tour.at(place))
    tour.play(place)
    still = Tour(chromium, server, {}).at(place)
    expect(places(still)).to_have_count(3)
    at_rest(ida)
    expect(ida.page.locator(".podium")).to_be_visible()

    def are_alike() -> bool:
        return places(ida).all_inner_texts() == places(still).all_inner_texts()

    until(ida.page, are_alike, "the points are counted up")
    ida.assert_quiet()


@pytest.mark.parametrize("game", ["splito", *later("split")])
def test_the_end_fits_a_phone_in_every_language(
    chromium: Chromium, server: ServerProcess, game: str, tier: Tier
) -> None:
    visitor = STATES[f"end-{game}"](Tour(chromium, server, {**PHONE, "reduced_motion": "reduce"}))
    page = visitor.page
    for language in spoken(tier, len(game)):
        prefer(language, visitor)
        page.locator(".podium").wait_for()
        visitor.settled()
        assert page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0
        assert (
            page.evaluate(
                """() => [...document.querySelectorAll(".end button, .end a, [role=group] button")]
                .filter((node) => node.checkVisibility())
                .filter((node) => node.scrollWidth > node.clientWidth + 1
                    || node.getBoundingClientRect().bottom > innerHeight)
                .map((node) => node.textContent)"""
            )
            == []
        )
        visitor.picture(f"end-{game}-{language}")
