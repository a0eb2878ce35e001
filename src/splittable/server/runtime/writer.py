"""The single writer of a table: one entry after the other, each on the table as the last left it.

Store, then send: every change takes its turn, is decided, has its entry committed, and only then
the audience is told. The others wait.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

import structlog
from msgspec import Struct
from msgspec.structs import replace

from splittable.core.errors import SplittableError
from splittable.server.broadcast.projection import encode, lobby_card
from splittable.server.broadcast.subscribers import Subscribers
from splittable.server.callbacks import Callback, wait_for_callback
from splittable.server.domain.commands.errors import Refused
from splittable.server.domain.entries import AnyEntry, write_entry
from splittable.server.domain.reducer import fold, set_back
from splittable.server.domain.table import Table
from splittable.server.logs import failure
from splittable.server.messages.live import Lost
from splittable.server.runtime.archive import Answers
from splittable.server.runtime.services import Services
from splittable.server.store import Append, Head, StoreDamaged, StoreError, TableRelocated
from splittable.server.store.hash_chain import HashChain
from splittable.server.store.placement import Lease

MOST_TRIES = 5  # when another process has written to this table first

Decided: TypeAlias = Callable[[Table], AnyEntry | None]  # None: there is nothing to do any more

log = structlog.get_logger()


class Turn(Struct, frozen=True):
    """Somebody's wish for one entry, and whom to tell what became of it."""

    decided: Decided
    finished: Callback[bool]  # True: stored, and everybody was told; False: nothing more to tell
    token_hash: str | None = None  # whose wish it is
    tries: int = 1

    def again(self) -> "Turn":
        return replace(self, tries=self.tries + 1)


