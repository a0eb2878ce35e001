"""A table in memory: its single writer, its audience and its caretaker, put together."""

import asyncio
from functools import partial

from splittable.core.errors import SplittableError
from splittable.server.broadcast.subscribers import Subscriber, Subscribers
from splittable.server.callbacks import Callback, wait_for_callback
from splittable.server.domain.commands import decide
from splittable.server.domain.commands.chat import react
from splittable.server.domain.commands.context import CommandContext, Requester
from splittable.server.domain.commands.errors import OverLimit, Refused, sent_away
from splittable.server.domain.commands.moves import considered, hint_wanted
from splittable.server.domain.entries import AnyEntry
from splittable.server.domain.reducer import set_back
from splittable.server.domain.table import Table
from splittable.server.limits.table_rate import TableRateLimiter
from splittable.server.messages.live import (
    Command,
    Consider,
    Considered,
    Hint,
    Hinted,
    HintReason,
    React,
    Welcome,
)
from splittable.server.messages.rest import TalkPage
from splittable.server.runtime.archive import StoredTable
from splittable.server.runtime.hints import Hints
from splittable.server.runtime.scheduler import Scheduler
from splittable.server.runtime.services import Services
from splittable.server.runtime.writer import Turn, Writer
from splittable.server.store.placement import Lease

CONSIDERED_PER_MINUTE = 240  # moves by one person; who looks at each card of a hand is quick
HINTS_PER_MINUTE = 20  # for one person
REACTIONS_KEPT = 100  # whose repeats are known, for lines that break off


class TableSnapshot:
    """A table as its log has it now, to be looked at: it lives at another server, where it is known
    who is present."""

    def __init__(self, kept: StoredTable, services: Services) -> None:
        self.table = set_back(kept.table, services.clock.now())
        self._subscribers = _subscribers(self.table, kept, services)

    def welcome(self, token_hash: str | None, since: int | None) -> Welcome:
        _admit(self.table, token_hash)
        return self._subscribers.welcome(token_hash, since)

    def talk(self, token_hash: str | None, before: int | None) -> TalkPage:
        _admit(self.table, token_hash)
        return self._subscribers.talk(token_hash, before)

    def heard_from(self, token_hash: str | None) -> None:
        """Who asks here is not at the table."""


def _subscribers(table: Table, kept: StoredTable, services: Services) -> Subscribers:
    clock, is_newcomer = services.clock, services.leases.are_shared
    return Subscribers(
        table,
        kept.chain,
        services.schemas[table.game.name],
        clock,
        services.notices,
        # Where servers share tables, its connections may have been cut at another one.
        known_since=clock.now() if is_newcomer else services.started,
    )


def _admit(table: Table, token_hash: str | None) -> None:
    if token_hash in table.banned:
        raise sent_away()


