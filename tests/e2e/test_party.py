"""Several people in one room: a shared device with a curtain, and a shared screen."""

import json
import re
from itertools import pairwise
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import OFFERED, Newcomer, game_card, invitation
from tests.e2e.states import Tour
from tests.support.browser import PHONE, Chromium, Visitor, until
from tests.support.patience import PATIENCE
from tests.support.serving import ServerProcess
from tests.support.tiers import later

STILL: dict[str, Any] = {"preferences": {"speed": "none"}}
PRESS = """(at) => {
    if (document.querySelector(".curtain")) return;
    document.querySelectorAll("[data-offered]")[at]?.click();
}"""

# The height of every text, in px.
LINES = """() => {
    const lines = {};
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const owner = node.parentElement;
        if (owner.closest(".unseen")) continue;
        if (!owner.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { height } of range.getClientRects())
            if (height > 0) lines[node.textContent.trim()] = height;
    }
    return lines;
}"""


class Sharing(Newcomer):
    """A newcomer who also lifts the curtain for the next player."""

    is_asked = True


class FromWithin(Newcomer):
    """Clicks by script: an abandoned click of Playwright keeps its element, and so the element's
    content, in memory."""

    def press_something(self) -> bool:
        page = self.visitor.page
        if count := page.evaluate(OFFERED):
            page.evaluate(PRESS, self._rng.randrange(count))
        return bool(count)


def shared_table(chromium: Chromium, server: ServerProcess, game: str) -> Visitor:
    """Ida has opened a table, and Ben has taken the other seat at her phone."""
    ida = chromium.visitor(server.url, "Ida", **PHONE, **STILL)
    ida.go("/")
    card = game_card(ida, game)
    card.locator("summary").first.click()
    card.get_by_role("radio", name="2", exact=True).check()
    card.get_by_role("button", name="Play with friends").click()
    ida.page.wait_for_url(re.compile("/t/"))
    ida.page.get_by_role("textbox", name="Name of another player").fill("Ben")
    ida.page.get_by_role("button", name="Add", exact=True).click()
    expect(ida.page.get_by_text("Also on this device: Ben")).to_be_visible()
    return ida


def start(ida: Visitor) -> None:
    ida.page.get_by_role("button", name=re.compile("^Start")).click()
    expect(ida.page.get_by_text(re.compile("^Pass to"))).to_be_visible()


def companions(visitor: Visitor) -> dict[str, str]:
    """The tokens of all people on this device, by name."""
    kept = visitor.page.evaluate("() => JSON.parse(localStorage.getItem('splittable.tables'))")
    return {each["name"]: each["token"] for each in kept[0]["companions"]}


def hand_of(visitor: Visitor, name: str) -> Any:
    """The hand of one person, requested over REST."""
    table = re.search("/t/([^/?]+)", visitor.page.url)
    assert table is not None
    request = Request(
        f"{visitor.base}/api/tables/{table[1]}",
        headers={"Authorization": f"Bearer {companions(visitor)[name]}"},
    )
    with urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer)["view"]["hand"]


def in_memory(visitor: Visitor, hand: Any) -> int:
    """The number of lists in the page's memory that equal this hand."""
    devtools = visitor.context.new_cdp_session(visitor.page)
    lists = devtools.send("Runtime.evaluate", {"expression": "Array.prototype"})
    found = devtools.send(
        "Runtime.queryObjects", {"prototypeObjectId": lists["result"]["objectId"]}
    )
    counted = devtools.send(
        "Runtime.callFunctionOn",
        {
            "objectId": found["objects"]["objectId"],
            "functionDeclaration": """function (hand) {
                return this.filter((each) => {
                    try { return JSON.stringify(each) === hand } catch { return false }
                }).length;
            }""",
            "arguments": [{"value": json.dumps(hand, separators=(",", ":"))}],
            "returnByValue": True,
        },
    )
    devtools.detach()
    count: int = counted["result"]["value"]
    return count


@pytest.mark.parametrize("game", ["split", pytest.param("splito", marks=pytest.mark.all_tier)])
def test_nobodys_cards_are_there_before_they_lift_the_curtain(
    chromium: Chromium, server: ServerProcess, game: str
) -> None:
    ida = shared_table(chromium, server, game)
    start(ida)
    first = re.sub("^Pass to ", "", ida.page.get_by_text(re.compile("^Pass to")).inner_text())
    first = re.sub("[^A-Za-z]", "", first)
    other = "Ben" if first == "Ida" else "Ida"
    hands = {name: hand_of(ida, name) for name in (first, other)}
    for hand in hands.values():
        assert len(hand) > 1
        assert in_memory(ida, hand) == 0
        assert json.dumps(hand, separators=(",", ":")) not in " ".join(ida.heard)
    assert ida.page.locator(".hand [data-rove]").count() == 0

    ida.page.get_by_role("button", name=re.compile(f"I’m .?{first}")).click()
    expect(ida.page.locator(".hand [data-rove]").first).to_be_visible()
    assert in_memory(ida, hands[first]) >= 1
    assert in_memory(ida, hands[other]) == 0
    lift = ida.page.get_by_role("button", name=re.compile(f"I’m .?{other}"))
    FromWithin(ida).play_until(lift.is_visible, f"{other} is next")
    # The first player's cards are gone; the browser releases its own references with its next task.
    old = hand_of(ida, first), hands[first]
    until(ida.page, lambda: not any(in_memory(ida, hand) for hand in old), "they are forgotten")
    assert in_memory(ida, hand_of(ida, other)) == 0
    assert json.dumps(hands[other], separators=(",", ":")) not in " ".join(ida.heard)
    ida.assert_quiet()


