"""The registry of live tables: finds them in memory or in the store, puts idle ones to sleep, wakes
those that are due, and hands tables over to other servers."""

import asyncio
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial

import msgspec

from splittable.server.clock import Alarm
from splittable.server.domain.commands.context import seated_only
from splittable.server.domain.commands.errors import Refused, full
from splittable.server.limits.cpu_accounting import UNMETERED, Payer
from splittable.server.limits.single_flight import SingleFlight
from splittable.server.logs import failure
from splittable.server.messages.live import Code
from splittable.server.messages.rest import LobbyCard
from splittable.server.runtime.archive import StoredTable
from splittable.server.runtime.services import Services
from splittable.server.runtime.table_actor import TableActor, TableSnapshot
from splittable.server.store import Head, Note, StoreError, TableRelocated
from splittable.server.store.placement import Lease

LOOK_EVERY = 2_000  # ms between two looks for tables to wake or to put to sleep
ASLEEP_AFTER = 60_000  # ms without use: the table leaves memory
MOST_LISTED = 100  # public tables in the lobby
HANDED_OVER_AT_ONCE = 10  # tables; the other servers have to read each of them


class TableRegistry:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._opening = 0  # new tables that are being stored
        self._live: dict[str, TableActor] = {}
        self._loading: SingleFlight[TableActor | None] = SingleFlight()  # by table
        self._has_tried_listed = False  # whether each public table has been read since the start
        self._alarm: Alarm | None = None
        self._looking: asyncio.Task[None] | None = None

    # Finding

    async def table(
        self, table_id: str, payer: Payer = UNMETERED, who: Collection[str] = ()
    ) -> TableActor:
        """The live table, for a client that connects or sends a command, with the hashed tokens
        `who`. Loads it from its log if need be, which the payer pays for, and takes it from the
        server that owns it. If the server is full, it loads tables only for people in seats."""
        live = self._live.get(table_id)
        if live is None and self.is_full:
            seated_only((await self._services.archive.table(table_id, payer)).table, who)
        return await self.for_operator(table_id, payer)

    async def for_operator(self, table_id: str, payer: Payer = UNMETERED) -> TableActor:
        """The live table, however full the server is."""
        live = self._live.get(table_id)
        while live is None:  # a concurrent `look_at` may have found it owned elsewhere: try again
            live = await self._loading.ask(table_id, payer, partial(self._load, table_id))
        return live

    async def look_at(self, table_id: str, payer: Payer = UNMETERED) -> TableActor | TableSnapshot:
        """The table for reading only, which never takes it from another server."""
        live = self._live.get(table_id)
        if live is None and self.is_full:
            return TableSnapshot(
                await self._services.archive.table(table_id, payer), self._services
            )
        if not self._services.leases.are_shared:
            return await self.table(table_id, payer)
        if live is not None:
            with suppress(TableRelocated):
                await live.check_ownership()
                return live
        live = await self._loading.ask(table_id, payer, partial(self._load_if_free, table_id))
        if live is not None:
            return live
        return TableSnapshot(await self._services.archive.table(table_id, payer), self._services)

    async def listed(self) -> tuple[LobbyCard, ...]:
        """Public tables that a newcomer can enter, as far as this server knows."""
        archive, heads = self._services.archive, await self._services.store.listed(MOST_LISTED)
        cards = [_card(head) for table_id, head in heads if not archive.is_unreadable(table_id)]
        return tuple(card for card in cards if card is not None)

    @property
    def is_full(self) -> bool:
        """Whether there are as many tables in memory as the operator allows."""
        most = self._services.most_tables
        return most is not None and self.in_memory + self._opening >= most

    @contextmanager
    def room_for_one(self) -> Iterator[None]:
        """Room for a table that is being opened. Raises Refused if there is none."""
        if self.is_full:
            raise full()
        self._opening += 1
        try:
            yield
        finally:
            self._opening -= 1

    async def adopt(self, opened: StoredTable) -> TableActor:
        """Make a new table live, before any other server can know of it."""
        table_id = opened.table.id
        lease = await self._services.leases.take(table_id)
        if lease is None:
            raise TableRelocated(table_id, 0)
        live = self._live[table_id] = TableActor(opened, lease, self._services)
        return live

    async def _load(self, table_id: str, payer: Payer) -> TableActor | None:
        leases, archive = self._services.leases, self._services.archive
        if archive.is_quarantined(table_id):
            await archive.table(table_id, payer)  # raises, saying why
        lease = await leases.take(table_id)
        if lease is None:
            await archive.table(table_id, payer)  # raises: unknown
            raise TableRelocated(table_id, 0)  # it was opened a moment ago
        return await self._read_in(table_id, lease, payer)

    async def _load_if_free(self, table_id: str, payer: Payer) -> TableActor | None:
        """None: another server owns it, it doesn't exist, or it is quarantined."""
        if self._services.archive.is_quarantined(table_id):
            return None
        lease = await self._services.leases.take_if_free(table_id)
        return None if lease is None else await self._read_in(table_id, lease, payer)

    async def _read_in(self, table_id: str, lease: Lease, payer: Payer) -> TableActor:
        """Read the log after taking the lease: from then on nobody else appends to it."""
        leases = self._services.leases
        try:
            kept = await self._services.archive.table(table_id, payer)
        except BaseException:
            await leases.give_up([table_id])
            raise
        if not leases.holds(table_id, lease):
            raise TableRelocated(table_id, 0)
        live = self._live[table_id] = TableActor(kept, lease, self._services)
        live.plan()
        return live

    # Waking and sleeping

    @property
    def in_memory(self) -> int:
        return len(self._live)

    def present_at(self, table_id: str) -> int | None:
        """How many connections a table has here; None: it isn't in memory."""
        live = self._live.get(table_id)
        return None if live is None else live.present

    @property
    def unreadable(self) -> Counter[Code]:
        """How many tables could not be read at the last try, by the code that clients get."""
        return self._services.archive.unreadable

    def look_after(self) -> None:
        """From now on wake tables whose bots or clocks are due, and put idle ones to sleep."""
        self._look()

    def _look(self) -> None:
        """Look again, unless the last look is still running, and set the alarm for the next."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.get_running_loop().create_task(self._look_once())
        moment = self._services.clock.now() + LOOK_EVERY
        self._alarm = self._services.clock.call_at(moment, self._look)

    async def _look_once(self) -> None:
        now = self._services.clock.now()
        try:
            await self._put_to_sleep(now)
            for table_id, _ in await self._services.store.waking(now + LOOK_EVERY):
                await self._wake(table_id)
            if not self._has_tried_listed:
                await self._try_listed()
        except StoreError as error:
            self._services.notices.warn("sleeping tables cannot be looked for", why=str(error))
        except Exception as error:
            self._services.notices.warn("sleeping tables cannot be looked for", **failure(error))

    async def _wake(self, table_id: str) -> None:
        """A table that can't be read is quarantined, and doesn't keep others from waking."""
        if table_id not in self._live:
            with suppress(Refused, TableRelocated):  # the archive has logged it
                await self._loading.ask(table_id, UNMETERED, partial(self._load_if_free, table_id))

    async def _try_listed(self) -> None:
        """Read the public tables from before the start, so that unreadable ones leave the list."""
        for table_id, _ in await self._services.store.listed(MOST_LISTED):
            if table_id not in self._live:
                with suppress(Refused):
                    await self._services.archive.table(table_id)
        self._has_tried_listed = True

    async def _put_to_sleep(self, now: int) -> None:
        asleep: list[str] = []
        for table_id, live in list(self._live.items()):
            wake_at = live.table.wake_at()
            is_due = wake_at is not None and wake_at <= now + ASLEEP_AFTER
            if live.is_idle and not is_due and live.last_used + ASLEEP_AFTER < now:
                live.close()
                del self._live[table_id]
                asleep.append(table_id)
        await self._services.leases.give_up(asleep)

    # Deleting

    async def delete(self, table_id: str) -> bool:
        """Delete a table that nobody uses. False: somebody does, here or at another server."""
        if table_id in self._live:
            return False
        deleted = False

        async def work(_payer: Payer) -> None:
            nonlocal deleted
            leases = self._services.leases
            lease = await leases.take_if_free(table_id)
            if lease is not None:
                deleted = await self._services.store.delete(table_id, lease.epoch)
                await leases.give_up([table_id])

        # Takes the place of a load: newcomers wait for it, and then find nothing.
        await self._loading.ask(table_id, UNMETERED, work)
        return deleted

    async def remove(self, table_id: str) -> bool:
        """Delete a table, even one in use here or at another server. False: there is none."""
        services = self._services
        done: list[bool] = []

        async def work(_payer: Payer) -> None:
            lease = await services.leases.take(table_id)  # its other server forgets it
            if lease is None:
                done.append(False)
                return
            live = self._live.pop(table_id, None)
            if live is not None:
                live.close()
                await services.group_commit.settled()
            try:
                done.append(await services.store.delete(table_id, lease.epoch))
                await services.leases.give_up([table_id])
            finally:
                if live is not None:
                    live.move_out(0)  # its clients come back, and find whatever is there

        while not done:  # a load that was under way is waited for, and then asked again
            with suppress(Refused):
                await self._loading.ask(table_id, UNMETERED, work)
        return done[0]

    async def erase_person(self, token_hash: str, notes: Sequence[Note]) -> int:
        """Erase what this person said and was called at all tables, and replace operators' notes
        that have it too. Returns at how many tables there was anything."""
        tables = set(await self._services.store.erase_person(token_hash, notes))
        # If it was erased before and we never heard so, we still have it in memory.
        tables |= {each for each, live in self._live.items() if live.table.names(token_hash)}
        for table_id in tables:
            await self.reread(table_id)
        return len(tables)

    async def erase_talk(self, before: int, most: int) -> int:
        """Erase at most so many of the remarks made before this time (ms since 1970). Returns at
        how many tables; after 0 there are none left."""
        tables = await self._services.store.erase_talk(before, most)
        for table_id in tables:
            await self.reread(table_id)
        return len(tables)

    async def reread_talk(self, before: int) -> None:
        """Another server may have erased remarks of tables that are in memory here."""
        for live in list(self._live.values()):
            if any(each.said.text and each.said.at < before for each in live.table.remarks):
                await live.reread()

    async def reread(self, table_id: str) -> None:
        """Something of the table was erased: the server that has it in memory reads it again."""
        live = self._live.get(table_id)
        if live is not None:
            await live.reread()
            with suppress(TableRelocated):  # perhaps just now, and unheard by us
                await live.check_ownership()
                return
        await self._services.leases.interrupt(table_id)

    # Handing tables over

    @property
    def is_leaving(self) -> bool:
        """Whether this server is handing its tables over to others."""
        return self._services.leases.is_leaving

    def forget(self, table_id: str, retry_after: int) -> None:
        """Another server owns the table: its clients reconnect there after `retry_after` ms."""
        live = self._live.pop(table_id, None)
        if live is not None:
            live.move_out(retry_after)

    async def hand_over(self) -> None:
        """Give all tables to the other servers, a few at a time so that these can keep up."""
        leases = self._services.leases
        if not leases.are_shared:
            return
        leases.is_leaving = True
        tables = list(self._live)
        for first in range(0, len(tables), HANDED_OVER_AT_ONCE):
            few = tables[first : first + HANDED_OVER_AT_ONCE]
            await self._services.group_commit.settled()
            await leases.give_up(few)
            for table_id in few:
                self.forget(table_id, 0)

    async def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if self._looking is not None:
            self._looking.cancel()
        for live in self._live.values():
            live.close()


def _card(head: Head) -> LobbyCard | None:
    """None if it can't be read: one bad card doesn't spoil the list."""
    try:
        return msgspec.json.decode(head.card, type=LobbyCard)
    except msgspec.MsgspecError:
        return None
