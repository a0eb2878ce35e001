"""Bots that search: they try their moves in imagined worlds and take what wins most often there."""

from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from splittable.core.game import AnyGame
from splittable.sim import Positions, Simulator
from splittable.sim.search import Company, Findings, search

SIMULATORS_KEPT = 16  # one for each set of options
SEED_BITS = 63


@dataclass(frozen=True, slots=True)
class Thinking:
    """How much a bot thinks, and of whom."""

    playouts: int  # for one decision
    company: Company


@lru_cache(SIMULATORS_KEPT)
def simulator_of(game: AnyGame, options: Any) -> Simulator:
    return Simulator(game, options)


def position_of(game: AnyGame, view: Any, rng: Random) -> Positions:
    """A position that the viewer cannot tell from the real one: where a search begins."""
    return simulator_of(game, view.options).from_state(game.imagine(view, rng))


def searched(
    game: AnyGame,
    view: Any,
    legal: tuple[Any, ...],
    rng: Random,
    thinking: Thinking,
    worlds: Positions | None = None,
) -> Findings:
    """What a search finds out about these moves; in these worlds, if there are any already."""
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
