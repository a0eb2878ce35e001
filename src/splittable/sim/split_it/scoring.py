"""Scoring of Split it! in integers, compiled: see `games/split_it/scoring.py`."""

from typing import Any, Final

from splittable.games.split_it.scoring import MOST_COLUMNS, MOST_POINTS, REASONS, SHARED
from splittable.sim.bits import size
from splittable.sim.compiler import State, kernel
from splittable.sim.split_it.display import column_size, columns

BY_POINTS: Final = REASONS.index(MOST_POINTS)
BY_COLUMNS: Final = REASONS.index(MOST_COLUMNS)
TOGETHER: Final = REASONS.index(SHARED)


@kernel
def points(state: State, totals: Any) -> None:
    """Fill in by seat: the sum of numbers it leads, alone or not (split-it 6.2, 6.3)."""
    for seat in range(state.seats):
        totals[seat] = 0
    for column in range(10):
        longest = 1
        for seat in range(state.seats):
            longest = max(longest, column_size(state, seat, column))
        for seat in range(state.seats):
            if column_size(state, seat, column) == longest:
                totals[seat] += column + 1


@kernel
def result(state: State, scores: Any, winners: Any) -> int:
    """Most points win, then most columns, then it is shared (split-it 6.5 to 6.7).

    Fills in scores and winners by seat; returns the index of the reason.
    """
    points(state, scores)
    most_points = most_columns = 0
    for seat in range(state.seats):
        most_points = max(most_points, scores[seat])
    level = 0
    for seat in range(state.seats):
        if scores[seat] == most_points:
            level += 1
            most_columns = max(most_columns, size(columns(state, seat)))
    sharing = 0
    for seat in range(state.seats):
        winners[seat] = scores[seat] == most_points and size(columns(state, seat)) == most_columns
        sharing += winners[seat]
    if sharing > 1:
        return TOGETHER
    return BY_COLUMNS if level > 1 else BY_POINTS
