"""Bugs planted in the real server, each of which breaks a promise that people rely on."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final
from unittest.mock import patch

from splittable.core.errors import SplittableError
from splittable.core.evolve import evolve
from splittable.core.seats import Seat, all_seats
from splittable.server.broadcast.projection import Projection
from splittable.server.domain.commands import moves
from splittable.server.domain.entries import Played
from splittable.server.domain.table import Table
from splittable.server.limits.time_slices import Sliced
from splittable.server.runtime.archive import Archive, StoredTable
from splittable.server.runtime.scheduler import Scheduler
from splittable.server.runtime.table_actor import TableActor
from splittable.server.store import Append
from splittable.server.store.group_commit import GroupCommit, Stored
from splittable.server.store.hash_chain import Log
from tests.world.database import Database


@contextmanager
def acknowledges_before_it_commits() -> Iterator[None]:
    """What is to be written is called stored while it is still on its way."""
    add = GroupCommit.add

    def hasty(self: GroupCommit, append: Append, stored: Stored) -> None:
        add(self, append, lambda _: None)
        asyncio.get_running_loop().call_soon(stored, True)

    with patch.object(GroupCommit, "add", hasty):
        yield


@contextmanager
def forgets_the_epoch() -> Iterator[None]:
    """The statement that writes does not ask whose table it is."""
    with patch.object(Database, "_may_write", lambda *_: True):
        yield


@contextmanager
def tells_a_spectator() -> Iterator[None]:
    """Who only watches is shown what seat 0 sees."""
    own = Projection.own

    def indiscreet(self: Projection, seat: Seat | None) -> tuple[Any, ...]:
        return own(self, Seat(0) if seat is None else seat)

    with patch.object(Projection, "own", indiscreet):
        yield


@contextmanager
def loses_a_sealed_move_on_reload() -> Iterator[None]:
    """A table that is read from its log has forgotten what somebody had sealed."""
    kept = Archive._kept

    def forgetful(self: Archive, table_id: str, read: Log) -> Sliced[StoredTable]:
        found = yield from kept(self, table_id, read)
        return replace(found, table=_without_a_seal(found.table))

    with patch.object(Archive, "_kept", forgetful):
        yield


def _without_a_seal(table: Table) -> Table:
    play = table.play
    if play is None or play.outcome is not None:
        return table
    for seat in all_seats(len(table.seats)):
        try:
            opened = table.game.unseal(play.state, seat).state
        except SplittableError:
            continue
        return evolve(table, play=evolve(play, state=opened))
    return table


@contextmanager
def has_a_bot_play_twice() -> Iterator[None]:
    """A bot makes the move that it has chosen, and makes it once more."""

    async def eager(self: Scheduler, seat: Seat) -> None:
        move = self._bot_turns.move(self._actor.table, seat)
        if move is not None:
            entry = Played(at=self._services.clock.now(), seat=seat, move=move)
            for _ in range(2):
                await self._actor.write(lambda _: entry)

    with patch.object(Scheduler, "_let_bot_play", eager):
        yield


@contextmanager
def shows_old_memory() -> Iterator[None]:
    """A server that was paused shows a table as it remembers it, though another one has it now."""

    async def trusting(_: TableActor) -> None: ...

    with patch.object(TableActor, "check_ownership", trusting):
        yield


@contextmanager
def undoes_whatever_is_sealed() -> Iterator[None]:
    """A take-back that arrives late undoes a choice that its sender never saw."""
    with patch.object(moves, "_means_this_choice", lambda *_: None):
        yield


Planted = Callable[[], Any]
PLANTED: Final[dict[Planted, str]] = {  # and what is said of it
    acknowledges_before_it_commits: "which is not in the log",
    forgets_the_epoch: "but the home is",
    tells_a_spectator: "knows other things than the log shows it",
    loses_a_sealed_move_on_reload: "the log shows",  # another view, or other events
    has_a_bot_play_twice: "bot",
    shows_old_memory: "shown the table at",
    undoes_whatever_is_sealed: "undid a choice",
}
