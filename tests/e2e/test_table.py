"""What all tables share: the log, chat, turn indicators, settings, the end."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import Newcomer, gather, hasten_to_the_end, open_with_bots
from tests.e2e.states import OPTIONS, READY, Tour, asked, open_panel
from tests.support.browser import Chromium, Visitor
from tests.support.serving import ServerProcess

COUNT_SOUNDS = """
    globalThis.sounds = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        globalThis.sounds += 1;
        return start.apply(this, when);
    };
"""
WATCH_TITLE = """() => {
    globalThis.titles = [document.title];
    const watch = new MutationObserver(() => titles.push(document.title));
    watch.observe(document.head, { childList: true, characterData: true, subtree: true });
}"""
LONGEST_MOTION = """() => Math.max(0, ...document.getAnimations().map((each) =>
    Number(each.effect?.getComputedTiming().duration) || 0))"""  # ms


def test_a_line_of_the_log_leads_to_its_moment_and_back(
    chromium: Chromium, server: ServerProcess
) -> None:
    visitor = asked(Tour(chromium, server, {}).opened("split"))
    player = Newcomer(visitor)
    turns = visitor.page.locator(".progress")
    later = re.compile(r"Turn (8|9|\d\d)")
    player.play_until(lambda: later.search(turns.inner_text()) is not None, "turn 8")
    open_panel(visitor.page)
    lines = visitor.page.get_by_role("log").get_by_role("button")
    expect(lines.first).to_contain_text(re.compile(r"The game starts with the piles \d+ and \d+"))
    expect(lines.nth(1)).to_contain_text(re.compile(r"plays \d+"))
    lines.nth(1).click()
    expect(visitor.page.get_by_text("This is how it was after move 1.")).to_be_visible()
    visitor.picture("looking-back")
    visitor.page.get_by_role("button", name="Back to now").click()
    expect(visitor.page.get_by_text("This is how it was")).to_be_hidden()
    player.move_once()
    visitor.assert_quiet()


@pytest.mark.all_tier
def test_the_log_is_whole_again_after_a_reload(chromium: Chromium, server: ServerProcess) -> None:
    visitor = Tour(chromium, server, {}).opened("splito", settings={"takeBack": False})
    player = Newcomer(asked(visitor))
    progress = visitor.page.locator(".progress")
    player.play_until(lambda: "Round 3" in progress.inner_text(), "round 3")
    open_panel(visitor.page)
    log = visitor.page.get_by_role("log")
    expect(log.get_by_role("heading")).to_have_count(3)  # the bots have already chosen for round 3
    headings = log.get_by_role("heading").all_inner_texts()
    others = visitor.page.locator(".back[data-travels]:not([hidden])")
    expect(others).to_have_count(OPTIONS["splito"]["seats"] - 1)
    before = log.get_by_role("button").all_inner_texts()
    visitor.page.reload()
    open_panel(asked(visitor).page)
    expect(log.get_by_role("heading")).to_have_count(len(headings))
    expect(log.get_by_role("button")).to_have_text(before)


def test_what_one_says_the_other_reads_in_their_own_language(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url, "Ida")
    ben = chromium.visitor(server.url, "Ben")
    gather(ida, ben, "split", {})
    ben.page.evaluate(
        """() => localStorage.setItem("splittable.preferences", '{"language": "de"}')"""
    )
    ben.page.reload()
    open_panel(ida.page)
    ida.page.get_by_role("tab", name="Chat").click()
    ida.page.get_by_role("button", name="Well played!").click()
    ben.page.get_by_role("tab", name="Chat").click()  # the panel is docked
    wanted = next(
        line.partition("=")[2].strip()
        for line in Path("locales/de/table.ftl").read_text(encoding="utf-8").splitlines()
        if line.startswith("preset-well-played")
    )
    expect(ben.page.get_by_role("tabpanel").get_by_text(wanted).first).to_be_visible()


def test_the_tab_says_once_that_it_is_my_turn(chromium: Chromium, server: ServerProcess) -> None:
    ida = chromium.visitor(server.url)
    ida.page.clock.install()
    ida.page.add_init_script(COUNT_SOUNDS)
    open_with_bots(ida, "split-it")
    asked(ida)
    icon = ida.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile(r"icon-turn\.svg$"))
    ida.page.wait_for_function("() => sounds > 0")  # pressing "Play now" permitted sound
    title = ida.page.title()
    ida.page.evaluate(WATCH_TITLE)
    ida.page.clock.run_for(5_000)
    assert set(ida.page.evaluate("() => titles")) == {title}  # it doesn't blink


@pytest.mark.all_tier
def test_no_sound_is_made_for_who_wants_none(chromium: Chromium, server: ServerProcess) -> None:
    ida = chromium.visitor(server.url, preferences={"isMuted": True})
    ida.page.add_init_script(COUNT_SOUNDS)
    open_with_bots(ida, "split-it")
    asked(ida).settled()
    assert ida.page.evaluate("() => sounds") == 0


@pytest.mark.all_tier
def test_who_wants_no_motion_gets_none(chromium: Chromium, server: ServerProcess) -> None:
    """The device prefers reduced motion: cards are in their places at once."""
    visitor = Tour(chromium, server, {"preferences": {"speed": "slow"}}).opened("splito")
    visitor.page.emulate_media(reduced_motion="reduce")
    visitor.page.reload()
    motions = [0.0]

    def is_round_2() -> bool:
        motions.append(visitor.page.evaluate(LONGEST_MOTION))
        return "Round 2" in visitor.page.locator(".progress").inner_text()

    Newcomer(asked(visitor)).play_until(is_round_2, "round 2")
    assert max(motions) <= 100  # ms: a cut or a short cross-fade


@pytest.mark.all_tier
def test_settings_are_kept(chromium: Chromium, server: ServerProcess) -> None:
    ida = chromium.visitor(server.url)
    ida.go("/")
    ida.page.get_by_role("button", name="Settings").click()
    ida.page.get_by_role("radio", name="Dark").check()
    ida.page.get_by_role("radio", name="Calm").check()
    ida.page.get_by_role("radio", name="Large").check()
    ida.page.get_by_role("checkbox", name="High contrast").check()
    ida.page.get_by_role("slider", name="Volume").fill("20")
    looks = {"theme": "dark", "felt": "calm", "index": "large", "contrast": "more"}
    _expect_look(ida, looks)
    ida.page.reload()
    _expect_look(ida, looks)
    ida.page.get_by_role("button", name="Settings").click()
    volume = ida.page.get_by_role("slider", name="Volume")
    expect(volume).to_have_value("20")
    expect(volume).to_have_attribute("aria-valuetext", "20%")
    ida.page.route("**/assets/*.js", lambda route: route.abort())  # all that is not there at once
    ida.page.reload()
    _expect_look(ida, looks)


def _expect_look(visitor: Visitor, looks: dict[str, str]) -> None:
    for mark, value in looks.items():
        expect(visitor.page.locator("html")).to_have_attribute(f"data-{mark}", value)


@pytest.mark.all_tier
def test_a_move_without_confirming_for_who_likes_it(
    chromium: Chromium, server: ServerProcess
) -> None:
    preferences = {"confirmsMoves": False}
    visitor = asked(Tour(chromium, server, {"preferences": preferences}).opened("splito"))
    visitor.page.locator(".hand [data-rove]").first.click(position={"x": 10, "y": 10})
    visitor.page.get_by_role("button", name="Left", exact=True).click()
    expect(visitor.page.locator(".progress")).to_contain_text("Round 2")


def test_leaving_is_asked_twice_and_the_way_back_is_open(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url, "Ida")
    ben = chromium.visitor(server.url, "Ben")
    gather(ida, ben, "split", {})
    address = ben.page.url
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Leave the table").click()
    ben.page.get_by_role("button", name="Leave", exact=True).click()
    expect(ben.page).to_have_url(f"{server.url}/")
    expect(ida.page.get_by_label("Players")).to_contain_text("a bot is playing for them")
    ben.page.goto(address)
    ben.page.get_by_role("button", name="Play for myself").click()
    expect(ida.page.get_by_label("Players")).not_to_contain_text("a bot is playing for them")


@pytest.mark.all_tier
def test_the_end_offers_the_record_and_the_same_deal(
    chromium: Chromium, server: ServerProcess
) -> None:
    visitor = asked(Tour(chromium, server, {}).opened("split"))
    hasten_to_the_end(visitor)
    visitor.page.get_by_role("button", name="More", exact=True).click()
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name="Download the game").click()
    record = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert (record["format"], record["game"]) == ("splittable/1", "split")
    visitor.page.get_by_role("button", name="Same deal again").click()
    expect(visitor.page).not_to_have_title(re.compile("^■"))
    expect(visitor.page.locator(".bar")).to_be_visible()
    told = [each["table"] for each in visitor.messages() if each.get("table")]
    assert [each["knownDeal"] for each in told if "knownDeal" in each][-1]
    visitor.assert_quiet()


def test_the_page_can_be_installed(chromium: Chromium, server: ServerProcess) -> None:
    ida = chromium.visitor(server.url)
    ida.go("/")
    session = ida.context.new_cdp_session(ida.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    wanted = json.loads(manifest["data"])
    assert {"name", "start_url", "display", "icons"} <= set(wanted)
    sizes = {icon["sizes"] for icon in wanted["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in wanted["icons"]:
        assert ida.page.request.get(server.url + icon["src"]).ok


def test_the_icon_of_my_turn_is_the_usual_one_with_a_mark() -> None:
    """web/scripts/icons.py generates the icons."""
    public = Path("web/public")
    usual, turn = ((public / name).read_text("utf-8") for name in ("icon.svg", "icon-turn.svg"))
    drawing, _, _ = usual.rpartition("</svg>")
    assert turn.startswith(drawing)
    assert turn.count("<circle") == usual.count("<circle") + 1


def test_the_first_message_is_marked_as_new_until_the_chat_is_open(
    chromium: Chromium, server: ServerProcess
) -> None:
    tour = Tour(chromium, server, {"width": 360, "height": 640})
    host = asked(tour.opened("split-it", settings={"talk": "free"}))
    eve = tour.visitor("Eve")
    eve.page.goto(host.page.url)
    expect(eve.page.get_by_text("You’re watching").first).to_be_visible()
    open_panel(host.page)
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_label("Your message").fill("Hello")
    host.page.get_by_role("button", name="Send").click()
    new = eve.page.get_by_role("button", name="1 new message")
    expect(new).to_be_visible()
    open_panel(eve.page)
    expect(new).to_have_count(0)
    eve.assert_quiet()


def test_the_help_lists_the_keys_and_leaves_what_is_picked(
    chromium: Chromium, server: ServerProcess
) -> None:
    visitor = asked(Tour(chromium, server, {}).opened("splito"))
    page = visitor.page
    card = page.locator(".hand [data-rove]").first
    card.focus()
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("?")
    help_ = page.get_by_role("dialog", name="Help")
    keys = help_.locator("dt").filter(has_text=re.compile(r"^\s*(1\s*←|\?)\s*$"))
    expect(keys).to_have_count(2)  # one of the game's own, and the one that opens this
    page.keyboard.press("2")  # keys of the game wait as long as the help is open
    page.keyboard.press("Escape")
    expect(help_).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(card).to_be_focused()
    expect(page.locator(READY)).to_be_hidden()
    page.keyboard.press("1")
    page.locator(READY).click()
    expect(page.locator(".progress")).to_contain_text("Round 2")
    open_panel(page)
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("searchbox").fill("what")
    page.keyboard.press("?")  # typed, not asked for
    expect(page.get_by_role("searchbox")).to_have_value("what?")
    expect(help_).to_have_count(0)
