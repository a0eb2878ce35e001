"""The rules of Splito on integers, compiled: mirrors `games/splito/rules.py`.

A card is its kind: 0 to 35 are yellow 1 to black 6, then come the Objectives in the deck's order. A
set of seats is an integer with a bit for each. Sides are 0 left, 1 right.
"""

from typing import Any, Final

import numpy as np

from splittable.games.splito.cards import COPIES, FACES
from splittable.games.splito.objectives import MOST_OBJECTIVES
from splittable.games.splito.setup import HAND
from splittable.sim.bits import contains, first, nth, size
from splittable.sim.chance import below
from splittable.sim.compiler import Bytes, Chance, State, kernel, part
from splittable.sim.splito.hands import CELLS, copies, hand_of, left_of
from splittable.sim.splito.objective_status import MOST_ZONES, TALLIES
from splittable.sim.splito.scoring import result, zone_of

FACE_KINDS: Final = len(FACES)  # kinds from here on are Objectives
NEIGHBOURS: Final = 2  # seats that play into a zone
PLACES: Final = MOST_ZONES  # most seats, zones and hands; unused ones are all 0
MOST_LINES: Final = NEIGHBOURS * HAND  # most Objectives in a zone
HALF: Final = MOST_OBJECTIVES // 2  # a set of Objectives is two integers, one for each half

STATE: Final = np.dtype(
    [
        ("seats", np.int64),  # 64 bits, so that loops over seats have the type kernels take
        ("show_side", np.bool_),
        ("objective_count", np.int8),  # in the deck
        ("objectives", np.int64, MOST_OBJECTIVES),  # by Objective: `objective_status.packed`
        ("marked", np.int64, (2, 2)),  # by symbol, star first, and by half: set of Objectives
        ("round", np.int8),  # 1 to 13, or to 26 with two seats
        ("passes", np.int8),  # number of passes, modulo the number of seats
        ("hand_size", np.int8),  # of every hand; 0 once the game is over
        ("common", np.int8, 2),  # two Objectives, the star first
        # The order of Splito cards in a zone has no effect, so it is not stored.
        ("tallies", np.int64, PLACES),  # by zone: counts by colour and value, see objective_status
        ("zone_sizes", np.int64, PLACES),  # by zone: cards, Objectives included
        ("lines", np.int8, (PLACES, MOST_LINES)),  # by zone: its Objectives, in the order played
        ("line_counts", np.int8, PLACES),  # by zone: number of its Objectives
        ("laid", np.uint64, 2),  # by half of the Splito cards: copies face up, see `laid_of`
        # By hand: the kinds of its cards in any order; `hand_of` gives the hand of a seat.
        # With two seats, hands 2 and 3 are the second hands until they are dealt, then all 0.
        ("hands", np.int8, (PLACES, CELLS)),
        ("sealed", np.int16, PLACES),  # by seat: its sealed action; 0 if there is none
        ("waiting", np.int16),  # set of seats that have not sealed a card
    ],
    align=True,
)

# By kind and half: what a card adds to `laid`, two bits for each kind.
LAID_BITS: Final = 2
HALF_KINDS: Final = FACE_KINDS // 2
LAID: Final = np.array(
    [
        [
            1 << LAID_BITS * (kind % HALF_KINDS) if kind // HALF_KINDS == half else 0
            for half in range(2)
        ]
        for kind in range(FACE_KINDS + MOST_OBJECTIVES)
    ],
    dtype=np.uint64,
)


@kernel
def deal(state: State, chance: Chance) -> None:
    """Draw the commons, then only as many cards as the hands need."""
    for symbol in range(2):
        state.common[symbol] = _any_marked(state, symbol, chance)
    deck = np.empty(COPIES * FACE_KINDS + MOST_OBJECTIVES, np.int8)
    left = COPIES * FACE_KINDS
    for place in range(left):
        deck[place] = place // COPIES
    for objective in range(state.objective_count):
        deck[left] = FACE_KINDS + objective
        left += (objective != state.common[0]) & (objective != state.common[1])
    for hand in range(state.seats * hands_each(state.seats)):
        for place in range(HAND):
            drawn = below(chance, left)
            left -= 1
            state.hands[hand, place] = deck[drawn]
            deck[drawn] = deck[left]


@kernel
def _any_marked(state: State, symbol: int, chance: Chance) -> int:
    lower, upper = state.marked[symbol, 0], state.marked[symbol, 1]
    place = below(chance, size(lower) + size(upper))
    if place < size(lower):
        return nth(lower, place)
    return HALF + nth(upper, place - size(lower))


@kernel
def start(state: State) -> None:
    state.round = 1
    state.passes = 0
    state.hand_size = HAND
    for place in range(PLACES):
        state.tallies[place] = 0
        state.zone_sizes[place] = 0
        state.line_counts[place] = 0
        state.sealed[place] = 0
    for half in range(2):
        state.laid[half] = 0
    state.waiting = (1 << state.seats) - 1


