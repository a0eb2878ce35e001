"""Every state that the page can be in, and how a visitor gets there.

Each state is a function that takes a `Tour` and leaves the visitor looking at it. Checks that
must hold everywhere, and the screenshots, go through all of them.
"""

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from playwright.sync_api import Page, expect

from splittable.games import GAMES
from splittable.games.lessons import find_lesson
from tests.e2e.learning import Learner, begin
from tests.e2e.playing import Newcomer, hasten_to_the_end
from tests.support.browser import Chromium, Visitor
from tests.support.serving import ServerProcess

OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "split-it": {"seats": 4},
    "splito": {"seats": 8},
    "split": {"seats": 5},
    "cooperative-split": {"seats": 4, "mode": "cooperative"},
    "bluffing-split": {"seats": 3, "bluff_resets": True},
}
REVIEWED: Final[dict[str, dict[str, Any]]] = {  # games that are soon reviewed
    "split-it": {"seats": 2},
    "splito": {"seats": 3},
    "split": {"seats": 3},
    "cooperative-split": {"seats": 3, "mode": "cooperative"},
}
SHORT: Final[dict[str, dict[str, Any]]] = {  # for several games in a row
    "split-it": {"seats": 2},
    "splito": {"seats": 8},
    "cooperative-split": {"seats": 3, "mode": "cooperative"},
}
READY: Final = "button.primary[aria-describedby]"  # it would play what is picked
NAME: Final = "Ida Konstantinopolitanska von Hohenstein"  # as long as a name may be


def game_of(variant: str) -> str:
    return "split" if variant.endswith("split") else variant


@dataclass
class Tour:
    chromium: Chromium
    server: ServerProcess
    settings: dict[str, Any]  # of every visitor

    def visitor(self, name: str = NAME, **more: Any) -> Visitor:
        settings = {**self.settings, **more}
        preferences = {"speed": "none", **settings.pop("preferences", {})}
        return self.chromium.visitor(self.server.url, name, preferences=preferences, **settings)

    def opened(self, variant: str, *, bots: bool = True, **wishes: Any) -> Visitor:
        """At a table of one's own, opened behind the page's back."""
        visitor = self.visitor()
        token = self.token_of(visitor)
        body = {
            "name": visitor.name,
            "game": game_of(variant),
            "options": OPTIONS[variant],
            "token": token,
            "bots": "rules-of-thumb" if bots else None,
            **wishes,
        }
        opened = self.post("/api/tables", body)
        table = {
            "id": opened["table"],
            "game": game_of(variant),
            "token": token,
            "invite": opened["invite"],
            "isSeated": True,
            "at": 0,
        }
        visitor.context.add_init_script(
            f"localStorage.setItem('splittable.tables', {json.dumps(json.dumps([table]))})"
        )
        visitor.go(f"/t/{opened['table']}")
        return visitor

    def token_of(self, visitor: Visitor) -> str:
        """At the table that was opened for them."""
        return f"token-{id(visitor):020d}-for-the-tour"

    def table_of(self, visitor: Visitor) -> str:
        return urlsplit(visitor.page.url).path.split("/")[2]

    def get(self, path: str, token: str | None = None) -> Any:
        return self._ask(path, None, token)

    def post(self, path: str, body: Any, token: str | None = None) -> Any:
        return self._ask(path, json.dumps(body).encode(), token)

    def _ask(self, path: str, body: bytes | None, token: str | None) -> Any:
        bearer = {} if token is None else {"Authorization": f"Bearer {token}"}
        headers = {"Content-Type": "application/json", **bearer}
        with urlopen(Request(self.server.url + path, body, headers), timeout=10) as answer:
            return json.load(answer)


State = Callable[[Tour], Visitor]


def asked(visitor: Visitor) -> Visitor:
    expect(visitor.page).to_have_title(re.compile("^●"))
    return visitor