class Writer:
    def __init__(
        self,
        table: Table,
        answers: Answers,
        chain: HashChain,
        lease: Lease,
        services: Services,
        subscribers: Subscribers,
        plan: Callable[[], None],
    ) -> None:
        self._lease = lease
        self._services = services
        self._subscribers = subscribers
        self._plan = plan  # when something else may be due next than before; it raises nothing
        self._turns: deque[Turn] = deque()  # what waits while an entry is being stored
        self._reloading: asyncio.Task[None] | None = None
        self.is_storing = False
        self._is_closed = False  # whoever wants something stored has to ask elsewhere
        self.in_doubt = False  # the store may hold more than we know: read it again
        self._not_shown = False  # something stored could not be shown: the table is shown anew
        self._lost: Lost | None = None  # what was shown and is lost, until everybody has been told
        self.last_used = services.clock.now()
        self._stand_at(table, answers, chain)

    def _stand_at(self, table: Table, answers: Answers, chain: HashChain) -> None:
        self.table = table
        self._chain = chain  # the audience shows the links of it too
        self.answered = answers  # which entry a command made
        self.runs_by_itself = table.runs_by_itself  # kept, as it changes with the seats alone
        self._head = head_of(table)

    def close(self) -> None:
        """Store nothing any more but what is under way, and plan nothing: whoever plans for this
        table knows it, and would keep it."""
        self._is_closed = True
        self._plan = _nothing
        self._refuse_all(self._moved())

    def _moved(self) -> TableRelocated:
        return TableRelocated(self.table.id, 0)

    # Turns

    def add(self, turn: Turn) -> None:
        """Commit what is decided on the table as it stands in its turn, then show it."""
        if self._is_closed:
            self._refuse(turn, self._moved())
            return
        self._turns.append(turn)
        if not self.is_storing:
            self._next()

    async def write(self, decided: Decided) -> None:
        """The same, waited for."""

        def begin(told: Callback[bool]) -> None:
            self.add(Turn(decided, told))

        await wait_for_callback(begin)

    def _next(self) -> None:
        while self._turns and not self.is_storing:
            if self.in_doubt:
                self._begin_reload()
                return
            turn = self._turns.popleft()
            try:
                has_begun = self._begin(turn)
            except Exception as error:
                self._refuse(turn, error)
            else:
                if not has_begun:
                    self._finish(turn, False)

    def _begin(self, turn: Turn) -> bool:
        """Whether there was anything to store."""
        self.last_used = self._services.clock.now()
        entry = turn.decided(self.table)
        if entry is None:
            return False
        after = fold(self.table, entry)
        head = self._new_head(after)
        append = self._chain.next(write_entry(entry), head, self._lease.epoch)
        self._services.group_commit.add(append, partial(self._stored, turn, after, entry, append))
        self.is_storing = True
        return True

    def _stored(
        self,
        turn: Turn,
        after: Table,
        entry: AnyEntry,
        append: Append,
        result: bool | Exception,
    ) -> None:
        self.is_storing = False
        if result is True:
            self._advance(turn, after, entry, append)
        elif self._is_closed:
            self._refuse(turn, self._moved())
        elif result is False and turn.tries < MOST_TRIES:  # the log is not as we know it
            self.in_doubt = True
            self._turns.appendleft(turn.again())
        else:
            self.in_doubt = True
            self._plan()  # to read the log again, should nobody repeat it
            if isinstance(result, StoreDamaged):
                result = self._services.archive.quarantine(self.table.id, result)
            self._refuse(turn, result or StoreError("others are writing to this table; try again"))
        self._next()

    def _advance(self, turn: Turn, after: Table, entry: AnyEntry, append: Append) -> None:
        """The entry is stored: whatever fails in showing it, its asker is answered, and the table
        is read from its log and shown to everybody anew."""
        before, self.table = self.table, after
        self._chain.add(append.link)
        self._head = append.head or self._head
        if before.seats is not after.seats:
            self.runs_by_itself = after.runs_by_itself
        if entry.id is not None:
            self.answered[turn.token_hash, entry.id] = after.seq
        try:
            self._services.count_entry(entry, after.game.name)
            self._subscribers.tell(after, entry, turn.token_hash)
        except Exception as error:
            self._warn("an entry could not be shown", error)
            self.in_doubt = self._not_shown = True
            self._begin_reload()
        else:
            self._plan()
        self._finish(turn, not self._not_shown)

    def _refuse_all(self, error: Exception) -> None:
        waiting, self._turns = self._turns, deque()
        for turn in waiting:
            self._refuse(turn, error)

    def _refuse(self, turn: Turn, error: Exception) -> None:
        if not isinstance(error, SplittableError):
            log.error("an entry failed", table=self.table.id, exc_info=error)
        self._finish(turn, error)

    def _finish(self, turn: Turn, result: bool | Exception) -> None:
        """Tell who asked; one who cannot be told keeps nobody else waiting."""
        try:
            turn.finished(result)
        except Exception as error:
            self._warn("an asker could not be answered", error)

    def _warn(self, event: str, error: Exception) -> None:
        self._services.notices.warn(event, table=self.table.id, **failure(error))

    # When the log may not be as we know it, or what was written could not be shown

    def _begin_reload(self) -> None:
        self.is_storing = True
        self._reloading = asyncio.get_running_loop().create_task(self._reload())

    async def _reload(self) -> None:
        """Read the log again: it may hold more than we know, or less."""
        try:
            await self._services.leases.check(self.table.id, self._lease)
            kept = await self._services.archive.table(self.table.id)
            self._lost = self._missing_from(kept.chain) or self._lost
            table = set_back(kept.table, self._services.clock.now())
            self._stand_at(table, kept.answers, kept.chain)
            anew = self._not_shown or self._lost is not None
            self._subscribers.look_again(self.table, kept.chain, anew=anew, lost=self._lost)
            if self._lost is not None:
                self._refuse_the_stale()
            self.in_doubt, self._not_shown, self._lost = False, False, None
        except Exception as error:
            self._refuse_all(error)
        self._plan()
        self.is_storing = False
        self._next()

    def _missing_from(self, chain: HashChain) -> Lost | None:
        """What was shown and is not in the log any more: its database has lost it."""
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
        """What people wished for was meant for what has been taken back; bots and clocks look at
        the table as it is by themselves."""
        waiting, self._turns = self._turns, deque()
        for turn in waiting:
            if turn.token_hash is None:
                self._turns.append(turn)
            else:
                self._refuse(turn, Refused("stale", "the last moves were taken back; look again"))

    # What is kept beside the log

    def _new_head(self, after: Table) -> Head | None:
        """What must be rewritten beside the log; None where all of it is as it was."""
        before = self.table
        same_people = before.seats is after.seats and before.people is after.people
        same_alarm = not self.runs_by_itself or self._head.wake_at == after.wake_at()
        if same_people and same_alarm and before.phase == after.phase:
            return None
        return head_of(after)


def _nothing() -> None:
    pass


def head_of(table: Table) -> Head:
    listed = table.settings.visibility == "public"
    return Head(
        phase=table.phase,
        listed=listed,
        wake_at=table.wake_at(),
        card=encode(lobby_card(table)) if listed else b"{}",
        changed_at=table.at,
    )
