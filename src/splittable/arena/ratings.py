"""One number for each bot out of all its games, whoever it met: Plackett and Luce by openskill."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean


@dataclass(frozen=True, slots=True)
class Rating:
    mu: float  # the strength: only differences tell something, and 25 is the mean of all bots
    sigma: float  # how unsure it is


class Ratings:
    """Ratings that follow the games. These must come in a fixed order: it matters a little."""

    def __init__(self, bots: Sequence[str]) -> None:
        from openskill.models import PlackettLuce  # slow to load, and only an arena needs it

        self._model = PlackettLuce(tau=0.0)  # bots are as strong in the last game as in the first
        self._known = {bot: Rating(self._model.mu, self._model.sigma) for bot in bots}

    def __getitem__(self, bot: str) -> Rating:
        """All are moved together, which the model does not notice: alone they would drift."""
        drift = fmean(each.mu for each in self._known.values()) - self._model.mu
        return Rating(self._known[bot].mu - drift, self._known[bot].sigma)

    def add(self, seating: Sequence[str], places: Sequence[int]) -> None:
        """Every seat is a player; a bot in several of them moves by the mean of what they would."""
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
