"""Leases: which tables this server owns, and how it takes, renews and loses them.

A server takes a table when a client connects for it, even from another live server: the proxy that
routes clients has then changed its mind. If a misconfigured proxy sends one table's clients to two
servers, they would take it from each other all the time. So a server that has lost a table waits
before it takes the table back, longer each time.
"""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from splittable.server.clock import Alarm, Clock
from splittable.server.logs import RateLimitedLog, failure
from splittable.server.store import StoreError, TableRelocated
from splittable.server.store.placement import RENEW_EVERY, Lease, LeaseTaken, Placement

FIRST_STAY: Final = 1_000  # ms to wait before taking a lost table back; doubles with each loss
LONGEST_STAY: Final = 8_000  # ms
FORGIVEN_AFTER: Final = 60_000  # ms without another loss, after which the wait starts over
CUT_OFF_AFTER: Final = 10_000  # ms without the database, after which our tables may be outdated

Counted: TypeAlias = Literal["taken", "lost"]


@dataclass(frozen=True, slots=True)
class _Loss:
    """Another server took a table from this one."""

    at: int  # ms since 1970
    times: int  # in quick succession

    @property
    def until(self) -> int:
        """When we may take the table back, in ms since 1970."""
        return self.at + min(FIRST_STAY << (self.times - 1), LONGEST_STAY)


class Leases:
    """The tables that this server owns, and their renewal."""

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
        self._unwanted: dict[str, int | None] = {}  # epochs by table: to be released
        self._losses: dict[str, _Loss] = {}  # recent ones, by table
        self._lost: Callable[[str, int], None] = _ignore_loss
        self._cut_off: Callable[[], None] = _ignore_cut_off
        self._renewed_at = clock.now()
        self._is_cut_off = False
        self._alarm: Alarm | None = None
        self._renewing: asyncio.Task[None] | None = None
        self.is_leaving = False

    @property
    def are_shared(self) -> bool:
        """Whether other servers use the same database."""
        return self._placement.are_shared

    @property
    def count_held(self) -> int:
        return len(self._held)

    # Taking

    async def take(self, table: str) -> Lease | None:
        """Take the table for a client that connects here. None: there is no such table.

        Raises TableRelocated while we must leave it with its owner, or can't own tables ourselves.
        """
        if self._takes_none:
            raise TableRelocated(table, FIRST_STAY)
        loss = self._losses.get(table)
        if loss is not None and self._clock.now() < loss.until:
            raise TableRelocated(table, loss.until - self._clock.now())
        return await self._take(table, preempt=True)

    async def take_if_free(self, table: str) -> Lease | None:
        """Take the table to show it, or for a bot or clock that is due. None: another live server
        owns it, or there is no such table."""
        return None if self._takes_none else await self._take(table, preempt=False)

    @property
    def _takes_none(self) -> bool:
        """While we hand over our tables, or couldn't renew new leases."""
        return self.is_leaving or self._is_cut_off

    async def _take(self, table: str, *, preempt: bool) -> Lease | None:
        lease = await self._placement.take(table, preempt=preempt)
        if lease is not None and self.are_shared:
            self._held[table] = lease.epoch
            self._unwanted.pop(table, None)
            self._count("taken")
        return lease

    async def interrupt(self, table: str) -> None:
        """Have the other server that owns the table forget it, even one that just took it from us:
        take the table and release it."""
        if self.are_shared and await self._take(table, preempt=True) is not None:
            await self.give_up([table])

    def holds(self, table: str, lease: Lease) -> bool:
        """Whether we own the table with this lease, as far as we know."""
        return not self.are_shared or self._held.get(table) == lease.epoch

    async def check(self, table: str, lease: Lease) -> None:
        """Raise TableRelocated if another server owns the table by now; for when a write failed."""
        if not await self._placement.holds(table, lease.epoch):
            self._lose(table, lease.epoch)
            raise TableRelocated(table, 0)

    # Releasing

    async def give_up(self, tables: Iterable[str]) -> None:
        """Release tables. If the database can't be reached, this is repeated later."""
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
            self._notices.warn("leases cannot be released now", why=str(error))
            return
        for table, epoch in unwanted.items():
            if table in self._unwanted and self._unwanted[table] == epoch:
                del self._unwanted[table]

    # Losing

    def _taken(self, taken: LeaseTaken) -> None:
        """Handle a notification, possibly late, that another server took a table."""
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
                "two servers take a table from each other; does the proxy route it to both?",
                table=table,
                servers=[self._placement.server, to],
            )
        self._lost(table, FIRST_STAY if is_again else 0)

    # Renewing

    def keep(self, lost: Callable[[str, int], None], cut_off: Callable[[], None]) -> None:
        """Start renewing leases in the background.

        `lost` gets each table that another server took, and after how many ms its clients may
        reconnect. `cut_off` is called each time the database has been unreachable for so long that
        other servers may own our tables.
        """
        if not self.are_shared:
            return
        self._lost, self._cut_off = lost, cut_off
        self._placement.subscribe(self._taken)
        self._renew()

    def _renew(self) -> None:
        """Renew now, unless the last renewal is still running, and again after a pause."""
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
            self._check_cut_off()
        except Exception as error:
            self._notices.fail("leases cannot be renewed", **failure(error))
            self._check_cut_off()
        else:
            self._renewed_at, self._is_cut_off = self._clock.now(), False
            await self._give_up_unwanted()
            self._forgive()

    def _check_cut_off(self) -> None:
        if not self._is_cut_off and self._clock.now() - self._renewed_at >= CUT_OFF_AFTER:
            self._is_cut_off = True
            self._notices.warn("cut off from the database; all clients are told to reconnect")
            self._cut_off()

    def _forgive(self) -> None:
        deadline = self._clock.now() - FORGIVEN_AFTER
        for table in [each for each, loss in self._losses.items() if loss.at < deadline]:
            del self._losses[table]

    async def close(self) -> None:
        """Stop taking and renewing. All leases are released."""
        self.is_leaving = True
        if self._alarm is not None:
            self._alarm.cancel()
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.wait([self._renewing])
        await self._placement.close()


def _ignore_loss(_table: str, _after: int) -> None:
    pass


def _ignore_cut_off() -> None:
    pass
