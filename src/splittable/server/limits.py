"""How much one client may ask for: buckets that fill with time, and whose page may speak."""

from collections.abc import Collection

from splittable.server.clock import Clock

MOST_ADDRESSES = 10_000  # remembered at once; the longest unseen are forgotten


class Bucket:
    """So many at once, and so many a second in the long run."""

    def __init__(self, clock: Clock, at_once: float, per_second: float) -> None:
        self._clock = clock
        self._at_once = at_once
        self._per_second = per_second
        self._left = at_once
        self._filled_at = clock.now()

    def take(self) -> bool:
        now = self._clock.now()
        fill = (now - self._filled_at) / 1000 * self._per_second
        self._left, self._filled_at = min(self._left + fill, self._at_once), now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, clock: Clock, at_once: float, per_second: float) -> None:
        self._clock = clock
        self._at_once = at_once
        self._per_second = per_second
        self._by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self._by_address.pop(address, None)
        bucket = bucket or Bucket(self._clock, self._at_once, self._per_second)
        self._by_address[address] = bucket
        if len(self._by_address) > MOST_ADDRESSES:
            del self._by_address[next(iter(self._by_address))]
        return bucket.take()


def is_our_page(origin: str | None, host: str | None, allowed: Collection[str]) -> bool:
    """Whether a browser's page may speak for its visitor: ours, or one the host allows.

    Programs that are not browsers send no Origin, and no visitor of theirs can be misused.
    """
    if origin is None or origin in allowed:
        return True
    return host is not None and origin.partition("://")[2] == host
