"""How fast a table lets itself be asked for anything but moves, which every game ends by itself.

Each person in a seat has a bucket of their own. Tokens cost nothing, so all the others share one;
and whoever comes in with the invitation takes from a third, which no spectator can empty.
"""

from typing import Final, Literal

from splittable.server.bucket import Bucket
from splittable.server.clock import Clock

AT_ONCE: Final = 20  # seconds' worth

Payer = int | Literal["spectators", "door"]  # a person in a seat, by number


class Pacing:
    def __init__(self, clock: Clock, per_minute: int) -> None:
        self._clock = clock
        self._per_second = per_minute / 60
        self._buckets: dict[Payer, Bucket] = {}  # of those who asked: seats are few

    def take(self, payer: Payer) -> bool:
        bucket = self._buckets.get(payer)
        if bucket is None:
            bucket = Bucket(self._clock, AT_ONCE * self._per_second, self._per_second)
            self._buckets[payer] = bucket
        return bucket.take()
