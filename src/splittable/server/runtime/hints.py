"""Hints at one table: what the strongest available bot would do in the requester's seat.

Each choice is computed once, so that asking again gives the same hint. A lesson gives its own
hints: what it teaches next.
"""

import asyncio
from dataclasses import dataclass
from typing import Any

from splittable.core.seats import Seat
from splittable.games.hints import why
from splittable.server.domain.table import Prompt, Table
from splittable.server.runtime.services import Services
from splittable.server.workers.bot_service import Choice
from splittable.server.workers.bot_worker import BotRequest


@dataclass(frozen=True, slots=True)
class Advice:
    asked: Prompt  # what the seat has to choose from
    choice: asyncio.Task[Choice]


class Hints:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._given: dict[Seat, Advice] = {}

    def ask(self, table: Table, seat: Seat, asked: Prompt) -> asyncio.Task[Choice]:
        advice = self._given.get(seat)
        if advice is None or advice.asked is not asked or _has_failed(advice.choice):
            self._forget(seat)
            self._given[seat] = advice = Advice(asked, self._compute(table, seat, asked))
        return advice.choice

    def _compute(self, table: Table, seat: Seat, asked: Prompt) -> asyncio.Task[Choice]:
        assert table.play is not None
        taught = table.taught_move(seat)
        if taught is not None:
            return asyncio.get_running_loop().create_task(_taught(table, seat, asked, taught))
        services, game = self._services, table.game
        question = BotRequest(
            game=game.name,
            bot=services.roster.strongest(game.name),
            view=game.view(table.play.state, seat),
            legal=asked.legal,
            seed=services.chance.getrandbits(64),
            shown=table.shown_to(seat),
            explains=True,
        )
        return asyncio.get_running_loop().create_task(services.bots.chosen(question, table.id))

    def _forget(self, seat: Seat) -> None:
        if (advice := self._given.pop(seat, None)) is not None:
            advice.choice.cancel()

    def close(self) -> None:
        """Cancel all computing when the table leaves memory."""
        for seat in list(self._given):
            self._forget(seat)


async def _taught(table: Table, seat: Seat, asked: Prompt, move: Any) -> Choice:
    assert table.play is not None
    view = table.game.view(table.play.state, seat)
    return Choice(None, asked.legal.index(move), why(table.game.name, view, move, asked.legal))


def _has_failed(choice: asyncio.Task[Choice]) -> bool:
    return choice.done() and (choice.cancelled() or choice.exception() is not None)
