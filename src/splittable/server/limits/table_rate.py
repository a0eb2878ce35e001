"""Rate limits of one table, for everything but moves: those are limited because games end.

Each person in a seat has a bucket. All spectators share one, because anybody can make up tokens.
Newcomers with the invitation use the bucket of their address, which nobody elsewhere can empty:
everybody knows the invitation of a public table.
"""

from dataclasses import dataclass
from typing import Final, Literal

from splittable.server.clock import Clock
from splittable.server.limits.token_bucket import TokenBucket

BURST_SECONDS: Final = 20  # seconds' worth that may come at once
MOST_NEWCOMERS: Final = 1_000  # addresses remembered; the least recently seen go first


@dataclass(frozen=True, slots=True)
class NewcomerAddress:
    """The bucket of newcomers with the invitation, by address."""

    address: str


RateKey = int | Literal["spectators"] | NewcomerAddress  # int: the number of a person in a seat


class TableRateLimiter:
    def __init__(self, clock: Clock, per_minute: int) -> None:
        self._clock = clock
        self._per_second = per_minute / 60
        self._buckets: dict[int | str, TokenBucket] = {}  # by person, or "spectators"
        self._newcomers: dict[str, TokenBucket] = {}  # by address, the most recent last

    def take(self, payer: RateKey) -> bool:
        """Whether one more command is allowed now."""
        if isinstance(payer, NewcomerAddress):
            self._newcomers[payer.address] = bucket = (
                self._newcomers.pop(payer.address, None) or self._full()
            )
            if len(self._newcomers) > MOST_NEWCOMERS:
                del self._newcomers[next(iter(self._newcomers))]
            return bucket.take()
        if payer not in self._buckets:
            self._buckets[payer] = self._full()
        return self._buckets[payer].take()

    def _full(self) -> TokenBucket:
        return TokenBucket(self._clock, BURST_SECONDS * self._per_second, self._per_second)
