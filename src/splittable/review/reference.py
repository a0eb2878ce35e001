"""What a review measures by: who plays on in its playouts, how many there are, what is fair."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import numpy as np

from splittable.bots.search import simulator_of
from splittable.bots.search_bots import BY_RULE, QUICK, ROUGHLY
from splittable.core.game import AnyGame
from splittable.sim.search import Company

# By game: whom a seat that decides expects around it, as the bots do.
COMPANIES: Final[Mapping[str, Company]] = {
    "split-it": Company(QUICK, QUICK),
    "splito": Company(BY_RULE, ROUGHLY),
    "split": Company(BY_RULE, BY_RULE),
}
PLAYOUTS: Final[Mapping[str, int]] = {  # a decision: ten times those of the level `hard`
    "split-it": 20_000,
    "splito": 8_000,
    "split": 20_000,
}
TRUST: Final = (
    0.3  # how far guesses of others are expected to follow the rule of thumb: as `expert`
)
FAIR_GAMES: Final = 50_000
OPTIONS_KEPT: Final = 32


@dataclass(frozen=True, slots=True)
class Fair:
    """What a seat wins before anything is dealt."""

    share: float
    error: float  # the standard error, where it had to be played out


def everybody(game: AnyGame) -> Company:
    """All seats alike, each as a deciding one goes on: so that nobody is favoured."""
    mine = COMPANIES[game.name].mine
    return Company(mine, mine)


@lru_cache(OPTIONS_KEPT)
def fair_share(game: AnyGame, options: Any) -> Fair:
    """One in so many seats; where all win together, as often as the rules of thumb do."""
    if not game.cooperative(options):
        return Fair(1 / options.seats, 0.0)
    won = simulator_of(game, options).playouts(FAIR_GAMES, policy="rules-of-thumb").winners[:, 0]
    share = float(np.mean(won))
    return Fair(share, float(np.sqrt(share * (1 - share) / FAIR_GAMES)))
