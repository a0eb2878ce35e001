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
    visitor = Tour(chromium, server, {}).opened("cooperative-split")
    visitor.stop_the_clock()  # bubbles stay
    page = asked(visitor).page
    page.get_by_role("button", name="Left or right?").click()
    expect(_bubble(visitor, 0)).to_have_text("Left or right?")

    def answers() -> dict[int, str]:
        said = _said(visitor)
        return dict(said[said.index((0, "left-or-right")) + 1 :])

    until(page, lambda: {1, 2} <= answers().keys(), "both bots answer")
    for seat in (1, 2):
        expect(_bubble(visitor, seat)).to_be_visible()
    words = {
        "go-left": "To the left, please.",
        "go-right": "To the right, please.",
        "stay-low": "Stay low.",
        "stay-high": "Stay high.",
        "i-am-fine": "I’m fine.",
        "in-trouble": "I’m in trouble.",
    }
    for phrase in answers().values():
        expect(page.get_by_test_id("talk")).to_contain_text(words[phrase])  # for ears, too
    page.clock.resume()
    visitor.picture("talk")
    assert visitor.violations() == []


def test_bots_go_on_when_a_person_has_given_advice(
    chromium: Chromium, server: ServerProcess
) -> None:
    visitor = asked(Tour(chromium, server, {}).opened("cooperative-split"))
    visitor.page.get_by_role("button", name="To the left, please.").click()
    Newcomer(visitor).move_once()
    until(visitor.page, lambda: visitor.page.title()[0] in "●■", "the bots have moved")
