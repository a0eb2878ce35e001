"""The games of an arena: which are played, in which order, and one of them from deal to places."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from time import process_time_ns
from typing import Any

from splittable.arena.pairings import Pairing, pairings, rotated
from splittable.bots import BOTS
from splittable.bots.bot import AnyBot, Events
from splittable.bots.self_play import play_to_end
from splittable.core.chance import shuffled, stream
from splittable.core.game import AnyGame
from splittable.core.seats import Seat, all_seats
from splittable.games import GAMES


@dataclass(frozen=True, slots=True)
class Arena:
    """Bots that meet each other, with whatever decides how their games go."""

    game: AnyGame
    options: Any
    bots: tuple[str, ...]  # as they were named, each once
    games: int  # every pairing gets at least so many
    seed: int

    @property
    def is_cooperative(self) -> bool:
        return self.game.cooperative(self.options)

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        return pairings(self.bots, self.options.seats, together=self.is_cooperative)


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played."""

    pairing: Pairing
    deal: int  # its number
    rotation: int
    seating: tuple[str, ...]  # the bots' names, by seat


@dataclass(slots=True)
class Thinking:
    """Processor time that decisions took, in nanoseconds; of all threads."""

    decisions: int = 0
    total: int = 0
    worst: int = 0

    def add(self, other: "Thinking") -> None:
        self.decisions += other.decisions
        self.total += other.total
        self.worst = max(self.worst, other.worst)


@dataclass(frozen=True, slots=True)
class Played:
    """How a fixture ended."""

    scores: tuple[int, ...]  # by seat
    places: tuple[int, ...]  # by seat
    winners: tuple[Seat, ...]  # none when a cooperative game is lost
    thinking: tuple[Thinking, ...] | None = field(compare=False)  # by seat; None: not measured


def games_in(arena: Arena) -> int:
    return sum(each.deals_for(arena.games) * each.rotations for each in arena.pairings)


def fixtures(arena: Arena) -> Iterator[Fixture]:
    """Deal by deal, so that whoever stops early has all pairings on the same deals.

    Neighbours matter, so each deal has a circle of its own, any order of the bots as likely as any
    other. All of its rotations are played: every player of it has every seat once. (A circle that
    repeats itself brings a seating twice, with other chances for the bots.)
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
    """The deal depends on seed and number alone: all pairings play the same ones."""
    game, options = arena.game, arena.options
    deal = game.deal(options, stream(arena.seed, "deal", fixture.deal))
    chances = [_chance(arena.seed, fixture, seat) for seat in all_seats(options.seats)]
    bots = [TimedBot(BOTS[game.name][name]) for name in fixture.seating]
    outcome = play_to_end(game, options, deal, bots, chances).outcome
    thinking = tuple(bot.thinking for bot in bots)
    return Played(outcome.scores, outcome.ranking, outcome.winners, thinking)


def play_away(arena: Arena, fixture: Fixture) -> Played:
    """As `play`, in a process that may not have met these bots yet."""
    _rehearse_once(arena.game.name, arena.options.seats, arena.bots)
    return play(arena, fixture)


def _chance(seed: int, fixture: Fixture, seat: Seat) -> Random:
    """A seat's own: what others draw does not change it."""
    return stream(seed, "bots", fixture.deal, fixture.pairing.key, fixture.rotation, seat)


class TimedBot:
    """A bot with a clock beside it."""

    def __init__(self, bot: AnyBot) -> None:
        self._bot = bot
        self.thinking = Thinking()

    def __call__(self, view: Any, legal: tuple[Any, ...], rng: Random, shown: Events) -> Any:
        begin = process_time_ns()
        move = self._bot(view, legal, rng, shown)
        took = process_time_ns() - begin
        self.thinking.add(Thinking(1, took, took))
        return move


def rehearse(arena: Arena) -> None:
    """Every bot makes one choice that does not count.

    What it has to load or compile first is in nobody's time, and what is not installed is missed
    before anything is played.
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
