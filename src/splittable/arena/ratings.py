"""Ratings: one number for the strength of each bot, by openskill's Plackett-Luce model."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from splittable.core.extras import require_extras


@dataclass(frozen=True, slots=True)
class Rating:
    mu: float  # strength: only differences are meaningful; the mean of all bots is 25
    sigma: float  # its uncertainty


class Ratings:
    """Ratings that are updated game by game. The order of games has a small effect."""

    def __init__(self, bots: Sequence[str]) -> None:
        require_extras("a rating", "arena")
        from openskill.models import PlackettLuce  # slow to import

        self._model = PlackettLuce(tau=0.0)  # bots don't change over time
        self._known = {bot: Rating(self._model.mu, self._model.sigma) for bot in bots}

    def __getitem__(self, bot: str) -> Rating:
        """A bot's rating, shifted so that the mean of all bots stays constant."""
        drift = fmean(each.mu for each in self._known.values()) - self._model.mu
        return Rating(self._known[bot].mu - drift, self._known[bot].sigma)

    def add(self, seating: Sequence[str], places: Sequence[int]) -> None:
        """Update by one game. A bot in several seats gets the mean of its seats' new ratings."""
        if len(set(seating)) == 1:
            return
        known = [self._known[bot] for bot in seating]
        players = [[self._model.rating(each.mu, each.sigma)] for each in known]
        after = self._model.rate(players, ranks=[float(place) for place in places])
        by_seat = [Rating(player.mu, player.sigma) for (player,) in after]
        self._known |= _means(seating, by_seat)


def _means(seating: Sequence[str], by_seat: Sequence[Rating]) -> Mapping[str, Rating]:
    found = {}
    for bot in dict.fromkeys(seating):
        its = [rating for name, rating in zip(seating, by_seat, strict=True) if name == bot]
        found[bot] = Rating(fmean(each.mu for each in its), fmean(each.sigma for each in its))
    return found
