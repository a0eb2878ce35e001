"""Plays the example session of docs/protocol.md on a real server (scripts/protocol writes it).

Clock, randomness and salt are fixed, so the result is reproducible.
"""

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from tests.support.serving import Line, Message, Server, same_every_time, served
from tools.generator import ROOT, Generator, main

DOCUMENT: Final = ROOT / "docs/protocol.md"
BEGIN, END = "<!-- scripts/protocol writes from here -->\n", "<!-- to here -->\n"
WIDTH: Final = 100
SEED: Final = 6  # with it Nora is the first to split, and Emil wins a joker
TOKENS: Final = {
    "Nora": "tyQ3vB0mXo8fZ6sK1dWnJ4rHc5uLgPe2",
    "Emil": "mK7pR2xV9cTq4nYb1sLd8wFz6hGj3aEu",
}
ENTROPY: Final = "0f1e2d3c4b5a69788796a5b4c3d2e1f0"


class Session:
    """Two clients of a real server, and the messages that each sends and receives, as Markdown."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.written: list[str] = []
        self.table = ""
        self.lines: dict[str, Line] = {}
        self._shown: dict[str, int] = {}  # by person: messages shown or skipped so far

    def say(self, text: str) -> None:
        self.written.append(text + "\n")

    def show(self, kind: str, message: Any) -> None:
        self.written.append(f"```json {kind}\n{laid_out(message)}\n```\n")

    async def post(self, path: str, body: Message, kind: str, answer_kind: str) -> Any:
        self.show(kind, body)
        answer = await self.server.post(path, body)
        self.say(f"The response is {answer.status} with")
        self.show(answer_kind, answer.json())
        return answer.json()

    async def send(self, name: str, message: Message) -> None:
        self.say(f"{name} sends")
        self.show("ClientMessage", message)
        await self.lines[name].send(message)
        await self.lines[name].settle()

    async def do(self, name: str, number: str, command: Message) -> None:
        await self.send(name, {"type": "do", "id": f"{name.lower()}-{number}", "command": command})

    async def hears(self, *names: str) -> None:
        """Show the new messages of these people; skip those of others."""
        for name, line in self.lines.items():
            await line.settle()
            news = [json.loads(raw) for raw in line.received[self._shown.get(name, 0) :]]
            self._shown[name] = len(line.received)
            for message in news:
                if name in names and message["type"] != "pong":
                    self.say(f"{name} receives")
                    self.show('ServerMessage<"split-it">', message)

    async def connect(self, name: str, since: int | None = None) -> None:
        self.lines[name] = await self.server.connect(f"/api/tables/{self.table}/line")
        self._shown[name] = 0
        hello: Message = {"type": "hello", "table": self.table, "token": TOKENS[name]}
        await self.send(name, hello if since is None else {**hello, "since": since})

    async def loses_line(self, name: str) -> None:
        await self.lines.pop(name).close()


async def played(session: Session) -> None:
    """Open a table, sit down, deal, and play a round in which a connection is lost."""
    session.say("Nora opens a table. `POST /api/tables` with")
    body = {"name": "Nora", "game": "split-it", "options": {"seats": 2}, "token": TOKENS["Nora"]}
    opened = await session.post("/api/tables", body, "OpenTable", "TableOpened")
    session.table = opened["table"]
    session.say("She opens a WebSocket for the table and says who she is.")
    await session.connect("Nora")
    await session.hears("Nora")
    session.say("Emil follows Nora's link. Until he sits down, he is a spectator without a name.")
    await session.connect("Emil")
    await session.hears()
    sit = {"type": "sit", "name": "Emil", "invite": opened["invite"]}
    await session.do("Emil", "1", sit)
    await session.hears("Emil", "Nora")
    session.say("Nora, the host, starts the game and adds random digits of her own to the deal.")
    session.say("The update has the whole view.")
    await session.do("Nora", "1", {"type": "start", "entropy": ENTROPY})
    await session.hears("Nora")
    session.say("It is her turn. Her move is one of `legal`, with the `seq` she has.")
    await session.do("Nora", "2", {"type": "play", "move": "split 2 5", "seq": 2})
    await session.hears("Emil")
    await session.do("Emil", "2", {"type": "play", "move": "remove white", "seq": 3})
    await session.hears()
    session.say("Now both guess in secret. Only Nora's own update has her guess.")
    await session.do("Nora", "3", {"type": "play", "move": "guess pink", "seq": 4})
    await session.hears("Nora", "Emil")
    session.say("She changes her mind while Emil is still thinking.")
    await session.do("Nora", "4", {"type": "take-back"})
    await session.hears("Nora")
    session.say("Emil's phone loses its connection.")
    await session.loses_line("Emil")
    await session.hears("Nora")
    await session.do("Nora", "5", {"type": "play", "move": "guess black", "seq": 6})
    await session.hears()
    session.say("Emil reconnects and sends the last `seq` he has: he missed one entry.")
    await session.connect("Emil", since=6)
    await session.hears("Emil")
    session.say("His guess is the last, so all guesses are turned.")
    guess = {"type": "play", "move": "guess pink", "seq": 7}
    await session.do("Emil", "3", guess)
    await session.hears("Emil")
    session.say("He isn't sure that it arrived, so he sends it again. It isn't applied twice.")
    await session.do("Emil", "3", guess)
    await session.hears("Emil")
    session.say("Emil now owes a joker. Nora wants to split, but it isn't her turn.")
    await session.do("Nora", "6", {"type": "play", "move": "split 1 2", "seq": 8})
    await session.hears("Nora")


async def _recorded(folder: Path) -> str:
    async with served(folder, outside=same_every_time(SEED)) as server:
        session = Session(server)
        await played(session)
        return "\n".join(session.written)


def recorded(folder: Path) -> str:
    return asyncio.run(_recorded(folder))


def laid_out(value: Any, before: str = "", taken: int = 0) -> str:
    """Format JSON on one line if it fits, else part by part; `taken` is the width before it."""
    line = json.dumps(value, ensure_ascii=False)
    if len(before) + taken + len(line) < WIDTH or not isinstance(value, dict | list):
        return line
    inner = f"{before}  "
    if isinstance(value, list):
        parts = [laid_out(part, inner) for part in value]
        return f"[\n{inner}{_filled(parts, inner)}\n{before}]"
    fields = [
        f"{json.dumps(key)}: {laid_out(part, inner, len(key) + 4)}" for key, part in value.items()
    ]
    return f"{{\n{inner}" + f",\n{inner}".join(fields) + f"\n{before}}}"


def _filled(parts: list[str], before: str) -> str:
    """Put small parts side by side, as many as fit, and objects on lines of their own."""
    lines = [parts[0]]
    for part in parts[1:]:
        together = f"{lines[-1]}, {part}"
        if len(before) + len(together) < WIDTH and not part.startswith("{"):
            lines[-1] = together
        else:
            lines.append(part)
    return f",\n{before}".join(lines)


def current() -> str:
    """The document with the current session."""
    text = DOCUMENT.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    assert end, "docs/protocol.md has no place for the session"
    with tempfile.TemporaryDirectory() as folder:
        session = recorded(Path(folder))
    return f"{before}{begin}\n{session}\n{end}{after}"


GENERATOR: Final = Generator("scripts/protocol", {"docs/protocol.md": current})

if __name__ == "__main__":
    sys.exit(main(GENERATOR))
