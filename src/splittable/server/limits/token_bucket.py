"""A token bucket: the rate limiter behind all limits."""

from typing import Final

from splittable.server.clock import Clock

MOST_OWED: Final = 10  # seconds' worth of debt, so nobody waits longer than that


class TokenBucket:
    """Allows bursts of `at_once` tokens and `per_second` in the long run. It refills lazily, and
    can go into debt: `spend` takes tokens that aren't there yet."""

    def __init__(self, clock: Clock, at_once: float, per_second: float) -> None:
        self._clock = clock
        self._at_once = at_once
        self._per_second = per_second
        self._left = at_once
        self._filled_at = clock.now()

    def take(self) -> bool:
        """Take one token if there is one. Returns whether there was."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def spend(self, amount: float) -> float:
        """Take `amount`, going into debt if necessary. Returns for how many ms tokens are owed."""
        return self.spend_at(self._clock.now(), amount)

    def spend_at(self, now: int, amount: float) -> float:
        """Like `spend`, with the time given: each packet is charged to four buckets."""
        left = self._left - amount
        if now > self._filled_at:
            full = self._at_once - amount
            left += (now - self._filled_at) / 1000 * self._per_second
            left = left if left < full else full
        self._filled_at = now
        if left >= 0:
            self._left = left
            return 0.0
        self._left = max(left, -MOST_OWED * self._per_second)
        return self._owed()

    def owed(self) -> float:
        """In how many ms the debt is paid; 0 if there is none."""
        self._fill()
        return self._owed()

    def _owed(self) -> float:
        return max(-self._left / self._per_second * 1000, 0)

    def _fill(self) -> None:
        now = self._clock.now()
        fill = max(now - self._filled_at, 0) / 1000 * self._per_second
        self._left, self._filled_at = min(self._left + fill, self._at_once), now
