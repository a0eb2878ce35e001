"""All states of the page, and how a visitor reaches them.

States that follow from each other form a walk: a generator that stops at each of them. Checks that
must hold everywhere, and the screenshots, run all walks. `STATES` leads to each state alone.
"""

import json
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from operator import itemgetter
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit
from urllib.request import Request, urlopen
from uuid import uuid4

from playwright.sync_api import Page, expect

from splittable.games import GAMES
from splittable.games.lessons import find_lesson
from tests.e2e.learning import Learner, begin
from tests.e2e.playing import Newcomer, hasten_to_the_end
from tests.support.browser import SETTLED, Chromium, Visitor, until
from tests.support.patience import PATIENCE, until_blocking
from tests.support.serving import ServerProcess
from tests.support.tiers import Tier

OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "split-it": {"seats": 4},
    "splito": {"seats": 8},
    "split": {"seats": 5},
    "cooperative-split": {"seats": 4, "mode": "cooperative"},
    "bluffing-split": {"seats": 3, "bluff_resets": True},
}
REVIEWED: Final[dict[str, dict[str, Any]]] = {  # games that are quick to review
    "split-it": {"seats": 2},
    "splito": {"seats": 3},
    "split": {"seats": 3},
    "cooperative-split": {"seats": 3, "mode": "cooperative"},
}
SHORT: Final[dict[str, dict[str, Any]]] = {  # for several short games in a row
    "split-it": {"seats": 2},
    "splito": {"seats": 8},
    "cooperative-split": {"seats": 3, "mode": "cooperative"},
}
READY: Final = "button.primary[aria-describedby]"  # plays the picked move
A_REVIEW: Final = 180_000  # ms; the first one of a game may have to be compiled, at low priority
NAME: Final = "Ida Konstantinopolitanska von Hohenstein"  # the longest allowed


def game_of(variant: str) -> str:
    return "split" if variant.endswith("split") else variant


@dataclass(frozen=True)
class Place:
    """A table, and the token of its creator."""

    table: str
    game: str
    invite: str
    token: str

    @property
    def kept(self) -> dict[str, str]:
        """The table as a browser stores it."""
        return {"id": self.table, "game": self.game, "invite": self.invite, "token": self.token}


_FINISHED: Final[dict[tuple[str, str], Place]] = {}  # by server and kind of game


