"""The caretaker of a table: moves it on when nobody asks.

Bots play, clocks run out, and a bot stands in for who is away until they are back; for who was
too slow it plays one move.
"""

import asyncio

from splittable.core.seats import Seat
from splittable.server.broadcast.subscribers import Subscribers
from splittable.server.clock import Alarm
from splittable.server.domain.commands.errors import Refused
from splittable.server.domain.entries import AnyEntry, CameBack, Played, StandInReason, StoodIn
from splittable.server.domain.table import MISSES_IN_A_ROW, Occupant, Table
from splittable.server.logs import failure
from splittable.server.runtime.archive import UnreadableTable
from splittable.server.runtime.bot_turns import BotTurns
from splittable.server.runtime.services import Services
from splittable.server.runtime.writer import Writer
from splittable.server.store import StoreError

RETRY_AFTER = 1_000  # ms: the store was not there when a bot or a clock wanted it
LESSON_PAUSE = 450  # ms: in a guided game the coach tells what bots did
RETRY_LATER = 60_000  # ms: the table is lost, or we failed again and again


class Scheduler:
    def __init__(self, writer: Writer, subscribers: Subscribers, services: Services) -> None:
        self._writer = writer
        self._subscribers = subscribers
        self._services = services
        self._thoughts = BotTurns(services, self.plan)
        self._alarm: Alarm | None = None
        self._waking: asyncio.Task[None] | None = None
        self._is_closed = False
        self._failures = 0  # of ours, one after the other: each is followed by a longer pause

    @property
    def is_at_work(self) -> bool:
        return self._waking is not None

    def close(self) -> None:
        self._is_closed = True
        self._cancel_alarm()
        self._thoughts.close()
        if self._waking is not None:
            self._waking.cancel()

    # Alarms

    def plan(self) -> None:
        """Set the one alarm for whatever is due next without anybody asking, and have bots think
        until then. It raises nothing: where that cannot be told, it is asked again soon."""
        self._cancel_alarm()
        if self._is_closed:
            return
        if self._writer.in_doubt:
            self._retry()
            return
        goes_next = self._subscribers.presence.next_change()
        is_waited_for = self._writer.runs_by_itself or not self._subscribers.everybody_is_here
        if not is_waited_for and goes_next is None:
            self._thoughts.let_go()
            return
        try:
            self._thoughts.keep_to(self._writer.table)
            due = self._next_due(goes_next)
        except Exception as error:
            self._warn("what is due cannot be told", failure(error))
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
        """A bot that still thinks plans by itself when it has a move."""
        table = self._writer.table
        waited_for = [seat for seat in table.waiting() if not self._thoughts.is_thinking(seat)]
        moments = [self._due(seat, table.seats[seat]) for seat in waited_for]
        moments.append(goes_next)  # who played by REST, and has not asked again
        return min((moment for moment in moments if moment is not None), default=None)

    def _due(self, seat: Seat, occupant: Occupant | None) -> int | None:
        """When a seat that is waited for is moved on by the server."""
        table = self._writer.table
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
        """When a bot plays for somebody away, as long as somebody else is here to wait."""
        table = self._writer.table
        patience = table.settings.absence
        if patience is None or occupant.person is None or not table.is_waited_for_by_people(seat):
            return None
        presence = self._subscribers.presence
        since = presence.waited_for_since(occupant.person)
        if since is None:
            return None
        return max(since + patience * 1000, presence.stand_in_from(occupant.person))

    def _warn(self, event: str, known: dict[str, str]) -> None:
        self._services.notices.warn(event, table=self._writer.table.id, **known)

    # Whatever is due

    def _ring(self) -> None:
        self._alarm = None
        if self._waking is None:
            self._waking = asyncio.get_running_loop().create_task(self._wake())

    async def _wake(self) -> None:
        try:
            self._subscribers.tell_presence()
            if self._writer.in_doubt:
                await self._writer.write(lambda _: None)  # which reads the log again
            for seat in self._writer.table.waiting():
                await self._move_on(seat)
        except UnreadableTable as error:  # which the archive has logged
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
        table, now = self._writer.table, self._services.clock.now()
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
        await self._writer.write(
            lambda table: (
                stands_in
                if table.asked(seat) is asked and self._due(seat, table.seats[seat]) == due
                else None
            )
        )

    # Bots

    async def _let_bot_play(self, seat: Seat) -> None:
        def entry(table: Table) -> AnyEntry | None:
            move = self._thoughts.move(table, seat)
            if move is None:
                return None  # it still thinks, or its player came back, or has played
            return Played(at=self._services.clock.now(), seat=seat, move=move)

        if entry(self._writer.table) is not None:
            await self._writer.write(entry)

    # Who was away

    async def hand_back(self, token_hash: str | None) -> None:
        """A line of this person is here: whoever was away plays again."""

        def entry(table: Table) -> AnyEntry | None:
            person = self._subscribers.person_of(token_hash)
            seat = table.seat_of(person)
            occupant = None if seat is None else table.seats[seat]
            if seat is None or occupant is None or occupant.stand_in not in ("clock", "absence"):
                return None
            return CameBack(at=self._services.clock.now(), person=person, seat=seat)

        if entry(self._writer.table) is not None:
            await self._writer.write(entry)
