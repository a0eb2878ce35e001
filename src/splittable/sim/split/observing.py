"""What a seat observes of Split, written from integers as `Encoding.observe` does from a view.

Nothing is read but what a view shows; a test compares the two at every position.
"""

from splittable.games.split.encoding import MOST_SHOWN
from splittable.games.split.setup import TURN_LIMIT
from splittable.sim.bits import contains, size
from splittable.sim.kernel import Bytes, State, kernel
from splittable.sim.split.cards import HALF
from splittable.sim.split.rules import CARDS, LAST, OVER, PLAYING, WILDS, mark


@kernel
def observe(state: State, seat: int, row: Bytes) -> None:
    row[:] = 0
    seats = state.seats
    if state.phase != OVER:
        row[state.phase - PLAYING] = 1
    row[4 + (state.turn - seat) % seats] = 1
    at = 4 + seats
    row[at] = min(TURN_LIMIT - state.turn_number, MOST_SHOWN)
    row[at + 1] = state.clockwise
    at += 2
    mark(row, at, state.hands[seat, 0])
    mark(row, at + HALF, state.hands[seat, 1])
    at += CARDS
    for place in range(seats):
        hand = state.hands[(seat + place) % seats]
        row[at + place] = size(hand[0]) + size(hand[1])
    at += seats
    for pile in range(2):
        height = state.heights[pile]
        for place in range(height):
            row[at + state.piles[pile, place]] = 2 if place + 1 == height else 1
        at += CARDS
    if state.has_middle:
        row[at + state.middle] = 1
    at += CARDS
    row[at] = state.helpers[0] != 0
    row[at + 1] = state.helpers[1] != 0
    at += 2
    mark(row, at, state.discards[0])
    mark(row, at + HALF, state.discards[1])
    at += CARDS
    row[at] = state.stock_size
    at += 1
    for wild in range(len(WILDS)):
        if state.buried[WILDS[wild]] == seat + 1:
            row[at + wild] = _place_in_stock(state, WILDS[wild]) + 1
    at += len(WILDS)
    for answer in range(2):
        row[at + answer] = contains(state.sealed[answer], seat)
    at += 2
    answered = state.sealed[0] | state.sealed[1]
    for place in range(seats):
        row[at + place] = contains(answered, (seat + place) % seats)
    row[at + seats] = min(state.refills, MOST_SHOWN)


@kernel
def _place_in_stock(state: State, card: int) -> int:
    place = 0
    while state.stock[state.next + place & LAST] != card:
        place += 1
    return place
