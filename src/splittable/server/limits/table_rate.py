"""How fast a table lets itself be asked for anything but moves, which every game ends by itself.

Each person in a seat has a bucket of their own. Tokens cost nothing, so all the others share one;
and whoever comes in with the invitation takes from that of their address, which nobody elsewhere
can empty: the invitation of a public table is known to everybody.
"""

from dataclasses import dataclass
from typing import Final, Literal

from splittable.server.clock import Clock
from splittable.server.limits.token_bucket import TokenBucket

AT_ONCE: Final = 20  # seconds' worth
MOST_NEWCOMERS: Final = 1_000  # addresses remembered; the longest unseen are forgotten


@dataclass(frozen=True, slots=True)
class NewcomerAddress:
    """Where those come in who have the invitation."""

    address: str


RateKey = int | Literal["spectators"] | NewcomerAddress  # a person in a seat, by number


class TableRateLimiter:
    def __init__(self, clock: Clock, per_minute: int) -> None:
        self._clock = clock
        self._per_second = per_minute / 60
        self._buckets: dict[int | str, TokenBucket] = {}  # of those who asked: seats are few
        self._doors: dict[str, TokenBucket] = {}  # by address, the last one who asked last

    def take(self, payer: RateKey) -> bool:
        if isinstance(payer, NewcomerAddress):
            self._doors[payer.address] = bucket = (
                self._doors.pop(payer.address, None) or self._full()
            )
            if len(self._doors) > MOST_NEWCOMERS:
                del self._doors[next(iter(self._doors))]
            return bucket.take()
        if payer not in self._buckets:
            self._buckets[payer] = self._full()
        return self._buckets[payer].take()

    def _full(self) -> TokenBucket:
        return TokenBucket(self._clock, AT_ONCE * self._per_second, self._per_second)
