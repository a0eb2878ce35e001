"""The result of Split: the first one out wins; together, all win or none.

Split knows no points and no places. The cards left in each hand give both here (7.5, 7.6): they are
ours, for programs that compare players.
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
    """The first one out wins; at the turn limit, whoever has the fewest cards (7.1, 7.3)."""
    scores = tuple(-size for size in hand_sizes)
    ranking = places(scores)
    winners = in_first_place(ranking)
    return Outcome(scores, ranking, winners, LAST_CARD if 0 in hand_sizes else TURN_LIMIT)


def cooperative_result(hand_sizes: tuple[int, ...]) -> Outcome:
    """All seats win when every hand is empty; otherwise nobody does (8.12, 8.13)."""
    won = not any(hand_sizes)
    seats = len(hand_sizes)
    return Outcome(
        scores=tuple(-size for size in hand_sizes),
        ranking=(1,) * seats,
        winners=all_seats(seats) if won else (),
        reason=EVERYONE_OUT if won else STUCK,
    )


def reward(options: Options, wins: Numbers, winners: Numbers, total: Numbers) -> Numbers:
    """Together: 1 for a game that is won, else minus the share of the cards that were never played.

    A game that is won leaves no card, so nothing is taken from its 1.
    """
    if not options.cooperative:
        return against_each_other(options, wins, winners, total)
    left, dealt = -total, options.seats * options.hand
    return (winners > 0) - left / dealt
