"""Placement in PostgreSQL: leases that only the database's own clock and rows decide on.

Each server has one row with the time until which it counts as alive; renewing it renews all its
leases. A table's row names the run of the server that owns it. Statements read and lock both rows
as needed, so no server has to trust another one, or its own clock.
"""

import asyncio
from collections.abc import Mapping
from random import Random
from typing import Any, Final

from splittable.server.store import StoreError
from splittable.server.store.placement import EXPIRES_AFTER, Callback, Lease, LeaseTaken
from splittable.server.store.postgres import ALIVE, PostgresStore
from splittable.server.store.postgres_hosts import first_line

_CHANNEL: Final = "splittable_homes"
_SECONDS: Final = 3.0  # timeout of a renewal; short enough to retry before the leases expire
_PATIENCE: Final = EXPIRES_AFTER / 1000 + 1  # seconds to wait for an id to become free
_TRY_AGAIN: Final = 0.5  # seconds between attempts to get an id that is in use
_RUN: Final = 64  # random bits that identify one run of a server

_REGISTER: Final = f"""
    INSERT INTO server (id, run, expires_at)
    VALUES ($1, $2, now() + {EXPIRES_AFTER} * interval '1 millisecond')
    ON CONFLICT (id) DO UPDATE SET run = excluded.run, expires_at = excluded.expires_at
    WHERE server.run = excluded.run OR NOT {ALIVE}
    RETURNING run"""
_FORGET_THE_DEAD: Final = "DELETE FROM server WHERE expires_at < now() - interval '1 day'"
_TAKE: Final = f"""
    WITH known AS (
        SELECT server.id FROM home JOIN server USING (run)
        WHERE home.table_id = $1 AND home.run <> $2 AND {ALIVE}
    ), taken AS (
        INSERT INTO home (table_id, run, epoch)
        SELECT $1, $2, 1 WHERE EXISTS (SELECT FROM entry WHERE table_id = $1 AND seq = 0)
        ON CONFLICT (table_id) DO UPDATE SET run = excluded.run, epoch = home.epoch + 1
        WHERE $3 OR home.run IS NULL OR home.run = excluded.run
        OR NOT EXISTS (SELECT FROM server WHERE server.run = home.run AND {ALIVE})
        RETURNING epoch
    )
    SELECT
        epoch,
        (SELECT id FROM known) AS taken_from,
        CASE WHEN epoch > 1 THEN pg_notify('{_CHANNEL}', concat_ws(' ', $1::text, epoch, $4::text))
        END
    FROM taken"""
_HELD: Final = """
    SELECT table_id FROM unnest($1::text[], $2::integer[]) AS held (table_id, epoch)
    JOIN home USING (table_id, epoch) WHERE home.run = $3"""
_GIVE_UP: Final = """
    UPDATE home SET run = NULL
    FROM unnest($1::text[], $2::integer[]) AS held (table_id, epoch)
    WHERE home.table_id = held.table_id AND home.epoch = held.epoch AND home.run = $3"""
_LEAVE: Final = "DELETE FROM server WHERE run = $1"


class PostgresPlacement:
    """A `Placement` with its own connection, for renewals and for notifications of takeovers. If
    the connection is lost, the next `renew` reconnects and checks for missed notifications."""

    are_shared = True

    def __init__(self, store: PostgresStore, server: str, chance: Random) -> None:
        self.server = server
        self._store = store
        self._reach = store.reach
        self._run = store.run = f"{server}#{chance.getrandbits(_RUN):0{_RUN // 4}x}"
        self._connection: Any = None
        self._callback: Callback | None = None

    @classmethod
    async def open(
        cls, store: PostgresStore, server: str, chance: Random, *, patience: float = _PATIENCE
    ) -> "PostgresPlacement":
        """Register this server. Raises StoreError if another live server still has this id after
        `patience` seconds; the id of a dead one is free by then."""
        placement = cls(store, server, chance)
        try:
            await placement._enter(patience)
        except BaseException:
            await placement.close()
            raise
        return placement

    async def _enter(self, patience: float) -> None:
        await self._store.rows(_FORGET_THE_DEAD)
        for _ in range(round(patience / _TRY_AGAIN)):
            try:
                await self.renew({})
                return
            except SameId:
                await asyncio.sleep(_TRY_AGAIN)
        await self.renew({})

    def subscribe(self, callback: Callback) -> None:
        self._callback = callback

    async def take(self, table: str, *, preempt: bool) -> Lease | None:
        if "\0" in table:  # PostgreSQL text can't contain NUL, so there is no such table
            return None
        rows = await self._store.rows(_TAKE, table, self._run, preempt, self.server)
        return Lease(rows[0][0], rows[0][1]) if rows else None

    async def holds(self, table: str, epoch: int | None) -> bool:
        return bool(await self._store.rows(_HELD, [table], [epoch], self._run))

    async def renew(self, held: Mapping[str, int | None]) -> list[str]:
        try:
            async with asyncio.timeout(_SECONDS):
                return await self._renew(held)
        except TimeoutError as error:
            self._hang_up()
            raise StoreError(f"PostgreSQL did not answer within {_SECONDS:g} s") from error
        except self._reach.failures as error:
            self._hang_up()
            raise StoreError(f"PostgreSQL is unavailable: {first_line(error)}") from error

    async def _renew(self, held: Mapping[str, int | None]) -> list[str]:
        is_new = self._connection is None or self._connection.is_closed()
        if is_new:
            self._connection = await self._reach.connect()
            await self._connection.add_listener(_CHANNEL, self._hear)
        if not await self._connection.fetch(_REGISTER, self.server, self._run):
            raise SameId(
                f"another server on this database has the id {self.server};"
                " give each its own with --server-id"
            )
        if not is_new or not held:
            return []
        rows = await self._connection.fetch(_HELD, list(held), list(held.values()), self._run)
        return sorted(held.keys() - {table for (table,) in rows})

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        table, epoch, by = payload.split(" ", 2)
        if self._callback is not None and by != self.server:
            self._callback(LeaseTaken(table, int(epoch), by))

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def give_up(self, held: Mapping[str, int | None]) -> None:
        await self._store.rows(_GIVE_UP, list(held), list(held.values()), self._run)

    async def close(self) -> None:
        try:
            async with asyncio.timeout(_SECONDS):
                if self._connection is not None and not self._connection.is_closed():
                    await self._connection.execute(_LEAVE, self._run)
                    await self._connection.close()
        except self._reach.failures:  # the leases will expire by themselves
            self._hang_up()


class SameId(StoreError):
    """Another live server has this id."""
