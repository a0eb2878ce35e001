"""The scheduler of a live table: does what is due without anybody asking.

Bots play, clocks run out, and a bot stands in for a player who is away until they are back; for a
player who was too slow it plays one move.
"""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol
from weakref import proxy

from splittable.core.seats import Seat
from splittable.server.broadcast.subscribers import Subscribers
from splittable.server.callbacks import weak_callback
from splittable.server.clock import Alarm
from splittable.server.domain.commands.errors import Refused
from splittable.server.domain.entries import (
    AnyEntry,
    CameBack,
    Played,
    Said,
    StandInReason,
    StoodIn,
)
from splittable.server.domain.table import MISSES_IN_A_ROW, Occupant, Table
from splittable.server.logs import failure
from splittable.server.runtime.archive import UnreadableTable
from splittable.server.runtime.bot_turns import BotTurns
from splittable.server.runtime.services import Services
from splittable.server.store import StoreError

RETRY_AFTER: Final = 1_000  # ms: the store was not available when a bot or a clock was due
RETRY_LATER: Final = 60_000  # ms: the table is lost, or we failed again and again
LESSON_PAUSE: Final = 450  # ms: in a guided game the coach says what the bots did


class ScheduledTable(Protocol):
    """What the scheduler needs of a table actor."""

    table: Table
    in_doubt: bool  # its log has to be read again
    runs_by_itself: bool  # whether bots or clocks may move it on

    async def write(self, decide: Callable[[Table], AnyEntry | None]) -> None:
        """Store and publish what `decide` makes of the table in its turn."""


