"""Win shares with confidence intervals, clustered by deal: games of one deal are correlated."""

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from splittable.core.intervals import student


@dataclass(slots=True)
class Share:
    """The share of games won, added up deal by deal with exact sums."""

    deals: int = 0
    games: int = 0
    won: Fraction = Fraction(0)  # a shared win is split
    _deal: int | None = None  # the current deal
    _games_now: int = 0  # games of the current deal
    _won_now: Fraction = Fraction(0)  # wins of the current deal
    _games_games: int = 0  # sum over deals of games squared
    _games_won: Fraction = Fraction(0)  # sum over deals of games times wins
    _won_won: Fraction = Fraction(0)  # sum over deals of wins squared

    def add(self, deal: int, won: Fraction) -> None:
        """Add one game. The games of a deal must be consecutive."""
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
        """The variance of `value`, from the differences between deals; needs at least two deals."""
        share = self.value
        spread = self._won_won - 2 * share * self._games_won + share**2 * self._games_games
        return spread * Fraction(self.deals, self.deals - 1) / self.games**2

    @property
    def interval(self) -> tuple[float, float] | None:
        """The 95 % Wilson interval, with the effective number of tries from the variance.

        If all deals are equal, each counts as one try: winning all of them doesn't prove certainty.
        None for fewer than two deals.
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
