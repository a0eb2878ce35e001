"""Talk at a table of cooperative Split: phrases beside the cards, bubbles beside the seats."""

from playwright.sync_api import Locator, expect

from tests.e2e.playing import Newcomer
from tests.e2e.states import Tour, asked
from tests.support.browser import Chromium, Visitor, until
from tests.support.serving import ServerProcess


def _bubble(visitor: Visitor, seat: int) -> Locator:
    return visitor.page.locator(f'[data-place="seat {seat}"] [data-bubble]:visible')


def _said(visitor: Visitor) -> list[tuple[int, str]]:
    """Seat and phrase of everything that this page was told."""
    return [
        (remark["seat"], remark["preset"])
        for message in visitor.messages()
        for remark in message.get("said", ())
    ]


def test_a_person_asks_with_one_tap_and_bots_answer_with_bubbles(
    chromium: Chromium, server: ServerProcess
) -> None:
    visitor = asked(Tour(chromium, server, {}).opened("cooperative-split"))
    page = visitor.page
    page.get_by_role("button", name="Left or right?").click()
    expect(_bubble(visitor, 0)).to_have_text("Left or right?")
    until(page, lambda: {1, 2} <= {seat for seat, _ in _said(visitor)}, "both bots answer")
    for seat in (1, 2):
        expect(_bubble(visitor, seat)).to_be_visible()
    answers = [phrase for seat, phrase in _said(visitor) if seat != 0]
    words = {
        "go-left": "To the left, please.",
        "go-right": "To the right, please.",
        "stay-low": "Stay low.",
        "stay-high": "Stay high.",
        "i-am-fine": "I’m fine.",
        "in-trouble": "I’m in trouble.",
    }
    for phrase in answers[-2:]:
        expect(page.get_by_test_id("talk")).to_contain_text(words[phrase])  # for ears, too
    visitor.picture("talk")
    assert visitor.violations() == []


def test_bots_go_on_when_a_person_has_given_advice(
    chromium: Chromium, server: ServerProcess
) -> None:
    visitor = asked(Tour(chromium, server, {}).opened("cooperative-split"))
    visitor.page.get_by_role("button", name="To the left, please.").click()
    Newcomer(visitor).move_once()
    until(visitor.page, lambda: visitor.page.title()[0] in "●■", "the bots have moved")
