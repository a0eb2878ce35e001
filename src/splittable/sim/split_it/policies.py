"""Policies of Split it!, compiled: random, quick, and as in `bots/rules_of_thumb`."""

from typing import Final

import numpy as np

from splittable.games.split_it.encoding import MOVES
from splittable.games.split_it.merits import (
    EAGERNESS,
    JOKER_WORTH,
    LEAST_WORTH,
    NOISE,
    ROUNDS_OF_THOUGHT,
    SUREST,
)
from splittable.sim.appraisal import MIXED, NOT_LEGAL, pick
from splittable.sim.bits import any_of_ten, contains
from splittable.sim.chance import below, uniform
from splittable.sim.compiler import Bytes, Chance, Reals, State, kernel, part
from splittable.sim.split_it.display import column_size, columns
from splittable.sim.split_it.rules import (
    DIVIDERS,
    GUESS,
    JOKER,
    REMOVE,
    begin_of,
    open_sections,
    splits,
)

ACTIONS: Final = len(MOVES)
LONGEST: Final = 26  # lengths of a column: 0 to all tens with all jokers
# By the length of my column and of the longest other: the gain from one more card.
ONE_MORE: Final = np.array(
    [
        [(mine + 1) / (mine + rival + 2) - mine / (mine + rival + 1) for rival in range(LONGEST)]
        for mine in range(LONGEST)
    ]
)


@kernel
def choose_at_random(state: State, seat: int, chance: Chance) -> int:
    """A legal action, uniformly at random."""
    if state.placing:
        return JOKER + any_of_ten(columns(state, seat), chance)
    if not state.is_split:
        return below(chance, splits(state.length))
    return (REMOVE if state.removal_due else GUESS) + any_of_ten(open_sections(state), chance)


@kernel
def choose_quickly(state: State, seat: int, chance: Chance) -> int:
    """Guesses are drawn by the worth of the sections, splits at random; jokers go where they bring
    most."""
    if state.placing:
        return JOKER + _best_column(state, seat)
    if not state.is_split:
        return below(chance, splits(state.length))
    white = _quick_worth(state, seat, 0, state.ends[0])
    pink = _quick_worth(state, seat, state.ends[0], state.ends[1])
    black = _quick_worth(state, seat, state.ends[1], state.ends[2])
    if state.removal_due:
        return REMOVE + (2 if black < min(white, pink) else pink < white)
    drawn = uniform(chance) * (white + pink + black)
    if drawn < white:
        return GUESS
    return GUESS + 1 if drawn < white + pink or black == 0.0 else GUESS + 2


@kernel
def _quick_worth(state: State, seat: int, begin: int, end: int) -> float:
    """The squared worth, to prefer better sections; 0 for an empty one."""
    if begin == end:
        return 0.0
    worth = LEAST_WORTH
    for place in range(begin, end):
        card = state.row[place]
        # The mask proves that the index isn't negative, which saves a wraparound check.
        worth += _one_more(state, seat, (card - 1) & 15) if card else JOKER_WORTH
    return worth * worth


@part
def _one_more(state: State, seat: int, column: int) -> float:
    rival = 0
    for further in range(1, 4):  # unused seats have no cards; a fixed length lets the loop unroll
        rival = max(rival, column_size(state, (seat + further) & 3, column))
    return (column + 1) * ONE_MORE[column_size(state, seat, column), rival]


@kernel
def _best_column(state: State, seat: int) -> int:
    best, most = 0, -1.0
    for column in range(10):
        if state.numbers[seat, column]:
            gain = _one_more(state, seat, column)
            if gain > most:
                best, most = column, gain
    return best


# The rule of thumb, with the bot's weights. A test compares the merits of both.


@kernel
def choose_by_rule_of_thumb(state: State, seat: int, chance: Chance) -> int:
    merits = np.empty(ACTIONS)
    return pick(merits, appraise(state, seat, merits), chance)


