"""A seat survives whatever happens to a phone, a tab or the server."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import Newcomer, gather, open_with_bots, play_to_the_end
from tests.support.browser import PHONE, Chromium, Visitor
from tests.support.serving import ServerProcess

OFFLINE = 60  # seconds
UNCONNECTED = re.compile("You are offline|Connection lost")
UNNOTICED = 15  # seconds until the page must know that a line is lost, or back
STEP = 500  # ms


def seal(player: Newcomer) -> None:
    """Choose in secret: press until the page says that the choice is made."""
    chosen = player.visitor.page.get_by_role("button", name="Change", exact=True)
    for _ in range(20):
        if chosen.is_visible():
            return
        player.press_something()
        player.visitor.page.wait_for_timeout(50)
    raise AssertionError(player.status)


def quickly(visitor: Visitor) -> Callable[[int], None]:
    """Let the page's own time go by, in steps: a line that fails tells so in real time."""

    def let_pass(milliseconds: int) -> None:
        for _ in range(0, milliseconds, STEP):
            visitor.page.clock.run_for(STEP)

    return let_pass


def seats_held(visitor: Visitor) -> set[int | None]:
    return {
        message["you"]["seat"] for message in visitor.messages() if message["type"] == "welcome"
    }


def test_a_reload_changes_nothing(chromium: Chromium, server: ServerProcess) -> None:
    ida = chromium.visitor(server.url, **PHONE)
    open_with_bots(ida, "split")
    expect(ida.page.locator(".bar")).to_be_visible()
    for _ in range(3):
        ida.page.reload()
        expect(ida.page.get_by_role("group", name="Your hand")).to_be_visible()
    assert seats_held(ida) == {0}
    play_to_the_end([Newcomer(ida)])
    ida.assert_quiet()


def test_a_second_tab_has_the_same_seat_and_both_stay_alive(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url, preferences={"speed": "none"})
    open_with_bots(ida, "split")
    first, address = ida.page, ida.page.url
    expect(first.locator(".bar")).to_be_visible()
    ida.welcome_tab(ida.context.new_page()).goto(address)
    play_to_the_end([Newcomer(ida)])
    assert seats_held(ida) == {0}
    expect(first).to_have_title(re.compile("^■"))  # the other tab saw it all
    ida.assert_quiet()


@pytest.mark.parametrize("time", ["quick", pytest.param("real", marks=pytest.mark.long)])
def test_a_minute_offline_in_the_middle_of_a_sealed_round(
    chromium: Chromium, server: ServerProcess, time: str
) -> None:
    """In the ordinary run the page's minute goes by at once; what the server does in a minute is
    in tests/server/faults/test_dead_lines.py."""
    ida = chromium.visitor(server.url, "Ida", preferences={"speed": "none"}, **PHONE)
    if time == "quick":
        ida.page.clock.install()
    ben = chromium.visitor(server.url, "Ben", preferences={"speed": "none"})
    gather(ida, ben, "splito", {})
    seal(Newcomer(ida))
    ida.context.set_offline(True)
    let_pass = ida.page.wait_for_timeout if time == "real" else quickly(ida)
    let_pass(UNNOTICED * 1000)
    expect(ida.page.get_by_text("You are offline")).to_be_visible()
    ida.picture("offline")
    let_pass(OFFLINE * 1000)
    ida.context.set_offline(False)
    for _ in range(2 * UNNOTICED):  # a new line takes real time: the page's must not run far ahead
        if ida.page.get_by_text(UNCONNECTED).is_hidden():
            break
        let_pass(STEP)
        ida.page.wait_for_timeout(STEP)
    expect(ida.page.get_by_text(UNCONNECTED)).to_be_hidden()
    expect(ida.page.get_by_role("button", name="Change", exact=True)).to_be_visible()
    seal(Newcomer(ben))
    expect(ida.page.locator(".progress")).to_contain_text("Round 2")
    assert seats_held(ida) == {0}


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_a_restart_of_the_server_in_the_middle_of_a_sealed_round(
    chromium: Chromium, tmp_path: Path, how: str
) -> None:
    with ServerProcess(f"sqlite:///{tmp_path}/tables.db", bot_pause=20) as server:
        ida = chromium.visitor(server.url, "Ida", preferences={"speed": "none"}, **PHONE)
        ben = chromium.visitor(server.url, "Ben", preferences={"speed": "none"})
        gather(ida, ben, "splito", {})
        seal(Newcomer(ida))
        getattr(server, how)()
        expect(ida.page.get_by_text("Connection lost")).to_be_visible(timeout=20_000)
        server.start()
        for person in (ida, ben):
            expect(person.page.get_by_text("Connection lost")).to_be_hidden(timeout=40_000)
        expect(ida.page.get_by_role("button", name="Change", exact=True)).to_be_visible()
        play_to_the_end([Newcomer(ida), Newcomer(ben, 2)])
        assert seats_held(ida) == {0}
        assert seats_held(ben) == {None, 1}


def test_a_choice_can_be_changed_until_the_last_has_chosen(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url, "Ida", preferences={"speed": "none"})
    ben = chromium.visitor(server.url, "Ben", preferences={"speed": "none"})
    gather(ida, ben, "splito", {})
    player = Newcomer(ida)
    seal(player)
    ida.page.get_by_role("button", name="Change", exact=True).click()
    expect(ida.page).to_have_title(re.compile("^●"))
    seal(player)
    seal(Newcomer(ben))
    expect(ida.page.locator(".progress")).to_contain_text("Round 2")
    ida.assert_quiet()


def test_a_table_that_is_not_there_is_said_in_words(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url)
    ida.go("/t/nosuchtable")
    expect(ida.page.get_by_role("heading", name="This table is not here")).to_be_visible()
    ida.go("/nowhere/at/all")
    expect(ida.page.get_by_role("heading", name="Nothing here")).to_be_visible()


def test_a_part_of_the_page_that_does_not_come_can_be_asked_for_again(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url)
    ida.page.route(re.compile("/assets/RulesPage"), lambda route: route.abort())
    ida.go("/rules/split")
    again = ida.page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    ida.page.unroute(re.compile("/assets/RulesPage"))
    again.click()
    expect(ida.page.get_by_role("heading", level=2).first).to_be_visible()
