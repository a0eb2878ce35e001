"""A league's games: pairs the entrants and plays one game at a time."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any, Final

from splittable.arena.contest import Fixture, chance_of
from splittable.arena.league.entrants import Fault, Kind, Player, question
from splittable.arena.league.settings import Entrant, League
from splittable.arena.pairings import Pairing, rotated
from splittable.bots.bot import Events, choose_at_random
from splittable.bots.self_play import play_to_end
from splittable.core.chance import shuffled, stream
from splittable.core.game import in_first_place
from splittable.core.record import Record, result_of, write_record
from splittable.core.seats import all_seats
from splittable.core.validation import short_repr

MOST_FAULTS: Final = 3  # in a game; after that the seat is played at random


@dataclass(frozen=True, slots=True)
class Mistake:
    """A fault, and where in the game it happened. A random legal move was played instead."""

    moves: int  # number of moves made before
    seat: int
    kind: Kind
    problem: str


@dataclass(frozen=True, slots=True)
class LeagueGame:
    number: int  # in the league, from 1
    fixture: Fixture
    places: tuple[int, ...]  # by seat
    mistakes: tuple[Mistake, ...]
    record: str = field(repr=False)  # in the format `splittable/1`; needed for its page alone

    @property
    def winners(self) -> tuple[str, ...]:
        return tuple(self.fixture.seating[seat] for seat in in_first_place(self.places))


def next_fixture(league: League, played: Sequence[Fixture]) -> Fixture:
    """A deal is played in every rotation of the seats, then those with the fewest games meet."""
    names = [each.name for each in league.entrants]
    seats = league.options.seats
    last = played[-1] if played else None
    if last and last.rotation + 1 < seats and {*last.seating} <= {*names}:
        seating = rotated(last.seating, 1)
        return Fixture(last.pairing, last.deal, last.rotation + 1, seating)
    deal = last.deal + 1 if last else 0
    rng = stream(league.seed, "match", deal)
    games = Counter(name for fixture in played for name in fixture.pairing.bots)
    waiting = sorted(shuffled(sorted(names), rng), key=lambda name: games[name])
    circle = shuffled((waiting[seat % len(names)] for seat in range(seats)), rng)
    return Fixture(Pairing(tuple(sorted(circle))), deal, 0, circle)


class _Seated:
    """An entrant in one seat. After a fault, a random move is played in its place."""

    def __init__(
        self, league: League, entrant: Entrant, player: Player, seat: int, turns: Iterator[int]
    ) -> None:
        self._league, self._entrant, self._player = league, entrant, player
        self._seat, self._turns = seat, turns
        self.mistakes: list[Mistake] = []

    def __call__(self, view: Any, legal: tuple[Any, ...], rng: Random, shown: Events) -> Any:
        moves, seed = next(self._turns), rng.getrandbits(53)
        try:
            if len(self.mistakes) < MOST_FAULTS:
                return self._chosen(view, legal, seed, shown)
        except Fault as fault:
            self.mistakes.append(Mistake(moves, self._seat, fault.kind, fault.problem))
        return choose_at_random(view, legal, rng, shown)

    def _chosen(self, view: Any, legal: tuple[Any, ...], seed: int, shown: Events) -> Any:
        texts = [self._league.game.write_move(move) for move in legal]
        asked = question(self._league, self._entrant, view, texts, seed, shown)
        move = self._player.ask(asked).get("move")
        if move not in texts:
            raise Fault("illegal", f"{short_repr(move)} is not a legal move")
        return legal[texts.index(move)]


def play(
    league: League, players: Mapping[str, Player], fixture: Fixture, number: int
) -> LeagueGame:
    """Play one game. Deal and seeds depend on the league's seed and the fixture alone."""
    game, options, seats = league.game, league.options, all_seats(league.options.seats)
    deal = game.deal(options, stream(league.seed, "deal", fixture.deal))
    entrants = {each.name: each for each in league.entrants}
    turns = count()
    bots = [
        _Seated(league, entrants[name], players[name], seat, turns)
        for seat, name in zip(seats, fixture.seating, strict=True)
    ]
    chances = [chance_of(league.seed, fixture, seat) for seat in seats]
    finished = play_to_end(game, options, deal, bots, chances, talk=False)
    outcome = finished.outcome
    record = Record(game, options, fixture.seating, deal, finished.moves, result=result_of(outcome))
    mistakes = sorted((each for bot in bots for each in bot.mistakes), key=lambda each: each.moves)
    return LeagueGame(number, fixture, outcome.ranking, tuple(mistakes), write_record(record))