@pytest.mark.parametrize(
    "game",
    [
        *(pytest.param(each, marks=pytest.mark.long) for each in ("split-it", "splito")),
        pytest.param("split", marks=pytest.mark.all_tier),
    ],
)
def test_two_people_play_a_whole_game_on_one_phone_and_another(
    chromium: Chromium, server: ServerProcess, game: str
) -> None:
    ida = shared_table(chromium, server, game)
    start(ida)
    ida.picture("curtain")
    again = ida.page.get_by_role("button", name="Play again", exact=True)
    Sharing(ida).play_until(again.is_visible, "the game is over")
    again.click()
    expect(ida.page.get_by_text(re.compile("^Pass to"))).to_be_visible()
    ida.assert_quiet()


@pytest.mark.all_tier
def test_a_reload_keeps_the_curtain_down(chromium: Chromium, server: ServerProcess) -> None:
    ida = shared_table(chromium, server, "split")
    start(ida)
    ida.page.get_by_role("button", name=re.compile("^I’m ")).click()
    expect(ida.page.locator(".hand [data-rove]").first).to_be_visible()
    ida.page.reload()
    expect(ida.page.get_by_text(re.compile("^Pass to"))).to_be_visible()
    assert ida.page.locator(".hand [data-rove]").count() == 0


def test_a_name_that_is_taken_is_refused_in_one_line(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url, "Ida", **STILL)
    ida.go("/")
    game_card(ida, "splito").get_by_role("button", name="Play with friends").click()
    ida.page.get_by_role("textbox", name="Name of another player").fill("Ida")
    ida.page.get_by_role("button", name="Add", exact=True).click()
    expect(ida.page.get_by_role("alert")).to_be_visible()
    expect(ida.page.get_by_text("Also on this device")).to_be_hidden()


def test_a_big_screen_shows_the_table_and_nothing_to_touch(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url, "Ida", **STILL)
    ida.go("/")
    game_card(ida, "splito").get_by_role("button", name="Play with friends").click()
    ida.page.wait_for_url(re.compile("/t/"))
    screen = chromium.visitor(server.url, "TV", width=1920, height=1080, **STILL)
    screen.page.goto(invitation(ida).replace("?invite", "/screen?invite"))
    expect(screen.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    expect(screen.page.get_by_text("Ida")).to_be_visible()
    screen.picture("screen-waiting")
    ida.page.get_by_role("button", name=re.compile("^Start")).click()
    expect(screen.page.locator(".bar [role=status]")).to_be_visible()
    expect(screen.page.get_by_role("img", name=re.compile("QR"))).to_have_count(0)  # all sit
    for zone in ("Left", "Right"):  # it is nobody's view
        expect(screen.page.locator(".stage").get_by_text(zone, exact=True)).to_have_count(0)
    names = screen.page.locator(".plate .name").all_inner_texts()
    for one, other in pairwise([*names, names[0]]):
        expect(screen.page.locator(".stage").get_by_text(f"{one} – {other}").first).to_be_visible()
    assert screen.page.locator(".plate .product").count() == len(names)
    screen.picture("screen-playing")
    assert screen.page.locator("header button").all_inner_texts() == []
    assert screen.page.locator(".hand [data-rove]").count() == 0
    expect(ida.page.locator(".hand [data-rove]").first).to_be_visible()
    views = [message["view"] for message in screen.messages() if message.get("view")]
    assert views
    assert all(view.get("hand") is None for view in views)
    screen.assert_quiet()


@pytest.mark.parametrize("variant", ["split", *later("split-it", "splito", "cooperative-split")])
def test_everything_on_a_big_screen_is_read_from_across_the_room(
    chromium: Chromium, server: ServerProcess, variant: str
) -> None:
    tour = Tour(chromium, server, {"width": 1920, "height": 1080, **STILL})
    place = tour.open(variant)
    screen = tour.visitor("TV")
    screen.go(f"/t/{place.table}/screen?invite={place.invite}")
    expect(screen.page.locator(".bar [role=status]")).to_be_visible()
    screen.settled()
    lines: dict[str, float] = screen.page.evaluate(LINES)
    assert len(lines) > 10
    assert {words: height for words, height in lines.items() if height < 24} == {}
