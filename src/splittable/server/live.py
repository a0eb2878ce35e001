"""A table in memory: its single writer and its audience. Store, then send.

Every change takes its turn: decide on an entry, have it committed, and only then show what it
changed, to each viewer as much as the viewer may see. One entry at a time; the others wait.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar

import structlog
from msgspec import Struct
from msgspec.structs import replace

from splittable.bots.bot import AnyBot, choose_at_random
from splittable.core.errors import SplittableError
from splittable.core.game import AnyGame, is_among
from splittable.core.seats import Seat
from splittable.server.clock import Alarm, Clock
from splittable.server.commands import Asker, House, decide
from splittable.server.entries import (
    AnyEntry,
    CameBack,
    Dealt,
    Played,
    Sat,
    StandInReason,
    StoodIn,
    TakenBack,
    Watched,
    read_entry,
    write_entry,
)
from splittable.server.journal import Journal
from splittable.server.protocol import Command, Update, Welcome
from splittable.server.shapes import GameShapes
from splittable.server.showing import (
    Sights,
    Story,
    card_changes,
    encode,
    legal_moves,
    lobby_card,
    missed,
    remarks,
    table_card,
    you,
)
from splittable.server.store import Append, Head, Store, StoreError
from splittable.server.table import Asked, Sitter, Table, fold, load
from splittable.server.telling import Change

MOST_TRIES = 5  # when another process has written to this table first
RETRY_AFTER = 1_000  # ms: the store was not there when a bot or a clock wanted it

T = TypeVar("T")
Decided: TypeAlias = Callable[[Table], AnyEntry | None]  # None: there is nothing to do any more

log = structlog.get_logger()


class Audience(Protocol):
    """Somebody's live line to a table."""

    token_hash: str | None  # None: a nameless spectator

    def push(self, message: bytes) -> None:
        """Send, without waiting; in order."""


@dataclass(frozen=True, slots=True)
class Services:
    """What every table of a server shares."""

    store: Store
    journal: Journal
    clock: Clock
    games: Mapping[str, AnyGame]
    shapes: Mapping[str, GameShapes]
    bots: Mapping[str, Mapping[str, AnyBot]]
    thinking: Executor  # where bots choose: never on the event loop
    chance: Random
    salt: Callable[[], bytes]
    bot_pause: int  # ms: so that people can follow
    count_entry: Callable[[AnyEntry, str], None]  # for the metrics: an entry, and its game


class _Turn(Struct, frozen=True):
    """Somebody's wish for one entry, and whom to tell what became of it."""

    decided: Decided
    finished: Callable[[bool | Exception], None]  # True: stored; False: there was nothing to do
    token_hash: str | None = None  # whose wish it is
    tries: int = 1

    def again(self) -> "_Turn":
        return replace(self, tries=self.tries + 1)


