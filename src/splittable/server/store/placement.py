"""Which server a table lives at: one home each, by a lease that the database guards.

A lease is a server and an epoch. Taking a table makes its epoch one higher, and only the server
and the epoch that the database has may write (`Append.epoch`), whatever anybody's clock says. All
leases of a server run out together, unless it renews them.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

RENEW_EVERY: Final = 1_000  # ms
EXPIRES_AFTER: Final = 5_000  # ms by the database's clock: then its tables are free to be taken


@dataclass(frozen=True, slots=True)
class Lease:
    """A table is at home here."""

    epoch: int | None  # for `Append.epoch`; None: there are no leases, as nobody else could write
    taken_from: str | None = None  # the server it was at until now, if that one is alive


@dataclass(frozen=True, slots=True)
class LeaseTaken:
    """A table that was at home here has been taken by another server."""

    table: str
    epoch: int  # with which it is there
    by: str  # the other server's id


Callback: TypeAlias = Callable[[LeaseTaken], None]


class Placement(Protocol):
    """One server's side of it. StoreError: the database cannot be asked now."""

    server: str  # the id of this one
    are_shared: bool  # False: there is no other server, nothing is ever taken or lost

    def tell(self, told: Callback) -> None:
        """From now on whoever is given here is told of takings, soon after they happen. Some may
        never be told of: then a write fails, or `renew` names the table."""

    async def take(self, table: str, *, preempt: bool) -> Lease | None:
        """Make this the table's home, with the next epoch, also where it is at home here already.
        Whatever was written under earlier epochs can be read once this returns, and no more will
        be written under them.

        None: there is no such table; or it lives at another server that is alive, and is not to be
        taken from there.
        """

    async def holds(self, table: str, epoch: int | None) -> bool:
        """Whether this is still its home, with this epoch."""

    async def renew(self, held: Mapping[str, int | None]) -> list[str]:
        """Renew all leases of this server, by one statement. Which of those held, by table with
        their epochs, are its own no more, as far as it could not be told of it."""

    async def give_up(self, held: Mapping[str, int | None]) -> None:
        """These tables are free to be taken; those that are at home elsewhere are left alone."""

    async def close(self) -> None:
        """Give everything up: from now on this server is not alive."""


class SingleServerPlacement:
    """Everything is at home here, since no other process can have this database."""

    server = "the only one"
    are_shared = False

    def tell(self, told: Callback) -> None: ...

    async def take(self, table: str, *, preempt: bool) -> Lease:  # noqa: ARG002
        return Lease(None)

    async def holds(self, table: str, epoch: int | None) -> bool:  # noqa: ARG002
        return True

    async def renew(self, held: Mapping[str, int | None]) -> list[str]:  # noqa: ARG002
        return []

    async def give_up(self, held: Mapping[str, int | None]) -> None: ...

    async def close(self) -> None: ...
