"""One live table as an actor: commands queue up, and each is decided, stored, published and
followed by a new schedule before the next.

Store, then send: subscribers hear of an entry only once it is durable. Everything is driven by
callbacks of the group commit; nothing here waits.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, TypeAlias

import structlog
from msgspec import Struct
from msgspec.structs import replace

from splittable.core.errors import SplittableError
from splittable.core.reasons import Reason
from splittable.server.broadcast.projection import encode, lobby_card
from splittable.server.broadcast.subscribers import Subscriber, Subscribers
from splittable.server.callbacks import Callback, wait_for_callback
from splittable.server.domain.commands import decide
from splittable.server.domain.commands.chat import react
from splittable.server.domain.commands.context import CommandContext, Requester
from splittable.server.domain.commands.errors import OverLimit, Refused, sent_away
from splittable.server.domain.commands.moves import considered, hint_wanted
from splittable.server.domain.entries import AnyEntry, take_apart
from splittable.server.domain.reducer import apply_entry, shift_clock
from splittable.server.domain.table import Table
from splittable.server.limits.table_rate import TableRateLimiter
from splittable.server.logs import failure
from splittable.server.messages.live import (
    Command,
    Consider,
    Considered,
    Hint,
    Hinted,
    HintPlace,
    HintReason,
    Lost,
    Play,
    React,
    Rematch,
    Start,
    Welcome,
)
from splittable.server.messages.rest import TalkPage
from splittable.server.runtime.archive import StoredTable
from splittable.server.runtime.hints import Hints
from splittable.server.runtime.scheduler import Scheduler
from splittable.server.runtime.services import Services
from splittable.server.store import Append, Head, StoreDamaged, StoreError, TableRelocated
from splittable.server.store.hash_chain import HashChain
from splittable.server.store.placement import Lease

CONSIDERED_PER_MINUTE: Final = (
    240  # previews for one person: looking at each card of a hand is quick
)
HINTS_PER_MINUTE: Final = 20  # for one person
REACTIONS_KEPT: Final = 100  # whose repeats are recognised, for connections that break off
MOST_TRIES: Final = 5  # when another process has written to this table first

Decide: TypeAlias = Callable[[Table], AnyEntry | None]  # None: there is nothing to do any more

log = structlog.get_logger()


class Request(Struct, frozen=True):
    """A wish for one entry, and whom to tell what became of it."""

    decide: Decide
    reply: Callback[bool]  # True: stored and published; False: there was nothing to store or show
    token_hash: str | None = None  # whose wish it is; None: a bot's or a clock's
    tries: int = 1

    def again(self) -> "Request":
        return replace(self, tries=self.tries + 1)


class TableActor:
    def __init__(self, kept: StoredTable, lease: Lease, services: Services) -> None:
        table, clock = shift_clock(kept.table, services.clock.now()), services.clock
        self.lease = lease
        self._services = services
        self._mailbox: deque[Request] = deque()  # waits while an entry is being stored
        self._reloading: asyncio.Task[None] | None = None
        self._is_storing = False
        self._is_closed = False  # new requests are refused: ask elsewhere
        self.in_doubt = False  # the store may hold more than we know: read it again
        self._not_published = False  # something stored could not be shown: show the whole table
        self._lost: Lost | None = None  # shown and then lost, until everybody has been told
        self._last_used = clock.now()
        self._subscribers = _subscribers(table, kept, services)
        self._stand_at(table, kept)
        self._scheduler = Scheduler(self, self._subscribers, services)
        self._hints = Hints(services)
        self._previews_limiter = TableRateLimiter(clock, CONSIDERED_PER_MINUTE)
        self._hints_limiter = TableRateLimiter(clock, HINTS_PER_MINUTE)
        self._reacted: dict[tuple[str | None, str], int] = {}  # by token and command id: its seq
        self._context = CommandContext(
            bots=services.roster.bots[table.game.name],
            offered=services.roster.offered(table.game.name),
            usual_bot=services.roster.usual(table.game.name),
            chance=services.chance,
            salt=services.salt,
            words=services.words,
            presence=self._subscribers.presence,
            limiter=TableRateLimiter(clock, services.commands_per_minute),
        )

    def _stand_at(self, table: Table, kept: StoredTable) -> None:
        self.table = table
        self._chain = kept.chain  # subscribers show its hashes too
        self._answered = kept.answers  # the seq of the entry that each command made
        self.runs_by_itself = table.runs_by_itself  # cached: it changes with the seats alone
        self._head = head_of(table)

    @property
    def is_idle(self) -> bool:
        is_busy = self._is_storing or self._scheduler.is_at_work
        return self._subscribers.is_empty and not is_busy

    @property
    def last_used(self) -> int:
        return max(self._last_used, self._subscribers.last_left)

    def move_out(self, retry_after: int) -> None:
        """Another server owns the table: leave memory, and have clients reconnect there."""
        self.close()
        self._subscribers.send_home(retry_after)

    def close(self) -> None:
        """Store nothing more but what is under way."""
        self._is_closed = True
        self._hints.close()
        self._scheduler.close()
        self._refuse_all(self._relocated())

    async def reread(self) -> None:
        """Read the log again, because something of it was erased, and show everybody the table. If
        that fails now, it is done later."""
        self.in_doubt = self._not_published = True
        with suppress(SplittableError):
            await self.write(lambda _: None)

    # Subscribers

    def admit(self, token_hash: str | None) -> None:
        """Refuse people whom the host has banned."""
        _admit(self.table, token_hash)

    @property
    def present(self) -> int:
        """How many connections are here."""
        return self._subscribers.count

    def join(self, connection: Subscriber, since: int | None) -> None:
        """Show this connection the whole table, and from now on everything that happens."""
        self._subscribers.join(connection, since)
        self.plan()

    def leave(self, connection: Subscriber) -> None:
        self._subscribers.leave(connection)
        self.plan()

    def heard_from(self, token_hash: str | None) -> None:
        """Somebody with this token sent a request: they count as present for a while."""
        self._subscribers.heard_from(token_hash)
        self.plan()

    def welcome(self, token_hash: str | None, since: int | None) -> Welcome:
        """The whole table, as the owner of this token may see it."""
        self.admit(token_hash)
        return self._subscribers.welcome(token_hash, since)

    def talk(self, token_hash: str | None, before: int | None) -> TalkPage:
        """A page of the talk before this entry; None: the last page."""
        self.admit(token_hash)
        return self._subscribers.talk(token_hash, before)

    # Questions: they change nothing, and only the requester gets the answer

    def consider(self, token_hash: str, wish: Consider) -> Considered:
        """What a move would change, from the requester's own view."""
        try:
            person = self._subscribers.person_of(token_hash)
            seat, move = considered(self.table, token_hash, person, wish, self._previews_limiter)
        except OverLimit as refusal:
            self._note(refusal.limit)
            raise
        return Considered(wish.id, self.table.seq, self._subscribers.preview(seat, move))

    async def hint(self, token_hash: str, wish: Hint) -> Hinted:
        """What the strongest bot would do in the requester's place. Refused as stale if the
        requester's choices have changed by then."""
        person = self._subscribers.person_of(token_hash)
        try:
            seat, asked = hint_wanted(self.table, token_hash, person, wish, self._hints_limiter)
        except OverLimit as refusal:
            self._note(refusal.limit)
            raise
        choice = await asyncio.shield(self._hints.ask(self.table, seat, asked))
        if self.table.asked(seat) is not asked:
            raise Refused("stale", "your choices are others by now: ask again")
        why = None if choice.why is None else _reason(choice.why)
        return Hinted(wish.id, self.table.seq, asked.texts[choice.place], choice.bot, why)

    # Commands

    async def do(self, requester: Requester, command: Command) -> tuple[int, bool]:
        """The seq of the entry this command made, and whether it was made only now."""
        return await wait_for_callback(partial(self.ask, requester, command))

    def ask(
        self, requester: Requester, command: Command, answer: Callback[tuple[int, bool]]
    ) -> None:
        """Queue a command without waiting; `answer` gets what `do` would return or raise."""
        if isinstance(command, React):
            self._react(requester, command, answer)
            return
        key = (requester.token_hash, requester.id)
        began = self._services.stopwatch() if isinstance(command, Play) else None
        request = Request(
            partial(self._decide, requester, command, key),
            partial(self._answer, key, answer, began),
            requester.token_hash,
        )
        self._add(request)

    def _decide(
        self, requester: Requester, command: Command, key: tuple[str | None, str], table: Table
    ) -> AnyEntry | None:
        if key in self._answered:
            return None
        assert not isinstance(command, React)
        if isinstance(command, Start | Rematch):
            self._services.policy.check_games_begin()
        person = self._subscribers.person_of(requester.token_hash)
        try:
            now = self._services.clock.now()
            return decide(table, requester, person, command, now, self._context)
        except OverLimit as refusal:
            self._note(refusal.limit)
            raise

    def _answer(
        self,
        key: tuple[str | None, str],
        answer: Callback[tuple[int, bool]],
        began: float | None,
        result: bool | Exception,
    ) -> None:
        if began is not None and result is True:
            self._services.observe_move(self._services.stopwatch() - began)
        answer(result if isinstance(result, Exception) else (self._answered[key], result))

    def _react(
        self, requester: Requester, command: React, answer: Callback[tuple[int, bool]]
    ) -> None:
        """Publish at once: a reaction isn't stored, so it needs no turn."""
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
        seq = self._subscribers.publish_reaction(reacted, requester.token_hash, requester.id)
        self._reacted[key] = seq
        if len(self._reacted) > REACTIONS_KEPT:
            del self._reacted[next(iter(self._reacted))]
        answer((seq, True))

    def _note(self, limit: str) -> None:
        self._services.count_refusal(limit)
        event = f"commands refused: more {limit} than a table has room for"
        self._services.notices.warn(event, cause=limit, table=self.table.id)

    # Schedule

    def plan(self) -> None:
        """Set the alarm for what is due next: a bot's move, a clock, somebody's absence."""
        self._scheduler.plan()

    async def check_ownership(self) -> None:
        """Raise TableRelocated if another server has taken the table, perhaps unheard by us."""
        await self._services.leases.check(self.table.id, self.lease)

    async def come_back(self, token_hash: str | None) -> None:
        """A connection of this person is here: a bot that stands in for them stops."""
        await self._scheduler.hand_back(token_hash)

    # The mailbox: decide, store, publish, schedule

    async def write(self, decide: Decide) -> None:
        """Store and publish what `decide` makes of the table in its turn."""

        def begin(reply: Callback[bool]) -> None:
            self._add(Request(decide, reply))

        await wait_for_callback(begin)

    def _add(self, request: Request) -> None:
        if self._is_closed:
            self._refuse(request, self._relocated())
            return
        self._mailbox.append(request)
        if not self._is_storing:
            self._next()

    def _next(self) -> None:
        while self._mailbox and not self._is_storing:
            if self.in_doubt:
                self._begin_reload()
                return
            request = self._mailbox.popleft()
            try:
                has_begun = self._begin(request)
            except Exception as error:
                self._refuse(request, error)
            else:
                if not has_begun:
                    self._reply(request, False)

    def _begin(self, request: Request) -> bool:
        """Whether there was anything to store."""
        self._last_used = self._services.clock.now()
        entry = request.decide(self.table)
        if entry is None:
            return False
        after = apply_entry(self.table, entry)
        raw, personal = take_apart(entry, request.token_hash, self._services.salt)
        append = self._chain.next(raw, self._new_head(after), self.lease.epoch, personal)
        stored = partial(self._stored, request, after, entry, append)
        self._services.group_commit.add(append, stored)
        self._is_storing = True
        return True

    def _stored(
        self,
        request: Request,
        after: Table,
        entry: AnyEntry,
        append: Append,
        result: bool | Exception,
    ) -> None:
        self._is_storing = False
        if result is True:
            self._advance(request, after, entry, append)
        elif self._is_closed:
            self._refuse(request, self._relocated())
        elif result is False and request.tries < MOST_TRIES:  # the log is not as we know it
            self.in_doubt = True
            self._mailbox.appendleft(request.again())
        else:
            self.in_doubt = True
            self.plan()  # to read the log again, even if nobody repeats the request
            if isinstance(result, StoreDamaged):
                result = self._services.archive.quarantine(self.table.id, result)
            busy = StoreError("others are writing to this table; try again")
            self._refuse(request, result or busy)
        self._next()

    def _advance(self, request: Request, after: Table, entry: AnyEntry, append: Append) -> None:
        """The entry is stored. If it can't be published, its requester is answered all the same,
        and the table is read from its log and shown to everybody anew."""
        before, self.table = self.table, after
        self._chain.add(append.link)
        self._head = append.head or self._head
        if before.seats is not after.seats:
            self.runs_by_itself = after.runs_by_itself
        if entry.id is not None:
            self._answered[request.token_hash, entry.id] = after.seq
        try:
            self._services.count_entry(entry, after.game.name)
            self._subscribers.publish(after, entry, request.token_hash)
        except Exception as error:
            self._warn("an entry could not be shown", error)
            self.in_doubt = self._not_published = True
            self._begin_reload()
        else:
            self.plan()
        self._reply(request, not self._not_published)

    def _refuse_all(self, error: Exception) -> None:
        waiting, self._mailbox = self._mailbox, deque()
        for request in waiting:
            self._refuse(request, error)

    def _refuse(self, request: Request, error: Exception) -> None:
        if not isinstance(error, SplittableError):
            log.error("an entry failed", table=self.table.id, exc_info=error)
        self._reply(request, error)

    def _reply(self, request: Request, result: bool | Exception) -> None:
        """A requester that can't be answered doesn't keep others waiting."""
        try:
            request.reply(result)
        except Exception as error:
            self._warn("a requester could not be answered", error)

    def _relocated(self) -> TableRelocated:
        return TableRelocated(self.table.id, 0)

    def _warn(self, event: str, error: Exception) -> None:
        self._services.notices.warn(event, table=self.table.id, **failure(error))

    def _new_head(self, after: Table) -> Head | None:
        """What must be rewritten beside the log; None if all of it stays the same."""
        before = self.table
        same_people = before.seats is after.seats and before.people is after.people
        same_alarm = not self.runs_by_itself or self._head.wake_at == after.wake_at()
        same_state = (before.phase, before.hidden, before.closed) == (
            after.phase,
            after.hidden,
            after.closed,
        )
        if same_people and same_alarm and same_state:
            return None
        return head_of(after)

    # When the log may differ from what we know, or what was stored could not be published

    def _begin_reload(self) -> None:
        self._is_storing = True
        self._reloading = asyncio.get_running_loop().create_task(self._reload())

    async def _reload(self) -> None:
        """Read the log again: it may hold more than we know, or less."""
        try:
            await self.check_ownership()
            kept = await self._services.archive.table(self.table.id)
            self._lost = self._missing_from(kept.chain) or self._lost
            self._stand_at(shift_clock(kept.table, self._services.clock.now()), kept)
            anew = self._not_published or self._lost is not None
            self._subscribers.reload(self.table, kept.chain, anew=anew, lost=self._lost)
            if self._lost is not None:
                self._refuse_the_stale()
            self.in_doubt, self._not_published, self._lost = False, False, None
        except Exception as error:
            self._refuse_all(error)
        self.plan()
        self._is_storing = False
        self._next()

    def _missing_from(self, chain: HashChain) -> Lost | None:
        """What was published and is no longer in the log: the database has lost it."""
        stands = self._chain.shared_with(chain)
        missing = Lost(since=stands - 1, entries=len(self._chain) - stands)
        if not missing.entries:
            return None
        self._services.count_lost(missing.entries)
        self._services.notices.warn(
            "the database has lost entries",
            table=self.table.id,
            since=missing.since,
            entries=missing.entries,
        )
        return missing

    def _refuse_the_stale(self) -> None:
        """People's requests were meant for what has been lost; bots and clocks look again."""
        waiting, self._mailbox = self._mailbox, deque()
        for request in waiting:
            if request.token_hash is None:
                self._mailbox.append(request)
            else:
                stale = Refused("stale", "the last moves were taken back; look again")
                self._refuse(request, stale)


class TableSnapshot:
    """A table as its log has it now, for reading: another server owns it."""

    def __init__(self, kept: StoredTable, services: Services) -> None:
        self.table = shift_clock(kept.table, services.clock.now())
        self._subscribers = _subscribers(self.table, kept, services)

    def welcome(self, token_hash: str | None, since: int | None) -> Welcome:
        _admit(self.table, token_hash)
        return self._subscribers.welcome(token_hash, since)

    def talk(self, token_hash: str | None, before: int | None) -> TalkPage:
        _admit(self.table, token_hash)
        return self._subscribers.talk(token_hash, before)

    def heard_from(self, token_hash: str | None) -> None:
        """A reader here isn't present at the table."""


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


def _reason(why: Reason) -> HintReason:
    places = tuple(HintPlace(each.kind, each.at) for each in why.places)
    return HintReason(why.id, dict(why.values), places)


def head_of(table: Table) -> Head:
    """What is kept beside the log, to list tables and to wake them."""
    listed = table.settings.visibility == "public" and not (table.hidden or table.closed)
    return Head(
        phase="over" if table.closed else table.phase,
        listed=listed,
        wake_at=table.wake_at(),
        card=encode(lobby_card(table)) if listed else b"{}",
        changed_at=table.at,
    )