def _home(tour: Tour) -> Visitor:
    visitor = tour.visitor()
    visitor.go("/")
    expect(visitor.page.get_by_role("article")).to_have_count(3)
    return visitor


def _home_choices(tour: Tour) -> Visitor:
    visitor = _home(tour)
    for summary in visitor.page.locator("summary").all():
        summary.click()
    return visitor


def _lobby(tour: Tour) -> Visitor:
    tour.opened("splito", bots=False, settings={"visibility": "public"})
    tour.opened("split", settings={"visibility": "public", "clock": 60})
    visitor = tour.opened("split-it")
    visitor.page.wait_for_selector(".bar")
    visitor.go("/")
    expect(visitor.page.get_by_role("link", name=re.compile("^Join")).first).to_be_visible()
    return visitor


def _settings(tour: Tour) -> Visitor:
    visitor = _home(tour)
    visitor.page.get_by_role("button", name="Settings").click()
    return visitor


def _gathering(tour: Tour) -> Visitor:
    visitor = tour.opened("splito", bots=False)
    expect(visitor.page.get_by_role("button", name=re.compile("^Start"))).to_be_visible()
    return visitor


def _gathering_newcomer(tour: Tour) -> Visitor:
    host = _gathering(tour)
    visitor = tour.visitor("Ben")
    welcome = next(each for each in host.messages() if each["type"] == "welcome")
    visitor.go(f"/t/{welcome['table']['id']}?invite={welcome['you']['invite']}")
    expect(visitor.page.get_by_role("button", name="Take a seat")).to_be_visible()
    return visitor


def _invite_here(tour: Tour) -> Visitor:
    """On a server for its own machine alone, as the tests have it."""
    visitor = _gathering(tour)
    button = visitor.page.get_by_role("button", name="Invite friends")
    if button.is_visible():
        button.click()
    expect(visitor.page.get_by_text("./play --share")).to_be_visible()
    return visitor


