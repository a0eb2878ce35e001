"""Open connections: as many as there is room for, and each only as long as it gets somewhere."""

import asyncio
import heapq
from collections.abc import Callable
from enum import IntEnum
from typing import Final, Protocol

from splittable.server.clock import Clock
from splittable.server.limits.budgets import AddressBudget, RefusalCounter

RESERVED_FILES: Final = 64  # for the store, the log and whatever else the process has open
FEWEST: Final = 16  # connections, however few files there are
MADE_ROOM: Final = 16  # of a full house one in so many goes at once
WORST_BEHIND: Final = 1_000  # ms: whoever owes so many requests is not let in at all
SWEEP_EVERY: Final = 1.0  # seconds: how often those that have had their time are looked for


class EvictionRank(IntEnum):
    """Who goes first when there is no room; whoever sits never goes."""

    WAITING = 0  # no request under way
    ASKING = 1
    NAMELESS = 2  # a line, of somebody who does not sit
    SITTING = 3


class Connection(Protocol):
    @property
    def standing(self) -> EvictionRank: ...

    @property
    def last_heard(self) -> int:
        """When it last got somewhere, in ms."""

    def is_late(self, now: int) -> bool:
        """Whether it has had its time."""

    def cut(self) -> None:
        """End it at once."""


class Connections:
    def __init__(
        self, clock: Clock, most: int, refusals: RefusalCounter, tell: Callable[[int], None]
    ) -> None:
        self.now = clock.now
        self._most = most
        self._refusals = refusals
        self._tell = tell  # how many there are, for the metrics
        self._payers: dict[
            Connection, AddressBudget | None
        ] = {}  # None: a proxy's, for its visitors
        self._sweeping: asyncio.Task[None] | None = None

    def admit(self, connection: Connection, payer: AddressBudget | None) -> bool:
        """Whether there is room for one more, of this address and at all."""
        if payer is not None:
            if payer.connections >= payer.allowed.connections:
                self._refusals.note("connections")
                return False
            if payer.requests.owed() > WORST_BEHIND:
                self._refusals.note("requests")
                return False
        if len(self._payers) >= self._most and not self._make_room():
            return False
        self._payers[connection] = payer
        if payer is not None:
            payer.connections += 1
        self._tell(len(self._payers))
        return True

    def dismiss(self, connection: Connection) -> None:
        """It is gone, or goes on as something else."""
        if connection in self._payers:
            payer = self._payers.pop(connection)
            if payer is not None:
                payer.connections -= 1
            self._tell(len(self._payers))

    def _make_room(self) -> bool:
        """Cut those who matter least, and of these the longest silent; whether there were any."""
        self._refusals.note("room")
        may_go = (each for each in self._payers if each.standing is not EvictionRank.SITTING)
        worst = heapq.nsmallest(
            max(self._most // MADE_ROOM, 1),
            may_go,
            key=lambda each: (each.standing, each.last_heard),
        )
        for connection in worst:
            self._cut(connection)
        return bool(worst)

    def _cut(self, connection: Connection) -> None:
        self.dismiss(connection)
        connection.cut()

    def watch_over(self) -> None:
        """From now on cut those that have had their time."""
        self._sweeping = asyncio.get_running_loop().create_task(self._sweep())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            now = self.now()
            for connection in [each for each in self._payers if each.is_late(now)]:
                self._refusals.note("late")
                self._cut(connection)

    def close(self) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()


def most_connections(open_files: int | None) -> int:
    """How many there may be where so many files may be open; None: without end."""
    return 1_000_000 if open_files is None else max(open_files - RESERVED_FILES, FEWEST)
