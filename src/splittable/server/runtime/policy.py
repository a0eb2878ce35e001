"""What operators have decided for the whole server: bans, an announcement, maintenance.

It is kept as notes in the database, where every server reads it again and again, so an act takes
effect at once where it is done, and seconds later at other servers.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

import msgspec

from splittable.core.errors import Invalid
from splittable.core.validation import short_repr
from splittable.server.clock import Alarm, Clock
from splittable.server.domain.commands.errors import Refused
from splittable.server.logs import RateLimitedLog
from splittable.server.messages.administration import MOST_NOTES, Ban
from splittable.server.messages.live import Notice
from splittable.server.store import Note, Store, StoreError

READ_EVERY: Final = 2_000  # ms
BAN: Final = "ban"
NOTICE: Final = "notice"

Network = IPv4Network | IPv6Network


@dataclass(frozen=True, slots=True)
class _Decided:
    notice: Notice = field(default_factory=Notice)
    bans: tuple[Ban, ...] = ()


class Policy:
    def __init__(self, store: Store, clock: Clock, notices: RateLimitedLog) -> None:
        self._store = store
        self._clock = clock
        self._notices = notices
        self._decided = _Decided()
        self._changed: Callable[[], None] = _ignore
        self._alarm: Alarm | None = None
        self._reading: asyncio.Task[None] | None = None

    @property
    def notice(self) -> Notice:
        return self._decided.notice

    @property
    def bans(self) -> tuple[Ban, ...]:
        """The bans in force, newest first."""
        now = self._clock.now()
        return tuple(ban for ban in self._decided.bans if ban.until is None or ban.until > now)

    def check(self, token_hash: str | None, address: str) -> None:
        """Raise Refused for somebody who is banned."""
        if self._decided.bans and self.is_banned(token_hash, address):
            raise Refused("banned", "the operator of this server has banned you")

    def is_banned(self, token_hash: str | None, address: str) -> bool:
        return any(
            (ban.token_hash is not None and ban.token_hash == token_hash)
            or (ban.addresses is not None and _is_in(address, ban.addresses))
            for ban in self.bans
        )

    def check_games_begin(self) -> None:
        """Raise Refused during maintenance."""
        if self.notice.maintenance:
            raise Refused("maintenance", "the server is about to be maintained: no new games")

    # Deciding

    async def add_ban(self, ban: Ban) -> None:
        await self._store.note(Note(BAN, ban.id, ban.at, msgspec.json.encode(ban)))
        await self.read()

    async def lift_ban(self, ban_id: str) -> bool:
        lifted = await self._store.drop_note(BAN, ban_id)
        await self.read()
        return lifted

    async def tell(self, notice: Notice) -> bool:
        """Show everybody this notice from now on. False: it is shown already."""
        await self.read()
        if notice == self.notice:
            return False
        note = Note(NOTICE, "now", self._clock.now(), msgspec.json.encode(notice))
        await self._store.note(note, replace=True)
        await self.read()
        return True

    # Reading

    async def open(self, changed: Callable[[], None]) -> None:
        """Read what is decided, and from now on again and again. `changed` is called when it is
        something else than before."""
        self._changed = changed
        await self._read_in_peace()
        self._set_alarm()

    def _look(self) -> None:
        if self._reading is None or self._reading.done():
            self._reading = asyncio.get_running_loop().create_task(self._read_in_peace())
        self._set_alarm()

    def _set_alarm(self) -> None:
        self._alarm = self._clock.call_at(self._clock.now() + READ_EVERY, self._look)

    async def _read_in_peace(self) -> None:
        try:
            await self.read()
        except StoreError as error:  # what was decided before still holds
            self._notices.warn("the operator's decisions cannot be read", why=str(error))

    async def read(self) -> None:
        bans = await self._store.notes(BAN, MOST_NOTES)
        notices = await self._store.notes(NOTICE, 1)
        decided = _Decided(
            msgspec.json.decode(notices[0].body, type=Notice) if notices else Notice(),
            tuple(msgspec.json.decode(note.body, type=Ban) for note in bans),
        )
        if decided != self._decided:
            self._decided = decided
            self._changed()

    async def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.wait([self._reading])


def read_addresses(text: str, where: str) -> str:
    """A range of addresses in its usual form; raises Invalid."""
    try:
        return str(ip_network(text.strip(), strict=False))
    except ValueError:
        problem = f"expected an address or a range like 203.0.113.0/24, found {short_repr(text)}"
        raise Invalid(where, problem) from None


@lru_cache(10_000)
def _is_in(address: str, addresses: str) -> bool:
    """`address` is as `budget_key` has it: an IPv6 address stands for its /64."""
    network = ip_network(addresses)
    try:
        own = ip_address(address) if "/" not in address else ip_network(address)
    except ValueError:  # a name that a proxy gave
        return False
    if own.version != network.version:
        return False
    if isinstance(own, IPv4Network | IPv6Network):
        return own.overlaps(network)
    return own in network


def _ignore() -> None:
    pass
