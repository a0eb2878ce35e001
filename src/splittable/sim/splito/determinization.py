"""Determinization of Splito: imagines hands that a seat has not held, and the others' choices.

Like `imagine` in `games/splito/view.py`, but from a position instead of a view.
"""

import numpy as np

from splittable.games.splito.cards import COPIES
from splittable.games.splito.objectives import MOST_OBJECTIVES
from splittable.games.splito.setup import HAND
from splittable.sim.chance import below
from splittable.sim.compiler import Bytes, Chance, State, kernel, part
from splittable.sim.splito.hands import hand_of, left_of
from splittable.sim.splito.rules import FACE_KINDS, hands_each, has_sealed, laid_of
from splittable.sim.splito.scoring import zone_count

KINDS = FACE_KINDS + MOST_OBJECTIVES


@kernel
def hide(state: State, seat: int, unseen: Bytes) -> int:
    """Fill `unseen` with the unseen cards, ascending, and put the first of them into unknown hands.
    Clears the others' choices, except for sides that the option shows."""
    copies = _copies_unseen(state, seat)
    count = 0
    for kind in range(FACE_KINDS + state.objective_count):
        for _ in range(copies[kind]):
            unseen[count] = kind
            count += 1
    known = known_hands(state, seat)
    place = 0
    for hand in range(state.seats * hands_each(state.seats)):
        if not known >> hand & 1:
            for cell in range(hand_size(state, hand)):
                state.hands[hand, cell] = unseen[place]
                place += 1
    for other in range(state.seats):
        if other != seat and has_sealed(state, other):
            state.sealed[other] &= 1 if state.show_side else 0
    return count


@kernel
def imagine(state: State, seat: int, unseen: Bytes, count: int, chance: Chance) -> None:
    known = known_hands(state, seat)
    left = count
    for hand in range(state.seats * hands_each(state.seats)):
        if known >> hand & 1:
            continue
        for cell in range(hand_size(state, hand)):
            drawn = below(chance, left)
            left -= 1
            card = unseen[drawn]
            unseen[drawn] = unseen[left]
            unseen[left] = card
            state.hands[hand, cell] = card
    for other in range(state.seats):
        if other != seat and has_sealed(state, other):
            _choose_anew(state, other, chance)


@kernel
def reopen(state: State, seat: int) -> None:
    """If the option shows sides (8.4), choices stay as imagined."""
    if state.waiting and not state.show_side:
        mine = state.waiting & 1 << seat if seat >= 0 else 0
        everybody = (1 << state.seats) - 1
        state.waiting = everybody if seat < 0 else everybody & ~(1 << seat) | mine


@kernel
def redraw(_state: State, _chance: Chance) -> None:
    """Nothing to redraw: after the deal there is no chance."""


@part
def _choose_anew(state: State, seat: int, chance: Chance) -> None:
    """A random card of the hand, and a random side unless the option shows it (8.4)."""
    card = state.hands[hand_of(state, seat), below(chance, state.hand_size)]
    side = state.sealed[seat] & 1 if state.show_side else below(chance, 2)
    state.sealed[seat] = 2 * card + side


@kernel
def known_hands(state: State, seat: int) -> int:
    """The set of hands that this seat has held, including its own (7.5); none for -1."""
    if seat < 0:
        return 0
    known, hand = 0, hand_of(state, seat)
    for _ in range(min((state.round - 1) % HAND + 1, state.seats)):
        known |= 1 << hand
        hand = left_of(hand, state.seats)
    return known


@part
def hand_size(state: State, hand: int) -> int:
    """With two seats, hands 2 and 3 are those of the second half (6.5)."""
    if hand < state.seats:
        return state.hand_size
    return HAND if state.round <= HAND else 0


@kernel
def _copies_unseen(state: State, seat: int) -> Bytes:
    """By kind: copies that are neither face up nor in a hand that this seat has held."""
    copies = np.zeros(KINDS, np.int8)
    for kind in range(FACE_KINDS):
        copies[kind] = COPIES - laid_of(state, kind)
    for objective in range(state.objective_count):
        copies[FACE_KINDS + objective] = 1
    for symbol in range(2):
        copies[FACE_KINDS + state.common[symbol]] -= 1
    for zone in range(zone_count(state.seats)):
        for line in range(state.line_counts[zone]):
            copies[FACE_KINDS + state.lines[zone, line]] -= 1
    known = known_hands(state, seat)
    for hand in range(state.seats):
        if known >> hand & 1:
            for cell in range(state.hand_size):
                copies[state.hands[hand, cell]] -= 1
    return copies
