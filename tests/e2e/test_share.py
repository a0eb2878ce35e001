"""Invitations of a shared server: every link and QR code has an address that others can open."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import game_card
from tests.support.browser import PHONE, Chromium, Visitor
from tests.support.serving import ServerProcess

# Other loopback addresses of this machine.
ELSEWHERE = ("127.0.0.2", "127.0.0.3")
FOUND = (
    f"import splittable.server.net.addresses as found; found.of_this_machine = lambda: {ELSEWHERE}"
)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A shared server, opened in a browser on its own machine."""
    database = f"sqlite:///{tmp_path_factory.mktemp('shared')}/tables.db"
    with ServerProcess(database, changed=FOUND, host="0.0.0.0", bot_pause=20) as server:
        yield f"http://127.0.0.1:{urlsplit(server.url).port}"


def inviting(visitor: Visitor) -> None:
    visitor.go("/")
    game_card(visitor, "splito").get_by_role("button", name="Play with friends").click()
    visitor.page.wait_for_url(re.compile("/t/"))
    visitor.page.get_by_role("button", name="Invite friends").click()


def test_a_link_of_a_shared_server_is_opened_at_another_address(
    chromium: Chromium, shared: str
) -> None:
    ida = chromium.visitor(shared, "Ida", **PHONE)
    inviting(ida)
    link = ida.page.get_by_role("textbox", name="Link for players")
    expect(link).to_have_value(re.compile(rf"^http://127\.0\.0\.2:{urlsplit(shared).port}/t/"))
    expect(ida.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    code = ida.page.locator("figure svg path")
    first = code.get_attribute("d")
    ida.page.get_by_label("Address for the others").select_option("127.0.0.3")
    expect(link).to_have_value(re.compile(r"^http://127\.0\.0\.3:"))
    expect(code).not_to_have_attribute("d", str(first))  # the code has changed, too
    ida.picture("invite-shared")
    assert ida.violations() == []
    ben = chromium.visitor(shared, "Ben")
    ben.page.goto(link.input_value())
    ben.page.get_by_role("button", name="Take a seat").click()
    ida.page.get_by_role("button", name="Close").click()
    expect(ida.page.get_by_text("Ben", exact=True).first).to_be_visible()
    ida.page.get_by_role("button", name=re.compile("^Start")).click()
    expect(ben.page).to_have_title(re.compile("^●"))
    ida.assert_quiet()
    ben.assert_quiet()


@pytest.mark.all_tier
def test_on_a_server_for_this_machine_alone_there_is_the_command_and_no_dead_code(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url, "Ida", **PHONE)
    inviting(ida)
    expect(ida.page.get_by_text("./play --share")).to_be_visible()
    expect(ida.page.get_by_role("textbox", name="Link for this computer only")).to_be_visible()
    expect(ida.page.get_by_role("textbox", name=re.compile("^Link"))).to_have_count(1)
    expect(ida.page.get_by_role("img", name=re.compile("QR"))).to_have_count(0)
    ida.picture("invite-here")
    assert ida.violations() == []
    ida.assert_quiet()


@pytest.mark.all_tier
def test_after_play_with_friends_inviting_is_the_large_action(
    chromium: Chromium, server: ServerProcess
) -> None:
    ida = chromium.visitor(server.url, "Ida", **PHONE)
    ida.go("/")
    game_card(ida, "splito").get_by_role("button", name="Play with friends").click()
    invite = ida.page.get_by_role("button", name="Invite friends")
    start = ida.page.get_by_role("button", name=re.compile("^Start"))
    expect(invite).to_have_class(re.compile("primary"))
    expect(start).not_to_have_class(re.compile("primary"))
    large, small = invite.bounding_box(), start.bounding_box()
    assert large is not None
    assert small is not None
    assert large["height"] > small["height"]
    ida.picture("play-with-friends")
