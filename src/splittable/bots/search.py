"""Search for bots: tries legal moves in imagined worlds and finds the one that wins most often."""

from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from splittable.core.game import AnyGame
from splittable.sim import Positions, Simulator
from splittable.sim.search import Company, Findings, search

SIMULATORS_KEPT = 16  # cache size; there is one simulator for each game and options
SEED_BITS = 63


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