def _invite(tour: Tour) -> Visitor:
    """As on a shared server whose machine has two addresses."""
    visitor = _gathering(tour)
    told = {"shared": True, "addresses": ["192.168.178.120", "10.20.30.40"]}
    visitor.page.route("**/api/reach", lambda route: route.fulfill(json=told))
    visitor.page.reload()
    expect(visitor.page.get_by_role("button", name=re.compile("^Start"))).to_be_visible()
    button = visitor.page.get_by_role("button", name="Invite friends")
    if button.is_visible():  # where there is room, the link stands beside the seats
        button.click()
    expect(visitor.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    return visitor


def _choosing(variant: str) -> State:
    return lambda tour: asked(tour.opened(variant))


def _clock(tour: Tour) -> Visitor:
    """Another person waits, so the clock runs."""
    visitor = tour.opened("splito", bots=False, settings={"clock": 300})
    start = visitor.page.get_by_role("button", name=re.compile("^Start"))
    expect(start).to_be_visible()
    welcome = next(each for each in visitor.messages() if each["type"] == "welcome")
    sit = {"type": "sit", "name": "Ben", "invite": welcome["you"]["invite"]}
    path = f"/api/tables/{welcome['table']['id']}/commands"
    tour.post(path, {"id": "1", "command": sit}, token=f"ben-{id(visitor):020d}-at-the-clock")
    expect(visitor.page.get_by_text("Ben", exact=True).first).to_be_visible()
    start.click()
    return asked(visitor)


def _picked(variant: str) -> State:
    """Something is picked, and not played yet."""

    def reach(tour: Tour) -> Visitor:
        visitor = asked(tour.opened(variant))
        Newcomer(visitor).press_something()
        return visitor

    return reach


def about_to_play(variant: str) -> State:
    """A whole move is picked, and beside its button stands what it would change."""

    def reach(tour: Tour) -> Visitor:
        visitor = asked(tour.opened(variant))
        player = Newcomer(visitor)
        for _ in range(40):
            if visitor.page.locator(".foreseen p").first.is_visible():
                return visitor
            if player.is_asked and not visitor.page.locator(READY).is_visible():
                player.press_something()
            visitor.page.wait_for_timeout(50)
        raise AssertionError(player.status)

    return reach


def _hinted(variant: str) -> State:
    def reach(tour: Tour) -> Visitor:
        visitor = asked(tour.opened(variant))
        visitor.page.get_by_role("button", name="Hint", exact=True).click()
        expect(visitor.page.get_by_text(re.compile("^Hint: "))).to_be_visible()
        return visitor

    return reach


def _sealed(tour: Tour) -> Visitor:
    """My choice is made, and somebody else's is not."""
    host = tour.opened("splito", bots=False)
    expect(host.page.get_by_role("button", name=re.compile("^Start"))).to_be_visible()
    welcome = next(each for each in host.messages() if each["type"] == "welcome")
    guest = tour.visitor("Ben")
    guest.go(f"/t/{welcome['table']['id']}?invite={welcome['you']['invite']}")
    guest.page.get_by_role("button", name="Take a seat").click()
    expect(host.page.get_by_text("Ben", exact=True).first).to_be_visible()
    host.page.get_by_role("button", name=re.compile("^Start")).click()
    player = Newcomer(asked(host))
    changed = host.page.get_by_role("button", name="Change", exact=True)
    for _ in range(20):
        if changed.is_visible():
            return host
        player.press_something()
        host.page.wait_for_timeout(50)
    raise AssertionError(player.status)


def _reveal(variant: str) -> State:
    """A few moves have been played, and the last ones lie open."""

    def reach(tour: Tour) -> Visitor:
        visitor = tour.opened(variant)
        player = Newcomer(asked(visitor))
        for _ in range(14):
            if player.is_asked:
                player.press_something()
            visitor.page.wait_for_timeout(40)
        return visitor

    return reach


def _end(variant: str) -> State:
    def reach(tour: Tour) -> Visitor:
        visitor = tour.opened(variant)
        hasten_to_the_end(asked(visitor))
        return visitor

    return reach


def _replay(variant: str) -> State:
    def reach(tour: Tour) -> Visitor:
        visitor = _end(variant)(tour)
        visitor.page.get_by_role("link", name="Replay").click()
        visitor.page.wait_for_url(re.compile("/games/1"))
        expect(visitor.page.get_by_role("slider").first).to_be_visible()
        return visitor

    return reach


def _review(variant: str) -> State:
    def reach(tour: Tour) -> Visitor:
        visitor = tour.opened(variant, options=REVIEWED[variant])
        hasten_to_the_end(asked(visitor))
        visitor.page.get_by_role("link", name="Review", exact=True).click()
        return reviewed(visitor)

    return reach


def reviewed(visitor: Visitor) -> Visitor:
    """The first review of a game may have to be compiled."""
    graph = visitor.page.get_by_role("slider", name="Moment of the game")
    expect(graph).to_be_visible(timeout=180_000)
    return visitor


def _review_unfolded(tour: Tour) -> Visitor:
    visitor = _review("split")(tour)
    for summary in visitor.page.locator("summary").all():
        summary.click()
    visitor.page.get_by_role("button", name="The numbers").click()
    return visitor


def _tryout(tour: Tour) -> Visitor:
    visitor = _review("split")(tour)
    return try_from_here(visitor, imagined=True)


def try_from_here(visitor: Visitor, *, imagined: bool) -> Visitor:
    page = visitor.page
    page.get_by_text("Try it from here").click()
    page.get_by_role("radio", name="Dealt anew" if imagined else "As they were").check()
    page.get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(re.compile("/games/"))
    expect(page.get_by_text(re.compile("^A try from"))).to_be_visible()
    return asked(visitor)


def _reviewing(tour: Tour) -> Visitor:
    """One that is being made for ever."""
    visitor = tour.visitor()
    visitor.page.route(
        "**/api/**/review",
        lambda route: route.fulfill(status=202, json={"state": "working", "done": 0.4, "id": None}),
    )
    visitor.go("/t/any/games/1/review")
    expect(visitor.page.get_by_role("progressbar")).to_be_visible()
    return visitor


def _rules(game: str) -> State:
    def reach(tour: Tour) -> Visitor:
        visitor = tour.visitor()
        visitor.go(f"/rules/{game}")
        expect(visitor.page.get_by_role("heading", level=2).first).to_be_visible()
        return visitor

    return reach


def _rules_unfolded(game: str) -> State:
    def reach(tour: Tour) -> Visitor:
        visitor = _rules(game)(tour)
        visitor.page.evaluate(
            "() => document.querySelectorAll('details').forEach((fold) => (fold.open = true))"
        )
        return visitor

    return reach


def _panel(tab: str) -> State:
    def reach(tour: Tour) -> Visitor:
        visitor = _reveal("splito")(tour)
        open_panel(visitor.page)
        visitor.page.get_by_role("tab", name=tab).click()
        return visitor

    return reach


def open_panel(page: Page) -> None:
    button = page.get_by_role("button", name=re.compile("^Log and more"))
    if button.is_visible():
        button.click()


def _menu(tour: Tour) -> Visitor:
    visitor = asked(tour.opened("split"))
    visitor.page.get_by_role("button", name="Menu").click()
    return visitor


def _leaving(tour: Tour) -> Visitor:
    visitor = _menu(tour)
    visitor.page.get_by_role("button", name="Leave the table").click()
    return visitor


def _reset(tour: Tour) -> Visitor:
    visitor = asked(tour.opened("split"))
    visitor.page.get_by_role("button", name="Reset …").click()
    return visitor


def _spectator(variant: str) -> State:
    def reach(tour: Tour) -> Visitor:
        host = asked(tour.opened(variant))
        visitor = tour.visitor("Eve")
        visitor.page.goto(host.page.url)
        expect(visitor.page.get_by_text("You are watching").first).to_be_visible()
        return visitor

    return reach


def _my_games(tour: Tour) -> Visitor:
    """Some that are over, won, lost and won together, more than are listed at first."""
    visitor = tour.visitor()
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
    return visitor


def _faces(tour: Tour) -> Visitor:
    visitor = _home(tour)
    visitor.page.get_by_role("button", name="Choose your face").first.click()
    expect(visitor.page.get_by_role("radio", name="Penguin")).to_be_visible()
    return visitor


def _reactions(tour: Tour) -> Visitor:
    visitor = asked(tour.opened("splito"))
    visitor.page.locator(".react > button").click()
    expect(visitor.page.locator(".react .signs")).to_be_visible()
    return visitor


def _end_with_more(tour: Tour) -> Visitor:
    visitor = _end("split")(tour)
    visitor.page.get_by_role("button", name="More", exact=True).click()
    return visitor


def series(variant: str, length: int, games: int) -> State:
    """So many games of a series have been played, behind the page's back."""

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


def _series_view(tour: Tour) -> Visitor:
    """Between two games of it: how it stands."""
    visitor = series("split-it", 3, 1)(tour)
    visitor.page.get_by_role("button", name="The series", exact=True).click()
    expect(visitor.page.get_by_role("link", name="Game 1", exact=True)).to_be_visible()
    return visitor


def _series_playing(tour: Tour) -> Visitor:
    visitor = series("split-it", 3, 1)(tour)
    next_game(visitor)
    expect(visitor.page.locator(".progress")).to_contain_text("Game 2 of 3")
    return asked(visitor)


def _series_over(variant: str) -> State:
    def reach(tour: Tour) -> Visitor:
        visitor = series(variant, 2, 2)(tour)
        expect(visitor.page.get_by_role("link", name="Game 2", exact=True)).to_be_visible()
        return visitor

    return reach


def _curtain(tour: Tour) -> Visitor:
    """A device that goes round, before anybody's cards are shown."""
    visitor = tour.opened("splito", bots=False)
    visitor.page.get_by_role("textbox", name="Name of another player").fill("Wilhelmina Ottilie")
    visitor.page.get_by_role("button", name="Add", exact=True).click()
    expect(visitor.page.get_by_text(re.compile("^Also on this device"))).to_be_visible()
    visitor.page.get_by_role("button", name=re.compile("^Start")).click()
    expect(visitor.page.get_by_text(re.compile("^Hand over to"))).to_be_visible()
    return visitor


def _big_screen(*, playing: bool) -> State:
    def reach(tour: Tour) -> Visitor:
        host = _gathering(tour)
        welcome = next(each for each in host.messages() if each["type"] == "welcome")
        visitor = tour.visitor("TV")
        visitor.go(f"/t/{welcome['table']['id']}/screen?invite={welcome['you']['invite']}")
        expect(visitor.page.locator("body")).to_contain_text("Ida")
        if playing:
            host.page.get_by_role("button", name=re.compile("^Start")).click()
            expect(visitor.page.locator(".bar [role=status]")).to_be_visible()
        return visitor

    return reach


def _nowhere(tour: Tour) -> Visitor:
    visitor = tour.visitor()
    visitor.go("/t/nosuchtable")
    expect(visitor.page.get_by_role("heading")).to_be_visible()
    return visitor


def _offline(tour: Tour) -> Visitor:
    visitor = asked(tour.opened("split-it"))
    visitor.context.set_offline(True)
    expect(visitor.page.get_by_text("You are offline")).to_be_visible(timeout=20_000)
    return visitor


def _coached(name: str, until: int | None) -> State:
    """The coach says this step; None: it has said everything."""

    def reach(tour: Tour) -> Visitor:
        visitor, lesson = tour.visitor(), find_lesson(name, GAMES)
        begin(visitor, lesson)
        Learner(visitor, lesson).learn(until)
        if until is not None:
            expect(visitor.page.locator(".coach")).to_have_attribute("data-step", str(until))
        return visitor

    return reach


def _deck(tour: Tour) -> Visitor:
    visitor = tour.visitor()
    visitor.go("/deck")
    expect(visitor.page.locator(".cards button")).to_have_count(37)
    expect(visitor.page.locator(".good")).to_be_visible()
    return visitor


def _deck_card(tour: Tour) -> Visitor:
    """A card with something wrong about it."""
    visitor = _deck(tour)
    visitor.page.locator(".cards button").nth(7).click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("y3")
    dialog.get_by_role("textbox").blur()
    expect(dialog.locator(".wrong")).to_be_visible()
    return visitor


PADS: Final[dict[str, str]] = {  # what has been tapped
    "split-it": """{"game": "split-it", "columns": [[0, 1, 0, 0, 0, 0, 1, 3], [0, 1, 2, 0, 3]]}""",
    "splito": """{"game": "splito", "splito": {"mode": "cards", "commons": ["MV4", "MC_pink"],
        "zones": [["y4", "y4", "V0_2"], ["k1", "MV1"], []]}}""",
    "totals": """{"game": "splito", "splito": {"mode": "totals", "totals": [8, 4, 6]}}""",
    "split": """{"game": "split", "split": {"left": [3, 0, 7]},
        "series": [{"game": "split", "winners": [1], "scores": [0, 0, 0]}]}""",
}


def _score(pad: str) -> State:
    def reach(tour: Tour) -> Visitor:
        visitor = tour.visitor()
        told = json.loads(PADS[pad])
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
            "names": [NAME, "Bo", "Cleo"],
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
        return visitor

    return reach


DEALS: Final = {
    "split-it": "game=split-it&seats=4&number=7",
    "splito": "game=splito&seats=2&number=7",
    "split": "game=split&seats=3&number=7&mode=cooperative&helpers=zero",
}


def _deals(game: str) -> State:
    """One of the sheets is being looked at."""

    def reach(tour: Tour) -> Visitor:
        visitor = tour.visitor()
        visitor.go(f"/deals?{DEALS[game]}")
        visitor.page.locator("details.packet summary").first.click()
        expect(visitor.page.locator("details[open] li").first).to_be_visible()
        return visitor

    return reach


def compared(visitor: Visitor) -> None:
    """Two tables of Splito, entered by hand."""
    visitor.go("/compare?game=splito&seats=3&number=7")
    page = visitor.page
    for table, results in enumerate(((48, 32, 24), (40, 36, 24)), start=1):
        section = page.get_by_role("region", name=f"Table {table}")
        for seat, result in enumerate(results):
            field = section.get_by_role("textbox", name="Points").nth(seat)
            field.fill(str(result))
            field.blur()
    expect(page.locator("table tbody tr")).to_have_count(3)


def _compared(tour: Tour) -> Visitor:
    visitor = tour.visitor()
    compared(visitor)
    return visitor


def _asked(path: str, words: str, told: str) -> State:
    def reach(tour: Tour) -> Visitor:
        visitor = tour.visitor()
        visitor.go(path)
        visitor.page.get_by_role("searchbox").fill(words)
        expect(visitor.page.get_by_role("status").filter(has_text=told)).to_be_visible()
        return visitor

    return reach


VARIANTS: Final = tuple(OPTIONS)
PLAYED: Final = ("split-it", "splito", "split", "cooperative-split")

STATES: Final[dict[str, State]] = {
    "home": _home,
    "home-choices": _home_choices,
    "lobby": _lobby,
    "settings": _settings,
    "gathering": _gathering,
    "gathering-newcomer": _gathering_newcomer,
    "invite": _invite,
    "invite-here": _invite_here,
    **{f"choosing-{each}": _choosing(each) for each in VARIANTS},
    "choosing-with-a-clock": _clock,
    **{f"picked-{each}": _picked(each) for each in ("split-it", "splito", "split")},
    **{f"about-to-play-{each}": about_to_play(each) for each in PLAYED},
    **{f"hinted-{each}": _hinted(each) for each in PLAYED},
    "sealed-splito": _sealed,
    **{f"reveal-{each}": _reveal(each) for each in PLAYED},
    **{f"end-{each}": _end(each) for each in PLAYED},
    **{f"replay-{each}": _replay(each) for each in ("split-it", "splito", "split")},
    "reviewing": _reviewing,
    **{f"review-{each}": _review(each) for each in REVIEWED},
    "review-unfolded": _review_unfolded,
    "tryout": _tryout,
    **{f"rules-{each}": _rules(each) for each in ("split-it", "splito", "split")},
    **{f"rules-{each}-unfolded": _rules_unfolded(each) for each in ("split-it", "splito", "split")},
    "deck": _deck,
    "deck-card": _deck_card,
    **{f"score-{each}": _score(each) for each in PADS},
    **{f"deals-{each}": _deals(each) for each in DEALS},
    "compared": _compared,
    "rules-found": _asked("/rules", "joker", "passages"),
    "rules-nothing": _asked("/rules/split", "rhubarb", "Nothing found"),
    **{f"panel-{tab.lower()}": _panel(tab) for tab in ("Log", "Chat", "Score", "Rules")},
    "coach-split-it": _coached("split-it", 5),
    "coach-split": _coached("split", 2),
    "coach-over": _coached("splito", None),
    "menu": _menu,
    "leaving": _leaving,
    "reset": _reset,
    "watching-splito": _spectator("splito"),
    "watching-split-it": _spectator("split-it"),
    "my-games": _my_games,
    "faces": _faces,
    "reactions": _reactions,
    "end-with-more": _end_with_more,
    "series-playing": _series_playing,
    "series-standing": _series_view,
    **{f"series-over-{each}": _series_over(each) for each in SHORT},
    "curtain": _curtain,
    "screen-gathering": _big_screen(playing=False),
    "screen-playing": _big_screen(playing=True),
    "nowhere": _nowhere,
    "offline": _offline,
}
