"""The games of an arena: lists its fixtures in order, and plays one."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from time import process_time_ns
from typing import Any

from splittable.arena.pairings import Pairing, pairings, rotated
from splittable.bots import BOTS
from splittable.bots.bot import AnyBot, Events, speech_of
from splittable.bots.self_play import play_to_end
from splittable.core.chance import shuffled, stream
from splittable.core.game import AnyGame
from splittable.core.seats import Seat, all_seats
from splittable.games import GAMES


@dataclass(frozen=True, slots=True)
class Arena:
    """A tournament: the bots, and everything that decides how their games go."""

    game: AnyGame
    options: Any
    bots: tuple[str, ...]  # names, each once
    games: int  # fewest games of every pairing
    seed: int
    talk: bool = True  # whether bots of cooperative games talk

    @property
    def is_cooperative(self) -> bool:
        return self.game.cooperative(self.options)

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        return pairings(self.bots, self.options.seats, together=self.is_cooperative)


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to play."""

    pairing: Pairing
    deal: int  # number of the deal
    rotation: int
    seating: tuple[str, ...]  # the bots' names, by seat


@dataclass(slots=True)
class Thinking:
    """CPU time of decisions, in nanoseconds, summed over all threads."""

    decisions: int = 0  # number of decisions
    total: int = 0
    worst: int = 0  # of a single decision

    def add(self, other: "Thinking") -> None:
        self.decisions += other.decisions
        self.total += other.total
        self.worst = max(self.worst, other.worst)


@dataclass(frozen=True, slots=True)
class Played:
    """How a fixture ended."""

    scores: tuple[int, ...]  # by seat
    places: tuple[int, ...]  # by seat
    winners: tuple[Seat, ...]  # empty when a cooperative game is lost
    thinking: tuple[Thinking, ...] | None = field(compare=False)  # by seat; None: not measured


def games_in(arena: Arena) -> int:
    return sum(each.deals_for(arena.games) * each.rotations for each in arena.pairings)


def fixtures(arena: Arena) -> Iterator[Fixture]:
    """All fixtures, deal by deal: after an early stop, all pairings have played the same deals.

    Neighbours matter, so each deal has a random circle of its own. All of its rotations are played,
    so every player has every seat once. (In a circle with repetitions, a seating occurs twice, with
    different random numbers for the bots.)
    """
    wanted = [(pairing, pairing.deals_for(arena.games)) for pairing in arena.pairings]
    for deal in range(max(deals for _, deals in wanted)):
        for pairing, deals in wanted:
            if deal >= deals:
                continue
            order = stream(arena.seed, "circle", deal, pairing.key)
            circle = shuffled(sorted(pairing.names), order)
            for rotation in range(pairing.rotations):
                yield Fixture(pairing, deal, rotation, rotated(circle, rotation))


def play(arena: Arena, fixture: Fixture) -> Played:
    """Play one fixture. The deal depends only on seed and number, not on the pairing."""
    game, options = arena.game, arena.options
    deal = game.deal(options, stream(arena.seed, "deal", fixture.deal))
    chances = [chance_of(arena.seed, fixture, seat) for seat in all_seats(options.seats)]
    bots = [TimedBot(BOTS[game.name][name]) for name in fixture.seating]
    outcome = play_to_end(game, options, deal, bots, chances, talk=arena.talk).outcome
    thinking = tuple(bot.thinking for bot in bots)
    return Played(outcome.scores, outcome.ranking, outcome.winners, thinking)


def play_in_worker(arena: Arena, fixture: Fixture) -> Played:
    """Like `play`, for a process that may not have loaded these bots yet."""
    _rehearse_once(arena.game.name, arena.options.seats, arena.bots)
    return play(arena, fixture)


def chance_of(seed: int, fixture: Fixture, seat: Seat) -> Random:
    """The random generator of one seat, independent of the others."""
    return stream(seed, "bots", fixture.deal, fixture.pairing.key, fixture.rotation, seat)


class TimedBot:
    """A bot whose decisions are timed."""

    def __init__(self, bot: AnyBot) -> None:
        self._bot = bot
        self.speak = speech_of(bot)
        self.thinking = Thinking()

    def __call__(self, view: Any, legal: tuple[Any, ...], rng: Random, shown: Events) -> Any:
        begin = process_time_ns()
        move = self._bot(view, legal, rng, shown)
        took = process_time_ns() - begin
        self.thinking.add(Thinking(1, took, took))
        return move


def rehearse(arena: Arena) -> None:
    """Let every bot make one move that doesn't count.

    So loading and compiling isn't timed, and a missing package is reported before the first game.
    """
    game = arena.game
    state = game.start(arena.options, game.deal(arena.options, stream(arena.seed, "deal", 0)))
    seat = min(game.to_act(state))
    for name in arena.bots:
        rng = stream(arena.seed, "rehearsal", name)
        BOTS[game.name][name](game.view(state, seat), game.legal(state, seat), rng, ())


@cache
def _rehearse_once(game: str, seats: int, bots: tuple[str, ...]) -> None:
    options = GAMES[game].read_options({"seats": seats})
    rehearse(Arena(GAMES[game], options, bots, games=1, seed=0))
