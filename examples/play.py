"""A minimal client for the table server that plays random legal moves over the public protocol.

    splittable serve                                                   # in one terminal
    python examples/play.py http://127.0.0.1:8000 --open split --seats 2    # in a second
    python examples/play.py 'http://127.0.0.1:8000/t/…?invite=…'            # in a third

The first player opens a table and prints its link; the second one joins by that link. The game
starts when all seats are taken. The only requirement is the `websockets` package. docs/protocol.md
explains every message.
"""

import argparse
import json
import random
import secrets
import sys
import time
from typing import Any
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PING_EVERY = 4.0  # seconds; the server closes connections that are silent for ten


class Player:
    """Keeps a copy of the table, and sends a move whenever it has a legal one."""

    def __init__(self, server: str, table: str, token: str, invite: str | None, name: str) -> None:
        self.server, self.table_id, self.token = server, table, token
        self.invite, self.name = invite, name
        self.seq: int | None = None  # the last entry we have seen; we resume from it
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.legal: list[str] = []
        self.unanswered: dict[str, Any] | None = None  # our pending command

    def play(self) -> None:
        """Play to the end, and reconnect whenever the connection is lost."""
        while True:
            try:
                with connect(self.address()) as line:
                    self.speak(
                        line, type="hello", table=self.table_id, token=self.token, since=self.seq
                    )
                    if self.unanswered:
                        self.speak(
                            line, **self.unanswered
                        )  # the same id: it is never applied twice
                    self.listen(line)
                    return
            except (ConnectionClosed, OSError):
                time.sleep(1)

    def address(self) -> str:
        """The WebSocket URL. It contains the table's id, so a proxy can route it to its server."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table_id}/line"

    def listen(self, line: ClientConnection) -> None:
        while not self.is_over():
            try:
                message = json.loads(line.recv(timeout=PING_EVERY))
            except TimeoutError:
                self.speak(line, type="ping")
                continue
            self.learn(message)
            self.act(line)

    def learn(self, message: dict[str, Any]) -> None:
        if message["type"] == "welcome":  # the full state
            self.table, self.you = message["table"], message["you"]
            self.view, self.legal = message["view"] or {}, message["legal"]
        elif message["type"] == "update":  # only the changes
            self.table |= message.get("table", {})
            self.you = message.get("you", self.you)
            self.view |= message.get("view", {})
            self.legal = message.get("legal", self.legal)
        elif message["type"] == "problem":
            print(f"{self.name}: {message['message']}", file=sys.stderr)
            time.sleep(1 if message["code"] in ("too-fast", "unavailable") else 0)
        self.seq = message.get("seq", self.seq)
        mine = self.unanswered and self.unanswered["id"]
        if mine and mine in (message.get("done"), message.get("id")):
            self.unanswered = None

    def act(self, line: ClientConnection) -> None:
        if self.unanswered:
            return
        if self.you["seat"] is None:
            self.ask(line, type="sit", name=self.name, invite=self.invite)
        elif self.legal:
            self.ask(line, type="play", move=self.choose(), seq=self.seq)
        elif self.may_start():
            self.ask(line, type="start", entropy=secrets.token_hex(32))  # our share of the deal

    def choose(self) -> str:
        return random.choice(self.legal)

    def may_start(self) -> bool:
        gathering = self.table["phase"] == "gathering" and self.table["host"] == self.you["seat"]
        return gathering and all(seat["name"] for seat in self.table["seats"])

    def ask(self, line: ClientConnection, **command: Any) -> None:
        self.unanswered = {"type": "do", "id": secrets.token_hex(8), "command": command}
        self.speak(line, **self.unanswered)

    def speak(self, line: ClientConnection, **message: Any) -> None:
        line.send(json.dumps(message))

    def is_over(self) -> bool:
        return self.table.get("phase") == "over"


def open_table(server: str, game: str, options: dict[str, Any], name: str) -> dict[str, Any]:
    body = json.dumps({"game": game, "options": options, "name": name}).encode()
    request = Request(f"{server}/api/tables", body, {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        opened: dict[str, Any] = json.load(answer)
    return opened


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("url", help="address of a server, or link to a table")
    parser.add_argument("--open", metavar="GAME", help="open a table: split-it, splito or split")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    parser.add_argument("--name", default=f"Example {secrets.randbelow(1000)}")
    asked = parser.parse_args()

    link = urlsplit(asked.url)
    server = f"{link.scheme}://{link.netloc}"
    if asked.open:
        options = {"seats": asked.seats, **dict(each.split("=", 1) for each in asked.option)}
        opened = open_table(server, asked.open, options, asked.name)
        print(f"friends join at {server}{opened['joinPath']}", flush=True)
        player = Player(server, opened["table"], opened["token"], None, asked.name)
    elif link.path.startswith("/t/"):
        invite = parse_qs(link.query).get("invite", [None])[0]
        token = secrets.token_urlsafe(24)  # keep it to return to the same seat later
        player = Player(server, link.path.removeprefix("/t/"), token, invite, asked.name)
    else:
        parser.error("expected --open GAME, or the link to a table")
    player.play()
    outcome = player.view["outcome"]
    print(f"over: {outcome['reason']}; scores {outcome['scores']}, winners {outcome['winners']}")


if __name__ == "__main__":
    main()
