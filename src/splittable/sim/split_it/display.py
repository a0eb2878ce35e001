"""A player's display in integers: the columns of `state.numbers` and the jokers added to them."""

from splittable.sim.compiler import State, kernel, part


@part
def column_size(state: State, seat: int, column: int) -> int:
    return state.numbers[seat, column] + state.jokers[seat, column]


@kernel
def columns(state: State, seat: int) -> int:
    """Set of columns, number 1 being column 0: a joker alone forms none (split-it 5.4)."""
    found = 0
    for column in range(10):
        found |= (state.numbers[seat, column] > 0) << column
    return found
