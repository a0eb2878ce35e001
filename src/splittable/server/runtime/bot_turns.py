"""What the bots of one table are computing: phrases first, then moves.

One bot after the other may speak, clockwise from the seat on turn, so that each hears the others.
Then those that have to act compute a move during their pause, so nobody can tell by the time it
takes how hard the choice was.
"""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

from splittable.core.seats import Seat, all_seats
from splittable.core.talk import Phrase
from splittable.server.domain.table import Prompt, Table
from splittable.server.runtime.services import Services
from splittable.server.workers.bot_service import Choice
from splittable.server.workers.bot_worker import BotRequest, SpeechRequest

FoundT = TypeVar("FoundT")


@dataclass(frozen=True, slots=True)
class BotTurn:
    asked: Prompt  # what the seat has to choose from
    bot: str  # the bot that chooses
    heard: int  # number of phrases that it has heard
    choice: asyncio.Task[Choice]

    def is_about(self, table: Table, seat: Seat) -> bool:
        """Whether this bot still has to choose: nobody has come back, played or spoken."""
        occupant = table.seats[seat]
        still = occupant is not None and occupant.plays_as == self.bot
        return still and table.asked(seat) is self.asked and _heard(table) == self.heard


@dataclass(frozen=True, slots=True)
class BotSpeech:
    """A bot that is finding out what it says."""

    seat: Seat
    moment: tuple[int, int, int]
    phrase: asyncio.Task[Phrase | None]

    @property
    def is_silent(self) -> bool:
        """Whether it has turned out that it says nothing."""
        if not self.phrase.done():
            return False
        return self.phrase.exception() is not None or self.phrase.result() is None


class BotTurns:
    def __init__(self, services: Services, ready: Callable[[], None]) -> None:
        self._services = services
        self._ready = ready  # called when there is a move
        self._turns: dict[Seat, BotTurn] = {}
        self._speech: BotSpeech | None = None
        self._silent: dict[Seat, tuple[int, int, int]] = {}  # when it had nothing to say

    def keep_to(self, table: Table) -> None:
        """Start the bots that may speak or have to act at this table, and stop all others."""
        self._keep_to_speech(table)
        for seat, turn in list(self._turns.items()):
            if not turn.is_about(table, seat):
                self._turns.pop(seat).choice.cancel()
        if self._speech is not None:
            return  # they choose when they have heard it
        for seat in table.waiting():
            occupant, asked = table.seats[seat], table.asked(seat)
            bot = None if occupant is None else occupant.plays_as
            if seat not in self._turns and bot is not None and asked is not None:
                self._turns[seat] = self._begin(table, seat, asked, bot)

    # Phrases

    def _keep_to_speech(self, table: Table) -> None:
        moment = _moment(table)
        speech = self._speech
        if speech is not None and speech.moment == moment and table.may_speak(speech.seat):
            if not speech.is_silent:
                return
            self._silent[speech.seat] = moment
        self._end_speech()
        seat = next((seat for seat in _clockwise(table) if self._may_speak(table, seat)), None)
        if seat is not None:
            self._speech = BotSpeech(seat, moment, self._speak(table, seat))

    def _may_speak(self, table: Table, seat: Seat) -> bool:
        occupant = table.seats[seat]
        if not table.may_speak(seat) or self._silent.get(seat) == _moment(table):
            return False
        assert occupant is not None
        assert occupant.bot is not None
        return self._services.bots.speech(table.game.name, occupant.bot) is not None

    def _speak(self, table: Table, seat: Seat) -> asyncio.Task[Phrase | None]:
        play, occupant = table.play, table.seats[seat]
        assert play is not None
        assert occupant is not None
        assert occupant.bot is not None
        request = SpeechRequest(
            game=table.game.name,
            bot=occupant.bot,
            options=play.options,
            view=table.game.view(play.state, seat),
            shown=table.shown_to(seat),
            among_people=table.has_people,
        )
        return self._task(self._services.bots.phrase(request, table.id))

    @property
    def has_spoken(self) -> bool:
        """Whether a bot knows what it says."""
        speech = self._speech
        return speech is not None and speech.phrase.done() and not speech.is_silent

    def speech(self, table: Table) -> tuple[Seat, Phrase] | None:
        """What a bot wants to say now, and its seat; None: nothing (yet)."""
        speech = self._speech
        if speech is None or not speech.phrase.done() or speech.is_silent:
            return None
        if speech.moment != _moment(table) or not table.may_speak(speech.seat):
            return None
        phrase = speech.phrase.result()
        return None if phrase is None else (speech.seat, phrase)

    def _end_speech(self) -> None:
        if self._speech is not None:
            self._speech.phrase.cancel()
            self._speech = None

    # Moves

    def _begin(self, table: Table, seat: Seat, asked: Prompt, bot: str) -> BotTurn:
        assert table.play is not None
        scripted = table.scripted(seat)
        if scripted is not None:
            return BotTurn(asked, bot, _heard(table), self._task(_known(Choice(bot, scripted))))
        request = BotRequest(
            game=table.game.name,
            bot=bot,
            view=table.game.view(table.play.state, seat),
            legal=asked.legal,
            seed=self._services.chance.getrandbits(64),
            shown=table.shown_to(seat),
        )
        choosing = self._services.bots.chosen(request, table.id)
        return BotTurn(asked, bot, _heard(table), self._task(choosing))

    def _task(self, computing: Coroutine[Any, Any, FoundT]) -> asyncio.Task[FoundT]:
        task = asyncio.get_running_loop().create_task(computing)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        if not task.cancelled():
            self._ready()

    def is_computing(self, table: Table, seat: Seat) -> bool:
        occupant = table.seats[seat]
        if self._speech is not None and occupant is not None and occupant.plays_as is not None:
            return True  # it chooses when it has heard what is said
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
        self._end_speech()
        while self._turns:
            _, turn = self._turns.popitem()
            turn.choice.cancel()


def _heard(table: Table) -> int:
    return 0 if table.play is None else len(table.play.spoken)


def _moment(table: Table) -> tuple[int, int, int]:
    """Changes with every game, turn and phrase."""
    play = table.play
    return (table.number, 0 if play is None else play.turn_began, _heard(table))


def _clockwise(table: Table) -> tuple[Seat, ...]:
    """All seats, from the first that has to act."""
    seats = all_seats(len(table.seats))
    first = min(table.waiting(), default=0)
    return (*seats[first:], *seats[:first])


async def _known(choice: Choice) -> Choice:
    """What a lesson has a bot play needs no turn."""
    return choice
