"""Players in the browser who press what the page offers, without knowing the rules.

`Newcomer(visitor)` presses the primary button, or picks something that can be picked, until the
game is over. If that works, the screen is self-explanatory.
"""

import json
import re
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, Final, Protocol
from urllib.request import Request, urlopen
from uuid import uuid4

from playwright.sync_api import Error, Locator, expect

from tests.support import patience
from tests.support.browser import PATIENCE, Visitor, until
from tests.support.patience import until_blocking

GAMES: Final = {"split-it": "Split it!", "splito": "Splito", "split": "Split"}
MOST_PRESSES: Final = 1000  # per game, by all players together
LOOK_AGAIN: Final = PATIENCE / 10  # ms; what can't be pressed by then may be gone or covered

# What a person can press: in an open dialog, otherwise below the board and on it.
OFFERED: Final = """() => {
    if (document.title.startsWith("■")) return 0; // the game is over; a rematch is another matter
    const seen = (node) => node.checkVisibility({ visibilityProperty: true });
    const free = (node) => !node.disabled && node.ariaDisabled !== "true" && seen(node);
    const room = document.querySelector("dialog[open]") ?? document.querySelector("main");
    const all = (selector) => [...(room?.querySelectorAll(selector) ?? [])].filter(free);
    const unpressed = (node) => node.ariaPressed !== "true";
    const mark = (node) => {
        node.dataset.offered = "";
        return true;
    };
    for (const old of document.querySelectorAll("[data-offered]")) delete old.dataset.offered;
    const big = all("button.primary");
    if (big.length > 0) return big.map(mark).length;
    // Once something is picked, what it can go to stands out: places, not more of the same.
    const isPicking = all("button[data-rove][aria-pressed=true]").length > 0;
    const places = all("button[aria-pressed=false]:not([data-rove])");
    if (isPicking && places.length > 0) return places.map(mark).length;
    const rest = all(":is(.hand, [data-choices]) button[data-rove]").filter(unpressed);
    if (rest.length > 0) return rest.map(mark).length;
    if (room?.tagName === "DIALOG") return all("button").map(mark).length; // there is Close
    const others = all("[data-helper]"); // cards that lie beside the table for everybody
    if (others.length > 0) return others.map(mark).length;
    return all(".hand [aria-haspopup=dialog]").map(mark).length;
}"""


class Player(Protocol):
    """A player in any browser."""

    @property
    def is_asked(self) -> bool: ...

    @property
    def is_over(self) -> bool: ...

    @property
    def status(self) -> str: ...

    def press_something(self) -> bool:
        """Press something that is offered now. Returns whether there was anything."""

    def until(self, holds: Callable[[], bool], what: str) -> None:
        """Wait until a condition holds."""


class Newcomer:
    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor = visitor
        self.presses = 0
        self._rng = Random(seed)

    @property
    def is_asked(self) -> bool:
        return self.visitor.page.title().startswith("●")

    @property
    def is_over(self) -> bool:
        return self.visitor.page.title().startswith("■")

    @property
    def status(self) -> str:
        return self.visitor.page.locator(".bar [role=status]").inner_text()

    def press_something(self) -> bool:
        """Press something that is offered now; the page may change at the same time.

        Nothing is pressed before the last press is answered: the page still shows the old choices.
        """
        page = self.visitor.page
        if self.visitor.awaits_answer:
            return False
        count = page.evaluate(OFFERED)
        if not count:
            return False
        offered: Locator = page.locator("[data-offered]").nth(self._rng.randrange(count))
        try:
            self._press(offered)
        except Error as error:  # it is gone or covered: look again
            if "Timeout" not in str(error) and "detached" not in str(error):
                raise
            return False
        self.presses += 1
        return True

    def until(self, holds: Callable[[], bool], what: str) -> None:
        until(self.visitor.page, holds, what)

    def play_until(self, holds: Callable[[], bool], what: str) -> None:
        """Press what is offered until a condition holds."""
        play_until([self], holds, what)

    def move_once(self) -> None:
        """Press what is offered until one move is played, or the game is over."""
        moves = self.moves
        self.play_until(lambda: self.moves > moves or self.is_over, "plays a move")

    @property
    def moves(self) -> int:
        """The number of this page's commands that were done."""
        return sum("done" in message for message in self.visitor.messages())

    def _press(self, offered: Locator) -> None:
        # Near the corner: the visible part of a card under its neighbour.
        offered.click(timeout=LOOK_AGAIN, position={"x": 10, "y": 10})


class KeyboardPlayer(Newcomer):
    """Uses only the keyboard: moves with Tab and arrows, and presses Enter."""

    def _press(self, offered: Locator) -> None:
        if self.reach(offered, timeout=LOOK_AGAIN):
            self.visitor.page.keyboard.press("Enter")

    def reach(self, target: Locator, most: int = 80, timeout: float = PATIENCE) -> bool:
        """Move the focus: Tab to its group, then arrows. Returns False if the element is gone."""
        page = self.visitor.page
        handle = target.element_handle(timeout=timeout)
        for _ in range(most):
            where = page.evaluate(
                """(target) => {
                    const here = document.activeElement;
                    if (here === target) return "there";
                    const isThere = target.checkVisibility({ visibilityProperty: true })
                        && target.ariaDisabled !== "true" && !target.disabled;
                    if (!isThere) return "gone";
                    const group = target.closest("[data-rove]") && here?.closest?.("[data-rove]")
                        && [...document.querySelectorAll("[role]")].filter((each) =>
                            each.contains(target) && each.contains(here)
                            && [...each.querySelectorAll("[data-rove]")].length > 1).at(-1);
                    if (!group || group.tagName === "MAIN") return "elsewhere";
                    const inside = [...group.querySelectorAll("[data-rove]")];
                    return inside.includes(here) && inside.includes(target) ? "near" : "elsewhere";
                }""",
                handle,
            )
            if where in ("there", "gone"):
                return bool(where == "there")
            page.keyboard.press("ArrowRight" if where == "near" else "Tab")
        raise AssertionError(f"no way by keyboard to {target}")


