"""Rewards for learners: what an outcome is worth to each seat, from -1 to 1.

Each game defines `Game.reward` with arithmetic alone, so it works on plain numbers for one game and
on arrays for many.
"""

from typing import Any, TypeAlias

from splittable.core.game import AnyGame, Outcome
from splittable.core.seats import all_seats

Numbers: TypeAlias = Any  # a number; or an array of them, for many games at once


def rewards(game: AnyGame, options: Any, outcome: Outcome) -> tuple[float, ...]:
    """The reward of each seat."""
    winners, total = len(outcome.winners), sum(outcome.scores)
    return tuple(
        game.reward(options, seat in outcome.winners, winners, total)
        for seat in all_seats(options.seats)
    )


def against_each_other(options: Any, wins: Numbers, winners: Numbers, _total: Numbers) -> Numbers:
    """Zero-sum: the winners share 1 and the others share -1; if everybody wins, all get 0."""
    others = options.seats - winners
    return (options.seats * wins - winners) / (winners * others + (others == 0))