class TableActor:
    def __init__(self, kept: StoredTable, lease: Lease, services: Services) -> None:
        table = kept.table
        self.lease = lease
        self._clock = services.clock
        self._notices = services.notices
        self._count = services.count_refusal
        self._leases = services.leases
        table = set_back(table, services.clock.now())
        self._subscribers = _subscribers(table, kept, services)
        self._writer = Writer(
            table, kept.answers, kept.chain, lease, services, self._subscribers, self.plan
        )
        self._scheduler = Scheduler(self._writer, self._subscribers, services)
        self._considering = TableRateLimiter(services.clock, CONSIDERED_PER_MINUTE)
        self._hinting = TableRateLimiter(services.clock, HINTS_PER_MINUTE)
        self._hints = Hints(services)
        self._reacted: dict[tuple[str | None, str], int] = {}  # by token and id: a repeat is known
        self._context = CommandContext(
            bots=services.roster.bots[table.game.name],
            offered=services.roster.offered(table.game.name),
            usual_bot=services.roster.usual(table.game.name),
            chance=services.chance,
            salt=services.salt,
            presence=self._subscribers.presence,
            limiter=TableRateLimiter(services.clock, services.commands_per_minute),
        )

    @property
    def table(self) -> Table:
        return self._writer.table

    @property
    def is_idle(self) -> bool:
        at_work = self._writer.is_storing or self._scheduler.is_at_work
        return self._subscribers.is_empty and not at_work

    @property
    def last_used(self) -> int:
        return max(self._writer.last_used, self._subscribers.last_left)

    def admit(self, token_hash: str | None) -> None:
        """Refuse whoever was sent away."""
        _admit(self.table, token_hash)

    def join(self, line: Subscriber, since: int | None) -> None:
        """Show this line the whole table, and from now on whatever happens."""
        self._subscribers.join(line, since)
        self.plan()

    def leave(self, line: Subscriber) -> None:
        self._subscribers.leave(line)
        self.plan()

    def welcome(self, token_hash: str | None, since: int | None) -> Welcome:
        """The whole table, as whoever has this token may see it."""
        self.admit(token_hash)
        return self._subscribers.welcome(token_hash, since)

    def talk(self, token_hash: str | None, before: int | None) -> TalkPage:
        """What was said here before this entry, a page of it; None: the last."""
        self.admit(token_hash)
        return self._subscribers.talk(token_hash, before)

    def consider(self, token_hash: str, wish: Consider) -> Considered:
        """What a move would change, for the one who asks; the table stays as it is."""
        try:
            person = self._subscribers.person_of(token_hash)
            seat, move = considered(self.table, token_hash, person, wish, self._considering)
        except OverLimit as refusal:
            self._note(refusal.limit)
            raise
        return Considered(wish.id, self.table.seq, self._subscribers.preview(seat, move))

    async def hint(self, token_hash: str, wish: Hint) -> Hinted:
        """What the strongest bot would do in the place of the one who asks; the table stays as it
        is. Refused where it has gone on meanwhile."""
        person = self._subscribers.person_of(token_hash)
        try:
            seat, asked = hint_wanted(self.table, token_hash, person, wish, self._hinting)
        except OverLimit as refusal:
            self._note(refusal.limit)
            raise
        choice = await asyncio.shield(self._hints.ask(self.table, seat, asked))
        if self.table.asked(seat) is not asked:
            raise Refused("stale", "your choices are others by now: ask again")
        why = None if choice.why is None else HintReason(choice.why.id, dict(choice.why.values))
        return Hinted(wish.id, self.table.seq, asked.texts[choice.place], choice.bot, why)

    def heard_from(self, token_hash: str | None) -> None:
        """Whoever has this token has asked by REST: that counts as being here for a while."""
        self._subscribers.heard_from(token_hash)
        self.plan()

    async def do(self, requester: Requester, command: Command) -> tuple[int, bool]:
        """The seq of the entry this command made, and whether it was made only now."""
        return await wait_for_callback(partial(self.ask, requester, command))

    def ask(
        self, requester: Requester, command: Command, answer: Callback[tuple[int, bool]]
    ) -> None:
        """Have a command done in its turn, without waiting; `answer` is told as `do` would tell."""
        if isinstance(command, React):
            self._react(requester, command, answer)
            return
        writer, key = self._writer, (requester.token_hash, requester.id)

        def decided(table: Table) -> AnyEntry | None:
            if key in writer.answered:
                return None
            person = self._subscribers.person_of(requester.token_hash)
            try:
                return decide(table, requester, person, command, self._clock.now(), self._context)
            except OverLimit as refusal:
                self._note(refusal.limit)
                raise

        def finished(result: bool | Exception) -> None:
            answer(result if isinstance(result, Exception) else (writer.answered[key], result))

        writer.add(Turn(decided, finished, requester.token_hash))

    def _react(
        self, requester: Requester, command: React, answer: Callback[tuple[int, bool]]
    ) -> None:
        """Tell everybody at once: what is not kept needs no turn."""
        key = (requester.token_hash, requester.id)
        if key in self._reacted:
            answer((self._reacted[key], False))
            return
        person = self._subscribers.person_of(requester.token_hash)
        try:
            reacted = react(self.table, requester, person, command, self._context)
        except SplittableError as refusal:
            if isinstance(refusal, OverLimit):
                self._note(refusal.limit)
            answer(refusal)
            return
        seq = self._subscribers.tell_reaction(reacted, requester.token_hash, requester.id)
        self._reacted[key] = seq
        if len(self._reacted) > REACTIONS_KEPT:
            del self._reacted[next(iter(self._reacted))]
        answer((seq, True))

    def _note(self, limit: str) -> None:
        self._count(limit)
        event = f"commands refused: more {limit} than a table has room for"
        self._notices.warn(event, cause=limit, table=self.table.id)

    async def check_home(self) -> None:
        """Raise TableRelocated if another server has taken the table without our hearing of it."""
        await self._leases.check(self.table.id, self.lease)

    async def come_back(self, token_hash: str | None) -> None:
        """A line of this person is here: whoever was away plays again."""
        await self._scheduler.hand_back(token_hash)

    def plan(self) -> None:
        """Set the alarm for whatever is due next without anybody asking."""
        self._scheduler.plan()

    def move_out(self, after: int) -> None:
        """The table has another home: leave memory, and send everybody there after so many ms."""
        self.close()
        self._subscribers.send_home(after)

    def close(self) -> None:
        """Leave memory: from here on nothing of the table refers to itself in a circle."""
        self._hints.close()
        self._scheduler.close()
        self._writer.close()
