"""The ladder of a league: ratings, wins and faults of all entrants, past and present."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from splittable.arena.league.matches import LeagueGame
from splittable.arena.ratings import Rating, Ratings

DEVIATIONS: Final = 1.96  # of a normal distribution, on both sides: 95 %


@dataclass(slots=True)
class Count:
    games: int = 0
    won: Fraction = Fraction(0)  # a shared win is split
    faults: int = 0


@dataclass(frozen=True, slots=True)
class Rung:
    name: str
    rating: Rating
    count: Count

    @property
    def margin(self) -> float:
        """Half of the 95 % interval of the rating."""
        return DEVIATIONS * self.rating.sigma


class Ladder:
    """The standings after any number of games."""

    def __init__(self, names: Iterable[str]) -> None:
        self._counts = {name: Count() for name in names}
        self._ratings = Ratings(tuple(self._counts))

    def add(self, game: LeagueGame) -> None:
        seating, winners = game.fixture.seating, game.winners
        for name in game.fixture.pairing.bots:
            count = self._counts[name]
            count.games += 1
            count.won += Fraction(winners.count(name), len(winners))
            count.faults += sum(seating[each.seat] == name for each in game.mistakes)
        self._ratings.add(seating, game.places)

    @property
    def rungs(self) -> list[Rung]:
        """Highest rating first; those who have not played yet come last."""
        every = [Rung(name, self._ratings[name], count) for name, count in self._counts.items()]
        return sorted(every, key=lambda each: (not each.count.games, -each.rating.mu))
