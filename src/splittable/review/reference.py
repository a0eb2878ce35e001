"""The reference of a review: policies of its playouts, their number, and the fair share."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import numpy as np

from splittable.bots.search import simulator_of
from splittable.bots.search_bots import BY_RULE, QUICK, ROUGHLY
from splittable.core.game import AnyGame
from splittable.sim.search import Company

# By game: the policies of its playouts, as for the bots.
COMPANIES: Final[Mapping[str, Company]] = {
    "split-it": Company(QUICK, QUICK),
    "splito": Company(BY_RULE, ROUGHLY),
    "split": Company(BY_RULE, BY_RULE),
}
PLAYOUTS: Final[Mapping[str, int]] = {  # per decision: 5 to 10 times those of the level `hard`
    "split-it": 20_000,
    "splito": 8_000,
    "split": 20_000,
}
TRUST: Final = 0.3  # probability that others guess by the rule of thumb, as for `expert`
FAIR_GAMES: Final = 50_000  # playouts for the fair share of a cooperative game
OPTIONS_KEPT: Final = 32  # cache size


@dataclass(frozen=True, slots=True)
class Fair:
    """A seat's share of the wins before anything is dealt."""

    share: float
    error: float  # its standard error; 0 if it needs no playouts


def everybody(game: AnyGame) -> Company:
    """The same policy for all seats, so that nobody is favoured."""
    mine = COMPANIES[game.name].mine
    return Company(mine, mine)


@lru_cache(OPTIONS_KEPT)
def fair_share(game: AnyGame, options: Any) -> Fair:
    """1 / seats; in cooperative play, how often the rules of thumb win."""
    if not game.cooperative(options):
        return Fair(1 / options.seats, 0.0)
    won = simulator_of(game, options).playouts(FAIR_GAMES, policy="rules-of-thumb").winners[:, 0]
    share = float(np.mean(won))
    return Fair(share, float(np.sqrt(share * (1 - share) / FAIR_GAMES)))
