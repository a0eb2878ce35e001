"""Observations of Splito, written from a state like `Encoding.observe` does from a view.

Reads only what a view shows; a test compares the two at every position.
"""

from typing import Final

import numpy as np

from splittable.games.splito.encoding import ENCODING
from splittable.games.splito.objectives import STANDARD_DECK, ObjectiveDeck
from splittable.games.splito.setup import HAND
from splittable.sim.bits import contains
from splittable.sim.compiler import Bytes, State, kernel
from splittable.sim.layout import layouts
from splittable.sim.splito.hands import hand_of, left_of
from splittable.sim.splito.objective_status import BITS, COLOR_COUNT, VALUE_COUNT, field
from splittable.sim.splito.rules import FACE_KINDS, has_sealed, to_act
from splittable.sim.splito.scoring import zone_count, zone_of

# Offsets are linear in the number of Objectives, which depends on the house deck.
_WHOLE: Final = layouts(ENCODING)
_FEWER: Final = layouts(ENCODING, objectives=ObjectiveDeck(STANDARD_DECK.objectives[1:]))
_STEP: Final = _WHOLE.view(np.int64) - _FEWER.view(np.int64)
FOR_EACH: Final = _STEP.view(_WHOLE.dtype)  # by seats
FOR_NONE: Final = (_WHOLE.view(np.int64) - len(STANDARD_DECK.objectives) * _STEP).view(
    _WHOLE.dtype
)  # by seats


@kernel
def observe(state: State, seat: int, row: Bytes) -> None:
    row[:] = 0
    at, step, objectives = FOR_NONE[state.seats], FOR_EACH[state.seats], state.objective_count
    row[at.round] = state.round
    _mark_to_act(state, seat, row, at.to_act)
    _count_hands(state, seat, row, at.hand)
    choice = at.choice + objectives * step.choice
    _mark_choice(state, seat, row, choice, at.choice_side + objectives * step.choice_side)
    _mark_shown_sides(state, seat, row, at.shown_sides + objectives * step.shown_sides)
    common = at.common + objectives * step.common
    for symbol in range(2):
        row[common + symbol * objectives + state.common[symbol]] = 1
    _count_zones(state, seat, row)


@kernel
def _mark_to_act(state: State, seat: int, row: Bytes, at: int) -> None:
    other = seat
    for place in range(state.seats):
        row[at + place] = contains(to_act(state), other)
        other = left_of(other, state.seats)


@kernel
def _count_hands(state: State, seat: int, row: Bytes, at: int) -> None:
    """The seat's own hand, and those of the next seats that it has held before (7.5)."""
    kinds = FACE_KINDS + state.objective_count
    passes_so_far = (state.round - 1) % HAND
    hand = hand_of(state, seat)
    for _ in range(min(passes_so_far + 1, state.seats)):
        for cell in range(state.hand_size):
            row[at + state.hands[hand, cell]] += 1
        at += kinds
        hand = left_of(hand, state.seats)


@kernel
def _mark_choice(state: State, seat: int, row: Bytes, card: int, side: int) -> None:
    if has_sealed(state, seat):
        row[card + (state.sealed[seat] >> 1)] = 1
        row[side + (state.sealed[seat] & 1)] = 1


@kernel
def _mark_shown_sides(state: State, seat: int, row: Bytes, at: int) -> None:
    if state.show_side:
        other = seat
        for place in range(state.seats):
            if has_sealed(state, other):
                row[at + 2 * place + (state.sealed[other] & 1)] = 1
            other = left_of(other, state.seats)


@kernel
def _count_zones(state: State, seat: int, row: Bytes) -> None:
    """The seat's left zone first."""
    at, step, objectives = FOR_NONE[state.seats], FOR_EACH[state.seats], state.objective_count
    values = at.values + objectives * step.values
    colors = at.colors + objectives * step.colors
    sizes = at.cards + objectives * step.cards
    lines = at.objectives + objectives * step.objectives
    zones = zone_count(state.seats)
    zone = zone_of(state.seats, seat, 0)
    for place in range(zones):
        tally = state.tallies[zone]
        for value in range(VALUE_COUNT):
            count = field(tally, BITS * (COLOR_COUNT + value))
            row[values + place * VALUE_COUNT + value] = count
        for color in range(COLOR_COUNT):
            row[colors + place * COLOR_COUNT + color] = field(tally, BITS * color)
        row[sizes + place] = state.zone_sizes[zone]
        for line in range(state.line_counts[zone]):
            row[lines + place * objectives + state.lines[zone, line]] = 1
        zone = left_of(zone, zones)
