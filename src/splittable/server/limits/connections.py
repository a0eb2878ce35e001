"""Open connections: how many there may be, which are evicted, and which have timed out."""

import asyncio
import heapq
from collections.abc import Callable
from enum import IntEnum
from typing import Final, Protocol

from splittable.server.clock import Clock
from splittable.server.limits.budgets import AddressBudget, RefusalCounter

RESERVED_FILES: Final = 64  # kept for the store, the log and everything else
MOST_PROBES: Final = 16  # connections to a port for probes alone, out of the reserved files
FEWEST: Final = 16  # connections allowed, however few files there are
MADE_ROOM: Final = 16  # one connection in this many is evicted when there is no room
WORST_BEHIND: Final = 1_000  # ms of requests owed, above which an address can't connect
SWEEP_EVERY: Final = 1.0  # seconds between checks for late connections


class EvictionRank(IntEnum):
    """Which connections are evicted first, lowest rank first. `SITTING` is never evicted."""

    WAITING = 0  # HTTP, no request in progress
    ASKING = 1  # HTTP, a request in progress
    NAMELESS = 2  # a WebSocket of somebody without a seat
    SITTING = 3  # a WebSocket of a person in a seat


class Connection(Protocol):
    @property
    def is_websocket(self) -> bool: ...

    @property
    def standing(self) -> EvictionRank: ...

    @property
    def last_heard(self) -> int:
        """When it last made progress, in ms since 1970."""

    def is_late(self, now: int) -> bool:
        """Whether its time is up at `now` (ms since 1970)."""

    def cut(self) -> None:
        """Abort it now."""


class Connections:
    """All open connections of the process, each with the address budget it counts against."""

    def __init__(
        self, clock: Clock, most: int, refusals: RefusalCounter, observe: Callable[[int], None]
    ) -> None:
        self.now = clock.now
        self._most = most
        self._open_to_newcomers = most - max(most // MADE_ROOM, 1)  # WebSockets
        self._websockets = 0
        self._refusals = refusals
        self._observe = observe  # gets the number of connections, for the metrics
        # None: a trusted proxy's connection
        self._payers: dict[Connection, AddressBudget | None] = {}
        self._sweeping: asyncio.Task[None] | None = None

    @property
    def is_full(self) -> bool:
        """Whether newcomers are turned away: what remains is for people who return to their seats,
        and for requests."""
        return self._websockets >= self._open_to_newcomers

    def admit(self, connection: Connection, payer: AddressBudget | None) -> bool:
        """Add a connection. Returns False if its address or the server has no room for it."""
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
        self._websockets += connection.is_websocket
        if payer is not None:
            payer.connections += 1
        self._observe(len(self._payers))
        return True

    def dismiss(self, connection: Connection) -> None:
        """Remove a connection that has closed or become a WebSocket; unknown ones are ignored."""
        if connection in self._payers:
            payer = self._payers.pop(connection)
            self._websockets -= connection.is_websocket
            if payer is not None:
                payer.connections -= 1
            self._observe(len(self._payers))

    def _make_room(self) -> bool:
        """Evict the lowest ranks, the longest silent first. Returns whether there were any."""
        self._refusals.note("room")
        candidates = (each for each in self._payers if each.standing is not EvictionRank.SITTING)
        evicted = heapq.nsmallest(
            max(self._most // MADE_ROOM, 1),
            candidates,
            key=lambda each: (each.standing, each.last_heard),
        )
        for connection in evicted:
            self._cut(connection)
        return bool(evicted)

    def _cut(self, connection: Connection) -> None:
        self.dismiss(connection)
        connection.cut()

    def start_sweeping(self) -> None:
        """Start aborting late connections in the background."""
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


def most_connections(open_files: int | None, wanted: int | None = None) -> int:
    """How many connections fit into both limits; None: there is none."""
    most = 1_000_000 if wanted is None else wanted
    return most if open_files is None else min(most, max(open_files - RESERVED_FILES, FEWEST))
