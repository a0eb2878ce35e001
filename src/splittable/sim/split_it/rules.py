"""The rules of Split it! on integers, compiled: mirrors `games/split_it/rules.py`.

A set of seats is an integer with a bit for each. Sections are 0 white, 1 pink, 2 black.
"""

from typing import Any, Final

import numpy as np

from splittable.games.split_it.cards import DECK, NUMBERS
from splittable.games.split_it.encoding import MOVES, NUMBER
from splittable.games.split_it.moves import GUESSES, REMOVALS, PlaceJoker, Split
from splittable.games.split_it.rules import STAND_OFF_LIMIT
from splittable.sim.bits import contains, first
from splittable.sim.chance import below, shuffle
from splittable.sim.compiler import Bytes, Chance, State, kernel, part
from splittable.sim.split_it.display import columns
from splittable.sim.split_it.scoring import result

STATE: Final = np.dtype(
    [
        ("seats", np.int64),
        ("remove_after_every_split", np.bool_),
        ("round", np.int64),  # 1 for the first row
        ("splitter", np.int64),
        ("stock", np.int8, 70),  # as dealt; the next card is at `drawn`; a joker is 0
        ("drawn", np.int64),  # cards laid into rows so far
        ("row", np.int8, 9),  # its cards, left to right
        ("length", np.int64),  # of the row
        ("is_split", np.bool_),
        ("ends", np.int64, 3),  # by section: its end in the row, if that is split
        ("removal_due", np.bool_),
        ("active", np.int64),  # set of seats that have not won cards this round
        ("sealed", np.int64, 3),  # by section: set of seats that have guessed it
        ("stand_offs", np.int64),
        ("placing", np.int64),  # set of winners that still have to place jokers
        ("numbers", np.int8, (4, 10)),  # by seat and number, 1 first: number cards
        ("jokers", np.int8, (4, 10)),  # by seat and number, 1 first: jokers added
        ("pending", np.int8, 4),  # by seat: jokers not in a column yet
        ("gone", np.int8, 11),  # by card, joker first: copies that have left the game
        ("over", np.bool_),
    ],
    align=True,
)

CARDS: Final = np.array(DECK, dtype=np.int8)
# The first action of each kind; splits begin at 0.
REMOVE: Final = NUMBER[REMOVALS[0]]
GUESS: Final = NUMBER[GUESSES[0]]
JOKER: Final = NUMBER[PlaceJoker(NUMBERS[0])]
DIVIDERS: Final = np.array(
    [(move.first, move.second) for move in MOVES if isinstance(move, Split)], dtype=np.int64
)


@part
def deal(state: State, chance: Chance) -> None:
    state.splitter = below(chance, state.seats)
    for place in range(len(CARDS)):
        state.stock[place] = CARDS[place]
    shuffle(state.stock, chance)


@part
def start(state: State) -> None:
    state.round = 0
    state.drawn = 0
    state.removal_due = False
    for section in range(3):
        state.sealed[section] = 0
    state.stand_offs = 0
    state.placing = 0
    for seat in range(4):
        state.pending[seat] = 0
        for column in range(10):
            state.numbers[seat, column] = 0
            state.jokers[seat, column] = 0
    for card in range(11):
        state.gone[card] = 0
    state.over = False
    _lay_row(state, state.splitter)


@part
def row_length(seats: int) -> int:
    return 9 if seats == 4 else 7


# Seats to act and their legal moves


@kernel
def to_act(state: State) -> int:
    if state.placing:
        return 1 << _first_placing(state)
    if state.over:
        return 0
    if not state.is_split:
        return 1 << state.splitter
    if state.removal_due:
        return 1 << left_of(state.splitter, state.seats)
    return state.active & ~_guessed(state)


@kernel
def legal(state: State, seat: int, mask: Bytes) -> None:
    mask[:] = 0
    if not contains(to_act(state), seat):
        return
    if state.placing:
        for column in range(10):
            mask[JOKER + column] = state.numbers[seat, column] > 0
    elif not state.is_split:
        mask[: splits(state.length)] = 1
    else:
        kind = REMOVE if state.removal_due else GUESS
        for section in range(3):
            mask[kind + section] = _size(state, section) > 0


@kernel
def is_legal(state: State, seat: int, action: int) -> bool:
    if not contains(to_act(state), seat):
        return False
    if state.placing:
        return action >= JOKER and state.numbers[seat, action - JOKER] > 0
    if not state.is_split:
        return action < splits(state.length)
    section = action - (REMOVE if state.removal_due else GUESS)
    return 0 <= section < 3 and _size(state, section) > 0


@part
def apply(state: State, seat: int, action: int) -> None:
    if action < REMOVE:
        _split(state, DIVIDERS[action, 0], DIVIDERS[action, 1])
    elif action < GUESS:
        _remove(state, action - REMOVE)
    elif action < JOKER:
        _guess(state, seat, action - GUESS)
    else:
        _place_joker(state, seat, action - JOKER)


@kernel
def outcome(state: State, scores: Any, winners: Any) -> int:
    return result(state, scores, winners)


@kernel
def tidy(state: State) -> None:
    """Clears cards already drawn and cells beyond the row."""
    for place in range(state.drawn):
        state.stock[place] = 0
    for place in range(state.length, 9):
        state.row[place] = 0
    if not state.is_split:
        for section in range(3):
            state.ends[section] = 0