@dataclass
class Tour:
    chromium: Chromium
    server: ServerProcess
    settings: dict[str, Any]  # for every visitor
    name: str = NAME  # of the tables' creators, and of visitors unless told

    def visitor(self, name: str | None = None, **more: Any) -> Visitor:
        settings = {**self.settings, **more}
        preferences = {"speed": "none", **settings.pop("preferences", {})}
        return self.chromium.visitor(
            self.server.url, name or self.name, preferences=preferences, **settings
        )

    def opened(self, variant: str, *, bots: bool = True, **wishes: Any) -> Visitor:
        """A visitor at their own table, which was opened over REST."""
        return self.at(self.open(variant, bots=bots, **wishes))

    def open(self, variant: str, *, bots: bool = True, **wishes: Any) -> "Place":
        token = f"token-{uuid4()}-for-the-tour"
        body = {
            "name": self.name,
            "game": game_of(variant),
            "options": OPTIONS[variant],
            "token": token,
            "bots": "rules-of-thumb" if bots else None,
            **wishes,
        }
        opened = self.post("/api/tables", body)
        return Place(opened["table"], game_of(variant), opened["invite"], token)

    def at(self, place: "Place") -> Visitor:
        """The table's creator as a visitor at it."""
        visitor = self.visitor()
        kept = json.dumps([{**place.kept, "isSeated": True, "at": 0}])
        visitor.context.add_init_script(
            f"localStorage.setItem('splittable.tables', {json.dumps(kept)})"
        )
        visitor.go(f"/t/{place.table}")
        return visitor

    def finished(self, variant: str, options: dict[str, Any]) -> "Place":
        """A table whose game is over. It is played once and shared by all tests."""
        key = (self.server.url, json.dumps([variant, options]))
        if key not in _FINISHED:
            place = self.open(variant, options=options)
            self.play(place)
            _FINISHED[key] = place
        return _FINISHED[key]

    def play(self, place: "Place", most: int | None = None) -> int:
        """Play `most` moves for the host, or play to the end. Returns the `seq` of the last
        entry."""
        choose, played = (Random(1).choice if most is None else itemgetter(0)), 0
        while True:
            told = self._when_asked(place)
            if told["table"]["phase"] == "over" or played == most:
                assert played == most or most is None, f"the game was over after {played} moves"
                return int(told["seq"])
            move = {"type": "play", "move": choose(told["legal"]), "seq": told["seq"]}
            self.command(place, move)
            played += 1

    def command(self, place: "Place", command: dict[str, Any]) -> None:
        path = f"/api/tables/{place.table}/commands"
        self.post(path, {"id": str(uuid4()), "command": command}, place.token)

    def _when_asked(self, place: "Place") -> Any:
        told: dict[str, Any] = {}

        def is_asked() -> bool:
            told.update(self.get(f"/api/tables/{place.table}", place.token))
            return bool(told["legal"]) or told["table"]["phase"] == "over"

        until_blocking(is_asked, f"a move is wanted at {place}")
        return told

    def table_of(self, visitor: Visitor) -> str:
        return urlsplit(visitor.page.url).path.split("/")[2]

    def get(self, path: str, token: str | None = None) -> Any:
        return self._ask(path, None, token)

    def post(self, path: str, body: Any, token: str | None = None) -> Any:
        return self._ask(path, json.dumps(body).encode(), token)

    def _ask(self, path: str, body: bytes | None, token: str | None) -> Any:
        bearer = {} if token is None else {"Authorization": f"Bearer {token}"}
        headers = {"Content-Type": "application/json", **bearer}
        with urlopen(Request(self.server.url + path, body, headers), timeout=PATIENCE) as answer:
            return json.load(answer)


LANGUAGES: Final = ("da", "de", "en", "es", "fr", "it", "nl", "pt")
PSEUDO: Final = "en-XA"  # longer than any real language


def spoken(tier: Tier, page: int) -> tuple[str, ...]:
    """The languages in which a page is checked: all; in the short run, the two longest and one
    more, which depends on the page's number."""
    others = [each for each in LANGUAGES if each != "de"]
    return tier.pick(("de", others[page % len(others)], PSEUDO), (*LANGUAGES, PSEUDO))


State = Callable[[Tour], Visitor]
Walk = Callable[[Tour], Iterator[Visitor]]


def asked(visitor: Visitor) -> Visitor:
    expect(visitor.page).to_have_title(re.compile("^●"))
    return visitor


def press_until(visitor: Visitor, is_there: Callable[[], bool]) -> None:
    """Press what is offered, as a newcomer does, until a condition holds."""
    player = Newcomer(visitor)

    def is_there_now() -> bool:
        if is_there():
            return True
        if player.is_asked and not visitor.page.locator(READY).is_visible():
            player.press_something()
        return False

    until(visitor.page, is_there_now, player.status)


# Before a game


