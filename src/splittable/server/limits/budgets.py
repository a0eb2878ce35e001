"""How much one visitor may have: one budget for each address, and whose pages may speak.

What strangers send is paid from here, whatever it is: connections, requests, frames, bytes, the
processor time that it costs and what is left unread.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final, Literal, Protocol, TypeAlias

from splittable.server.clock import Clock
from splittable.server.limits.token_bucket import TokenBucket
from splittable.server.logs import RateLimitedLog

MOST_ADDRESSES: Final = 10_000  # remembered at once; the longest unseen are forgotten
AT_ONCE: Final = 3  # seconds' worth may come at once
FRAMES_A_MESSAGE: Final = 3  # a line's frames: its messages, in parts, and pings beside them
FEWEST_FRAMES: Final = 200  # at once: whoever speaks too fast is told so before it is not heard
BYTES_A_MESSAGE: Final = 2048  # on average, in the long run
FLOOD: Final = 6_000  # ms for which a line would have to be stopped: it is closed instead
LINES_AN_ADDRESS: Final = 5  # an address may send as much as so many lines
WORK_AT_ONCE: Final = 10  # seconds' worth of processor time
REFUSED: Final = 0.5  # of a request: who asks twice as often as is allowed gets no answer at all
MOST_UNREAD: Final = 1024 * 1024  # bytes that may wait for one line to read them
MOST_UNREAD_OF_ADDRESS: Final = 16 * MOST_UNREAD  # and for all lines of an address

Cause: TypeAlias = Literal[
    "requests", "tables", "messages", "frames", "flood", "bytes", "size", "work", "connections",
    "room", "unread", "head", "late", "nameless", "host", "origin",
]  # fmt: skip
CAUSES: Final[dict[Cause, str]] = {  # as they are logged
    "requests": "requests refused: an address asks too often",
    "tables": "tables refused: an address opens too many",
    "messages": "messages refused: a line speaks too fast",
    "frames": "not read for a while: a line or its address sends too many frames or bytes",
    "flood": "line closed: far too many frames",
    "bytes": "requests refused: an address sends too many bytes",
    "size": "refused: a message or a request's body is too big",
    "work": "kept waiting or refused: an address has used up its processor time",
    "connections": "connections refused: an address has too many",
    "room": "connections cut: there are as many as open files allow; see LimitNOFILE",
    "unread": "line closed: too much waits for it to be read",
    "head": "request refused: it is too long, or no HTTP",
    "late": "connection cut: no request in time",
    "nameless": "line closed: no hello in time",
    "host": "requests refused: for a host that is not served here; see --hosts",
    "origin": "requests refused: from pages of other sites; see --origins",
}


class RefusalCounter:
    """Whoever is turned away is counted by cause, and logged once a minute and cause."""

    def __init__(self, count: Callable[[str], None], notices: RateLimitedLog) -> None:
        self._count = count
        self._notices = notices

    def note(self, cause: Cause) -> None:
        self._count(cause)
        self._notices.warn(CAUSES[cause], cause=cause)


@dataclass(frozen=True, slots=True)
class AddressLimits:
    """What the operator lets everybody have."""

    messages: int  # a second, from one line
    requests: int  # a second, from one address
    tables: int  # a minute, from one address
    connections: int  # open at once, from one address
    work: int  # ms of processor time a second, for one address


class AddressBudget:
    """What one address may still have."""

    def __init__(self, clock: Clock, allowed: AddressLimits, address: str = "") -> None:
        def bucket(per_second: float, at_once: float = AT_ONCE) -> TokenBucket:
            return TokenBucket(clock, per_second * at_once, per_second)

        self.clock = clock
        self.allowed = allowed
        self.address = address  # as `budget_key` has it; never logged
        self.requests = bucket(allowed.requests)
        self.tables = bucket(allowed.tables / 60, 60)
        self.frames = bucket(allowed.messages * FRAMES_A_MESSAGE * LINES_AN_ADDRESS)
        self.bytes = bucket(allowed.messages * BYTES_A_MESSAGE * LINES_AN_ADDRESS)
        self.work = bucket(allowed.work, WORK_AT_ONCE)  # ms
        self.connections = 0  # open now
        self.unread = 0  # bytes that wait for its lines to read them

    def ask(self) -> bool:
        """Whether one more request may be made now; one that may not has a price, too."""
        if self.requests.take():
            return True
        self.requests.spend(REFUSED)
        return False

    def pay(self, seconds: float) -> None:
        """For work that was done."""
        self.work.spend(seconds * 1000)

    def has_budget(self) -> bool:
        return not self.work.owed()


class AddressBudgets:
    """The budget of each address."""

    def __init__(self, clock: Clock, allowed: AddressLimits) -> None:
        self._clock = clock
        self._allowed = allowed
        self._by_address: dict[str, AddressBudget] = {}

    def of(self, host: str) -> AddressBudget:
        address = budget_key(host)
        budget = self._by_address.pop(address, None) or AddressBudget(
            self._clock, self._allowed, address
        )
        self._by_address[address] = budget
        if len(self._by_address) > MOST_ADDRESSES:
            self._forget()
        return budget

    def _forget(self) -> None:
        """The longest unseen, unless it is connected."""
        for address, budget in self._by_address.items():
            if not budget.connections:
                del self._by_address[address]
                return


class ConnectionBudget:
    """What one line may send and leave unread, from its own share and from its address's."""

    def __init__(self, address: AddressBudget) -> None:
        rate = address.allowed.messages
        frames, size = rate * FRAMES_A_MESSAGE, rate * BYTES_A_MESSAGE
        self.clock = address.clock
        self.address = address
        self.messages = TokenBucket(self.clock, rate * AT_ONCE, rate)
        self._frames = TokenBucket(self.clock, max(frames * AT_ONCE, FEWEST_FRAMES), frames)
        self._bytes = TokenBucket(self.clock, size * AT_ONCE, size)
        self._unread = 0

    def sent(self, frames: int, size: int) -> float:
        """Pay for what it sent; for how many ms nothing more of it is to be read."""
        address, now = self.address, self.clock.now()
        alone = max(self._frames.spend_at(now, frames), self._bytes.spend_at(now, size))
        return max(alone, address.frames.spend_at(now, frames), address.bytes.spend_at(now, size))

    @property
    def is_flooding(self) -> bool:
        return max(self._frames.owed(), self._bytes.owed()) > FLOOD

    def leave_unread(self, size: int) -> bool:
        """So many bytes wait for it to be read; whether it may be so many."""
        self.address.unread += size - self._unread
        self._unread = size
        return size <= MOST_UNREAD and self.address.unread <= MOST_UNREAD_OF_ADDRESS


class Proxies(Protocol):
    """Those whose X-Forwarded-For is believed."""

    def __contains__(self, host: str | None) -> bool: ...

    def get_trusted_client_address(self, x_forwarded_for: str) -> tuple[str, int]:
        """For whom the last of them asks."""


class ClientAddresses:
    def __init__(self, budgets: AddressBudgets, proxies: Proxies) -> None:
        self._budgets = budgets
        self._proxies = proxies

    def payer(self, peer: str) -> AddressBudget | None:
        """Who pays for a connection on which nothing has been asked; None: a proxy's, which is for
        its visitors and has no limit of its own."""
        return None if peer in self._proxies else self._budgets.of(peer)

    def visitor(self, peer: str, forwarded_for: Sequence[str]) -> AddressBudget:
        """Who pays for what is asked, by its X-Forwarded-For if that can be believed."""
        if forwarded_for and peer in self._proxies:
            host, _ = self._proxies.get_trusted_client_address(", ".join(forwarded_for))
            peer = host or peer
        return self._budgets.of(peer)


@lru_cache(1024)
def budget_key(host: str) -> str:
    """As what an address is known: IPv6 by its /64, of which one household has all."""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:64]  # whatever a proxy says
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), 64), strict=False))
