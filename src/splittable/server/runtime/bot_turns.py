"""What the bots of one table think: each about its next move, from when it is asked.

A bot thinks during its pause, so that how long it took tells nobody how hard its choice was.
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
class Thought:
    asked: Prompt  # what the seat is asked for
    bot: str  # who thinks
    choice: asyncio.Task[Choice]  # of its move

    def is_about(self, table: Table, seat: Seat) -> bool:
        """Whether this bot is still asked for this: nobody came back, or has played."""
        occupant = table.seats[seat]
        still = occupant is not None and occupant.plays_as == self.bot
        return still and table.asked(seat) is self.asked


class BotTurns:
    def __init__(self, services: Services, ready: Callable[[], None]) -> None:
        self._services = services
        self._ready = ready  # called when there is a move
        self._thoughts: dict[Seat, Thought] = {}

    def keep_to(self, table: Table) -> None:
        """Have the bots that this table asks think, and no others."""
        for seat, thought in list(self._thoughts.items()):
            if not thought.is_about(table, seat):
                self._thoughts.pop(seat).choice.cancel()
        for seat in table.waiting():
            occupant, asked = table.seats[seat], table.asked(seat)
            bot = None if occupant is None else occupant.plays_as
            if seat not in self._thoughts and bot is not None and asked is not None:
                self._thoughts[seat] = self._begin(table, seat, asked, bot)

    def _begin(self, table: Table, seat: Seat, asked: Prompt, bot: str) -> Thought:
        assert table.play is not None
        scripted = table.scripted(seat)
        if scripted is not None:
            return Thought(asked, bot, self._task(_known(Choice(bot, scripted))))
        question = BotRequest(
            game=table.game.name,
            bot=bot,
            view=table.game.view(table.play.state, seat),
            legal=asked.legal,
            seed=self._services.chance.getrandbits(64),
            shown=table.shown_to(seat),
        )
        return Thought(asked, bot, self._task(self._services.bots.chosen(question, table.id)))

    def _task(self, thinking: Coroutine[Any, Any, Choice]) -> asyncio.Task[Choice]:
        choice = asyncio.get_running_loop().create_task(thinking)
        choice.add_done_callback(self._done)
        return choice

    def _done(self, choice: asyncio.Task[Choice]) -> None:
        if not choice.cancelled():
            self._ready()

    def is_thinking(self, seat: Seat) -> bool:
        return seat in self._thoughts and not self._thoughts[seat].choice.done()

    def move(self, table: Table, seat: Seat) -> str | None:
        """What the bot in this seat has chosen, in notation; None: nothing yet."""
        thought = self._thoughts.get(seat)
        if thought is None or not thought.choice.done() or not thought.is_about(table, seat):
            return None
        if thought.choice.exception() is not None:
            del self._thoughts[seat]  # to be thought about again
        return thought.asked.texts[thought.choice.result().place]

    def let_go(self) -> None:
        """Nobody here is asked for anything."""
        while self._thoughts:
            _, thought = self._thoughts.popitem()
            thought.choice.cancel()

    def close(self) -> None:
        """No thinking outlives its table, and none of it keeps the table."""
        self.let_go()
        self._ready = _nothing


async def _known(choice: Choice) -> Choice:
    """What a lesson has a bot play needs no thought."""
    return choice


def _nothing() -> None:
    pass
