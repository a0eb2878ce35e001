"""Secrets: no hidden card is in the page, its memory or its traffic. And names and remarks can't
inject anything into the page."""

import json
import re
from dataclasses import dataclass
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect

from splittable.core.record import Record, result_of, write_record
from splittable.core.seats import Seat
from tests.e2e.playing import hasten_to_the_end
from tests.e2e.states import Tour, asked, open_panel
from tests.support.browser import Chromium, Visitor, until
from tests.support.patience import PATIENCE
from tests.support.play import RESTLESS, Playout, play_on, playout
from tests.support.serving import ServerProcess, token_of
from tests.support.variants import variants_of
from tests.support.worlds import other_world

ME = Seat(0)
MOST_TRIES = 200  # deals, until one has an alternative world
SHOWN = 8  # moves that are shown
SEATS = {"split-it": 3, "splito": 6, "split": 3}  # enough that some hands stay unseen that long

NASTY_NAME = "<img src=x onerror=alert(1)>"
NASTY_TEXT = "<script>alert(2)</script><b onclick=alert(3)>{{7*7}}</b> &lt;i&gt;"


def record_of(game: Playout) -> Record:
    rules = game.variant.game
    return Record(
        game=rules,
        options=game.variant.options,
        names=tuple(f"P{seat}" for seat in range(game.variant.options.seats)),
        deal=game.deal,
        moves=game.moves,
        result=result_of(rules.outcome(game.states[-1])),
        commitment=None,
        salt=None,
    )


def two_worlds(game: str) -> tuple[Playout, Playout]:
    """Two games that look the same to seat 0 at first, and differ in cards it hasn't seen."""
    variant = next(each for each in variants_of(game) if each.options.seats == SEATS[game])
    for seed in range(MOST_TRIES):
        rng = Random(seed)
        one = playout(variant, seed).after(SHOWN)
        other = other_world(one, ME, rng)
        if len(one.moves) == SHOWN and other is not None and other.deal != one.deal:
            return finished(one, rng), finished(other, rng)
    raise AssertionError("no two worlds found")


def finished(game: Playout, rng: Random) -> Playout:
    """Play to the end: only the deal of a finished game can be played again."""
    rest = play_on(game.variant, game.deal, game.states[-1], rng, RESTLESS)
    return Playout(
        game.variant,
        game.deal,
        (*game.moves, *rest.moves),
        (*game.states, *rest.states[1:]),
        (*game.events, *rest.events),
    )


@dataclass
class Shown:
    """Everything one browser received."""

    heard: list[str]
    pages: list[str]  # the page's text after each move


def show(chromium: Chromium, server: ServerProcess, world: Playout) -> Shown:
    """Play the first moves of this world, and record what the browser of seat 0 shows."""
    tour = Tour(chromium, server, {})
    seats = world.variant.options.seats
    tokens = [token_of(f"P{seat}") for seat in range(seats)]
    opened = tour.post(
        "/api/tables",
        {"name": "P0", "token": tokens[0], "record": json.loads(write_record(record_of(world)))},
    )
    table = opened["table"]

    def do(who: int, number: str, /, **command: Any) -> None:
        request = Request(
            f"{server.url}/api/tables/{table}/commands",
            json.dumps({"id": f"{who}-{number}", "command": command}).encode(),
            {"Content-Type": "application/json", "Authorization": f"Bearer {tokens[who]}"},
        )
        urlopen(request, timeout=PATIENCE).close()

    for seat in range(1, seats):
        do(seat, "sit", type="sit", name=f"P{seat}", seat=seat, invite=opened["invite"])
    visitor = tour.visitor("P0")
    kept = {
        "id": table,
        "game": world.variant.game.name,
        "token": tokens[0],
        "invite": opened["invite"],
        "isSeated": True,
        "at": 0,
    }
    visitor.context.add_init_script(
        f"localStorage.setItem('splittable.tables', {json.dumps(json.dumps([kept]))})"
    )
    visitor.go(f"/t/{table}")
    expect(visitor.page.get_by_role("button", name=re.compile("^Start"))).to_be_visible()
    do(0, "start", type="start")
    expect(visitor.page.locator(".bar [role=status]")).to_be_visible()  # the game's code is loaded
    pages = []
    for number, (seat, move) in enumerate(world.moves[:SHOWN]):
        do(seat, f"move-{number}", type="play", move=world.variant.game.write_move(move))
        pages.append(shown_after(visitor, number + 1))
    visitor.assert_quiet()
    return Shown([anonymous(each, opened) for each in visitor.heard], pages)


