"""Reviews of a finished game or an uploaded record: navigation by keys, labels, explanations."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.playing import hasten_to_the_end
from tests.e2e.states import A_REVIEW, REVIEWED, Tour, asked, reviewed, spoken, try_from_here
from tests.e2e.test_words import assert_narrow
from tests.support.browser import Chromium, Visitor, until
from tests.support.serving import ServerProcess
from tests.support.tiers import Tier, later

pytestmark = pytest.mark.timeout(300)  # with --all the first review of a game is compiled

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture(
    scope="module",
    params=[
        pytest.param("split-it", marks=pytest.mark.all_tier),
        pytest.param("splito", marks=pytest.mark.all_tier),
        "split",
    ],
)
def finished(
    chromium: Chromium, server: ServerProcess, request: pytest.FixtureRequest
) -> tuple[str, str]:
    """A finished game's name, and the address of its review."""
    place = Tour(chromium, server, {}).finished(request.param, REVIEWED[request.param])
    return request.param, f"{server.url}/t/{place.table}/games/1/review"


def graph(page: Page) -> Locator:
    return page.get_by_role("slider", name="Position in the game")


def come(chromium: Chromium, server: ServerProcess, url: str) -> Visitor:
    eve = chromium.visitor(server.url, "Eve", preferences={"speed": "none"})
    eve.page.goto(url)
    return reviewed(eve)


def sheet_of(visitor: Visitor, url: str) -> Any:
    path = re.sub(r"^.*?/t/", "/api/tables/", url)
    return visitor.page.evaluate("path => fetch(path).then(answer => answer.json())", path)


@pytest.mark.all_tier
def test_the_graph_is_walked_by_keys_and_says_where_one_is(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str]
) -> None:
    eve = come(chromium, server, finished[1])
    sheet = sheet_of(eve, finished[1])
    moves = len(sheet["chances"]) - 1
    slider = graph(eve.page)
    slider.focus()
    steps = (("ArrowRight", 1), ("ArrowUp", 2), ("ArrowLeft", 1), ("End", moves), ("Home", 0))
    for key, at in steps:
        eve.page.keyboard.press(key)
        expect(slider).to_have_attribute("aria-valuenow", str(at))
    eve.page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"Move {moves} of {moves}.*%"))
    expect(eve.page).to_have_url(re.compile(rf"at={moves}\b"))
    expect(eve.page.get_by_role("heading", name=f"Move {moves} of {moves}")).to_be_visible()
    eve.page.reload()
    expect(graph(reviewed(eve).page)).to_have_attribute("aria-valuenow", str(moves))
    eve.assert_quiet()


def test_the_graph_says_what_its_axes_show(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str]
) -> None:
    eve = come(chromium, server, finished[1])
    moves = len(sheet_of(eve, finished[1])["chances"]) - 1
    labels = graph(eve.page).locator("text:not(.sign)").all_text_contents()
    labels = [each.strip() for each in labels]
    assert labels[:3] == ["0%", "50%", "100%"]
    assert labels[3] == "0"
    assert labels[-3:] == [str(moves), "Chances of winning", "Moves"]


@pytest.mark.all_tier
def test_a_pointer_finds_the_nearest_position(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str]
) -> None:
    eve = come(chromium, server, finished[1])
    moves = len(sheet_of(eve, finished[1])["chances"]) - 1
    eve.settled()
    box = graph(eve.page).bounding_box()
    assert box is not None
    eve.page.mouse.click(box["x"] + box["width"] - 2, box["y"] + 40)
    expect(graph(eve.page)).to_have_attribute("aria-valuenow", str(moves))
    middle_of_lines = box["x"] + (48 + box["width"] - 16) / 2  # with the margins of Graph.svelte
    eve.page.mouse.click(middle_of_lines, box["y"] + 40)
    middle = re.compile("|".join(f"^{at}$" for at in range(moves + 1) if abs(at - moves / 2) <= 1))
    expect(graph(eve.page)).to_have_attribute("aria-valuenow", middle)


