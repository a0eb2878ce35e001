"""Displays of Split it! in integers: `state.numbers` and `state.jokers`, by seat and column."""

from splittable.sim.compiler import State, kernel, part


@part
def column_size(state: State, seat: int, column: int) -> int:
    return state.numbers[seat, column] + state.jokers[seat, column]


@kernel
def columns(state: State, seat: int) -> int:
    """The set of columns; number 1 is column 0. Jokers alone don't form one (split-it 5.4)."""
    found = 0
    for column in range(10):
        found |= (state.numbers[seat, column] > 0) << column
    return found