# 3. Laying and splitting the row


@kernel
def _lay_row(state: State, splitter: int) -> None:
    length = min(row_length(state.seats), len(CARDS) - state.drawn)
    for place in range(length):
        state.row[place] = state.stock[state.drawn + place]
    state.drawn += length
    state.length = length
    state.round += 1
    state.splitter = splitter
    state.is_split = False
    state.active = (1 << state.seats) - 1


@kernel
def _split(state: State, first: int, second: int) -> None:
    state.ends[0] = first
    state.ends[1] = second
    state.ends[2] = state.length
    state.is_split = True
    state.removal_due = _removal_follows(state)


@part
def _removal_follows(state: State) -> bool:
    """Two seats: the opponent removes a section after the round's first split (3.8, 8.2)."""
    if state.seats != 2 or state.length == 2:
        return False
    return state.length == row_length(state.seats) or state.remove_after_every_split


@part
def _remove(state: State, section: int) -> None:
    begin, end = begin_of(state, section), state.ends[section]
    for place in range(begin, end):
        state.gone[state.row[place]] += 1
    for place in range(end, state.length):
        state.row[place - (end - begin)] = state.row[place]
    for later in range(section, 3):
        state.ends[later] -= end - begin
    state.length -= end - begin
    state.removal_due = False


# 4. Guessing and collecting


@part
def _guess(state: State, seat: int, section: int) -> None:
    state.sealed[section] |= 1 << seat
    if _guessed(state) == state.active:
        _settle(state)


@part
def _guessed(state: State) -> int:
    """The set of seats that have sealed a guess."""
    return state.sealed[0] | state.sealed[1] | state.sealed[2]


@part
def _settle(state: State) -> None:
    """Turn the guesses: each section is won, leaves the game or stays in the row (4.3 to 4.7)."""
    before, contested, winners, begin = state.length, 0, 0, 0
    for section in range(3):
        end = state.ends[section]
        guessers = state.sealed[section]
        state.sealed[section] = 0
        if guessers & (guessers - 1):
            for place in range(begin, end):
                state.row[contested] = state.row[place]  # keeps the order of the row
                contested += 1
        elif guessers:
            winners |= guessers
            _collect(state, first(guessers), begin, end)
        else:
            for place in range(begin, end):
                state.gone[state.row[place]] += 1
        begin = end
    state.length = contested
    state.is_split = False
    state.active &= ~winners
    state.stand_offs = state.stand_offs + 1 if contested == before else 0
    state.placing = winners
    _clear_row(state)
    _place_jokers(state)


@kernel
def _collect(state: State, seat: int, begin: int, end: int) -> None:
    for place in range(begin, end):
        card = state.row[place]
        if card:
            state.numbers[seat, card - 1] += 1
        else:
            state.pending[seat] += 1


@part
def _clear_row(state: State) -> None:
    """A single card leaves the game, and so do two cards at the stand-off limit (4.9, 4.13)."""
    if state.length == 1 or state.stand_offs == STAND_OFF_LIMIT:
        for place in range(state.length):
            state.gone[state.row[place]] += 1
        state.length = 0
        state.stand_offs = 0


@kernel
def _continue(state: State) -> None:
    """Split the rest of the row again, or begin the next round (4.8 to 4.11, 4.14)."""
    if state.length >= 4:
        return
    if state.length >= 2:
        _split(state, DIVIDERS[0, 0], DIVIDERS[0, 1])  # with two cards, black stays empty
    elif state.drawn < len(CARDS):
        _lay_row(state, left_of(state.splitter, state.seats))
    else:
        state.over = True
        state.active = 0


# 5. The display and the jokers


@kernel
def _place_jokers(state: State) -> None:
    """Winners place their jokers in order; with only one column it is automatic (5.5, 5.6)."""
    while state.placing:
        seat = _first_placing(state)
        if state.pending[seat]:
            choice = columns(state, seat)
            if choice & (choice - 1):
                return  # the seat must choose
            if choice:
                state.jokers[seat, first(choice)] += state.pending[seat]
                state.pending[seat] = 0
        state.placing &= ~(1 << seat)
    _continue(state)


@part
def _place_joker(state: State, seat: int, column: int) -> None:
    state.jokers[seat, column] += 1
    state.pending[seat] -= 1
    _place_jokers(state)


@kernel
def _first_placing(state: State) -> int:
    """The first winner clockwise, beginning with the splitter (5.5)."""
    seat = state.splitter
    while not state.placing >> seat & 1:
        seat = left_of(seat, state.seats)
    return seat


# Sections of the row


@part
def begin_of(state: State, section: int) -> int:
    return state.ends[section - 1] if section else 0


@part
def _size(state: State, section: int) -> int:
    return state.ends[section] - begin_of(state, section)


@part
def open_sections(state: State) -> int:
    """The set of sections that have cards."""
    ends = state.ends
    return (ends[0] > 0) | (ends[1] > ends[0]) << 1 | (ends[2] > ends[1]) << 2


@part
def splits(length: int) -> int:
    return (length - 1) * (length - 2) // 2


@part
def left_of(seat: int, seats: int) -> int:
    return seat + 1 if seat + 1 < seats else 0