class Scheduler:
    def __init__(self, actor: ScheduledTable, subscribers: Subscribers, services: Services) -> None:
        self._actor: ScheduledTable = proxy(actor)  # it owns this scheduler
        self._subscribers = subscribers
        self._services = services
        self._bot_turns = BotTurns(services, weak_callback(self.plan))
        self._alarm: Alarm | None = None
        self._waking: asyncio.Task[None] | None = None
        self._is_closed = False
        self._failures = 0  # in a row, our own: each is followed by a longer pause

    @property
    def is_at_work(self) -> bool:
        return self._waking is not None

    def close(self) -> None:
        self._is_closed = True
        self._cancel_alarm()
        self._bot_turns.cancel()
        if self._waking is not None:
            self._waking.cancel()

    # Alarms

    def plan(self) -> None:
        """Set the one alarm for what is due next, and have bots compute their moves until then.
        Raises nothing: if that fails, it is tried again soon."""
        self._cancel_alarm()
        if self._is_closed:
            return
        if self._actor.in_doubt:
            self._retry()
            return
        goes_next = self._subscribers.presence.next_change()
        is_waited_for = self._actor.runs_by_itself or not self._subscribers.everybody_is_here
        if not is_waited_for and goes_next is None:
            self._bot_turns.cancel()
            return
        try:
            self._bot_turns.keep_to(self._actor.table)
            due = self._next_due(goes_next)
        except Exception as error:
            self._warn("the schedule cannot be computed", failure(error))
            self._retry()
            return
        if due is not None:
            self._alarm = self._services.clock.call_at(due, self._ring)

    def _cancel_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _retry(self, moment: int | None = None) -> None:
        self._cancel_alarm()
        if self._is_closed:
            return
        soon = self._services.clock.now() + RETRY_AFTER
        self._alarm = self._services.clock.call_at(moment or soon, self._ring)

    def _next_due(self, goes_next: int | None) -> int | None:
        """A bot that is still computing calls `plan` when it has a move."""
        table = self._actor.table
        computing = self._bot_turns.is_computing
        waited_for = [seat for seat in table.waiting() if not computing(table, seat)]
        moments = [self._due(seat, table.seats[seat]) for seat in waited_for]
        if self._bot_turns.has_spoken:
            moments.append(self._services.clock.now())
        moments.append(goes_next)  # a REST player who has sent no further request
        return min((moment for moment in moments if moment is not None), default=None)

    def _due(self, seat: Seat, occupant: Occupant | None) -> int | None:
        """When the server moves on for a seat that has to act."""
        table = self._actor.table
        asked = table.asked(seat)
        if asked is None or occupant is None:
            return None
        if occupant.is_automatic:
            pause = self._services.bot_pause
            if table.taught is not None:
                pause = min(pause, LESSON_PAUSE)
            return max(asked.at, occupant.stood_in_at) + pause
        moments = (table.deadline(seat), self._absence_ends(seat, occupant))
        return min((each for each in moments if each is not None), default=None)

    def _absence_ends(self, seat: Seat, occupant: Occupant) -> int | None:
        """When a bot plays for a person who is away, as long as somebody else is here to wait."""
        table = self._actor.table
        patience = table.settings.absence
        if patience is None or occupant.person is None or not table.is_waited_for_by_people(seat):
            return None
        presence = self._subscribers.presence
        since = presence.waited_for_since(occupant.person)
        if since is None:
            return None
        return max(since + patience * 1000, presence.stand_in_from(occupant.person))

    def _warn(self, event: str, known: dict[str, str]) -> None:
        self._services.notices.warn(event, table=self._actor.table.id, **known)

    # What is due

    def _ring(self) -> None:
        self._alarm = None
        if self._waking is None:
            self._waking = asyncio.get_running_loop().create_task(self._wake())

    async def _wake(self) -> None:
        try:
            self._subscribers.publish_presence()
            if self._actor.in_doubt:
                await self._actor.write(lambda _: None)  # reads the log again
            await self._let_bot_speak()
            for seat in self._actor.table.waiting():
                await self._move_on(seat)
        except UnreadableTable as error:  # the archive has logged it
            self._retry(error.again_at)
        except Refused:  # the table is lost
            self._retry(self._services.clock.now() + RETRY_LATER)
        except StoreError as error:
            self._warn("bot or clock has to wait", {"why": str(error)})
            self._retry()
        except Exception as error:
            self._warn("bot or clock failed", failure(error))
            self._failures += 1
            pause = min(RETRY_AFTER * 2**self._failures, RETRY_LATER)
            self._retry(self._services.clock.now() + pause)
        else:
            self._failures = 0
            self.plan()
        finally:
            self._waking = None

    async def _move_on(self, seat: Seat) -> None:
        table, now = self._actor.table, self._services.clock.now()
        asked, occupant = table.asked(seat), table.seats[seat]
        due = self._due(seat, occupant)
        if asked is None or occupant is None or due is None or due > now:
            return
        if occupant.plays_as is not None:
            await self._let_bot_play(seat)
            return
        why: StandInReason = "absence"
        if table.deadline(seat) == due:
            why = "move" if occupant.missed + 1 < MISSES_IN_A_ROW else "clock"
        stands_in = StoodIn(at=now, seat=seat, why=why)
        await self._actor.write(
            lambda table: (
                stands_in
                if table.asked(seat) is asked and self._due(seat, table.seats[seat]) == due
                else None
            )
        )

    # Bots

    async def _let_bot_speak(self) -> None:
        def entry(table: Table) -> AnyEntry | None:
            speech = self._bot_turns.speech(table)
            if speech is None:
                return None
            seat, phrase = speech
            now = self._services.clock.now()
            return Said(at=now, seat=seat, preset=phrase.id, about=phrase.about)

        if self._bot_turns.has_spoken and entry(self._actor.table) is not None:
            await self._actor.write(entry)

    async def _let_bot_play(self, seat: Seat) -> None:
        def entry(table: Table) -> AnyEntry | None:
            move = self._bot_turns.move(table, seat)
            if move is None:
                return None  # still computing, or its player came back or has played
            return Played(at=self._services.clock.now(), seat=seat, move=move)

        if entry(self._actor.table) is not None:
            await self._actor.write(entry)

    # People who were away

    async def hand_back(self, token_hash: str | None) -> None:
        """A connection of this person is here: a bot that stands in for them stops."""

        def entry(table: Table) -> AnyEntry | None:
            person = self._subscribers.person_of(token_hash)
            seat = table.seat_of(person)
            occupant = None if seat is None else table.seats[seat]
            if seat is None or occupant is None or occupant.stand_in not in ("clock", "absence"):
                return None
            return CameBack(at=self._services.clock.now(), person=person, seat=seat)

        if entry(self._actor.table) is not None:
            await self._actor.write(entry)
