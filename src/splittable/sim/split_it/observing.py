"""What a seat observes of Split it!, written from integers as `Encoding.observe` does from a view.

Nothing is read but what a view shows; a test compares the two at every position.
"""

from splittable.sim.bits import contains
from splittable.sim.kernel import Bytes, State, kernel
from splittable.sim.split_it.rules import CARDS, begin_of, left_of, to_act


@kernel
def observe(state: State, seat: int, row: Bytes) -> None:
    row[:] = 0
    _mark_phase(state, row)
    row[4] = state.round
    at = 5
    waiting = to_act(state)
    other = seat
    for place in range(state.seats):
        row[at + place] = other == state.splitter
        row[at + state.seats + place] = contains(waiting, other)
        row[at + 2 * state.seats + place] = contains(state.active, other)
        for section in range(3):
            row[at + 3 * state.seats + place] |= contains(state.sealed[section], other)
        other = left_of(other, state.seats)
    at += 4 * state.seats
    for section in range(3):
        row[at + section] = contains(state.sealed[section], seat)  # its own
    row[at + 3] = state.stand_offs
    at += 4
    _mark_placing(state, seat, row, at)
    at += state.seats
    for place in range(state.length):
        row[at + 11 * place + state.row[place]] = 1
    at += 9 * 11
    if state.is_split:
        for section in range(3):
            for place in range(begin_of(state, section), state.ends[section]):
                row[at + 3 * place + section] = 1
    at += 9 * 3
    other = seat
    for place in range(state.seats):
        for column in range(10):
            row[at + 10 * place + column] = state.numbers[other, column]
            row[at + 10 * (state.seats + place) + column] = state.jokers[other, column]
        row[at + 20 * state.seats + place] = state.pending[other]
        other = left_of(other, state.seats)
    at += 21 * state.seats
    for card in range(11):
        row[at + card] = state.gone[card]
    row[at + 11] = len(CARDS) - state.drawn


@kernel
def _mark_phase(state: State, row: Bytes) -> None:
    if state.placing:
        row[3] = 1
    elif not state.over:
        if not state.is_split:
            row[0] = 1
        elif state.removal_due:
            row[1] = 1
        else:
            row[2] = 1


@kernel
def _mark_placing(state: State, seat: int, row: Bytes, at: int) -> None:
    """By seat as seen from this one: its place in the order, which begins with the splitter."""
    order = 0
    other = state.splitter
    for _ in range(state.seats):
        if contains(state.placing, other):
            order += 1
            row[at + (other - seat) % state.seats] = order
        other = left_of(other, state.seats)