class LiveTable:
    def __init__(self, table: Table, log_so_far: Sequence[AnyEntry], services: Services) -> None:
        self.table = table
        self._services = services
        self._shapes = services.shapes[table.game.name]
        self._turns: deque[_Turn] = deque()  # what waits while an entry is being stored
        self._is_storing = False
        self._reloading: asyncio.Task[None] | None = None
        self._lines: dict[Audience, None] = {}  # in the order of coming
        self._lines_of: dict[int, int] = {}  # live lines by person
        self._absent_since: dict[int, int] = {}  # by person, for those who have none
        self._in_doubt = False  # the store may hold more than we know: read it again
        self._alarm: Alarm | None = None
        self._waking: asyncio.Task[None] | None = None
        self._house = House(
            bots=services.bots[table.game.name],
            chance=services.chance,
            salt=services.salt,
            is_present=self._is_present,
        )
        self.last_used = services.clock.now()
        self._stand_at(table, log_so_far)

    def _stand_at(self, table: Table, log_so_far: Iterable[AnyEntry]) -> None:
        self.table = table
        self._answered = _answers(table, log_so_far)
        self._persons = {person.token_hash: person.number for person in table.people}
        here = [self._person(line) for line in self._lines]
        self._lines_of = {person: here.count(person) for person in here if person is not None}
        self._sights = self._sights_of(table)
        self._card = table_card(table, self._is_present)
        self._head = head_of(table)
        self._know_seats(table)

    def _sights_of(self, table: Table) -> Sights | None:
        return None if table.play is None else Sights(self._shapes, table.play.state)

    # The audience

    def join(self, line: Audience, since: int | None) -> None:
        """Show this line the whole table, and from now on whatever happens."""
        person = self._person(line)
        is_new = line not in self._lines
        self._lines[line] = None
        if is_new and person is not None:
            if not self._lines_of:
                self._absent_since.clear()  # nobody has waited for anybody yet
            self._lines_of[person] = self._lines_of.get(person, 0) + 1
            self._absent_since.pop(person, None)
        self._tell_presence(but=line)
        line.push(encode(self.welcome(line.token_hash, since)))
        self.plan()

    def leave(self, line: Audience) -> None:
        if line not in self._lines:
            return
        del self._lines[line]
        self.last_used = self._services.clock.now()
        person = self._person(line)
        if person is not None:
            self._lines_of[person] -= 1
            if self._lines_of[person] <= 0:
                del self._lines_of[person]
                self._absent_since[person] = self.last_used
        self._tell_presence()
        self.plan()

    @property
    def is_idle(self) -> bool:
        return not self._lines and not self._is_storing and self._waking is None

    def welcome(self, token_hash: str | None, since: int | None) -> Welcome:
        table = self.table
        person = self._person_of(token_hash)
        seat = table.seat_of(person)
        return Welcome(
            seq=table.seq,
            now=self._services.clock.now(),
            table=self._card,
            you=you(table, person),
            view=None if self._sights is None else self._sights.whole(seat),
            legal=legal_moves(table, seat),
            missed=missed(table, self._shapes, since, seat),
            talk=remarks(table, seat),
        )

    def _person(self, line: Audience) -> int | None:
        return self._person_of(line.token_hash)

    def _person_of(self, token_hash: str | None) -> int | None:
        return None if token_hash is None else self._persons.get(token_hash)

    def _is_present(self, person: int) -> bool:
        return person in self._lines_of

    def _tell_presence(self, but: Audience | None = None) -> None:
        before, self._card = self._card, table_card(self.table, self._is_present)
        changes = card_changes(before, self._card)
        if changes is None:
            return
        message = encode(Update(seq=self.table.seq, table=changes))
        for line in self._lines:
            if line is not but:
                line.push(message)

    # Commands

    async def do(self, asker: Asker, command: Command) -> tuple[int, bool]:
        """The seq of the entry this command made, and whether it was made only now."""
        done: asyncio.Future[tuple[int, bool]] = asyncio.get_running_loop().create_future()
        self.ask(asker, command, _settling(done))
        return await done

    def ask(
        self,
        asker: Asker,
        command: Command,
        answer: Callable[[tuple[int, bool] | Exception], None],
    ) -> None:
        """Have a command done in its turn, without waiting; `answer` is told as `do` would tell."""
        key = (asker.token_hash, asker.id)

        def decided(table: Table) -> AnyEntry | None:
            if key in self._answered:
                return None
            person = self._person_of(asker.token_hash)
            return decide(table, asker, person, command, self._services.clock.now(), self._house)

        def finished(result: bool | Exception) -> None:
            answer(result if isinstance(result, Exception) else (self._answered[key], result))

        self._append(_Turn(decided, finished, asker.token_hash))

    async def come_back(self, token_hash: str | None) -> None:
        """A line of this person is here: whoever was away plays again."""

        def entry(table: Table) -> AnyEntry | None:
            person = self._person_of(token_hash)
            seat = table.seat_of(person)
            sitter = None if seat is None else table.seats[seat]
            if seat is None or sitter is None or sitter.stand_in not in ("clock", "absence"):
                return None
            return CameBack(at=self._services.clock.now(), person=person, seat=seat)

        if entry(self.table) is not None:
            await self._appended(entry)

    async def _appended(self, decided: Decided) -> None:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._append(_Turn(decided, _settling(done)))
        await done

    # The single writer: one entry after the other, each on the table as the last one left it

    def _append(self, turn: "_Turn") -> None:
        """Commit what is decided on the table as it stands, then show it."""
        self._turns.append(turn)
        if not self._is_storing:
            self._next()

    def _next(self) -> None:
        while self._turns and not self._is_storing:
            if self._in_doubt:
                self._is_storing = True
                self._reloading = asyncio.get_running_loop().create_task(self._reload())
                return
            turn = self._turns.popleft()
            try:
                self._begin(turn)
            except Exception as error:
                self._refuse(turn, error)

    def _begin(self, turn: "_Turn") -> None:
        self.last_used = self._services.clock.now()
        entry = turn.decided(self.table)
        if entry is None:
            turn.finished(False)
            return
        after = fold(self.table, entry)
        head = self._new_head(after)
        append = Append(after.id, after.seq, write_entry(entry), head)
        self._services.journal.add(append, partial(self._stored, turn, after, entry, head))
        self._is_storing = True

    def _stored(
        self,
        turn: "_Turn",
        after: Table,
        entry: AnyEntry,
        head: Head | None,
        result: bool | Exception,
    ) -> None:
        self._is_storing = False
        if result is True:
            self._head = head or self._head
            if entry.id is not None:
                self._answered[turn.token_hash, entry.id] = after.seq
            self._services.count_entry(entry, after.game.name)
            self._advance(after, entry, turn.token_hash)
            turn.finished(True)
        elif result is False and turn.tries < MOST_TRIES:  # another process was first
            self._in_doubt = True
            self._turns.appendleft(turn.again())
        else:
            self._in_doubt = True
            self.plan()  # to read the log again, should nobody repeat it
            self._refuse(turn, result or StoreError("others are writing to this table; try again"))
        self._next()

    def _refuse(self, turn: "_Turn", error: Exception) -> None:
        if not isinstance(error, SplittableError):
            log.error("an entry failed", table=self.table.id, exc_info=error)
        turn.finished(error)

    async def _reload(self) -> None:
        """Read the log again: it may hold more than we know."""
        try:
            raw = await self._services.store.entries(self.table.id)
            entries = [read_entry(each) for each in raw]
            is_behind = len(entries) - 1 > self.table.seq
            self._stand_at(load(self.table.id, entries, self._services.games), entries)
            self._in_doubt = False
            if is_behind:
                for line in self._lines:
                    line.push(encode(self.welcome(line.token_hash, None)))
            self.plan()
        except Exception as error:
            waiting, self._turns = self._turns, deque()
            for turn in waiting:
                self._refuse(turn, error)
        self._is_storing = False
        self._next()

    def _new_head(self, after: Table) -> Head | None:
        """What must be rewritten beside the log; None where all of it is as it was."""
        before = self.table
        same_people = before.seats is after.seats and before.people is after.people
        same_alarm = not self._runs_by_itself or self._head.wake_at == after.wake_at()
        if same_people and same_alarm and before.phase == after.phase:
            return None
        return head_of(after)

    # Showing what an entry changed

    def _advance(self, after: Table, entry: AnyEntry, token_hash: str | None) -> None:
        before, self.table = self.table, after
        if before.people is not after.people:
            self._know_newcomers(after)
        if before.seats is not after.seats:
            self._know_seats(after)
        change = self._change(before, after, entry)
        asker = self._person_of(token_hash)
        told: dict[int | None, bytes] = {}
        for line in self._lines:
            person = self._person_of(line.token_hash)
            if person not in told:
                done = entry.id if person is not None and person == asker else None
                told[person] = change.told_to(person, self._seats.get(person), done)
            line.push(told[person])
        self.plan()

    def _know_seats(self, table: Table) -> None:
        self._seats: dict[int | None, Seat] = {
            sitter.person: seat for seat, sitter in table.sitters() if sitter.person is not None
        }
        self._runs_by_itself = table.runs_by_itself

    def _change(self, before: Table, after: Table, entry: AnyEntry) -> Change:
        card, earlier = self._card_changes(before, after), self._sights
        game_changed = isinstance(entry, Played | TakenBack | Dealt)
        if game_changed:
            self._sights = self._sights_of(after)
        story = None
        if isinstance(entry, Played | TakenBack) and after.play is not None:
            story = Story(self._shapes, after.play.happened[-1][1])
        sights = self._sights if game_changed else None
        return Change(before, after, card=card, earlier=earlier, sights=sights, story=story)

    def _know_newcomers(self, after: Table) -> None:
        for person in after.people[len(self._persons) :]:
            self._persons[person.token_hash] = person.number
            lines = sum(line.token_hash == person.token_hash for line in self._lines)
            if lines:
                self._lines_of[person.number] = lines

    def _card_changes(self, before: Table, after: Table) -> dict[str, Any] | None:
        if (
            before.seats is after.seats
            and before.people is after.people
            and before.phase == after.phase
            and before.number == after.number
            and after.settings.clock is None
        ):
            return None
        earlier, self._card = self._card, table_card(after, self._is_present)
        return card_changes(earlier, self._card)

    # Bots and clocks

    def plan(self) -> None:
        """Set the alarm for whatever is due next without anybody asking."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._in_doubt:
            self._retry()
            return
        if not self._runs_by_itself and self._everybody_is_here():
            return
        due = self._next_due()
        if due is not None:
            self._alarm = self._services.clock.call_at(due, self._ring)

    def _everybody_is_here(self) -> bool:
        return self._seats.keys() <= self._lines_of.keys()

    def _next_due(self) -> int | None:
        moments = [self._due(seat, self.table.seats[seat]) for seat in self.table.waiting()]
        return min((moment for moment in moments if moment is not None), default=None)

    def _due(self, seat: Seat, sitter: Sitter | None) -> int | None:
        """When a seat that is waited for is moved on by the server."""
        asked = self.table.asked(seat)
        if asked is None or sitter is None:
            return None
        if sitter.is_automatic:
            return asked.at + self._services.bot_pause
        gone = self._absence_ends(sitter)
        return min((each for each in (asked.deadline, gone) if each is not None), default=None)

    def _absence_ends(self, sitter: Sitter) -> int | None:
        """When a bot plays for somebody away, as long as somebody else is here to wait."""
        patience = self.table.settings.absence
        if patience is None or sitter.person is None or self._is_present(sitter.person):
            return None
        if not self._lines_of:
            return None
        since = self._absent_since.setdefault(sitter.person, self._services.clock.now())
        return since + patience * 1000

    def _ring(self) -> None:
        self._alarm = None
        if self._waking is None:
            self._waking = asyncio.get_running_loop().create_task(self._wake())

    async def _wake(self) -> None:
        try:
            if self._in_doubt:
                await self._appended(lambda _: None)  # which reads the log again
            for seat in self.table.waiting():
                await self._move_on(seat)
        except StoreError as error:
            log.warning("bot or clock has to wait", table=self.table.id, why=str(error))
            self._retry()
        except Exception:
            log.exception("bot or clock failed", table=self.table.id)
            self._retry()
        else:
            self.plan()
        finally:
            self._waking = None

    def _retry(self) -> None:
        moment = self._services.clock.now() + RETRY_AFTER
        self._alarm = self._services.clock.call_at(moment, self._ring)

    async def _move_on(self, seat: Seat) -> None:
        asked, sitter = self.table.asked(seat), self.table.seats[seat]
        due = self._due(seat, sitter)
        if asked is None or sitter is None or due is None or due > self._services.clock.now():
            return
        if sitter.plays_as is not None:
            await self._let_bot_play(seat, asked, sitter.plays_as)
            return
        why: StandInReason = "clock" if asked.deadline == due else "absence"
        stands_in = StoodIn(at=self._services.clock.now(), seat=seat, why=why)
        await self._appended(
            lambda table: (
                stands_in
                if table.asked(seat) is asked and self._due(seat, table.seats[seat]) == due
                else None
            )
        )

    async def _let_bot_play(self, seat: Seat, asked: Asked, bot: str) -> None:
        view = self.table.game.view(self.table.play.state, seat)  # type: ignore[union-attr]
        text = self.table.game.write_move(await self._chosen(bot, view, asked.legal))

        def entry(table: Table) -> AnyEntry | None:
            sitter = table.seats[seat]
            if table.asked(seat) is not asked or sitter is None or sitter.plays_as != bot:
                return None  # its player came back, or has played
            return Played(at=self._services.clock.now(), seat=seat, move=text)

        await self._appended(entry)

    async def _chosen(self, bot: str, view: Any, legal: tuple[Any, ...]) -> Any:
        """The bot's move; any legal one where it fails, so that nobody waits for ever."""
        rng = Random(self._services.chance.getrandbits(64))
        choose = self._house.bots.get(bot, choose_at_random)
        loop = asyncio.get_running_loop()
        try:
            move = await loop.run_in_executor(self._services.thinking, choose, view, legal, rng)
            if is_among(move, legal):
                return move
            log.error("a bot failed", table=self.table.id, bot=bot, why="its move is not legal")
        except Exception as error:
            log.error("a bot failed", table=self.table.id, bot=bot, exc_info=error)
        return choose_at_random(view, legal, rng)

    def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._waking is not None:
            self._waking.cancel()


def _settling(waiting: "asyncio.Future[T]") -> Callable[[T | Exception], None]:
    """What is told a result settles the future, unless who waited has gone."""

    def settle(result: T | Exception) -> None:
        if waiting.done():
            return
        if isinstance(result, Exception):
            waiting.set_exception(result)
        else:
            waiting.set_result(result)

    return settle


def head_of(table: Table) -> Head:
    listed = table.settings.visibility == "public"
    return Head(
        phase=table.phase,
        listed=listed,
        wake_at=table.wake_at(),
        card=encode(lobby_card(table)) if listed else b"{}",
        changed_at=table.at,
    )


def _answers(table: Table, log_so_far: Iterable[AnyEntry]) -> dict[tuple[str | None, str], int]:
    """By token and the client's own id: which entry a command made."""
    answers: dict[tuple[str | None, str], int] = {}
    for seq, entry in enumerate(log_so_far):
        if entry.id is None:
            continue
        newcomer = entry.token_hash if isinstance(entry, Sat | Watched) else None
        known = None if entry.person is None else table.people[entry.person].token_hash
        answers[newcomer or known, entry.id] = seq
    return answers
