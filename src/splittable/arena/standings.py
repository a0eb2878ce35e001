"""The standings of an arena: by pairing and bot, by team, and by bot over all games."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pkgutil import resolve_name

from splittable.arena.contest import Arena, Fixture, Played, Thinking
from splittable.arena.pairings import Pairing
from splittable.arena.ratings import Ratings
from splittable.arena.shares import Share


@dataclass(slots=True)
class Count:
    """The results of one bot, summed over all its seats."""

    share: Share = field(default_factory=Share)  # of the wins
    seats: int = 0  # over all games
    fair: Fraction = Fraction(0)  # wins that equal bots would have, over all games
    score: int = 0  # over all games and seats
    place: int = 0  # over all games and seats
    thinking: Thinking = field(default_factory=Thinking)  # if measured

    @property
    def interval(self) -> tuple[float, float] | None:
        """The interval of the share; also None for a bot that played only against itself."""
        return None if self.fair_share == 1 else self.share.interval

    @property
    def fair_share(self) -> Fraction:
        return self.fair / self.share.games

    @property
    def mean_score(self) -> Fraction:
        return Fraction(self.score, self.seats)

    @property
    def mean_place(self) -> Fraction:
        return Fraction(self.place, self.seats)

    def add(self, deal: int, won: Fraction, mine: Sequence[int], played: Played) -> None:
        self.share.add(deal, won)
        self.seats += len(mine)
        self.fair += Fraction(len(mine), len(played.scores))
        self.score += sum(played.scores[seat] for seat in mine)
        self.place += sum(played.places[seat] for seat in mine)
        for seat in mine if played.thinking else ():
            assert played.thinking is not None
            self.thinking.add(played.thinking[seat])


@dataclass(slots=True)
class Standing:
    """The results of one pairing."""

    pairing: Pairing
    bots: Mapping[str, Count]  # by name
    together: Share = field(default_factory=Share)  # of games that anybody won, for teams


class Standings:
    """All results of an arena. Games must be added in the order of its fixtures."""

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.pairings = {pairing: _standing(pairing) for pairing in arena.pairings}
        self.overall = {bot: Count() for bot in arena.bots}
        self.ratings = Ratings(arena.bots)

    def add(self, fixture: Fixture, played: Played) -> None:
        standing = self.pairings[fixture.pairing]
        standing.together.add(fixture.deal, Fraction(bool(played.winners)))
        for bot in fixture.pairing.bots:
            mine = [seat for seat, name in enumerate(fixture.seating) if name == bot]
            won = self._won(mine, played)
            standing.bots[bot].add(fixture.deal, won, mine, played)
            self.overall[bot].add(fixture.deal, won, mine, played)
        if not self.arena.is_cooperative:
            self.ratings.add(fixture.seating, played.places)

    @property
    def are_complete(self) -> bool:
        """Whether every pairing has a game."""
        return all(standing.together.games for standing in self.pairings.values())

    def _repr_html_(self) -> str:
        """Shares with their intervals, as tables for notebooks."""
        shown: str = resolve_name("splittable.arena.tables:as_html")(self)
        return shown

    def _won(self, mine: Sequence[int], played: Played) -> Fraction:
        """A bot's share of the win; in cooperative play, 1 or 0."""
        if self.arena.is_cooperative:
            return Fraction(bool(played.winners))
        return Fraction(sum(seat in mine for seat in played.winners), len(played.winners))


def _standing(pairing: Pairing) -> Standing:
    return Standing(pairing, {bot: Count() for bot in pairing.bots})
