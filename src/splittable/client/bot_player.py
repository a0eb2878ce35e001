"""Plays a bot at a live table: sits down, answers every turn, and reconnects after a break."""

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from splittable.bots.bot import AnyBot
from splittable.client.table import Message, TableCopy, TableLink
from splittable.core.errors import Invalid, SplittableError
from splittable.core.validation import short_repr

PING_EVERY: Final = 4.0  # seconds; the server closes connections that are silent for ten
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 5.0  # seconds before connecting again; doubles each time
TRANSIENT: Final = frozenset({"too-fast", "unavailable", "broken"})  # codes worth another try
HARMLESS: Final = frozenset({"stale", "not-your-turn", "wrong-phase"})  # the table has moved on

Wait = Callable[[float], Awaitable[None]]


class TurnedAway(SplittableError):
    """The table doesn't take this player; says why."""


class BotPlayer:
    """A bot with a seat at a live table, as long as it stays.

    The bot runs in a thread of its own, so a long thought doesn't break the connection.
    """

    def __init__(
        self,
        link: TableLink,
        find_bot: Callable[[str], AnyBot],  # by game; raises Invalid if there is none
        name: str,
        rng: Random,
        *,
        games: int = 1,
        told: Callable[[str], None] = lambda _: None,
        wait: Wait = asyncio.sleep,
        token: str | None = None,
    ) -> None:
        self.table = TableCopy()
        self._link, self._find_bot, self._name, self._rng = link, find_bot, name, rng
        self._games = games  # to be played; then it leaves the table
        self._told = told  # gets a line for people whenever something happens
        self._wait = wait
        self._token = token or secrets.token_urlsafe(24)
        self._unanswered: Message | None = None  # repeated after a break, under the same id
        self._playing: int | None = None  # the number of the game that we are in

    async def play(self) -> None:
        """Play as many games as wanted. Raises TurnedAway, or whatever the bot raises."""
        pause = FIRST_PAUSE
        while self._games > 0:
            try:
                async with connect(self._link.socket) as line:
                    pings = asyncio.create_task(self._ping(line))
                    try:
                        await self._sit_and_play(line)
                    finally:
                        pings.cancel()
                        with suppress(asyncio.CancelledError, ConnectionClosed):
                            await pings
            except (ConnectionClosed, InvalidHandshake, OSError) as error:
                self._told(f"the connection is lost ({type(error).__name__}); trying again")
            pause = FIRST_PAUSE if self.table.seq is not None else min(2 * pause, LONGEST_PAUSE)
            if self._games > 0:
                await self._wait(pause)

    async def _ping(self, line: ClientConnection) -> None:
        while True:
            await self._wait(PING_EVERY)
            await _send(line, type="ping")

    async def _sit_and_play(self, line: ClientConnection) -> None:
        since = self.table.seq or 0
        await _send(line, type="hello", table=self._link.table, token=self._token, since=since)
        if self._unanswered is not None:
            await _send(line, **self._unanswered)
        while self._games > 0:
            message: Message = json.loads(await line.recv())
            if message["type"] == "bye":
                await self._wait(message["retryAfter"] / 1000)
                return
            if message["type"] == "problem":
                await self._refused(message, line)
                continue
            self.table.learn(message)
            mine = self._unanswered
            if mine is not None and mine["id"] in (message.get("done"), message.get("id")):
                self._unanswered = None
            await self._act(line)

    async def _refused(self, problem: Message, line: ClientConnection) -> None:
        """Try again, or leave it if the table has moved on; the next update says what to do."""
        mine = self._unanswered
        if problem["code"] in TRANSIENT:
            await self._wait(1)
            if mine is None:
                await line.close()  # the hello was refused: say it again
            else:
                await _send(line, **mine)
        elif mine is None or mine["command"]["type"] == "sit" or problem["code"] not in HARMLESS:
            raise TurnedAway(f"{self._name} can't sit there: {problem['message']}")
        else:
            self._unanswered = None

    async def _act(self, line: ClientConnection) -> None:
        table = self.table
        if self._unanswered is not None or not table.card:
            return
        if table.seat is None:
            await self._ask(line, type="sit", name=self._name, invite=self._link.invite)
        elif table.card["phase"] == "playing":
            self._playing = table.card["number"]
            if table.legal:
                await self._ask(line, type="play", move=await self._chosen(), seq=table.seq)
        elif table.is_over and self._playing == table.card["number"]:
            self._playing = None
            self._games -= 1
            self._told(_result(table))
            await self._ask(line, type="rematch" if self._games > 0 else "leave")

    async def _chosen(self) -> str:
        table = self.table
        bot, legal = self._find_bot(table.game.name), table.moves
        move = await asyncio.to_thread(bot, table.view, legal, self._rng, table.shown)
        if move not in legal:
            allowed = f"one of the {len(legal)} legal moves"
            raise Invalid("the bot", f"returned {short_repr(move)}; expected {allowed}")
        return table.legal[legal.index(move)]

    async def _ask(self, line: ClientConnection, **command: Any) -> None:
        self._unanswered = {"type": "do", "id": secrets.token_hex(8), "command": command}
        await _send(line, **self._unanswered)


async def _send(line: ClientConnection, **message: Any) -> None:
    await line.send(json.dumps(message))


def _result(table: TableCopy) -> str:
    outcome = table.outcome
    won = "won" if table.seat in outcome["winners"] else "did not win"
    return f"game {table.card['number']}: {won}; {outcome['reason']}; scores {outcome['scores']}"
