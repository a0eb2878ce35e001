"""A client's copy of a table: what its seat was told, from the messages of the server."""

from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs, urlsplit

from splittable.core.errors import Invalid
from splittable.core.game import AnyGame, options_with_deck
from splittable.core.validation import short_repr
from splittable.core.view_reader import read_event, read_view
from splittable.games import GAMES

Message = dict[str, Any]


@dataclass(frozen=True, slots=True)
class TableLink:
    """The link to a table, as a host shares it.

    >>> TableLink.read("https://play.example.org/t/abc?invite=xyz").socket
    'wss://play.example.org/api/tables/abc/line'
    """

    server: str  # such as https://play.example.org
    table: str
    invite: str | None  # None: only for public tables, or to watch

    @classmethod
    def read(cls, text: str) -> "TableLink":
        """Raises Invalid if this isn't the link to a table."""
        link = urlsplit(text)
        table = link.path.removeprefix("/t/")
        if link.scheme not in ("http", "https") or not link.path.startswith("/t/") or "/" in table:
            expected = "expected the link to a table, such as https://play.example.org/t/…?invite=…"
            raise Invalid("table", f"{expected}; found {short_repr(text)}")
        invite = parse_qs(link.query).get("invite", [None])[0]
        return cls(f"{link.scheme}://{link.netloc}", table, invite)

    @property
    def socket(self) -> str:
        """The WebSocket's address. It contains the table's id, so that a proxy can route by it."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/line"


class TableCopy:
    """The table as last told. `learn` takes each message of the server in turn."""

    def __init__(self) -> None:
        self.seq: int | None = None  # of the last entry we were told of
        self.card: Message = {}
        self.you: Message = {}
        self.legal: list[str] = []
        self._view: Message = {}
        self._events: list[Message] = []  # since the deal, as far back as the server remembers

    def learn(self, message: Message) -> None:
        if message["type"] == "welcome":
            if self.seq is None or message.get("lost"):
                self._events.clear()
            self.you, self._view = message["you"], message["view"] or {}
            self.legal = message["legal"]
            self._replace_card(message["table"])
            self._events += [each for entry in message["missed"] for each in entry["events"]]
        elif message["type"] == "update":
            self.you = message.get("you", self.you)
            self._view |= message.get("view", {})
            self.legal = message.get("legal", self.legal)
            self._replace_card(self.card | message.get("table", {}))
            self._events += message.get("events", [])
        self.seq = message.get("seq", self.seq)

    def _replace_card(self, card: Message) -> None:
        if self.card and card["number"] != self.card["number"]:  # another game has begun
            self._events.clear()
        self.card = card

    @property
    def seat(self) -> int | None:
        seat: int | None = self.you["seat"]
        return seat

    @property
    def game(self) -> AnyGame:
        """Raises Invalid if this installation doesn't know the game."""
        name = self.card["game"]
        if name not in GAMES:
            raise Invalid("table", f"plays {short_repr(name)}, which is not installed here")
        return GAMES[name]

    @property
    def options(self) -> Any:
        return options_with_deck(self.game, self.card["options"], self.card["deck"])

    @property
    def view(self) -> Any:
        return read_view(self.game, self.options, self._view)

    @property
    def shown(self) -> list[Any]:
        """The events since the deal, as this seat was shown them."""
        game, options = self.game, self.options
        return [read_event(game, options, each) for each in self._events]

    @property
    def moves(self) -> tuple[Any, ...]:
        """The legal moves; empty unless it is our turn."""
        game, options = self.game, self.options
        return tuple(game.read_move(options, text) for text in self.legal)

    @property
    def is_over(self) -> bool:
        return bool(self.card) and self.card["phase"] == "over"

    @property
    def outcome(self) -> Message:
        """Of the game that is over: `reason`, `scores` and `winners` by seat."""
        outcome: Message = self._view["outcome"]
        return outcome
