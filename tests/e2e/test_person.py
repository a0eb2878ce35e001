"""Features of one person: faces, reactions, my games, notifications, and the page offline."""

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from splittable.server.domain.characters import CHARACTERS
from tests.e2e.playing import Newcomer, game_card, hasten_to_the_end
from tests.e2e.states import Tour, asked
from tests.support.browser import PHONE, Chromium, Visitor, until
from tests.support.serving import ServerProcess

STILL: Final = {"speed": "none"}

# Replaces the browser's notifications, and records those that are shown and closed.
NOTICES: Final = """
globalThis.notices = [];
globalThis.Notification = class {
    static permission = "granted";
    static requestPermission = async () => Notification.permission;
    constructor(title, options) {
        Object.assign(this, { title, ...options, isOpen: true });
        notices.push(this);
    }
    close() { this.isOpen = false; }
};
globalThis.buzzes = 0;
navigator.vibrate = () => { buzzes += 1; return true; };
globalThis.hide = (isHidden) => {
    Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
};
"""

# Keeps which sign flies first. By script: it is gone after two seconds.
FLYING: Final = """() => {
    const look = () => {
        globalThis.flown = document.querySelector("[data-reaction]")?.dataset.reaction;
        if (flown === undefined) requestAnimationFrame(look);
    };
    look();
}"""


@pytest.fixture
def tour(chromium: Chromium, server: ServerProcess) -> Tour:
    return Tour(chromium, server, {})


def at_one_table(chromium: Chromium, server: ServerProcess, **ben: Any) -> tuple[Visitor, Visitor]:
    """Ida has opened a table of Split for two, and Ben has joined by her link."""
    ida = chromium.visitor(server.url, "Ida", preferences=STILL)
    ida.go("/")
    game_card(ida, "split").get_by_role("button", name="With friends").click()
    expect(ida.page).to_have_url(re.compile("/t/"))
    expect(ida.page.get_by_text("You", exact=True)).to_be_visible()
    link = next(each for each in ida.messages() if each["type"] == "welcome")["you"]["invite"]
    other = chromium.visitor(server.url, "Ben", preferences={**STILL, **ben})
    other.go(f"{ida.page.url.removeprefix(server.url)}?invite={link}")
    other.page.get_by_role("button", name="Take a seat").click()
    expect(other.page.get_by_text("You", exact=True)).to_be_visible()
    return ida, other


# Faces and names


@pytest.mark.all_tier
def test_bots_have_names_and_faces_and_mine_is_the_one_i_chose(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url, "Ida", **PHONE)
    ida.go("/")
    ida.page.get_by_role("button", name="Choose your face").click()
    ida.page.get_by_role("radio", name="Penguin").click()
    expect(ida.page.get_by_role("radio", name="Penguin")).to_have_count(0)
    expect(ida.page.get_by_role("button", name="Choose your face")).to_be_focused()
    game_card(ida, "splito").get_by_role("button", name="Play now").click()
    seats = ida.page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(seats.first.locator("[data-face]")).to_have_attribute("data-face", "penguin")
    own = "|".join(character.name for character in CHARACTERS)
    for seat in range(1, 4):
        expect(seats.nth(seat)).to_contain_text(re.compile(rf"({own}).*bot"))
    assert ida.page.get_by_text("Bot 1").count() == 0
    ida.assert_quiet()


