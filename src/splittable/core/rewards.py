"""What an outcome is worth to a learner, from -1 to 1: each game's `reward` says it, seat by seat.

A reward is arithmetic and nothing else, so it is right for one game in plain numbers and for many
in arrays.
"""

from typing import Any, TypeAlias

from splittable.core.game import AnyGame, Outcome
from splittable.core.seats import all_seats

Numbers: TypeAlias = Any  # a number; or an array of them, for many games at once


def rewards(game: AnyGame, options: Any, outcome: Outcome) -> tuple[float, ...]:
    """By seat."""
    winners, total = len(outcome.winners), sum(outcome.scores)
    return tuple(
        game.reward(options, seat in outcome.winners, winners, total)
        for seat in all_seats(options.seats)
    )


def against_each_other(options: Any, wins: Numbers, winners: Numbers, _total: Numbers) -> Numbers:
    """The winners share 1 and the others share -1, so the sum is 0; when all win, nobody gains."""
    others = options.seats - winners
    return (options.seats * wins - winners) / (winners * others + (others == 0))