def test_the_numbers_are_there_for_ears_always_and_for_eyes_on_demand(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str]
) -> None:
    eve = come(chromium, server, finished[1])
    sheet = sheet_of(eve, finished[1])
    numbers = eve.page.get_by_role("group", name="Chances of winning")
    rows = numbers.get_by_role("row")
    expect(rows).to_have_count(len(sheet["chances"]) + 1)
    last = [f"{round(100 * each)}%" for each in sheet["chances"][-1]]
    eve.page.get_by_role("radio", name="All cards known").check()
    expect(rows).to_have_count(len(sheet["chances"]) + 1)
    expect(rows.last.get_by_role("cell")).to_have_text(last)
    eve.page.get_by_role("button", name="The numbers").click()

    def are_seen() -> bool:
        box = numbers.bounding_box()
        return box is not None and box["height"] > 100

    until(eve.page, are_seen, "the numbers are unfolded")


def test_luck_and_skill_add_up_as_they_are_shown(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str]
) -> None:
    eve = come(chromium, server, finished[1])
    rows = eve.page.get_by_role("group", name="Luck and skill").get_by_role("row")
    expect(rows).to_have_count(REVIEWED[finished[0]]["seats"] + 1)
    for row in rows.all()[1:]:
        told = [each.inner_text() for each in row.get_by_role("cell").all()]
        *parts, result = [round(10 * float(each.rstrip("%").replace("−", "-"))) for each in told]
        assert sum(parts) == result


def come_to_blunders(chromium: Chromium, server: ServerProcess, url: str) -> Visitor:
    """Make the server's answer grade every decision as a blunder."""
    eve = chromium.visitor(server.url, "Eve", preferences={"speed": "none"})

    def regrade(route: Any) -> None:
        answer = route.fetch()
        sheet = answer.json()
        for each in sheet.get("decisions", []):
            other = next(one["move"] for one in each["candidates"] if one["move"] != each["move"])
            each |= {"best": other, "loss": 0.2, "error": 0.05, "grade": "blunder"}
        route.fulfill(response=answer, json=sheet)

    eve.page.route("**/api/**/review?have=*", regrade)
    eve.page.goto(url)
    return reviewed(eve)


def test_a_decision_is_explained_with_its_evidence(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str]
) -> None:
    eve = come_to_blunders(chromium, server, finished[1])
    decision = sheet_of(eve, finished[1])["decisions"][-1]
    eve.page.goto(f"{finished[1]}?at={decision['at']}")
    reviewed(eve)
    expect(eve.page.get_by_text(re.compile("^Better: ")).first).to_be_visible()
    expect(eve.page.get_by_text("20.0% of the chance of winning (between 10.2%")).to_be_visible()
    eve.page.locator("summary", has_text="Evidence").click()
    rows = eve.page.get_by_role("group", name="Evidence").get_by_role("row")
    expect(rows).to_have_count(len(decision["candidates"]) + 1)
    shown = eve.page.locator("main").inner_text()
    assert not re.search(r"\b(review|split|splito|split-it)-[a-z-]+\b", shown), "an id, not a text"
    expect(eve.page.get_by_text("Everyone chooses at once here")).to_have_count(
        int(decision["mixed"])
    )
    eve.assert_quiet()


def test_marked_decisions_lead_to_their_positions(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str]
) -> None:
    eve = come_to_blunders(chromium, server, finished[1])
    marked = eve.page.get_by_role("region", name="Mistakes")
    buttons = marked.locator("button[aria-expanded]")
    last = buttons.last
    expect(last).to_contain_text("Blunder")
    expect(last).to_contain_text("??")
    last.focus()
    eve.page.keyboard.press("Enter")
    number = re.search(r"Move (\d+)", last.inner_text())
    assert number is not None
    expect(graph(eve.page)).to_have_attribute("aria-valuenow", str(int(number[1]) - 1))
    expect(last).to_have_attribute("aria-current", "true")
    expect(marked.get_by_text(re.compile("Played: "))).to_be_visible()  # explained in place
    eve.page.get_by_role("button", name="Previous mistake").click()
    expect(last).not_to_have_attribute("aria-current", "true")
    expect(marked.get_by_text(re.compile("Played: "))).to_be_hidden()
    eve.page.get_by_role("button", name="Next mistake").click()
    expect(last).to_have_attribute("aria-current", "true")
    expect(eve.page.get_by_role("button", name="Next mistake")).to_be_disabled()
    everybody = buttons.count()
    eve.page.get_by_label("Decisions of").select_option(index=1)
    expect(buttons).not_to_have_count(everybody)


