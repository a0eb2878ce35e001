"""Scoring of Split: the first seat out wins; in cooperative play all win or none.

The printed game has no points and no places. Ours are based on the cards left in each hand (7.5,
7.6), for programs that compare players.
"""

from typing import Final

from splittable.core.game import Outcome, in_first_place, places
from splittable.core.rewards import Numbers, against_each_other
from splittable.core.seats import all_seats
from splittable.games.split.setup import Options

LAST_CARD: Final = "played the last card"
TURN_LIMIT: Final = "turn limit"
EVERYONE_OUT: Final = "everyone is out"
STUCK: Final = "a seat is stuck"
REASONS: Final = (LAST_CARD, TURN_LIMIT, EVERYONE_OUT, STUCK)


def competitive_result(hand_sizes: tuple[int, ...]) -> Outcome:
    """The first seat out wins; at the turn limit, the seat with the fewest cards (7.1, 7.3)."""
    scores = tuple(-size for size in hand_sizes)
    ranking = places(scores)
    winners = in_first_place(ranking)
    return Outcome(scores, ranking, winners, LAST_CARD if 0 in hand_sizes else TURN_LIMIT)


def cooperative_result(hand_sizes: tuple[int, ...]) -> Outcome:
    """All seats win if every hand is empty; otherwise nobody does (8.12, 8.13)."""
    won = not any(hand_sizes)
    seats = len(hand_sizes)
    return Outcome(
        scores=tuple(-size for size in hand_sizes),
        ranking=(1,) * seats,
        winners=all_seats(seats) if won else (),
        reason=EVERYONE_OUT if won else STUCK,
    )


def reward(options: Options, wins: Numbers, winners: Numbers, total: Numbers) -> Numbers:
    """Cooperative: 1 for a win, otherwise minus the share of cards that were never played.

    A win leaves no cards, so the formula subtracts nothing.
    """
    if not options.cooperative:
        return against_each_other(options, wins, winners, total)
    left, dealt = -total, options.seats * options.hand
    return (winners > 0) - left / dealt