@kernel
def appraise(state: State, seat: int, merits: Reals) -> float:
    """Fill in the merit of each action; returns the noise."""
    merits[:] = NOT_LEGAL
    if state.placing:
        for column in range(10):
            if state.numbers[seat, column]:
                merits[JOKER + column] = _gain(state, seat, column, 1)
        return 0.0
    if not state.is_split:
        for action in range(splits(state.length)):
            merits[action] = _promise(state, seat, DIVIDERS[action, 0], DIVIDERS[action, 1])
        return NOISE
    ends = state.ends
    if state.removal_due:
        other = 1 - seat
        for section in range(3):
            begin, end = begin_of(state, section), ends[section]
            spite = _worth(state, other, begin, end) - _worth(state, seat, begin, end)
            merits[REMOVE + section] = spite
        return 0.0
    mixes = np.zeros((4, 3))
    _mixes(state, _worths(state, ends), mixes)
    for section in range(3):
        if contains(open_sections(state), section):
            merits[GUESS + section] = mixes[seat, section]
    return MIXED


@kernel
def _promise(state: State, seat: int, first: int, second: int) -> float:
    """My expected gain from this split, minus the average of the others'."""
    ends = np.empty(3, np.int8)
    ends[0], ends[1], ends[2] = first, second, state.length
    worths, mixes = _worths(state, ends), np.zeros((4, 3))
    _mixes(state, worths, mixes)
    mine, others, active = 0.0, 0.0, 0
    for guesser in range(state.seats):
        if not contains(state.active, guesser):
            continue
        expected = 0.0
        for section in range(3):
            share = mixes[guesser, section]
            alone = _nobody(state, mixes, section) / (1 - share)
            expected += share * alone * worths[guesser, section]
        if guesser == seat:
            mine = expected
        else:
            others += expected
            active += 1
    return mine - others / max(active, 1)


@kernel
def _mixes(state: State, worths: Reals, mixes: Reals) -> None:
    """Fill in how often each seat guesses each section, by letting all adapt to each other."""
    wish, nobody = np.empty(3), np.empty(3)
    for seat in range(state.seats):
        if contains(state.active, seat):
            _norm(worths[seat], mixes[seat])
    for _ in range(ROUNDS_OF_THOUGHT):
        for section in range(3):
            nobody[section] = _nobody(state, mixes, section)
        for seat in range(state.seats):
            if contains(state.active, seat):
                for section in range(3):
                    alone = nobody[section] / (1 - mixes[seat, section])
                    wish[section] = (worths[seat, section] * alone) ** EAGERNESS
                _norm(wish, wish)
                for section in range(3):
                    mixes[seat, section] = (mixes[seat, section] + wish[section]) / 2


@kernel
def _nobody(state: State, mixes: Reals, section: int) -> float:
    """The chance that no active seat guesses this section."""
    chance = 1.0
    for seat in range(state.seats):
        if contains(state.active, seat):
            chance *= 1 - mixes[seat, section]
    return chance


@kernel
def _norm(weights: Reals, chances: Reals) -> None:
    """Normalize weights to probabilities, capped below 1."""
    total = weights[0] + weights[1] + weights[2]
    for section in range(3):
        chances[section] = min(weights[section] / total, SUREST)


@kernel
def _worths(state: State, ends: Bytes) -> Reals:
    """By seat and section: its worth; 0 for inactive seats and empty sections."""
    worths = np.zeros((4, 3))
    for seat in range(state.seats):
        if contains(state.active, seat):
            begin = 0
            for section in range(3):
                if ends[section] > begin:
                    worths[seat, section] = _worth(state, seat, begin, ends[section])
                begin = ends[section]
    return worths


@kernel
def _worth(state: State, seat: int, begin: int, end: int) -> float:
    """The worth of the row's cards from `begin` to `end` to this seat."""
    copies = np.zeros(11, np.int8)
    for place in range(begin, end):
        copies[state.row[place]] += 1
    worth = LEAST_WORTH + JOKER_WORTH * copies[0]
    for number in range(1, 11):
        if copies[number]:
            worth += _gain(state, seat, number - 1, copies[number])
    return worth


@kernel
def _gain(state: State, seat: int, column: int, more: int) -> float:
    """The gain from more cards of a number, by the chance to lead it."""
    mine, rival = column_size(state, seat, column), 0
    for other in range(state.seats):
        if other != seat:
            rival = max(rival, column_size(state, other, column))
    return (column + 1) * (_prospect(mine + more, rival) - _prospect(mine, rival))


@kernel
def _prospect(mine: int, rival: int) -> float:
    return mine / (mine + rival + 1)