@kernel
def hands_each(seats: int) -> int:
    return 2 if seats == 2 else 1  # 6.5


@kernel
def rounds(seats: int) -> int:
    return HAND * hands_each(seats)  # 3.6, 6.5


# Seats to act and their legal moves


@kernel
def to_act(state: State) -> int:
    """Every seat that has not sealed a card; none once the hands are empty."""
    return state.waiting


@kernel
def has_sealed(state: State, seat: int) -> bool:
    waiting = to_act(state)
    return waiting != 0 and not contains(waiting, seat)


@kernel
def legal(state: State, seat: int, mask: Bytes) -> None:
    """Any card of the hand, into either zone (3.1, 3.2)."""
    mask[:] = 0
    if contains(to_act(state), seat):
        hand = hand_of(state, seat)
        for place in range(state.hand_size):
            action = 2 * state.hands[hand, place]
            mask[action] = 1
            mask[action + 1] = 1


@kernel
def is_legal(state: State, seat: int, action: int) -> bool:
    if not contains(to_act(state), seat):
        return False
    return copies(state, hand_of(state, seat), action >> 1) != 0


@kernel
def apply(state: State, seat: int, action: int) -> None:
    state.sealed[seat] = action
    state.waiting &= ~(1 << seat)
    if not state.waiting:
        _turn_cards(state)
        _pass_hands(state)


@kernel
def outcome(state: State, scores: Any, winners: Any) -> int:
    return result(state, scores, winners)


@kernel
def to_come(state: State) -> int:
    """The most cards that can still be played into one zone (10.5)."""
    if not to_act(state):
        return 0
    rounds_left = rounds(state.seats) - state.round + 1
    return rounds_left * (1 if state.seats == 2 else NEIGHBOURS)


@kernel
def tidy(state: State) -> None:
    """Sort every hand, and clear unused cells and lines."""
    for hand in range(PLACES):
        held = state.hand_size
        if hand >= state.seats:
            is_second = hand < state.seats * hands_each(state.seats) and state.round <= HAND
            held = HAND if is_second else 0
        _sort(state.hands[hand], held)
        for cell in range(held, CELLS):
            state.hands[hand, cell] = 0
    for zone in range(PLACES):
        for line in range(state.line_counts[zone], MOST_LINES):
            state.lines[zone, line] = 0


@kernel
def _sort(cards: Bytes, count: int) -> None:
    for end in range(1, count):
        card, place = cards[end], end
        while place > 0 and cards[place - 1] > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card


# 3. A round


@kernel
def _turn_cards(state: State) -> None:
    """All sealed cards are turned face up in their zones (3.3)."""
    for seat in range(state.seats):
        kind, side = state.sealed[seat] >> 1, state.sealed[seat] & 1
        _lay(state, zone_of(state.seats, seat, side), kind)
        _without(state, hand_of(state, seat), kind)
        state.sealed[seat] = 0
    state.hand_size -= 1


@kernel
def _lay(state: State, zone: int, kind: int) -> None:
    state.tallies[zone] += TALLIES[kind]
    state.laid[0] += LAID[kind, 0]
    state.laid[1] += LAID[kind, 1]
    state.zone_sizes[zone] += 1
    line = state.line_counts[zone]
    state.lines[zone, line] = kind - FACE_KINDS
    state.line_counts[zone] = line + (kind >= FACE_KINDS)  # only Objectives keep their line


@part
def laid_of(state: State, kind: int) -> int:
    """The number of copies of a Splito card in all zones."""
    half, place = kind // HALF_KINDS, kind % HALF_KINDS
    laid: Any = np.int64(state.laid[half] >> np.uint64(LAID_BITS * place)) & (1 << LAID_BITS) - 1
    return laid


@kernel
def _pass_hands(state: State) -> None:
    """Pass the rest of every hand to the left neighbour, until no cards are left (3.5, 3.6)."""
    if state.round == rounds(state.seats):
        return
    state.round += 1
    state.waiting = (1 << state.seats) - 1
    state.passes = left_of(state.passes, state.seats)
    if not state.hand_size:
        _deal_second_hands(state)


@kernel
def _deal_second_hands(state: State) -> None:
    """Two seats: the second half (6.5)."""
    for hand in range(2):
        for place in range(HAND):
            state.hands[hand, place] = state.hands[2 + hand, place]
    state.hand_size = HAND
    state.passes = 0


@kernel
def _without(state: State, hand: int, kind: int) -> None:
    """Remove a card by moving the last card to its cell."""
    place = first(copies(state, hand, kind))
    state.hands[hand, place] = state.hands[hand, state.hand_size - 1]
