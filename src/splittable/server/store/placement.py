"""Placement: which server owns a table, by a lease in the database.

A lease is a server and an epoch. Taking a table raises its epoch by one, and only the server and
epoch in the database may write (`Append.epoch`), regardless of anybody's clock. All leases of a
server expire together unless it renews them.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

RENEW_EVERY: Final = 1_000  # ms
EXPIRES_AFTER: Final = 5_000  # ms without renewal, by the database's clock


@dataclass(frozen=True, slots=True)
class Lease:
    """This server owns a table."""

    epoch: int | None  # for `Append.epoch`; None: no leases are needed, as nobody else can write
    taken_from: str | None = None  # the id of the previous owner, if that server is alive


@dataclass(frozen=True, slots=True)
class LeaseTaken:
    """A notification that another server took a table."""

    table: str
    epoch: int  # of the new lease
    by: str  # the other server's id


Callback: TypeAlias = Callable[[LeaseTaken], None]


class Placement(Protocol):
    """One server's access to the leases. Methods raise StoreError if the database can't be used."""

    server: str  # this server's id
    are_shared: bool  # False: there is no other server, so no table is ever taken or lost

    def subscribe(self, callback: Callback) -> None:
        """Call `callback` soon after another server takes a table. Notifications may get lost; then
        a write fails, or `renew` returns the table."""

    async def take(self, table: str, *, preempt: bool) -> Lease | None:
        """Make this server the owner, with the next epoch, even if it is the owner already.

        Once this returns, everything written under earlier epochs is readable, and nothing more
        will be written under them. None: there is no such table; or, unless `preempt`, another
        live server owns it.
        """

    async def holds(self, table: str, epoch: int | None) -> bool:
        """Whether this server still owns the table with this epoch."""

    async def renew(self, held: Mapping[str, int | None]) -> list[str]:
        """Renew all leases of this server in one statement.

        `held` has the epochs by table. Returns the tables among them that this server no longer
        owns, if notifications of that may have been missed.
        """

    async def give_up(self, held: Mapping[str, int | None]) -> None:
        """Release these tables, given with their epochs; those owned by others are unaffected."""

    async def close(self) -> None:
        """Release everything: this server no longer counts as alive."""


class SingleServerPlacement:
    """Owns every table, since no other process can open this database."""

    server = "the only one"
    are_shared = False

    def subscribe(self, callback: Callback) -> None: ...

    async def take(self, table: str, *, preempt: bool) -> Lease:  # noqa: ARG002
        return Lease(None)

    async def holds(self, table: str, epoch: int | None) -> bool:  # noqa: ARG002
        return True

    async def renew(self, held: Mapping[str, int | None]) -> list[str]:  # noqa: ARG002
        return []

    async def give_up(self, held: Mapping[str, int | None]) -> None: ...

    async def close(self) -> None: ...