@pytest.mark.all_tier
def test_a_face_is_chosen_by_keyboard_and_changed_at_the_table(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida, ben = at_one_table(chromium, server)
    ben.page.get_by_role("button", name="Choose your face").press("Enter")
    worn = ben.page.get_by_role("radio", checked=True)
    before = worn.get_attribute("value")
    ben.page.keyboard.press("Tab")
    ben.page.keyboard.press("ArrowRight")
    expect(worn).not_to_have_value(str(before))
    chosen = worn.get_attribute("value")
    assert chosen is not None
    for visitor in (ida, ben):
        ben_sits = visitor.page.get_by_role("listitem").filter(has_text="Ben")
        expect(ben_sits.locator(f"[data-face={chosen}]")).to_be_visible()
    ben.page.keyboard.press("Escape")
    expect(ben.page.get_by_role("button", name="Choose your face")).to_be_focused()
    for visitor in (ida, ben):
        visitor.assert_quiet()


# Reactions


@pytest.mark.parametrize("shows", [True, False], ids=["shown", "muted"])
def test_a_sign_flies_from_its_seat_and_is_told_to_ears(
    chromium: Chromium, server: ServerProcess, shows: bool
) -> None:
    ida, ben = at_one_table(chromium, server, showsReactions=shows)
    ben.stop_the_clock()
    ida.page.get_by_role("button", name=re.compile("^Start")).click()
    expect(ben.page.get_by_role("list", name="Players")).to_be_visible()
    ida.page.evaluate(FLYING)
    ida.page.get_by_role("button", name="React").click()
    ida.page.get_by_role("button", name="Applause").click()
    ida.page.wait_for_function("() => flown === 'clap'")
    told, flying = ben.page.get_by_test_id("reaction"), ben.page.locator("[data-reaction]")
    if shows:
        expect(told).to_have_text(re.compile("Ida.?: Applause"))
        expect(flying).to_have_count(1)
        ben.page.clock.run_for(2_500)
        expect(flying).to_have_count(0)
    else:
        ben.hear('"reacted"')
        expect(told).to_be_empty()
        expect(flying).to_have_count(0)
        expect(ben.page.get_by_role("button", name="React")).to_have_count(0)
    for visitor in (ida, ben):
        visitor.assert_quiet()


@pytest.mark.all_tier
def test_who_watches_has_no_signs_to_give(chromium: Chromium, server: ServerProcess) -> None:
    ida, _ = at_one_table(chromium, server)
    ida.page.get_by_role("button", name=re.compile("^Start")).click()
    eve = chromium.visitor(server.url, "Eve", preferences=STILL)
    eve.go(ida.page.url.removeprefix(server.url))
    expect(eve.page.get_by_role("list", name="Players")).to_be_visible()
    expect(eve.page.get_by_role("button", name="React")).to_have_count(0)


# My games


def test_a_game_is_among_my_games_with_its_turn_its_end_and_its_replay(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url, "Ida", preferences=STILL, **PHONE)
    ida.go("/")
    game_card(ida, "split").get_by_role("button", name="Play now").click()
    asked(ida)
    table = ida.page.url
    ida.go("/")
    mine = ida.page.get_by_role("region", name="My games")
    expect(mine).to_contain_text("Your turn")
    expect(mine.get_by_role("link")).to_have_count(1)
    mine.get_by_role("link").click()
    expect(ida.page).to_have_url(table)
    hasten_to_the_end(ida)
    ida.go("/")
    expect(mine).to_contain_text(re.compile("Won|Lost"))
    assert not ida.violations()
    mine.get_by_text("My stats").click()
    expect(mine.get_by_role("row")).to_have_count(2)
    expect(mine.get_by_role("row").nth(1)).to_contain_text(re.compile(r"Split · \d players"))
    assert not ida.violations()
    ida.picture("my-games")
    assert _overhang(ida.page) <= 0
    mine.get_by_role("link", name=re.compile("^Replay")).click()
    expect(ida.page).to_have_url(re.compile(r"/games/1\?.*seat=0"))
    expect(ida.page.get_by_role("slider", name="Position in the game")).to_have_value("0")
    ida.page.go_back()
    mine.get_by_role("button", name=re.compile("^Remove")).click()
    mine.get_by_role("button", name="Forget it").click()
    expect(mine).to_have_count(0)
    ida.assert_quiet()


def test_my_games_are_saved_and_brought_to_another_browser(tour: Tour, tmp_path: Path) -> None:
    ida = asked(tour.opened("split"))
    ida.go("/")
    with ida.page.expect_download() as saving:
        ida.page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert (saved["format"], len(saved["games"])) == ("splittable-games/1", 1)
    assert "token" not in file.read_text(encoding="utf-8")
    other = tour.visitor("Ida")
    other.go("/")
    bad = tmp_path / "bad.json"
    bad.write_text('{"format": "splittable-games/1", "games": [{}], "older": {}}')
    chosen = other.page.locator("input[type=file][aria-label='Load games from a file']")
    chosen.set_input_files(bad)
    expect(other.page.get_by_text("This file has no Splittable games in it")).to_be_visible()
    expect(other.page.get_by_role("region", name="My games")).to_have_count(0)
    chosen.set_input_files(file)
    expect(other.page.get_by_role("region", name="My games")).to_be_visible()
    expect(other.page.get_by_text("Games loaded.")).to_be_visible()
    other.assert_quiet()


def _overhang(page: Page) -> int:
    width: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return width


# Notifications


def test_one_notice_a_turn_while_nobody_looks_and_none_afterwards(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida, ben = at_one_table(chromium, server, noticesTurns=True, vibrates=True)
    ben.context.add_init_script(NOTICES)
    ben.page.reload()
    expect(ben.page.get_by_text("You", exact=True)).to_be_visible()
    ben.page.evaluate("hide(true)")
    ida.page.get_by_role("button", name=re.compile("^Start")).click()
    expect(ben.page.get_by_role("list", name="Players")).to_be_visible()
    players = (Newcomer(ida), Newcomer(ben))

    def have_played() -> bool:
        asked_now = [player for player in players if player.is_asked]
        if asked_now and _turns(ben) >= 3:
            return True  # so nothing happens until somebody presses something
        for player in asked_now:
            player.press_something()
        return False

    until(ben.page, have_played)
    turns = _turns(ben)
    until(ben.page, lambda: ben.page.evaluate("notices.length") >= turns)
    shown = ben.page.evaluate("notices.map(({ title, isOpen }) => [title, isOpen])")
    assert len(shown) == ben.page.evaluate("buzzes") == turns
    assert all("Your turn" in title for title, _ in shown)
    assert sum(is_open for _, is_open in shown) == players[1].is_asked
    ben.page.evaluate("hide(false)")
    ben.page.wait_for_function("() => !notices.some(({ isOpen }) => isOpen)")
    ben.assert_quiet()


def _turns(visitor: Visitor) -> int:
    """How often it has become this visitor's turn, according to the server's messages."""
    told = [bool(message["legal"]) for message in visitor.messages() if "legal" in message]
    return sum(now and not before for before, now in pairwise([False, *told]))


def test_the_browser_is_asked_only_when_notices_are_switched_on_and_its_refusal_is_explained(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url, "Ida")
    ida.context.add_init_script(
        NOTICES
        + """Notification.permission = "default";
        globalThis.asked = 0;
        Notification.requestPermission = async () => { asked += 1; return "denied"; };"""
    )
    ida.go("/")
    ida.page.get_by_role("button", name="Settings").click()
    assert ida.page.evaluate("asked") == 0
    switch = ida.page.get_by_role("checkbox", name="Tell me when it’s my turn")
    switch.click()
    expect(ida.page.get_by_text("The browser blocks notifications from this page.")).to_be_visible()
    expect(switch).not_to_be_checked()
    assert ida.page.evaluate("asked") == 1
    ida.assert_quiet()


# Offline


def _kept(page: Page) -> list[str]:
    paths: list[str] = page.evaluate(
        """async () => {
            const paths = [];
            for (const name of await caches.keys())
                for (const { url } of await (await caches.open(name)).keys())
                    paths.push(new URL(url).pathname + new URL(url).search);
            return paths;
        }"""
    )
    return paths


def test_without_a_network_the_rules_and_the_home_page_open_and_a_table_says_so(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url, "Ida", service_workers="allow", **PHONE)
    ida.go("/")
    ida.installed()
    game_card(ida, "split").get_by_role("button", name="Play now").click()
    asked(ida)
    table = ida.page.url.removeprefix(server.url)
    ida.context.set_offline(True)
    expect(ida.page.get_by_text("You’re offline. The table will be back")).to_be_visible()
    ida.go("/rules/splito")
    expect(ida.page.get_by_role("heading", name="Rules of Splito")).to_be_visible()
    expect(
        ida.page.get_by_text("You’re offline. You can still read the rules and your games")
    ).to_be_visible()
    assert not ida.violations()
    ida.go("/")
    expect(
        ida.page.get_by_text("You’re offline. You can still read the rules and your games")
    ).to_be_visible()
    expect(game_card(ida, "split")).to_be_visible()
    ida.picture("offline-home")
    ida.go(table)
    expect(ida.page.get_by_text("You’re offline. The table will be back")).to_be_visible()
    ida.context.set_offline(False)
    asked(ida)


@pytest.mark.all_tier
def test_what_is_kept_is_the_page_and_its_files_and_nothing_of_a_table(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url, "Ida", service_workers="allow")
    ida.go("/")
    ida.installed()
    game_card(ida, "splito").get_by_role("button", name="Play now").click()
    asked(ida)
    ida.page.reload()
    asked(ida)
    kept = _kept(ida.page)
    assert "/" in kept
    strange = [
        path
        for path in kept
        if not re.fullmatch(r"/|/assets/[\w.-]+|/[\w-]+\.(svg|png|webmanifest|js)", path)
    ]
    assert not strange
    texts = ida.page.evaluate(
        """async () => {
            const texts = [];
            for (const name of await caches.keys()) {
                const cache = await caches.open(name);
                for (const request of await cache.keys())
                    texts.push(await (await cache.match(request)).text());
            }
            return texts.join("\\n");
        }"""
    )
    token = json.loads(ida.page.evaluate("localStorage['splittable.tables']"))[0]["token"]
    assert token not in texts
    assert ida.page.url.rpartition("/")[2] not in texts
    ida.assert_quiet()


def test_the_page_can_be_installed(chromium: Chromium, server: ServerProcess) -> None:
    ida = chromium.visitor(server.url, "Ida")
    ida.go("/")
    manifest = ida.page.evaluate("fetch('/manifest.webmanifest').then((read) => read.json())")
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    sizes = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    for icon in manifest["icons"]:
        assert ida.page.evaluate("path => fetch(path).then((read) => read.ok)", icon["src"])
