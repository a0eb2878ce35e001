"""The leases of this server: which tables live here, how they are kept, and when they are lost.

A table that is asked for here is taken, even from a server that is alive, since whoever sends lines
to servers has changed its mind. If it has not, and sends the lines of one table to two servers, the
table would go to and fro. So who has lost a table waits before taking it back, longer each time.
"""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from splittable.server.clock import Alarm, Clock
from splittable.server.logs import RateLimitedLog, failure
from splittable.server.store import StoreError, TableRelocated
from splittable.server.store.placement import RENEW_EVERY, Lease, LeaseTaken, Placement

FIRST_STAY: Final = 1_000  # ms a table stays with who took it, before we take it back
LONGEST_STAY: Final = 8_000  # ms
FORGIVEN_AFTER: Final = 60_000  # ms without another loss
CUT_OFF_AFTER: Final = 10_000  # ms without the database: what is shown here may be long past

Counted: TypeAlias = Literal["taken", "lost"]


@dataclass(frozen=True, slots=True)
class _Loss:
    """A table was taken from here."""

    at: int  # ms since 1970
    times: int  # one soon after the other

    @property
    def until(self) -> int:
        """So long it is left where it is."""
        return self.at + min(FIRST_STAY << (self.times - 1), LONGEST_STAY)


class Leases:
    def __init__(
        self,
        placement: Placement,
        clock: Clock,
        notices: RateLimitedLog,
        count: Callable[[Counted], None],
    ) -> None:
        self._placement = placement
        self._clock = clock
        self._notices = notices
        self._count = count  # for the metrics
        self._held: dict[str, int | None] = {}  # epochs by table
        self._unwanted: dict[str, int | None] = {}  # to be given up, as soon as that can be said
        self._losses: dict[str, _Loss] = {}  # of late, by table
        self._lost: Callable[[str, int], None] = _nobody
        self._cut_off: Callable[[], None] = _nothing
        self._renewed_at = clock.now()
        self._is_cut_off = False
        self._alarm: Alarm | None = None
        self._renewing: asyncio.Task[None] | None = None
        self.is_leaving = False

    @property
    def are_shared(self) -> bool:
        """Whether other servers may have the same tables."""
        return self._placement.are_shared

    @property
    def count_held(self) -> int:
        return len(self._held)

    # Taking

    async def take(self, table: str) -> Lease | None:
        """Take the table for a client that connects here. None: there is no such table. Raises
        TableRelocated while we must leave it with its owner, or cannot keep tables ourselves."""
        if self._takes_none:
            raise TableRelocated(table, FIRST_STAY)
        loss = self._losses.get(table)
        if loss is not None and self._clock.now() < loss.until:
            raise TableRelocated(table, loss.until - self._clock.now())
        return await self._take(table, preempt=True)

    async def take_if_free(self, table: str) -> Lease | None:
        """Somebody looks, or a bot or a clock is due. None: it lives elsewhere, or nowhere."""
        return None if self._takes_none else await self._take(table, preempt=False)

    @property
    def _takes_none(self) -> bool:
        """While the tables are handed over; and as long as what is taken could not be kept."""
        return self.is_leaving or self._is_cut_off

    async def _take(self, table: str, *, preempt: bool) -> Lease | None:
        lease = await self._placement.take(table, preempt=preempt)
        if lease is not None and self.are_shared:
            self._held[table] = lease.epoch
            self._unwanted.pop(table, None)
            self._count("taken")
        return lease

    def holds(self, table: str, lease: Lease) -> bool:
        """As far as is known here."""
        return not self.are_shared or self._held.get(table) == lease.epoch

    async def check(self, table: str, lease: Lease) -> None:
        """Raise TableRelocated if another server owns the table by now; for when a write failed."""
        if not await self._placement.holds(table, lease.epoch):
            self._lose(table, lease.epoch)
            raise TableRelocated(table, 0)

    # Giving up

    async def give_up(self, tables: Iterable[str]) -> None:
        """These are not wanted here any more; where that cannot be said now, it is said later."""
        for table in tables:
            if table in self._held:
                self._unwanted[table] = self._held.pop(table)
        await self._give_up_unwanted()

    async def _give_up_unwanted(self) -> None:
        unwanted = dict(self._unwanted)
        if not unwanted:
            return
        try:
            await self._placement.give_up(unwanted)
        except StoreError as error:
            self._notices.warn("tables cannot be given up now", why=str(error))
            return
        for table, epoch in unwanted.items():
            if table in self._unwanted and self._unwanted[table] == epoch:
                del self._unwanted[table]

    # Losing

    def _taken(self, taken: LeaseTaken) -> None:
        """Another server has this table now; by messages that may come late."""
        held = self._held.get(taken.table)
        if held is not None and held < taken.epoch:
            self._lose(taken.table, held, taken.by)

    def _lose(self, table: str, epoch: int | None, to: str = "another") -> None:
        if table not in self._held or self._held[table] != epoch:
            return
        del self._held[table]
        self._count("lost")
        now, before = self._clock.now(), self._losses.get(table)
        is_again = before is not None and now < before.at + FORGIVEN_AFTER
        times = before.times + 1 if before is not None and is_again else 1
        self._losses[table] = _Loss(now, times)
        if is_again:
            self._notices.warn(
                "a table is asked for at two servers; does the proxy send it to both?",
                table=table,
                servers=[self._placement.server, to],
            )
        self._lost(table, FIRST_STAY if is_again else 0)

    # Keeping

    def keep(self, lost: Callable[[str, int], None], cut_off: Callable[[], None]) -> None:
        """From now on renew what is held. `lost` is told of each table that is at home elsewhere,
        and after how many ms its people may come back; `cut_off`, once each time, that nothing is
        known of the database for so long that others may play at our tables."""
        if not self.are_shared:
            return
        self._lost, self._cut_off = lost, cut_off
        self._placement.tell(self._taken)
        self._renew()

    def _renew(self) -> None:
        """Once more, unless the last time has not come back: then after the next pause."""
        if self._renewing is None or self._renewing.done():
            self._renewing = asyncio.get_running_loop().create_task(self._renew_once())
        self._alarm = self._clock.call_at(self._clock.now() + RENEW_EVERY, self._renew)

    async def _renew_once(self) -> None:
        held = dict(self._held)
        try:
            for table in await self._placement.renew(held):
                self._lose(table, held[table])
        except StoreError as error:
            self._notices.warn("leases cannot be renewed", why=str(error))
            self._look_at_the_clock()
        except Exception as error:
            self._notices.fail("leases cannot be renewed", **failure(error))
            self._look_at_the_clock()
        else:
            self._renewed_at, self._is_cut_off = self._clock.now(), False
            await self._give_up_unwanted()
            self._forgive()

    def _look_at_the_clock(self) -> None:
        if not self._is_cut_off and self._clock.now() - self._renewed_at >= CUT_OFF_AFTER:
            self._is_cut_off = True
            self._notices.warn("cut off from the database; everybody is told to come back")
            self._cut_off()

    def _forgive(self) -> None:
        deadline = self._clock.now() - FORGIVEN_AFTER
        for table in [each for each, loss in self._losses.items() if loss.at < deadline]:
            del self._losses[table]

    async def close(self) -> None:
        """Take and renew no more; whatever is still held is free from now on."""
        self.is_leaving = True
        if self._alarm is not None:
            self._alarm.cancel()
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.wait([self._renewing])
        await self._placement.close()


def _nobody(_table: str, _after: int) -> None:
    pass


def _nothing() -> None:
    pass
