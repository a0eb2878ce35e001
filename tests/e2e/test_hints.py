"""Hints on the page: one button, one sentence; with several people, only if all agree."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import RestSeat, at_rest, gather
from tests.e2e.states import Tour, asked, hears_of
from tests.support.browser import Chromium, until
from tests.support.serving import ServerProcess
from tests.support.tiers import later


@pytest.mark.parametrize("variant", ["splito", "cooperative-split", *later("split-it", "split")])
def test_one_press_tells_a_move_and_why_until_it_is_played(
    chromium: Chromium, server: ServerProcess, variant: str
) -> None:
    visitor = asked(Tour(chromium, server, {}).opened(variant))
    page, seat = visitor.page, RestSeat(visitor)
    until(page, lambda: seat.told()["view"]["toAct"] == [0], "only the visitor has to choose")
    hears_of(visitor, seat.told()["seq"])
    at_rest(visitor)  # while the table changes, a key may be lost
    ask = page.get_by_role("button", name="Hint", exact=True)
    ask.press("Enter")
    told = page.get_by_text(re.compile("^Hint: "))
    expect(told).to_be_visible()
    (answer,) = [each for each in visitor.messages() if each["type"] == "hinted"]
    sentence = page.locator(".hint p").inner_text()
    assert len(sentence.split(". ")) >= 2  # the move and the reason
    assert "$" not in sentence
    places = answer["why"]["places"]
    assert places, sentence  # a reason is about something on the table
    for place in places:
        mark, at = ("place", "seat") if place["kind"] == "seat" else ("spot", place["kind"])
        meant = page.locator(f'[data-{mark}="{at} {place["at"]}"][data-hinted]')
        expect(meant.first).to_be_visible()
    visitor.picture(f"hint {variant}")
    page.get_by_role("button", name="Close the hint").click()
    expect(told).to_be_hidden()
    expect(page.locator("[data-hinted]")).to_have_count(0)
    expect(ask).to_be_focused()


def test_among_people_hints_are_asked_for_and_agreed_to(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida, ben = (chromium.visitor(server.url, name) for name in ("Ida", "Ben"))
    gather(ida, ben, "splito", {})
    for visitor in (ida, ben):
        asked(visitor)
        expect(visitor.page.get_by_role("button", name="Hint", exact=True)).to_be_hidden()
    ida.page.get_by_role("button", name="Menu").click()
    ida.page.get_by_role("checkbox", name="Hints for everyone").check()
    expect(ida.page.get_by_text("Still to agree: Ben")).to_be_visible()
    ida.page.keyboard.press("Escape")
    expect(ben.page.get_by_text("Ida would like hints for everyone.")).to_be_visible()
    ben.page.get_by_role("button", name="Agree", exact=True).click()
    for visitor in (ida, ben):
        visitor.page.get_by_role("button", name="Hint", exact=True).click()
        expect(visitor.page.get_by_text(re.compile("^Hint: "))).to_be_visible()
