"""Budgets per address and per connection: what clients may still send, open and compute.

Everything strangers send is charged here: connections, requests, frames, bytes, the processor time
it costs, and what they leave unread.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final, Literal, Protocol, TypeAlias

from splittable.server.clock import Clock
from splittable.server.limits.token_bucket import TokenBucket
from splittable.server.logs import RateLimitedLog

MOST_ADDRESSES: Final = 10_000  # remembered; the least recently seen are forgotten first
WRONG_TOKENS: Final = 5  # of operators, per minute and address
REPORTS: Final = 5  # of tables and remarks, per minute and address
BURST_SECONDS: Final = 3  # seconds' worth that may come at once
FRAMES_A_MESSAGE: Final = 3  # fragments of a message, and pings between them
FEWEST_FRAMES: Final = 200  # least burst, so that clients get `too-fast` before reading is paused
BYTES_A_MESSAGE: Final = 2048  # average in the long run
FLOOD: Final = 6_000  # ms owed, above which a connection is closed instead of paused
LINES_AN_ADDRESS: Final = 5  # connections' worth of frames and bytes that an address may send
WORK_BURST_SECONDS: Final = 10  # seconds' worth of processor time
REFUSAL_COST: Final = 0.5  # requests: at twice the allowed rate, an address gets no answers at all
MOST_UNREAD: Final = 1024 * 1024  # bytes waiting for one connection to read them
MOST_UNREAD_OF_ADDRESS: Final = 16 * MOST_UNREAD  # bytes, for all connections of an address

Cause: TypeAlias = Literal[
    "requests", "tables", "messages", "frames", "flood", "bytes", "size", "work", "connections",
    "room", "full", "unread", "head", "late", "nameless", "host", "origin", "operators",
    "reports",
]  # fmt: skip
CAUSES: Final[dict[Cause, str]] = {  # log events
    "requests": "requests refused: too many from one address",
    "tables": "tables refused: too many opened from one address",
    "messages": "messages refused: too many on one connection",
    "frames": "reading paused: too many frames or bytes from one connection or address",
    "flood": "connection closed: far too many frames or bytes",
    "bytes": "requests refused: too many bytes from one address",
    "size": "refused: a message or request body is too big",
    "work": "delayed or refused: an address has used up its processor time",
    "connections": "connections refused: too many from one address",
    "room": "connections aborted: no room; see --max-connections and LimitNOFILE",
    "full": "newcomers turned away: the server is full; see --max-connections and --max-tables",
    "unread": "connection closed: too much unread data",
    "head": "request refused: its head is too long, or it isn't HTTP",
    "late": "connection aborted: the request or its answer took too long",
    "nameless": "connection closed: no table found in time after connecting",
    "host": "requests refused: host not served here; see --hosts",
    "origin": "requests refused: pages of other sites; see --origins",
    "reports": "reports refused: too many from one address",
    "operators": "requests refused: too many wrong operator's tokens from one address",
}


class RefusalCounter:
    """Counts refusals by cause, and logs each cause at most once a minute."""

    def __init__(self, count: Callable[[str], None], notices: RateLimitedLog) -> None:
        self._count = count
        self._notices = notices

    def note(self, cause: Cause) -> None:
        self._count(cause)
        self._notices.warn(CAUSES[cause], cause=cause)


@dataclass(frozen=True, slots=True)
class AddressLimits:
    """The operator's limits, the same for every address."""

    messages: int  # per second and connection
    requests: int  # per second and address
    tables: int  # per minute and address
    connections: int  # open at once per address
    work: int  # ms of processor time per second and address


