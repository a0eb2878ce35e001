"""What an outcome is worth to a learner: winners against the others, or all seats together."""

from typing import Any

from splittable.core.game import Outcome
from splittable.core.seats import all_seats


def rewards(options: Any, outcome: Outcome) -> tuple[float, ...]:
    """By seat, from -1 to 1.

    Competitive: the winners share 1 and the others share -1, so the sum is 0; when all win, nobody
    gains. Cooperative: 1 for every seat when the game is won, else minus the share of the cards
    that were never played.
    """
    seats = all_seats(options.seats)
    winners, others = len(outcome.winners), len(seats) - len(outcome.winners)
    if getattr(options, "cooperative", False):
        left, dealt = -sum(outcome.scores), options.seats * options.hand
        return (1.0 if winners else -left / dealt,) * len(seats)
    if not others:
        return (0.0,) * len(seats)
    return tuple(1 / winners if seat in outcome.winners else -1 / others for seat in seats)
