"""Determinization of Split it!: imagines the order of the stock and the others' guesses.

Like `imagine` in `games/split_it/view.py`, but from a position instead of a view.
"""

from splittable.sim.bits import any_of_ten, first
from splittable.sim.chance import shuffle
from splittable.sim.compiler import Bytes, Chance, State, kernel, part
from splittable.sim.split_it.rules import open_sections


@kernel
def hide(state: State, seat: int, unseen: Bytes) -> int:
    """Sorts the unseen cards, in `unseen` and in the stock, and makes all others' guesses equal."""
    count = len(state.stock) - state.drawn
    place = 0
    for card in range(len(state.gone)):
        for cell in range(state.drawn, len(state.stock)):
            if state.stock[cell] == card:
                unseen[place] = card
                place += 1
    _fill(state, unseen)
    others = _other_guessers(state, seat)
    if others:
        for section in range(3):
            state.sealed[section] &= ~others
        state.sealed[first(open_sections(state))] |= others
    return count


@kernel
def imagine(state: State, seat: int, unseen: Bytes, count: int, chance: Chance) -> None:
    shuffle(unseen[:count], chance)
    _fill(state, unseen)
    others = _other_guessers(state, seat)
    if others:
        _guess_anew(state, others, chance)


@kernel
def reopen(state: State, seat: int) -> None:
    others = _other_guessers(state, seat)
    for section in range(3):
        state.sealed[section] &= ~others


@kernel
def redraw(state: State, chance: Chance) -> None:
    """Shuffles the rest of the stock; sealed guesses stay."""
    shuffle(state.stock[state.drawn :], chance)


@part
def _fill(state: State, unseen: Bytes) -> None:
    for cell in range(state.drawn, len(state.stock)):
        state.stock[cell] = unseen[cell - state.drawn]


@part
def _other_guessers(state: State, seat: int) -> int:
    """The set of other seats that have sealed a guess."""
    mine = 1 << seat if seat >= 0 else 0
    return (state.sealed[0] | state.sealed[1] | state.sealed[2]) & ~mine


@kernel
def _guess_anew(state: State, others: int, chance: Chance) -> None:
    sections = open_sections(state)
    for section in range(3):
        state.sealed[section] &= ~others
    for other in range(state.seats):
        if others >> other & 1:
            state.sealed[any_of_ten(sections, chance)] |= 1 << other
