"""Winning chances at every position, with all hands as they are and future chance redrawn."""

from typing import Any

import numpy as np

from splittable.bots.search import SEED_BITS, simulator_of
from splittable.core.chance import stream
from splittable.core.game import AnyGame, Outcome
from splittable.review.judgement import LEAST, Settings
from splittable.review.reference import everybody
from splittable.review.results import PositionChances
from splittable.review.statistics import estimate
from splittable.sim.search import NO_ACTION, try_plans

FEWER = 4  # times fewer playouts than for a decision: nothing is compared here


def chances_at(game: AnyGame, state: Any, at: int, settings: Settings) -> PositionChances:
    """Every seat's chance to win if all play by the same policy; the result if the game is over."""
    outcome = game.outcome(state)
    options = state.options
    if outcome is not None:
        return PositionChances(at, shares_of(game, options, outcome), (0.0,) * options.seats)
    rng = stream(settings.seed, "chances", at)
    number = max(settings.playouts // FEWER, LEAST)
    here = simulator_of(game, options).from_state(state)
    worlds = here.redraw(number, rng.getrandbits(SEED_BITS))
    shares = try_plans(
        worlds,
        np.full((1, options.seats), NO_ACTION, np.int64),
        0,
        everybody(game),
        rng.getrandbits(SEED_BITS),
        threads=settings.threads,
    )[0]
    found = [estimate(shares[:, seat], number) for seat in range(options.seats)]
    return PositionChances(at, tuple(mean for mean, _ in found), tuple(error for _, error in found))


def shares_of(game: AnyGame, options: Any, outcome: Outcome) -> tuple[float, ...]:
    """By seat: its share of the win; in cooperative play, everybody's is 1 or 0."""
    each = 1.0 if game.cooperative(options) else 1 / len(outcome.winners)
    return tuple(each if seat in outcome.winners else 0.0 for seat in range(options.seats))