def _home(tour: Tour) -> Iterator[Visitor]:
    visitor = tour.visitor()
    page = visitor.page
    visitor.go("/")
    expect(page.get_by_role("article")).to_have_count(3)
    yield visitor
    page.get_by_role("button", name="Choose your face").first.click()
    expect(page.get_by_role("radio", name="Penguin")).to_be_visible()
    yield visitor
    page.keyboard.press("Escape")
    expect(page.get_by_role("radio", name="Penguin")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield visitor
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    for summary in page.locator("summary").all():
        summary.click()
    yield visitor


def _lobby(tour: Tour) -> Iterator[Visitor]:
    tour.open("splito", bots=False, settings={"visibility": "public"})
    tour.open("split", settings={"visibility": "public", "clock": 60})
    visitor = tour.opened("split-it")
    visitor.page.wait_for_selector(".bar")
    visitor.go("/")
    expect(visitor.page.get_by_role("link", name=re.compile("^Join")).first).to_be_visible()
    yield visitor


def _gathering(tour: Tour) -> Iterator[Visitor]:
    """A visitor's own table, its invitation, a newcomer there, and a shared screen."""
    place = tour.open("splito", bots=False)
    visitor = tour.at(place)
    page = visitor.page
    start = page.get_by_role("button", name=re.compile("^Start"))
    expect(start).to_be_visible()
    yield visitor
    _invite(page)  # on a server that only this machine can reach
    expect(page.get_by_text("./play --share")).to_be_visible()
    yield visitor
    told = {"shared": True, "addresses": ["192.168.178.120", "10.20.30.40"]}
    page.route("**/api/reach", lambda route: route.fulfill(json=told))
    page.reload()
    expect(start).to_be_visible()
    _invite(page)  # as on a shared server with two addresses
    expect(page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    yield visitor
    ben = tour.visitor("Ben")
    ben.go(f"/t/{place.table}?invite={place.invite}")
    expect(ben.page.get_by_role("button", name="Take a seat")).to_be_visible()
    yield ben
    screen = tour.visitor("TV")
    screen.go(f"/t/{place.table}/screen?invite={place.invite}")
    expect(screen.page.locator("body")).to_contain_text("Ida")
    yield screen
    tour.command(place, {"type": "start", "fill": "rules-of-thumb"})
    expect(screen.page.locator(".bar [role=status]")).to_be_visible()
    yield screen


def _invite(page: Page) -> None:
    button = page.get_by_role("button", name="Invite friends")
    page.evaluate(SETTLED)
    if button.is_visible():  # if there is room, the link is beside the seats
        button.click()


def _curtain(tour: Tour) -> Iterator[Visitor]:
    """A shared device, before anybody's cards are shown."""
    visitor = tour.opened("splito", bots=False)
    visitor.page.get_by_role("textbox", name="Name of another player").fill("Wilhelmina Ottilie")
    visitor.page.get_by_role("button", name="Add", exact=True).click()
    expect(visitor.page.get_by_text(re.compile("^Also on this device"))).to_be_visible()
    visitor.page.get_by_role("button", name=re.compile("^Start")).click()
    expect(visitor.page.get_by_text(re.compile("^Pass to"))).to_be_visible()
    yield visitor


# During a game


def _playing(variant: str) -> Walk:
    """From a decision to its result."""

    def walk(tour: Tour) -> Iterator[Visitor]:
        place = tour.open(variant)
        visitor = asked(tour.at(place))
        page = visitor.page
        yield visitor
        page.get_by_role("button", name="Hint", exact=True).click()
        hint = page.get_by_text(re.compile("^Hint: "))
        expect(hint).to_be_visible()
        yield visitor
        page.get_by_role("button", name="Close the hint").click()
        expect(hint).to_be_hidden()
        Newcomer(visitor).press_something()
        yield visitor
        press_until(visitor, page.locator(".foreseen p").first.is_visible)
        yield visitor
        reveal(tour, place, visitor)
        yield visitor
        yield from ALSO[variant](tour, visitor)

    return walk


def reveal(tour: Tour, place: Place, visitor: Visitor) -> None:
    """A few moves are played over REST, and the page shows the last ones turned."""
    before = tour.get(f"/api/tables/{place.table}", place.token)["seq"]
    after = tour.play(place, most=2)
    assert after >= before + 2, "no move was played"
    hears_of(visitor, after)
    asked(visitor)


def hears_of(visitor: Visitor, seq: int) -> None:
    """Wait until the page has heard of this entry."""

    def has_heard() -> bool:
        return any((each.get("seq") or 0) >= seq for each in visitor.messages())

    until(visitor.page, has_heard, f"the page hears of entry {seq}")


def about_to_play(variant: str) -> State:
    """A complete move is picked, and its preview is beside the button."""

    def reach(tour: Tour) -> Visitor:
        visitor = asked(tour.opened(variant))
        press_until(visitor, visitor.page.locator(".foreseen p").first.is_visible)
        return visitor

    return reach


def _beside_splito(tour: Tour, visitor: Visitor) -> Iterator[Visitor]:
    page = visitor.page
    page.locator(".react > button").click()
    expect(page.locator(".react .signs")).to_be_visible()
    yield visitor
    page.keyboard.press("Escape")
    yield _spectator(tour, visitor)
    open_panel(page)
    for tab in TABS:
        page.get_by_role("tab", name=tab).click()
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        yield visitor


def _beside_split_it(tour: Tour, visitor: Visitor) -> Iterator[Visitor]:
    yield _spectator(tour, visitor)
    visitor.context.set_offline(True)
    expect(visitor.page.get_by_text("You’re offline")).to_be_visible()
    yield visitor


def _beside_split(_: Tour, visitor: Visitor) -> Iterator[Visitor]:
    page = visitor.page
    page.get_by_role("button", name="Reset…").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield visitor
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    leave = page.get_by_role("button", name="Leave the table")
    expect(leave).to_be_visible()
    yield visitor
    leave.click()
    yield visitor


def _nothing_more(*_: object) -> Iterator[Visitor]:
    return iter(())


def _spectator(tour: Tour, host: Visitor) -> Visitor:
    visitor = tour.visitor("Eve")
    visitor.page.goto(host.page.url)
    expect(visitor.page.get_by_text("You’re watching").first).to_be_visible()
    return visitor


TABS: Final = ("Log", "Chat", "Score", "Rules")
ALSO: Final[dict[str, Callable[[Tour, Visitor], Iterator[Visitor]]]] = {
    "split-it": _beside_split_it,
    "splito": _beside_splito,
    "split": _beside_split,
    "cooperative-split": _nothing_more,
}


def _bluffing(tour: Tour) -> Iterator[Visitor]:
    yield asked(tour.opened("bluffing-split"))


def _clock(tour: Tour) -> Iterator[Visitor]:
    """Another person waits, so the clock runs; then the visitor has chosen and the other hasn't."""
    place = tour.open("splito", bots=False, settings={"clock": 300})
    visitor = tour.at(place)
    sit = {"type": "sit", "name": "Ben", "invite": place.invite}
    path = f"/api/tables/{place.table}/commands"
    tour.post(path, {"id": "1", "command": sit}, token=f"{place.token}-of-ben")
    expect(visitor.page.get_by_text("Ben", exact=True).first).to_be_visible()
    visitor.page.get_by_role("button", name=re.compile("^Start")).click()
    yield asked(visitor)
    player = Newcomer(visitor)
    changed = visitor.page.get_by_role("button", name="Change", exact=True)

    def is_sealed() -> bool:
        if not changed.is_visible():
            player.press_something()
        return changed.is_visible()

    until(visitor.page, is_sealed, player.status)
    yield visitor


def open_panel(page: Page) -> None:
    button = page.get_by_role("button", name=re.compile("^Log and more"))
    page.evaluate(SETTLED)
    if button.is_visible():
        button.click()


# After a game


def _end(variant: str) -> Walk:
    """The end, with "More" for Split; then the replay, which is the same for cooperative Split."""

    def walk(tour: Tour) -> Iterator[Visitor]:
        visitor = tour.at(tour.finished(variant, OPTIONS[variant]))
        page = visitor.page
        expect(page).to_have_title(re.compile("^■"))
        expect(page.locator(".podium")).to_be_visible()
        yield visitor
        if variant == "cooperative-split":
            return
        if variant == "split":
            page.get_by_role("button", name="More", exact=True).click()
            yield visitor
        page.get_by_role("link", name="Replay").click()
        page.wait_for_url(re.compile("/games/1"))
        expect(page.get_by_role("slider").first).to_be_visible()
        yield visitor

    return walk


def _review(variant: str) -> Walk:
    """The review; for Split also unfolded, then a table that continues from one of its moves."""

    def walk(tour: Tour) -> Iterator[Visitor]:
        visitor = tour.at(tour.finished(variant, REVIEWED[variant]))
        page = visitor.page
        page.get_by_role("link", name="Review", exact=True).click()
        yield reviewed(visitor)
        if variant != "split":
            return
        for summary in page.locator("summary").all():
            summary.click()
        page.get_by_role("button", name="The numbers").click()
        yield visitor
        page.reload()
        yield try_from_here(reviewed(visitor), imagined=True)

    return walk


def reviewed(visitor: Visitor) -> Visitor:
    """Wait until the review is complete."""
    graph = visitor.page.get_by_role("slider", name="Position in the game")
    expect(graph).to_be_visible(timeout=A_REVIEW)
    expect(visitor.page.get_by_role("progressbar")).to_have_count(0, timeout=A_REVIEW)
    return visitor


def try_from_here(visitor: Visitor, *, imagined: bool) -> Visitor:
    page = visitor.page
    page.get_by_text("Try it from here").click()
    page.get_by_role("radio", name="Dealt again" if imagined else "As they were").check()
    page.get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(re.compile("/games/"))
    expect(page.get_by_text(re.compile("^Practice from"))).to_be_visible()
    return asked(visitor)


def series(variant: str, length: int, games: int) -> State:
    """A series in which this many games were played over REST."""

    def reach(tour: Tour) -> Visitor:
        settings = {"series": {"to": "games", "count": length}}
        visitor = tour.opened(variant, settings=settings, options=SHORT[variant])
        for number in range(1, games + 1):
            if number > 1:
                next_game(visitor)
            hasten_to_the_end(visitor)
        expect(visitor.page.locator(".end .primary")).to_be_visible()
        return visitor

    return reach


def next_game(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Next game", exact=True).click()
    expect(visitor.page).not_to_have_title(re.compile("^■"))


def _series(tour: Tour) -> Iterator[Visitor]:
    """A series: its standing between two games, then its second game."""
    visitor = series("split-it", 3, 1)(tour)
    visitor.page.get_by_role("button", name="The series", exact=True).click()
    expect(visitor.page.get_by_role("link", name="Game 1", exact=True)).to_be_visible()
    yield visitor
    next_game(visitor)
    expect(visitor.page.locator(".progress")).to_contain_text("Game 2 of 3")
    yield asked(visitor)


def _series_over(variant: str) -> Walk:
    def walk(tour: Tour) -> Iterator[Visitor]:
        visitor = series(variant, 2, 2)(tour)
        expect(visitor.page.get_by_role("link", name="Game 2", exact=True)).to_be_visible()
        yield visitor

    return walk


# Other pages


def _my_games(visitor: Visitor) -> None:
    """Finished games: won, lost and won together, more than the page lists at first."""
    bots = ["Marta", "Bo", "Konstantin", "Wilhelmina"]
    kinds = [("split-it", [0]), ("splito", [2]), ("split", [0, 1, 2, 3, 4]), ("splito", [0, 1])]
    now = int(time.time() * 1000)
    games = [
        {
            "table": f"table{at}",
            "number": 1,
            "game": game,
            "isCooperative": len(winners) == 1 + len(bots),
            "names": [NAME, *bots],
            "seat": 0,
            "at": now - at * 90_000_000,
            "toAct": [],
            "winners": winners,
        }
        for at, (game, winners) in enumerate([*kinds, ("split", [3])])
    ]
    book = json.dumps({"games": games, "older": {"splito/5": {"games": 12, "wins": 5}}})
    visitor.context.add_init_script(f"localStorage.setItem('splittable.games', {json.dumps(book)})")
    visitor.go("/")
    expect(visitor.page.get_by_role("region", name="My games")).to_be_visible()


def _single_pages(tour: Tour) -> Iterator[Visitor]:
    """A missing table, a review that never finishes, and the visitor's own games."""
    visitor = tour.visitor()
    visitor.go("/t/nosuchtable")
    expect(visitor.page.get_by_role("heading")).to_be_visible()
    yield visitor
    visitor.complaints.clear()  # the browser reports the 404
    reader = tour.at(tour.finished("split", REVIEWED["split"]))
    working = {"state": "working", "done": 0.4, "id": None, "ahead": 2}
    working |= {"positions": [], "decisions": []}
    asks = re.compile(r"/api/.*/review\?")
    reader.page.route(asks, lambda route: route.fulfill(status=202, json=working))
    reader.page.get_by_role("link", name="Review", exact=True).click()
    expect(reader.page.get_by_role("progressbar")).to_be_visible()
    yield reader
    _my_games(visitor)
    yield visitor


def _rules(game: str) -> Walk:
    """The rules as first shown, and with everything unfolded."""

    def walk(tour: Tour) -> Iterator[Visitor]:
        visitor = tour.visitor()
        visitor.go(f"/rules/{game}")
        expect(visitor.page.get_by_role("heading", level=2).first).to_be_visible()
        yield visitor
        visitor.page.evaluate(
            "() => document.querySelectorAll('details').forEach((fold) => (fold.open = true))"
        )
        yield visitor

    return walk


def _questions(tour: Tour) -> Iterator[Visitor]:
    visitor = tour.visitor()
    for path, words, told in (
        ("/rules", "joker", "results"),
        ("/rules/split", "rhubarb", "Nothing found"),
    ):
        visitor.go(path)
        visitor.page.get_by_role("searchbox").fill(words)
        expect(visitor.page.get_by_role("status").filter(has_text=told)).to_be_visible()
        yield visitor


def _coached(name: str, until: int | None) -> Walk:
    """The coach is at this step; None: the lesson is over."""

    def walk(tour: Tour) -> Iterator[Visitor]:
        visitor, lesson = tour.visitor(), find_lesson(name, GAMES)
        begin(visitor, lesson)
        Learner(visitor, lesson).learn(until)
        if until is not None:
            expect(visitor.page.locator(".coach")).to_have_attribute("data-step", str(until))
        yield visitor

    return walk


def _deck(tour: Tour) -> Iterator[Visitor]:
    """A deck as printed, and a card with an error."""
    visitor = tour.visitor()
    visitor.go("/deck")
    expect(visitor.page.locator(".cards button")).to_have_count(37)
    expect(visitor.page.locator(".good")).to_be_visible()
    yield visitor
    visitor.page.locator(".cards button").nth(7).click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("y3")
    dialog.get_by_role("textbox").blur()
    expect(dialog.locator(".callout.bad")).to_be_visible()
    yield visitor


PADS: Final[dict[str, str]] = {  # the pads after some taps
    "split-it": """{"game": "split-it", "columns": [[0, 1, 0, 0, 0, 0, 1, 3], [0, 1, 2, 0, 3]]}""",
    "splito": """{"game": "splito", "splito": {"mode": "cards", "commons": ["MV4", "MC_pink"],
        "zones": [["y4", "y4", "V0_2"], ["k1", "MV1"], []]}}""",
    "totals": """{"game": "splito", "splito": {"mode": "totals", "totals": [8, 4, 6]}}""",
    "split": """{"game": "split", "split": {"left": [3, 0, 7]},
        "series": [{"game": "split", "winners": [1], "scores": [0, 0, 0]}]}""",
}


def _scores(tour: Tour) -> Iterator[Visitor]:
    visitor = tour.visitor()
    for pad in PADS.values():
        told = json.loads(pad)
        usual: dict[str, Any] = {
            "splito": {
                "mode": "cards",
                "valueAtLeast": False,
                "deck": None,
                "commons": [],
                "zones": [],
                "totals": [],
                "cards": [],
            },
            "split": {"isTogether": False, "left": []},
        }
        kept = {
            "names": [tour.name, "Bo", "Cleo"],
            "columns": [],
            "series": [],
            **told,
            **{part: {**usual[part], **told.get(part, {})} for part in usual},
        }
        visitor.context.add_init_script(
            f"localStorage.setItem('splittable.pad', {json.dumps(json.dumps(kept))})"
        )
        visitor.go("/score")
        expect(visitor.page.locator(".result")).to_be_visible()
        yield visitor


DEALS: Final = {
    "split-it": "game=split-it&seats=4&number=7",
    "splito": "game=splito&seats=2&number=7",
    "split": "game=split&seats=3&number=7&mode=cooperative&helpers=zero",
}


def _deals(tour: Tour) -> Iterator[Visitor]:
    """One of the sheets, then the comparison of two tables."""
    visitor = tour.visitor()
    for deal in DEALS.values():
        visitor.go(f"/deals?{deal}")
        visitor.page.locator("details.packet summary").first.click()
        expect(visitor.page.locator("details[open] li").first).to_be_visible()
        yield visitor
    compared(visitor)
    yield visitor


def compared(visitor: Visitor) -> None:
    """The comparison of two tables of Splito, entered by hand."""
    visitor.go("/compare?game=splito&seats=3&number=7")
    page = visitor.page
    for table, results in enumerate(((48, 32, 24), (40, 36, 24)), start=1):
        section = page.get_by_role("region", name=f"Table {table}")
        for seat, result in enumerate(results):
            field = section.get_by_role("textbox", name="Points").nth(seat)
            field.fill(str(result))
            field.blur()
    expect(page.locator("table tbody tr")).to_have_count(3)


GAME_NAMES: Final = ("split-it", "splito", "split")
WALKS: Final[dict[tuple[str, ...], Walk]] = {  # by the states at which they stop
    ("home", "faces", "settings", "home-choices"): _home,
    ("lobby",): _lobby,
    (
        "gathering",
        "invite-here",
        "invite",
        "gathering-newcomer",
        "screen-gathering",
        "screen-playing",
    ): _gathering,
    ("curtain",): _curtain,
    **{
        (
            f"choosing-{each}",
            f"hinted-{each}",
            f"picked-{each}",
            f"about-to-play-{each}",
            f"reveal-{each}",
            *also,
        ): _playing(each)
        for each, also in {
            "split-it": ("watching-split-it", "offline"),
            "splito": ("reactions", "watching-splito", *(f"panel-{tab.lower()}" for tab in TABS)),
            "split": ("reset", "menu", "leaving"),
            "cooperative-split": (),
        }.items()
    },
    ("choosing-bluffing-split",): _bluffing,
    ("choosing-with-a-clock", "sealed-splito"): _clock,
    ("end-split-it", "replay-split-it"): _end("split-it"),
    ("end-splito", "replay-splito"): _end("splito"),
    ("end-split", "end-with-more", "replay-split"): _end("split"),
    ("end-cooperative-split",): _end("cooperative-split"),
    ("review-split-it",): _review("split-it"),
    ("review-splito",): _review("splito"),
    ("review-split", "review-unfolded", "tryout"): _review("split"),
    ("review-cooperative-split",): _review("cooperative-split"),
    ("series-standing", "series-playing"): _series,
    **{(f"series-over-{each}",): _series_over(each) for each in SHORT},
    ("nowhere", "reviewing", "my-games"): _single_pages,
    **{(f"rules-{each}", f"rules-{each}-unfolded"): _rules(each) for each in GAME_NAMES},
    ("rules-found", "rules-nothing"): _questions,
    ("coach-split-it",): _coached("split-it", 5),
    ("coach-split",): _coached("split", 2),
    ("coach-over",): _coached("splito", None),
    ("deck", "deck-card"): _deck,
    tuple(f"score-{each}" for each in PADS): _scores,
    (*(f"deals-{each}" for each in DEALS), "compared"): _deals,
}


def _stop(walk: Walk, place: int) -> State:
    return lambda tour: next(islice(walk(tour), place, None))


STATES: Final[dict[str, State]] = {
    name: _stop(walk, place) for names, walk in WALKS.items() for place, name in enumerate(names)
}
