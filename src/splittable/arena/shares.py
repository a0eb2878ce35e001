"""Shares of wins, with intervals over deals and not over games: games of one deal are alike."""

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from splittable.core.intervals import student


@dataclass(slots=True)
class Share:
    """Wins out of games, added up deal by deal. All sums are exact, on every machine the same."""

    deals: int = 0
    games: int = 0
    won: Fraction = Fraction(0)  # a shared win is split
    _deal: int | None = None  # the last one; its games so far, and what was won of them:
    _games_now: int = 0
    _won_now: Fraction = Fraction(0)
    _games_games: int = 0  # sums over deals: games times games, games times wins, wins times wins
    _games_won: Fraction = Fraction(0)
    _won_won: Fraction = Fraction(0)

    def add(self, deal: int, won: Fraction) -> None:
        """One game more. The games of a deal come one after another."""
        if deal != self._deal:
            self.deals += 1
            self._deal, self._games_now, self._won_now = deal, 0, Fraction(0)
        games, before = self._games_now, self._won_now
        self._games_games += (games + 1) ** 2 - games**2
        self._games_won += (games + 1) * (before + won) - games * before
        self._won_won += (before + won) ** 2 - before**2
        self._games_now, self._won_now = games + 1, before + won
        self.games += 1
        self.won += won

    @property
    def value(self) -> Fraction:
        return self.won / self.games

    @property
    def variance(self) -> Fraction:
        """Of the value, as far as deals differ from each other; of two deals or more."""
        share = self.value
        spread = self._won_won - 2 * share * self._games_won + share**2 * self._games_games
        return spread * Fraction(self.deals, self.deals - 1) / self.games**2

    @property
    def interval(self) -> tuple[float, float] | None:
        """95 %, after Wilson, for as many tries as the spread over deals is worth.

        Where no two deals differ each counts as one try: that all were won does not prove that all
        will be. One deal alone has no interval.
        """
        if self.deals < 2:
            return None
        share, variance = self.value, self.variance
        tries = share * (1 - share) / variance if variance else Fraction(self.deals)
        return _wilson(float(share), float(tries), student(self.deals - 1))


def _wilson(share: float, tries: float, t: float) -> tuple[float, float]:
    more = t * t / tries
    middle = (share + more / 2) / (1 + more)
    half = sqrt(more * share * (1 - share) + more * more / 4) / (1 + more)
    return max(0.0, middle - half), min(1.0, middle + half)
