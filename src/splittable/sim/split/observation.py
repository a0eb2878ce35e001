"""Observations of Split, written from a state like `Encoding.observe` does from a view.

Reads only what a view shows; a test compares the two at every position.
"""

from typing import Final

from splittable.games.split.encoding import ENCODING, MOST_SHOWN
from splittable.games.split.setup import TURN_LIMIT
from splittable.sim.bits import contains, size
from splittable.sim.compiler import Bytes, State, kernel
from splittable.sim.layout import layouts
from splittable.sim.split.cards import HALF
from splittable.sim.split.rules import LAST, OVER, PLAYING, WILDS, mark

LAYOUTS: Final = layouts(ENCODING)


@kernel
def observe(state: State, seat: int, row: Bytes) -> None:
    row[:] = 0
    at = LAYOUTS[state.seats]
    seats = state.seats
    if state.phase != OVER:
        row[at.phase + state.phase - PLAYING] = 1
    row[at.turn + (state.turn - seat) % seats] = 1
    row[at.turns_left] = min(TURN_LIMIT - state.turn_number, MOST_SHOWN)
    row[at.clockwise] = state.clockwise
    mark(row, at.hand, state.hands[seat, 0])
    mark(row, at.hand + HALF, state.hands[seat, 1])
    for place in range(seats):
        hand = state.hands[(seat + place) % seats]
        row[at.hand_sizes + place] = size(hand[0]) + size(hand[1])
    _mark_pile(state, 0, row, at.left)
    _mark_pile(state, 1, row, at.right)
    if state.has_middle:
        row[at.middle + state.middle] = 1
    row[at.helpers] = state.helpers[0] != 0
    row[at.helpers + 1] = state.helpers[1] != 0
    mark(row, at.discards, state.discards[0])
    mark(row, at.discards + HALF, state.discards[1])
    row[at.stock] = state.stock_size
    for wild in range(len(WILDS)):
        if state.buried[WILDS[wild]] == seat + 1:
            row[at.buried + wild] = _place_in_stock(state, WILDS[wild]) + 1
    for answer in range(2):
        row[at.answer + answer] = contains(state.sealed[answer], seat)
    answered = state.sealed[0] | state.sealed[1]
    for place in range(seats):
        row[at.answered + place] = contains(answered, (seat + place) % seats)
    row[at.refills] = min(state.refills, MOST_SHOWN)


@kernel
def _mark_pile(state: State, pile: int, row: Bytes, at: int) -> None:
    height = state.heights[pile]
    for place in range(height):
        row[at + state.piles[pile, place]] = 2 if place + 1 == height else 1


@kernel
def _place_in_stock(state: State, card: int) -> int:
    place = 0
    while state.stock[state.next + place & LAST] != card:
        place += 1
    return place