def test_what_is_found_is_shown_while_the_review_is_being_made(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str]
) -> None:
    """First it waits for others, then the first half is found, then all; a reload begins with all
    that has been found."""
    sheet = sheet_of(come(chromium, server, finished[1]), finished[1])
    eve = chromium.visitor(server.url, "Eve", preferences={"speed": "none"})
    half = len(sheet["chances"]) // 2
    stage = "waiting"

    def answer(route: Any) -> None:
        if stage == "done":
            route.continue_()
            return
        have = int(route.request.url.split("have=")[1])
        found = [] if stage == "waiting" else range(half)
        positions = [
            {"at": at, "chances": sheet["chances"][at], "errors": sheet["errors"][at]}
            for at in found
        ]
        decisions = [each for each in sheet["decisions"] if each["at"] in found]
        told = {"positions": positions, "decisions": decisions} if have == 0 else {}
        progress = {"state": stage, "done": 0.5, "id": None, "ahead": 2}
        route.fulfill(status=202, json={"positions": [], "decisions": [], **progress, **told})

    eve.page.route("**/api/**/review?have=*", answer)
    eve.page.goto(finished[1])
    expect(eve.page.get_by_text("2 other reviews come first.")).to_be_visible()
    expect(graph(eve.page)).to_be_visible()
    stage = "working"
    expect(eve.page.get_by_text("50%").first).to_be_visible()
    rows = eve.page.get_by_role("group", name="Chances of winning").get_by_role("row")
    for _ in range(2):
        expect(eve.page.get_by_text(re.compile("Played: ")).first).to_be_visible()
        until(eve.page, lambda: 2 < rows.count() <= half + 3, "the numbers of the first half")
        expect(eve.page.get_by_role("heading", name="Luck and skill")).to_have_count(0)
        eve.page.reload()
    stage = "done"
    expect(reviewed(eve).page.get_by_role("heading", name="Luck and skill")).to_be_visible()
    expect(rows).to_have_count(len(sheet["chances"]) + 1)
    eve.assert_quiet()


def test_a_review_is_said_in_every_language_and_fits_a_phone(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str], tier: Tier
) -> None:
    for language in spoken(tier, 0):
        preferences = {"speed": "none", "language": language}
        eve = chromium.visitor(server.url, "Eve", preferences=preferences, width=360, height=640)
        eve.page.goto(f"{finished[1]}?at=3")
        expect(eve.page.get_by_role("slider").first).to_be_visible(timeout=A_REVIEW)
        expect(eve.page.get_by_role("progressbar")).to_have_count(0, timeout=A_REVIEW)
        for summary in eve.page.locator("summary").all():
            summary.click()
        shown = eve.page.locator("main").inner_text()
        assert not re.search(r"\b(review|replay|split|splito)-[a-z-]+\b", shown), language
        assert_narrow(eve)
        eve.picture(f"review-{finished[0]}-{language}")
        eve.assert_quiet()
        chromium.send_home()


def test_a_replay_leads_to_the_review_and_back(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str]
) -> None:
    eve = chromium.visitor(server.url, "Eve", preferences={"speed": "none"}, width=1280, height=800)
    eve.page.goto(finished[1].removesuffix("/review") + "?at=3")
    eve.page.get_by_role("link", name="Review this game").click()
    expect(graph(reviewed(eve).page)).to_have_attribute("aria-valuenow", "3")
    eve.page.get_by_role("link", name="Replay").click()
    expect(eve.page.get_by_role("slider").first).to_have_value("3")
    eve.assert_quiet()


