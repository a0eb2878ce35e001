"""What operators have decided for the whole server: bans, an announcement, maintenance.

It is kept as notes in the database, where every server reads it again and again, so an act takes
effect at once where it is done, and seconds later at other servers.
"""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network
from math import inf
from typing import Final, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from splittable.core.errors import Invalid
from splittable.core.validation import short_repr
from splittable.server.clock import Alarm, Clock
from splittable.server.domain.commands.errors import Refused
from splittable.server.logs import RateLimitedLog
from splittable.server.messages.administration import Ban
from splittable.server.messages.live import Notice
from splittable.server.store import BAN, NOTICE, Note, Store, StoreError

READ_EVERY: Final = 2_000  # ms

WHOLE: Final = 64  # bits of an IPv6 network that one household has: see `budget_key`

Network: TypeAlias = IPv4Network | IPv6Network
K = TypeVar("K")


@dataclass(frozen=True, slots=True)
class _Decided:
    notice: Notice = field(default_factory=Notice)
    bans: tuple[Ban, ...] = ()


class _Ends:
    """When bans end, in ms since 1970, so that many of them cost no more than a few."""

    def __init__(self, bans: Iterable[Ban]) -> None:
        self._of_tokens: dict[str, float] = {}  # by hash
        self._of_ranges: dict[Network, float] = {}
        for ban in bans:
            until = inf if ban.until is None else ban.until
            if ban.token_hash is not None:
                _put_off(self._of_tokens, ban.token_hash, until)
            if ban.addresses is not None:
                _put_off(self._of_ranges, _range(ban.addresses), until)
        self._widths = {(each.version, each.prefixlen) for each in self._of_ranges}

    def latest(self, token_hash: str | None, address: str) -> float:
        """When the last ban of this person ends; 0 if there is none. `address` is as `budget_key`
        has it: an IPv6 address stands for its /64."""
        ends = [self._of_tokens.get(token_hash or "", 0)]
        own = _network(address) if self._widths else None
        if own is not None:
            ends += [
                self._of_ranges.get(own.supernet(new_prefix=width), 0)
                for version, width in self._widths
                if version == own.version
            ]
        return max(ends)


class Policy:
    def __init__(self, store: Store, clock: Clock, notices: RateLimitedLog) -> None:
        self._store = store
        self._clock = clock
        self._notices = notices
        self._decided, self._ends = _Decided(), _Ends(())
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
        return self._ends.latest(token_hash, address) > self._clock.now()

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

    async def without_name(self, token_hash: str) -> list[Note]:
        """The bans of this person as notes that don't say how they were called."""
        return [
            replace(note, body=msgspec.json.encode(replace(ban, name=None)))
            for note in await self._store.notes(BAN)
            if (ban := msgspec.json.decode(note.body, type=Ban)).token_hash == token_hash
        ]

    async def drop_ended(self, before: int) -> int:
        """Remove the bans that had ended by this time (ms since 1970). Returns how many."""
        ended = [ban for ban in self._decided.bans if ban.until is not None and ban.until < before]
        for ban in ended:
            await self._store.drop_note(BAN, ban.id)
        return len(ended)

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
        bans = await self._store.notes(BAN)
        notices = await self._store.notes(NOTICE, 1)
        decided = _Decided(
            msgspec.json.decode(notices[0].body, type=Notice) if notices else Notice(),
            tuple(msgspec.json.decode(note.body, type=Ban) for note in bans),
        )
        if decided != self._decided:
            self._decided, self._ends = decided, _Ends(decided.bans)
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


def _range(addresses: str) -> Network:
    """A part of an IPv6 /64 stands for all of it."""
    network = ip_network(addresses)
    return network.supernet(new_prefix=WHOLE) if network.prefixlen > WHOLE else network


@lru_cache(10_000)
def _network(address: str) -> Network | None:
    try:
        return ip_network(address)
    except ValueError:  # a name that a proxy gave
        return None


def _put_off(ends: dict[K, float], key: K, until: float) -> None:
    ends[key] = max(ends.get(key, 0), until)


def _ignore() -> None:
    pass
