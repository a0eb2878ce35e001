"""The reference of a review: the same policy for all seats, and the fair share."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import numpy as np

from splittable.bots.search import simulator_of
from splittable.core.game import AnyGame
from splittable.review.reviewed_game import reviewed_game
from splittable.sim.search import Company

FAIR_GAMES: Final = 50_000  # playouts for the fair share of a cooperative game
OPTIONS_KEPT: Final = 32  # cache size


@dataclass(frozen=True, slots=True)
class Fair:
    """A seat's share of the wins before anything is dealt."""

    share: float
    error: float  # its standard error; 0 if it needs no playouts


def everybody(game: AnyGame) -> Company:
    """The same policy for all seats, so that nobody is favoured."""
    mine = reviewed_game(game).company.mine
    return Company(mine, mine)


@lru_cache(OPTIONS_KEPT)
def fair_share(game: AnyGame, options: Any) -> Fair:
    """1 / seats; in cooperative play, how often the rules of thumb win."""
    if not game.cooperative(options):
        return Fair(1 / options.seats, 0.0)
    won = simulator_of(game, options).playouts(FAIR_GAMES, policy="rules-of-thumb").winners[:, 0]
    share = float(np.mean(won))
    return Fair(share, float(np.sqrt(share * (1 - share) / FAIR_GAMES)))