def play_to_the_end(players: Iterable[Player]) -> None:
    """All players press what they are offered until the game is over for each."""
    players = list(players)
    play_until(players, lambda: all(player.is_over for player in players), "the game is over")


def play_until(players: Sequence[Player], holds: Callable[[], bool], what: str) -> None:
    """All players press what they are offered until a condition holds.

    Raises if nothing is offered within the timeout, or if the game doesn't end.
    """

    is_so = False

    def goes_on() -> bool:
        nonlocal is_so
        asked = [
            each for each in players if each.is_asked
        ]  # read before `holds`, which may become true meanwhile
        is_so = holds()
        return is_so or any(each.press_something() for each in asked)

    for _ in range(MOST_PRESSES):
        players[0].until(goes_on, what)
        if is_so:
            return
    raise AssertionError(f"not after {MOST_PRESSES} presses: {what}")


def at_rest(visitor: Visitor) -> None:
    """Wait until every received message is shown, and animations have ended."""
    visitor.page.wait_for_function("() => !document.querySelector('[data-playing]')")
    visitor.settled()


def hasten_to_the_end(*visitors: Visitor) -> None:
    """Play to the end over REST, for tests that don't look at the game."""
    hasten(*visitors)
    for visitor in visitors:
        expect(visitor.page).to_have_title(re.compile("^■"))


def hasten(*visitors: Visitor, holds: Callable[[], bool] = lambda: False) -> None:
    """Play over REST until a condition holds, or to the end: the visitors' seats send moves to the
    server, and the pages follow."""
    hands = [RestSeat(visitor, seed) for seed, visitor in enumerate(visitors)]

    def is_done() -> bool:
        return holds() or any(hand.is_over for hand in hands)

    def goes_on() -> bool:
        return is_done() or any(hand.moves() for hand in hands) or is_done()

    for _ in range(MOST_PRESSES):
        until_blocking(goes_on, "a move, or the end of the game")
        if is_done():
            return
    raise AssertionError(f"the game goes on after {MOST_PRESSES} moves")


class RestSeat:
    """A visitor's seat, played over REST instead of by its page."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        kept = visitor.page.evaluate("() => JSON.parse(localStorage['splittable.tables'])")
        table = re.search("/t/([^/?]+)", visitor.page.url)
        assert table is not None
        self._address = f"{visitor.base}/api/tables/{table[1]}"
        self._token = next(each["token"] for each in kept if each["id"] == table[1])
        self._rng = Random(seed)
        self.is_over = False

    def moves(self) -> bool:
        """Play a move if the seat owes one. Returns whether it did."""
        told = self.told()
        self.is_over = told["table"]["phase"] == "over"
        if told["legal"]:
            self.do(type="play", move=self._rng.choice(told["legal"]), seq=told["seq"])
        return bool(told["legal"])

    def do(self, **command: Any) -> None:
        wish = {"id": str(uuid4()), "command": command}
        self._asked(f"{self._address}/commands", json.dumps(wish).encode())

    def told(self) -> Any:
        """The table as the server shows it to this seat."""
        return self._asked(self._address)

    def _asked(self, address: str, body: bytes | None = None) -> Any:
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        with urlopen(Request(address, body, headers), timeout=patience.PATIENCE) as answer:
            return json.load(answer)


def game_card(visitor: Visitor, game: str) -> Locator:
    """The game's card on the home page."""
    return visitor.page.get_by_role("article", name=GAMES[game], exact=True)


def open_with_bots(visitor: Visitor, game: str) -> None:
    """Open a table with bots from the home page, with one press."""
    visitor.go("/")
    game_card(visitor, game).get_by_role("button", name="Play now").click()
    visitor.page.wait_for_url(re.compile("/t/"))


def gather(host: Visitor, guest: Visitor, game: str, choices: dict[str, str]) -> None:
    """The host opens a table from the home page, the guest follows the link, bots fill the rest.

    `choices` are radio buttons of the game's card to press first, by group.
    """
    host.go("/")
    card = game_card(host, game)
    for label in choices.values():
        card.get_by_role("radio", name=label).check()
    card.get_by_role("button", name="Play with friends").click()
    host.page.wait_for_url(re.compile("/t/"))
    guest.page.goto(invitation(host))
    name = guest.page.get_by_role("textbox", name="Your name")
    name.fill(guest.name)
    guest.page.get_by_role("button", name="Take a seat").click()
    host.page.get_by_text(guest.name, exact=True).first.wait_for()
    host.page.get_by_role("button", name=re.compile("^Start")).click()
    for person in (host, guest):
        person.page.locator(".bar [role=status]").wait_for()


def invitation(host: Visitor) -> str:
    """The invitation link: beside the seats, or on a phone behind a button."""
    link = host.page.get_by_role("textbox", name=re.compile("^Link for (players|this computer)"))
    button = host.page.get_by_role("button", name="Invite friends")
    expect(link.or_(button).first).to_be_visible()
    if link.is_visible():
        return link.input_value()
    button.click()
    address = link.input_value()
    host.page.get_by_role("button", name="Close").click()
    return address
