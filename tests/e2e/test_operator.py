"""What operators do, in a browser: their own page, and what players see of it."""

import asyncio
import re
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import Chromium, Visitor, until
from tests.support.serving import Client, Opened, ServerProcess, token_of

T = TypeVar("T")
_ids = count(1)

DAY: Final = 86_400_000  # ms
OPERATOR: Final = "operator-0123456789abcdef"
LANGUAGES: Final = ("en", "de", "fr", "es", "it", "nl", "pt", "da")


@pytest.fixture
def ours(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with an operator."""
    settings: dict[str, Any] = {"admin_token": OPERATOR, "keep_talk": 14, "keep_finished": 365}
    database, contact = f"sqlite:///{tmp_path}/tables.db", "mail@example.org"
    with ServerProcess(database, contact=contact, bot_pause=0, **settings) as running:
        yield running


async def _table(url: str) -> Opened:
    """A table of Split where Ben has insulted Ada."""
    async with Client(url) as client:
        free = {"talk": "free", "visibility": "public"}
        opened = await client.open_table("split", seats=3, settings=free)
        ben = await client.sit(opened, "Ben")
        answer = await ben.do("say", text="you play like a zebra")
        assert answer["type"] == "update"
        return opened


def _run(work: Coroutine[Any, Any, T]) -> T:
    """On a thread of its own: the browser has an event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def _opened(server: ServerProcess) -> Opened:
    return _run(_table(server.url))


def _at(visitor: Visitor, opened: Opened) -> Page:
    """Ada's page of the table."""
    kept: dict[str, Any] = {
        "id": opened.table,
        "game": "split",
        "token": opened.token,
        "invite": None,
    }
    kept |= {"isSeated": True, "at": 1}
    visitor.go("/privacy")
    visitor.page.evaluate(
        "kept => localStorage.setItem('splittable.tables', JSON.stringify([kept]))", kept
    )
    visitor.go(f"/t/{opened.table}")
    return visitor.page


def _operator(chromium: Chromium, server: ServerProcess, **size: Any) -> Visitor:
    visitor = chromium.visitor(server.url, "Olga", **size)
    visitor.go("/admin")
    page = visitor.page
    page.get_by_label("Operator’s token").fill(OPERATOR)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Server")).to_be_visible()
    return visitor


def _press(page: Page, button: str) -> None:
    """By keyboard."""
    page.get_by_role("button", name=button, exact=True).focus()
    page.keyboard.press("Enter")


def _said(page: Page, words: str) -> None:
    """Wait until the last act was answered so, and everything was read again."""
    expect(page.locator("main [role=status]")).to_have_text(words)


async def _asked(url: str, kind: str, **fields: Any) -> Any:
    async with Client(url) as client:
        wish = {"id": f"{kind}-{next(_ids)}", "act": {"type": kind, **fields}}
        return (await client.post("/api/admin", wish, token=OPERATOR)).json()


def _bans(server: ServerProcess) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = _run(_asked(server.url, "list-bans"))["bans"]
    return found


def _listed(server: ServerProcess) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = _run(_asked(server.url, "find-tables", listed=True))["tables"]
    return found


@pytest.mark.parametrize("width, height", [(360, 640), (1280, 800)])
def test_an_operator_reads_a_report_and_bans_by_keyboard(
    chromium: Chromium, ours: ServerProcess, width: int, height: int
) -> None:
    opened = _opened(ours)
    ada = chromium.visitor(ours.url, "Ada", width=width, height=height)
    page = _at(ada, opened)
    page.get_by_role("button", name="Report…").click()
    dialog = page.get_by_role("dialog", name="Report something")
    dialog.get_by_label("What?").select_option(index=1)  # the table itself comes first
    dialog.get_by_label("In your own words").fill("Not nice")
    ada.picture("report")
    assert ada.violations() == []
    dialog.get_by_role("button", name="Send").click()
    expect(dialog).to_contain_text("Thank you.")

    olga = _operator(chromium, ours, width=width, height=height)
    admin = olga.page
    _press(admin, "Read reports")
    expect(admin.get_by_text("insult at table")).to_contain_text("Not nice")
    expect(admin.get_by_text("Reported:").locator("..")).to_contain_text("zebra")
    olga.picture("operator")
    assert olga.violations() == []
    _press(admin, "Ban Ben…")
    form = admin.get_by_role("list", name="People at").locator("form")
    form.get_by_label("Days").fill("30")
    form.get_by_label("Reason").fill("insults")
    olga.picture("operator-ban")
    assert olga.violations() == []
    admin.keyboard.press("Enter")
    _said(admin, "Banned.")
    (ban,) = _bans(ours)
    assert (ban["name"], ban["reason"]) == ("Ben", "insults")
    assert ban["until"] - ban["at"] == 30 * DAY
    _press(admin, "Settle report")
    expect(admin.get_by_role("button", name="Settle report")).to_have_count(0)
    expect(admin.get_by_text("list-reports").first).to_be_visible()  # in the audit log


def test_an_operator_finds_hides_and_forgets_by_keyboard(
    chromium: Chromium, ours: ServerProcess
) -> None:
    table, other = [_opened(ours).table for _ in range(2)]
    admin = _operator(chromium, ours).page
    found = admin.get_by_role("list", name="Tables found").get_by_role("button", name="Show")
    expect(found).to_have_count(2)
    for field, words, tables in (
        ("Game", "splito", 0),
        ("Game", "split", 2),
        ("Name, remark or id", table[:6], 1),
        ("Name, remark or id", "zebra", 2),
        ("Unused for days", "1", 0),
        ("Unused for days", "0", 2),
    ):
        admin.get_by_label(field).fill(words)
        admin.keyboard.press("Enter")
        expect(found).to_have_count(tables)
    state = admin.get_by_label("State")
    for choice, tables in (("over", 0), ("gathering", 2)):
        state.select_option(choice)
        _press(admin, "Find")
        expect(found).to_have_count(tables)

    _press(admin, f"Show {table}")
    _press(admin, f"Hide {table}")
    _said(admin, "Done.")
    assert [each["table"] for each in _listed(ours)] == [other]
    _press(admin, f"Show {table}")
    _press(admin, f"List {table}")
    _said(admin, "Done.")
    assert {each["table"] for each in _listed(ours)} == {table, other}

    _press(admin, f"Show {table}")
    _press(admin, "Forget Ben")
    expect(admin.get_by_role("button", name="Really: Forget Ben")).to_be_focused()
    admin.keyboard.press("Enter")
    _said(admin, "Forgotten.")
    admin.get_by_label("Name, remark or id").fill("zebra")
    admin.keyboard.press("Enter")
    expect(found).to_have_count(0)


def test_an_operator_bans_addresses_and_lifts_it_by_keyboard(
    chromium: Chromium, ours: ServerProcess
) -> None:
    admin = _operator(chromium, ours).page
    admin.get_by_label("Range of addresses").fill("nowhere")
    admin.keyboard.press("Enter")
    expect(admin.locator("main [role=status]")).to_contain_text("expected an address or a range")
    for words, days in (("203.0.113.9/24", "2"), ("2001:db8::/32", "")):
        admin.get_by_label("Range of addresses").fill(words)
        admin.get_by_label("Days", exact=True).fill(days)
        admin.get_by_label("Reason").fill("a flood")
        _press(admin, "Ban addresses")
        _said(admin, "Banned.")
    second, first = _bans(ours)
    assert (second["addresses"], second["until"]) == ("2001:db8::/32", None)
    assert (first["addresses"], first["until"]) == ("203.0.113.0/24", first["at"] + 2 * DAY)
    for left in (1, 0):
        lift = admin.get_by_role("button", name="Lift ban")
        lift.first.focus()
        admin.keyboard.press("Enter")
        expect(lift).to_have_count(left)
    assert _bans(ours) == []
    log = admin.get_by_role("list", name="Audit log").get_by_role("listitem")
    for line, kind in enumerate(("unban", "unban", "ban", "ban", "ban")):
        expect(log.nth(line)).to_contain_text(f'"type":"{kind}"')


def test_what_cannot_be_undone_asks_once_more(chromium: Chromium, ours: ServerProcess) -> None:
    opened = _opened(ours)
    ada = chromium.visitor(ours.url, "Ada")
    page = _at(ada, opened)
    admin = _operator(chromium, ours).page
    admin.get_by_role("button", name=f"Show {opened.table}").click()
    admin.get_by_role("button", name=f"Close {opened.table}").click()
    admin.get_by_role("button", name=f"Really: Close {opened.table}").click()
    expect(admin.locator("main [role=status]")).to_have_text("Closed.")
    expect(page.get_by_text("have closed this table")).to_have_count(1)
    admin.get_by_role("button", name=f"Show {opened.table}").click()
    admin.get_by_role("button", name=f"Delete {opened.table}").click()
    admin.get_by_role("button", name="Cancel").click()
    admin.get_by_role("button", name=f"Delete {opened.table}").click()
    admin.get_by_role("button", name=f"Really: Delete {opened.table}").click()
    expect(admin.locator("main [role=status]")).to_have_text("Deleted.")
    expect(page.get_by_role("heading", name="This table isn’t here")).to_be_visible()


def test_a_wrong_token_shows_nothing_and_a_right_one_is_forgotten_with_the_page(
    chromium: Chromium, ours: ServerProcess
) -> None:
    visitor = chromium.visitor(ours.url, "Olga")
    visitor.go("/admin")
    page = visitor.page
    page.get_by_label("Operator’s token").fill(token_of("Eve"))
    with visitor.page.expect_response("**/api/admin") as told:
        page.keyboard.press("Enter")
    assert told.value.status == 403
    expect(page.locator("main [role=status]")).to_contain_text(
        "expected Bearer and the operator's token"
    )
    expect(page.get_by_role("heading", name="Server")).to_have_count(0)
    visitor.complaints.clear()  # the browser logs the refusal
    page.get_by_label("Operator’s token").fill(OPERATOR)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Server")).to_be_visible()
    kept = page.evaluate("() => JSON.stringify([{...localStorage}, {...sessionStorage}])")
    assert OPERATOR not in kept + page.url
    page.reload()
    expect(page.get_by_label("Operator’s token")).to_be_visible()


def test_everybody_is_told_what_is_announced(chromium: Chromium, ours: ServerProcess) -> None:
    opened = _opened(ours)
    ada = chromium.visitor(ours.url, "Ada")
    page = _at(ada, opened)
    admin = _operator(chromium, ours).page
    admin.get_by_label("Announcement").fill("Back at 9 pm")
    admin.keyboard.press("Enter")
    expect(page.get_by_text("Back at 9 pm")).to_be_visible()
    admin.get_by_label("Maintenance").click()
    expect(page.get_by_text("You can’t start new games right now")).to_be_visible()
    ada.picture("maintenance")
    assert ada.violations() == []
    ben = chromium.visitor(ours.url, "Ben", width=360, height=640)
    ben.go("/")
    expect(ben.page.get_by_text("Back at 9 pm")).to_be_visible()
    ben.picture("maintenance-home")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_kept_is_told_and_forgotten(
    chromium: Chromium, ours: ServerProcess, language: str
) -> None:
    opened = _opened(ours)
    visitor = chromium.visitor(
        ours.url, "Ada", width=360, height=640, preferences={"language": language}
    )
    page = _at(visitor, opened)
    visitor.go("/privacy")
    expect(page.get_by_text("365")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("mail@example.org"))).to_be_visible()
    visitor.picture(f"privacy-{language}")
    assert visitor.violations() == []
    overflow = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0
    page.locator("main button").last.click()
    page.locator("main button.primary").click()
    expect(page.locator(".callout.good")).to_contain_text("1")
    assert page.evaluate("() => localStorage.getItem('splittable.tables')") == "[]"

    async def names() -> list[str]:
        async with Client(ours.url) as client:
            told = (await client.get(f"/api/tables/{opened.table}")).json()
            return [seat["name"] for seat in told["table"]["seats"]]

    assert _run(names())[:2] == ["#1", "Ben"]


def test_a_muted_person_stays_muted(chromium: Chromium, ours: ServerProcess) -> None:
    opened = _opened(ours)
    visitor = chromium.visitor(ours.url, "Ada")
    page = _at(visitor, opened)
    page.get_by_role("button", name="Mute Ben").click()
    page.reload()
    expect(page.get_by_role("button", name="Unmute Ben")).to_be_visible()
    until(page, lambda: "zebra" not in page.inner_text("body"))
    page = _at(visitor, _opened(ours))  # another table, with a Ben
    expect(page.get_by_role("button", name="Unmute Ben")).to_be_visible()
    until(page, lambda: "zebra" not in page.inner_text("body"))
