"""A seat survives reloads, closed tabs, lost networks and server restarts."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import Newcomer, gather, hasten_to_the_end, open_with_bots
from tests.e2e.states import Tour, asked
from tests.support.browser import PHONE, Chromium, Visitor, until
from tests.support.serving import ServerProcess

OFFLINE = 60  # seconds
UNCONNECTED = re.compile("You’re offline|Connection lost")
UNNOTICED = 15  # seconds until the page must notice that its connection is lost, or back


def seal(player: Newcomer) -> None:
    """Make a sealed choice: press until the page says that it is made, but not of the last one."""
    asked(player.visitor)
    chosen = player.visitor.page.get_by_role("button", name="Change", exact=True)
    player.play_until(chosen.is_visible, "a choice is made")


def seats_held(visitor: Visitor) -> set[int | None]:
    return {
        message["you"]["seat"] for message in visitor.messages() if message["type"] == "welcome"
    }


@pytest.mark.all_tier
def test_a_reload_changes_nothing(chromium: Chromium, server: ServerProcess) -> None:
    ida = chromium.visitor(server.url, **PHONE)
    open_with_bots(ida, "split")
    expect(ida.page.locator(".bar")).to_be_visible()
    for _ in range(3):
        ida.page.reload()
        expect(ida.page.get_by_role("group", name="Your hand")).to_be_visible()
    assert seats_held(ida) == {0}
    Newcomer(asked(ida)).move_once()
    ida.assert_quiet()


@pytest.mark.all_tier
def test_a_second_tab_has_the_same_seat_and_both_stay_alive(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url, preferences={"speed": "none"})
    open_with_bots(ida, "split")
    first, address = ida.page, ida.page.url
    expect(first.locator(".bar")).to_be_visible()
    ida.welcome_tab(ida.context.new_page()).goto(address)
    Newcomer(asked(ida)).move_once()
    hasten_to_the_end(ida)
    assert seats_held(ida) == {0}
    expect(first).to_have_title(re.compile("^■"))  # the other tab followed the game
    ida.assert_quiet()


def test_a_minute_offline_in_the_middle_of_a_sealed_round(
    chromium: Chromium, server: ServerProcess
) -> None:
    """The page's clock is advanced; tests/server/faults/test_dead_lines.py covers the server's
    side."""

    def let_pass(visitor: Visitor, seconds: int) -> None:
        for _ in range(seconds):  # in steps: connection errors arrive in real time
            visitor.page.clock.run_for(1000)

    be_offline(chromium, server, let_pass)


@pytest.mark.long
@pytest.mark.real_time
def test_a_real_minute_offline(chromium: Chromium, server: ServerProcess) -> None:
    be_offline(
        chromium, server, lambda visitor, seconds: visitor.page.wait_for_timeout(seconds * 1000)
    )


def come_back(visitor: Visitor) -> None:
    """Advance the page's clock through its pauses until it has reconnected."""

    def is_back() -> bool:
        visitor.page.clock.run_for(1000)
        return visitor.page.get_by_text(UNCONNECTED).is_hidden()

    until(visitor.page, is_back, "the page is connected again")


def be_offline(
    chromium: Chromium, server: ServerProcess, let_pass: Callable[[Visitor, int], None]
) -> None:
    ida = chromium.visitor(server.url, "Ida", preferences={"speed": "none"}, **PHONE)
    ida.page.clock.install()
    ben = chromium.visitor(server.url, "Ben", preferences={"speed": "none"})
    gather(ida, ben, "splito", {})
    seal(Newcomer(ida))
    ida.context.set_offline(True)
    let_pass(ida, UNNOTICED)
    expect(ida.page.get_by_text("You’re offline")).to_be_visible()
    ida.picture("offline")
    let_pass(ida, OFFLINE)
    ida.context.set_offline(False)
    come_back(ida)
    expect(ida.page.get_by_role("button", name="Change", exact=True)).to_be_visible()
    Newcomer(ben).move_once()
    expect(ida.page.locator(".progress")).to_contain_text("Round 2")
    assert seats_held(ida) == {0}


@pytest.mark.parametrize("how", ["kill", pytest.param("stop", marks=pytest.mark.all_tier)])
def test_a_restart_of_the_server_in_the_middle_of_a_sealed_round(
    chromium: Chromium, tmp_path: Path, how: str
) -> None:
    with ServerProcess(f"sqlite:///{tmp_path}/tables.db", bot_pause=20) as server:
        ida = chromium.visitor(server.url, "Ida", preferences={"speed": "none"}, **PHONE)
        ben = chromium.visitor(server.url, "Ben", preferences={"speed": "none"})
        for person in (ida, ben):
            person.page.clock.install()
        gather(ida, ben, "splito", {})
        seal(Newcomer(ida))
        getattr(server, how)()
        expect(ida.page.get_by_text("Connection lost")).to_be_visible()
        server.start()
        for person in (ida, ben):
            come_back(person)
        expect(ida.page.get_by_role("button", name="Change", exact=True)).to_be_visible()
        Newcomer(ben).move_once()
        expect(ida.page.locator(".progress")).to_contain_text("Round 2")
        hasten_to_the_end(ida, ben)
        assert seats_held(ida) == {0}
        assert seats_held(ben) == {None, 1}


@pytest.mark.all_tier
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
    Newcomer(ben).move_once()
    expect(ida.page.locator(".progress")).to_contain_text("Round 2")
    ida.assert_quiet()


def test_a_table_that_is_not_there_is_said_in_words(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url)
    ida.go("/t/nosuchtable")
    expect(ida.page.get_by_role("heading", name="This table isn’t here")).to_be_visible()
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


def test_a_late_friend_plays_on_for_a_bot(chromium: Chromium, server: ServerProcess) -> None:
    ida = asked(Tour(chromium, server, {}).opened("splito"))
    place = json.loads(ida.page.evaluate("localStorage.getItem('splittable.tables')"))[0]
    ben = chromium.visitor(server.url, "Ben", preferences={"speed": "none"}, **PHONE)
    ben.go(f"/t/{place['id']}?invite={place['invite']}")
    offer = ben.page.get_by_role("group", name="Take over from a bot:")
    bots = offer.get_by_role("button")
    expect(bots.first).to_be_visible()
    ben.picture("late-friend")
    assert ben.violations() == []
    expect(ben.page.locator(".hand [data-card]")).to_have_count(0)
    bots.first.press("Enter")
    expect(offer).to_be_hidden()
    expect(ben.page.get_by_role("group", name="Your hand")).to_be_visible()
    expect(ida.page.locator(".plate .name", has_text="Ben")).to_be_visible()
    Newcomer(asked(ida)).move_once()  # the bot has chosen in this round
    Newcomer(asked(ben)).move_once()
    ben.page.reload()
    expect(ben.page.get_by_role("group", name="Your hand")).to_be_visible()
