"""Observations of Split it!, written from a state like `Encoding.observe` does from a view.

Reads only what a view shows; a test compares the two at every position.
"""

from typing import Final

from splittable.games.split_it import cards, encoding
from splittable.sim.bits import contains
from splittable.sim.compiler import Bytes, State, kernel
from splittable.sim.layout import layouts
from splittable.sim.split_it.rules import CARDS, begin_of, left_of, to_act

LAYOUTS: Final = layouts(encoding.ENCODING)
SPLITTING, REMOVING, GUESSING, PLACING = range(len(encoding.PHASES))
KINDS: Final = len(encoding.KINDS)
NUMBERS: Final = len(cards.NUMBERS)
SECTIONS: Final = len(cards.SECTIONS)


@kernel
def observe(state: State, seat: int, row: Bytes) -> None:
    row[:] = 0
    at = LAYOUTS[state.seats]
    _mark_phase(state, row, at.phase)
    row[at.round] = state.round
    waiting = to_act(state)
    other = seat
    for place in range(state.seats):
        row[at.splitter + place] = other == state.splitter
        row[at.to_act + place] = contains(waiting, other)
        row[at.active + place] = contains(state.active, other)
        for section in range(SECTIONS):
            row[at.guessed + place] |= contains(state.sealed[section], other)
        other = left_of(other, state.seats)
    for section in range(SECTIONS):
        row[at.guess + section] = contains(state.sealed[section], seat)  # its own
    row[at.stand_offs] = state.stand_offs
    _mark_placing(state, seat, row, at.placing)
    for place in range(state.length):
        row[at.row + KINDS * place + state.row[place]] = 1
    if state.is_split:
        for section in range(SECTIONS):
            for place in range(begin_of(state, section), state.ends[section]):
                row[at.sections + SECTIONS * place + section] = 1
    other = seat
    for place in range(state.seats):
        for column in range(NUMBERS):
            row[at.numbers + NUMBERS * place + column] = state.numbers[other, column]
            row[at.jokers + NUMBERS * place + column] = state.jokers[other, column]
        row[at.pending + place] = state.pending[other]
        other = left_of(other, state.seats)
    for card in range(KINDS):
        row[at.gone + card] = state.gone[card]
    row[at.stock] = len(CARDS) - state.drawn


@kernel
def _mark_phase(state: State, row: Bytes, at: int) -> None:
    if state.placing:
        row[at + PLACING] = 1
    elif not state.over:
        if not state.is_split:
            row[at + SPLITTING] = 1
        elif state.removal_due:
            row[at + REMOVING] = 1
        else:
            row[at + GUESSING] = 1


@kernel
def _mark_placing(state: State, seat: int, row: Bytes, at: int) -> None:
    """By seat, this one first: its place in the order of placing, which begins at the splitter."""
    order = 0
    other = state.splitter
    for _ in range(state.seats):
        if contains(state.placing, other):
            order += 1
            row[at + (other - seat) % state.seats] = order
        other = left_of(other, state.seats)