def shown_after(visitor: Visitor, moves: int) -> str:
    """The page's text once it has received this many moves."""

    def heard() -> int:
        return sum(bool(message.get("events")) for message in visitor.messages())

    until(visitor.page, lambda: heard() >= moves, f"hears of {moves} moves")
    visitor.settled()
    return visitor.page.locator("body").aria_snapshot()


def anonymous(message: str, opened: dict[str, Any]) -> str:
    """The message without random parts: table ids, times, commitments."""
    message = message.replace(opened["table"], "TABLE").replace(opened["invite"], "INVITE")
    message = re.sub(r'"commitment":"[0-9a-f]{64}"', '"commitment":"COMMITMENT"', message)
    message = re.sub(r'"face":"[a-z]+"', '"face":"FACE"', message)  # depends on the table's id
    return re.sub(r"\b1[0-9]{12}\b", "TIME", message)


@pytest.mark.parametrize("game", ["split-it", "splito", "split"])
def test_a_browser_hears_and_shows_the_same_whatever_cards_it_may_not_see(
    chromium: Chromium, server: ServerProcess, game: str
) -> None:
    one, other = (show(chromium, server, world) for world in two_worlds(game))
    talk = [message for message in one.heard if '"pong"' not in message]
    assert talk == [message for message in other.heard if '"pong"' not in message]
    assert len(talk) > SHOWN
    assert one.pages == other.pages


def test_the_deal_is_not_in_the_memory_of_the_page_before_the_game_is_over(
    chromium: Chromium, server: ServerProcess
) -> None:
    tour = Tour(chromium, server, {})
    visitor = asked(tour.opened("split"))
    before = heap(visitor)
    assert "Waiting" in before or "Send" in before  # so this is the right page's memory
    hasten_to_the_end(visitor)
    salt = next(
        message["table"]["opening"]["salt"]
        for message in visitor.messages()
        if message.get("table", {}).get("opening")
    )
    assert salt not in before
    assert salt in heap(visitor)  # once revealed, it is found, so the search works


def heap(visitor: Visitor) -> str:
    """A heap snapshot of the page, as text."""
    session = visitor.context.new_cdp_session(visitor.page)
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "".join(chunks)


def test_names_and_remarks_are_shown_as_text(chromium: Chromium, server: ServerProcess) -> None:
    tour = Tour(chromium, server, {})
    asked_dialogs: list[str] = []
    visitor = asked(tour.opened("split-it", name=NASTY_NAME, settings={"talk": "free"}))
    visitor.page.on("dialog", lambda dialog: asked_dialogs.append(dialog.message))
    expect(visitor.page.get_by_role("main")).to_contain_text(NASTY_NAME)
    open_panel(visitor.page)
    visitor.page.get_by_role("tab", name="Chat").click()
    visitor.page.get_by_label("Your message").fill(NASTY_TEXT)
    visitor.page.get_by_role("button", name="Send").click()
    expect(visitor.page.get_by_role("tabpanel")).to_contain_text("<script>alert(2)</script>")
    visitor.picture("nasty")
    assert visitor.page.locator("img, .talk script, .talk b[onclick]").count() == 0
    assert asked_dialogs == []
    visitor.assert_quiet()


def test_a_spectator_is_shown_no_hand(chromium: Chromium, server: ServerProcess) -> None:
    tour = Tour(chromium, server, {})
    host = asked(tour.opened("splito"))
    eve = tour.visitor("Eve")
    eve.page.goto(host.page.url)
    expect(eve.page.get_by_text("You’re watching").first).to_be_visible()
    welcome = next(each for each in eve.messages() if each["type"] == "welcome")
    assert welcome["view"]["hand"] is None
    assert set(welcome["view"]["knownHands"]) == {None}
    assert welcome["legal"] == []
    eve.assert_quiet()