@pytest.mark.all_tier
def test_a_record_from_a_file_is_reviewed(chromium: Chromium, server: ServerProcess) -> None:
    eve = chromium.visitor(server.url, "Eve", preferences={"speed": "none"})
    eve.go("/")
    record = RECORDS / "split" / "three-seats-last-card-wins.json"
    eve.page.locator("input[type=file]:not([hidden])").set_input_files(record)
    eve.page.get_by_role("button", name="Review", exact=True).click()
    expect(eve.page).to_have_url(re.compile("/review"))
    slider = graph(reviewed(eve).page)
    moves = len(json.loads(record.read_text(encoding="utf-8"))["moves"])
    expect(slider).to_have_attribute("aria-valuemax", str(moves))
    slider.focus()
    eve.page.keyboard.press("End")
    expect(eve.page.get_by_role("heading", name=f"Move {moves} of {moves}")).to_be_visible()
    eve.assert_quiet()


def test_who_looks_at_a_running_game_is_told_to_wait(
    chromium: Chromium, server: ServerProcess
) -> None:
    visitor = asked(Tour(chromium, server, {}).opened("split"))
    visitor.page.goto(f"{visitor.page.url}/games/1/review")
    expect(visitor.page.get_by_role("heading", name="Can’t show this review")).to_be_visible()
    expect(visitor.page.get_by_text("You can’t do that right now")).to_be_visible()


@pytest.mark.parametrize("imagined", [True, *later(False)])
def test_a_decision_is_tried_again_and_played_to_its_end(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str], imagined: bool
) -> None:
    eve = come(chromium, server, finished[1])
    decision = sheet_of(eve, finished[1])["decisions"][4]
    eve.page.goto(f"{finished[1]}?at={decision['at']}")
    reviewed(eve)
    try_from_here(eve, imagined=imagined)
    words = eve.page.get_by_text(re.compile("^Practice from"))
    expect(words).to_contain_text(f"game 1, move {decision['at']}")
    expect(words).to_contain_text("isn’t a fair deal")
    welcome = [each for each in eve.messages() if each["type"] == "welcome"][-1]
    assert welcome["you"]["seat"] == decision["seat"]
    assert welcome["table"]["tried"]["imagined"] is imagined
    hasten_to_the_end(eve)
    expect(eve.page.get_by_text(re.compile("^Practice from")).last).to_be_visible()
    eve.assert_quiet()


@pytest.mark.all_tier
def test_a_replay_is_tried_from_too(
    chromium: Chromium, server: ServerProcess, finished: tuple[str, str]
) -> None:
    eve = chromium.visitor(server.url, "Eve", preferences={"speed": "none"}, width=1280, height=800)
    eve.page.goto(finished[1].removesuffix("/review") + "?at=2&seat=1")
    expect(eve.page.get_by_role("slider").first).to_have_value("2")
    eve.page.get_by_text("Try it from here").click()
    eve.page.get_by_role("button", name="Play on from here").click()
    expect(eve.page.get_by_text(re.compile("^Practice from game 1, move 2"))).to_be_visible()
    welcome = [each for each in eve.messages() if each["type"] == "welcome"][-1]
    assert welcome["you"]["seat"] == 1
    eve.assert_quiet()


@pytest.mark.all_tier
def test_a_record_is_tried_from_too(chromium: Chromium, server: ServerProcess) -> None:
    eve = chromium.visitor(server.url, "Eve", preferences={"speed": "none"})
    eve.go("/")
    record = RECORDS / "split" / "three-seats-last-card-wins.json"
    eve.page.locator("input[type=file]:not([hidden])").set_input_files(record)
    eve.page.get_by_role("button", name="Review", exact=True).click()
    try_from_here(reviewed(eve), imagined=False)
    expect(eve.page.get_by_text(re.compile("^Practice from a saved game"))).to_be_visible()
    eve.assert_quiet()