class AddressBudget:
    """What one address may still use."""

    def __init__(self, clock: Clock, allowed: AddressLimits, address: str = "") -> None:
        def bucket(per_second: float, burst_seconds: float = BURST_SECONDS) -> TokenBucket:
            return TokenBucket(clock, per_second * burst_seconds, per_second)

        self.clock = clock
        self.allowed = allowed
        self.address = address  # as returned by `budget_key`; never logged
        self.requests = bucket(allowed.requests)
        self.tables = bucket(allowed.tables / 60, 60)
        self.reports = bucket(REPORTS / 60, 60)
        self.operators = bucket(WRONG_TOKENS / 60, 60)
        self.frames = bucket(allowed.messages * FRAMES_A_MESSAGE * LINES_AN_ADDRESS)
        self.bytes = bucket(allowed.messages * BYTES_A_MESSAGE * LINES_AN_ADDRESS)
        self.work = bucket(allowed.work, WORK_BURST_SECONDS)  # ms
        self.connections = 0  # open now
        self.unread = 0  # bytes waiting for its connections to read them

    def ask(self) -> bool:
        """Whether one more request is allowed now. A refused one is charged `REFUSAL_COST`."""
        if self.requests.take():
            return True
        self.requests.spend(REFUSAL_COST)
        return False

    def pay(self, seconds: float) -> None:
        """Charge processor time."""
        self.work.spend(seconds * 1000)

    def has_budget(self) -> bool:
        return not self.work.owed()


class AddressBudgets:
    """All address budgets, by address."""

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
        """Drop the least recently seen address that has no open connection."""
        for address, budget in self._by_address.items():
            if not budget.connections:
                del self._by_address[address]
                return


class ConnectionBudget:
    """What one connection may send and leave unread; its address is charged as well."""

    def __init__(self, address: AddressBudget) -> None:
        rate = address.allowed.messages
        frames, size = rate * FRAMES_A_MESSAGE, rate * BYTES_A_MESSAGE
        self.clock = address.clock
        self.address = address
        self.messages = TokenBucket(self.clock, rate * BURST_SECONDS, rate)
        self._frames = TokenBucket(self.clock, max(frames * BURST_SECONDS, FEWEST_FRAMES), frames)
        self._bytes = TokenBucket(self.clock, size * BURST_SECONDS, size)
        self._unread = 0

    def sent(self, frames: int, size: int) -> float:
        """Charge received frames and bytes. Returns for how many ms to pause reading."""
        address, now = self.address, self.clock.now()
        own = max(self._frames.spend_at(now, frames), self._bytes.spend_at(now, size))
        return max(own, address.frames.spend_at(now, frames), address.bytes.spend_at(now, size))

    @property
    def is_flooding(self) -> bool:
        return max(self._frames.owed(), self._bytes.owed()) > FLOOD

    def leave_unread(self, size: int) -> bool:
        """Note how many bytes wait for the client to read them. Returns whether that is allowed."""
        self.address.unread += size - self._unread
        self._unread = size
        return size <= MOST_UNREAD and self.address.unread <= MOST_UNREAD_OF_ADDRESS


class Proxies(Protocol):
    """The proxies whose X-Forwarded-For header is trusted."""

    def __contains__(self, host: str | None) -> bool: ...

    def get_trusted_client_address(self, x_forwarded_for: str) -> tuple[str, int]:
        """The address and port of the client that the last trusted proxy names."""


class ClientAddresses:
    """Finds the budget to charge, also behind a proxy."""

    def __init__(self, budgets: AddressBudgets, proxies: Proxies) -> None:
        self._budgets = budgets
        self._proxies = proxies

    def budget_for_connection(self, peer: str) -> AddressBudget | None:
        """The budget for a new connection, before any request. None for a trusted proxy, whose
        connections aren't limited."""
        return None if peer in self._proxies else self._budgets.of(peer)

    def budget_for_request(self, peer: str, forwarded_for: Sequence[str]) -> AddressBudget:
        """The budget for a request: that of the X-Forwarded-For address if `peer` is trusted."""
        if forwarded_for and peer in self._proxies:
            host, _ = self._proxies.get_trusted_client_address(", ".join(forwarded_for))
            peer = host or peer
        return self._budgets.of(peer)


@lru_cache(1024)
def budget_key(host: str) -> str:
    """The key of an address's budget: IPv4 itself, IPv6 by its /64, which one household shares."""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:64]  # not an IP address: a proxy can name anything
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), 64), strict=False))
