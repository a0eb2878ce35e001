"""Search for bots: tries legal moves in imagined worlds and finds the one that wins most often."""

from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any, Final, TypeVar

from splittable.core.errors import MissingPackage
from splittable.core.extras import has_extra

if not has_extra("sim"):  # before the imports below, which need it
    raise MissingPackage("a searching bot", "sim")

from splittable.bots.bot import AnyBot, Events
from splittable.core.game import AnyGame
from splittable.sim import Positions, Simulator
from splittable.sim.search import Company, Findings, search

MoveT = TypeVar("MoveT")

SIMULATORS_KEPT: Final = 16  # cache size; there is one simulator for each game and options
SEED_BITS: Final = 63

# Policies of playouts, with their probabilities
BY_RULE: Final = {"rules-of-thumb": 1.0}
ROUGHLY: Final = {"rules-of-thumb": 0.5, "half-random": 0.5}
ANYHOW: Final = {"rules-of-thumb": 0.2, "half-random": 0.2, "random": 0.6}
QUICK: Final = {"quick": 1.0}


@dataclass(frozen=True, slots=True)
class Thinking:
    """A bot's search budget, and the policies of its playouts."""

    playouts: int  # per decision
    company: Company


@lru_cache(SIMULATORS_KEPT)
def simulator_of(game: AnyGame, options: Any) -> Simulator:
    return Simulator(game, options)


def position_of(game: AnyGame, view: Any, rng: Random) -> Positions:
    """An imagined position with this view, from which a search starts."""
    return simulator_of(game, view.options).from_state(game.imagine(view, rng))


def search_moves(
    game: AnyGame,
    view: Any,
    legal: tuple[Any, ...],
    rng: Random,
    thinking: Thinking,
    worlds: Positions | None = None,
) -> Findings:
    """Search these legal moves; in the given worlds, if any, instead of imagined ones."""
    position = position_of(game, view, rng)
    number = position.simulator.kernels.encoding.action
    return search(
        position,
        int(view.seat),
        [number(view.options, move) for move in legal],
        thinking.playouts,
        thinking.company,
        seed=rng.getrandbits(SEED_BITS),
        worlds=worlds,
    )


@dataclass(frozen=True, slots=True)
class Distracted:
    """Searches sometimes, and otherwise follows the rules of thumb."""

    thumb: AnyBot
    thinker: AnyBot
    thinks: float  # how often it searches
    thinks_in_duel: float | None = None  # the same with two seats, if it differs

    def __call__(self, view: Any, legal: tuple[MoveT, ...], rng: Random, shown: Events) -> MoveT:
        thinks = self.thinks
        if self.thinks_in_duel is not None and view.options.seats == 2:
            thinks = self.thinks_in_duel
        asked = self.thinker if rng.random() < thinks else self.thumb
        chosen: MoveT = asked(view, legal, rng, shown)
        return chosen
