"""The moves that the bots of one table are computing, each from when its seat has to act.

A bot computes during its pause, so nobody can tell by the time it takes how hard its choice was.
"""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from splittable.core.seats import Seat
from splittable.server.domain.table import Prompt, Table
from splittable.server.runtime.services import Services
from splittable.server.workers.bot_service import Choice
from splittable.server.workers.bot_worker import BotRequest


@dataclass(frozen=True, slots=True)
class BotTurn:
    asked: Prompt  # what the seat has to choose from
    bot: str  # the bot that chooses
    choice: asyncio.Task[Choice]

    def is_about(self, table: Table, seat: Seat) -> bool:
        """Whether this bot still has to choose: no person has come back or played."""
        occupant = table.seats[seat]
        still = occupant is not None and occupant.plays_as == self.bot
        return still and table.asked(seat) is self.asked


class BotTurns:
    def __init__(self, services: Services, ready: Callable[[], None]) -> None:
        self._services = services
        self._ready = ready  # called when there is a move
        self._turns: dict[Seat, BotTurn] = {}

    def keep_to(self, table: Table) -> None:
        """Start the bots that have to act at this table, and stop all others."""
        for seat, turn in list(self._turns.items()):
            if not turn.is_about(table, seat):
                self._turns.pop(seat).choice.cancel()
        for seat in table.waiting():
            occupant, asked = table.seats[seat], table.asked(seat)
            bot = None if occupant is None else occupant.plays_as
            if seat not in self._turns and bot is not None and asked is not None:
                self._turns[seat] = self._begin(table, seat, asked, bot)

    def _begin(self, table: Table, seat: Seat, asked: Prompt, bot: str) -> BotTurn:
        assert table.play is not None
        scripted = table.scripted(seat)
        if scripted is not None:
            return BotTurn(asked, bot, self._task(_known(Choice(bot, scripted))))
        request = BotRequest(
            game=table.game.name,
            bot=bot,
            view=table.game.view(table.play.state, seat),
            legal=asked.legal,
            seed=self._services.chance.getrandbits(64),
            shown=table.shown_to(seat),
        )
        return BotTurn(asked, bot, self._task(self._services.bots.chosen(request, table.id)))

    def _task(self, choosing: Coroutine[Any, Any, Choice]) -> asyncio.Task[Choice]:
        choice = asyncio.get_running_loop().create_task(choosing)
        choice.add_done_callback(self._done)
        return choice

    def _done(self, choice: asyncio.Task[Choice]) -> None:
        if not choice.cancelled():
            self._ready()

    def is_computing(self, seat: Seat) -> bool:
        return seat in self._turns and not self._turns[seat].choice.done()

    def move(self, table: Table, seat: Seat) -> str | None:
        """The move that the bot in this seat has chosen, in notation; None: not yet."""
        turn = self._turns.get(seat)
        if turn is None or not turn.choice.done() or not turn.is_about(table, seat):
            return None
        if turn.choice.exception() is not None:
            del self._turns[seat]  # to be turn about again
        return turn.asked.texts[turn.choice.result().place]

    def cancel(self) -> None:
        """No bot has to act here, or the table leaves memory."""
        while self._turns:
            _, turn = self._turns.popitem()
            turn.choice.cancel()


async def _known(choice: Choice) -> Choice:
    """What a lesson has a bot play needs no turn."""
    return choice
