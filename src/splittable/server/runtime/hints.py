"""Hints at one table: the move that a review will call the best, as the requester's seat sees it.

Hints and reviews share one judge, with the same worlds and chance. Where it can't run, the
strongest available bot advises. Each choice is computed once for all that a seat has heard, so that
asking again gives the same hint. A lesson gives its own hints: what it teaches next.
"""

import asyncio
from dataclasses import dataclass
from typing import Any

from splittable.core.seats import Seat
from splittable.games.hints import why
from splittable.server.domain.table import Prompt, Table
from splittable.server.runtime.services import Services
from splittable.server.workers.bot_service import Choice
from splittable.server.workers.bot_worker import BotRequest, Judging


@dataclass(frozen=True, slots=True)
class Advice:
    asked: Prompt  # what the seat has to choose from
    heard: int  # number of phrases said before
    choice: asyncio.Task[Choice]


class Hints:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._given: dict[Seat, Advice] = {}

    def ask(self, table: Table, seat: Seat, asked: Prompt) -> asyncio.Task[Choice]:
        assert table.play is not None
        advice, heard = self._given.get(seat), len(table.play.spoken)
        is_known = advice is not None and advice.asked is asked and advice.heard == heard
        if advice is None or not is_known or _has_failed(advice.choice):
            self._forget(seat)
            self._given[seat] = advice = Advice(asked, heard, self._compute(table, seat, asked))
        return advice.choice

    def _compute(self, table: Table, seat: Seat, asked: Prompt) -> asyncio.Task[Choice]:
        assert table.play is not None
        taught = table.taught_move(seat)
        if taught is not None:
            return asyncio.get_running_loop().create_task(_taught(table, seat, asked, taught))
        services, game, play = self._services, table.game, table.play
        bot = services.roster.strongest(game.name)
        can_judge = services.roster.is_slow(game.name, bot)
        question = BotRequest(
            game=game.name,
            bot=bot,
            view=game.view(play.turn_state, seat),
            legal=asked.legal,
            seed=services.chance.getrandbits(64),
            shown=table.shown_to(seat),
            explains=True,
            judging=Judging(play.turn_began, services.hint_playouts) if can_judge else None,
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
