"""Policies of Splito, compiled: random, and the rule of thumb of `bots/rules_of_thumb`."""

from collections.abc import Callable
from typing import Final

import numpy as np

from splittable.games.splito.cards import COPIES_OF_A_KIND
from splittable.games.splito.merits import (
    FLOOR,
    GRUDGE,
    NOISE,
    STAYING,
    enough,
    majority,
    missing,
    no_more,
)
from splittable.games.splito.setup import HAND
from splittable.sim.appraisal import NOT_LEGAL, pick
from splittable.sim.bits import first, size
from splittable.sim.chance import below
from splittable.sim.compiler import Chance, Reals, State, kernel
from splittable.sim.splito.hands import copies, hand_of, left_of
from splittable.sim.splito.objective_status import (
    AT_LEAST,
    AT_MOST,
    CARDS,
    DIFFERENT_VALUES,
    EXACTLY,
    FULL,
    LEADS,
    MOST_ZONES,
    TALLIES,
    TRAITS,
    bound,
    colors_too,
    counted,
    field,
    is_met,
    leads,
    points,
    present,
    relation,
    traits,
    values_too,
)
from splittable.sim.splito.rules import FACE_KINDS, to_come
from splittable.sim.splito.scoring import zone_of, zone_sheet


@kernel
def choose_at_random(state: State, seat: int, chance: Chance) -> int:
    """A legal action, uniformly at random; second copies of a card are rejected."""
    hand = hand_of(state, seat)
    while True:
        drawn = below(chance, 2 * state.hand_size)
        cell, side = drawn >> 1, drawn & 1
        action: int = 2 * state.hands[hand, cell] + side
        if first(copies(state, hand, action >> 1)) == cell:
            return action


# The rule of thumb, with the bot's weights. A test compares the merits of both.

MOST_TO_COME: Final = 2 * HAND  # into one zone


def _table(least: int, most: int, chance: Callable[[int, int], float]) -> Reals:
    """By number from `least` to `most`, and by cards to come, at least 1."""
    return np.array(
        [
            [0.0, *(chance(number, to_come) for to_come in range(1, MOST_TO_COME + 1))]
            for number in range(least, most + 1)
        ]
    )


MAJORITY: Final = _table(-COPIES_OF_A_KIND, COPIES_OF_A_KIND, majority)
MISSING: Final = _table(0, FULL, missing)
ENOUGH: Final = _table(-FULL, FULL, enough)
NO_MORE: Final = _table(0, 0, lambda _, to_come: no_more(to_come))[0]


@kernel
def choose_by_rule_of_thumb(state: State, seat: int, chance: Chance) -> int:
    merits = np.empty(2 * (FACE_KINDS + state.objective_count))
    return pick(merits, appraise(state, seat, merits), chance)


choose_quickly = choose_by_rule_of_thumb


@kernel
def appraise(state: State, seat: int, merits: Reals) -> float:
    """Fill in the merit of each action; returns the noise."""
    merits[:] = NOT_LEGAL
    hand, ahead = hand_of(state, seat), to_come(state)
    for side in range(2):
        here, there = zone_of(state.seats, seat, side), zone_of(state.seats, seat, 1 - side)
        tally, cards = state.tallies[here], state.zone_sizes[here]
        mine = _zone_as_it_is(state, there, ahead) + FLOOR
        before, theirs = 0.0, 0.0
        if state.seats > 2:  # two seats share no zones (6.3)
            before = _zone_as_it_is(state, here, ahead)
            theirs = GRUDGE * (
                _zone_as_it_is(state, _beyond(state.seats, seat, side), ahead) + FLOOR
            )
        for cell in range(state.hand_size):
            kind = state.hands[hand, cell]
            more = tally + TALLIES[kind]
            worth = _zone_worth(state, here, more, cards + 1, ahead - 1)
            if kind >= FACE_KINDS:
                objective = state.objectives[kind - FACE_KINDS]
                worth += _expected(state, objective, here, more, cards + 1, ahead - 1)
            merits[2 * kind + side] = (worth + FLOOR) * mine - (worth - before) * theirs
    return NOISE


@kernel
def _beyond(seats: int, seat: int, side: int) -> int:
    """The other zone of the neighbour on this side."""
    neighbour = left_of(seat, seats) if side == 0 else (seat if seat else seats) - 1
    return zone_of(seats, neighbour, side)


@kernel
def _zone_as_it_is(state: State, zone: int, to_come: int) -> float:
    return _zone_worth(state, zone, state.tallies[zone], state.zone_sizes[zone], to_come)


@kernel
def _zone_worth(state: State, zone: int, tally: int, cards: int, to_come: int) -> float:
    """The expected points of a zone with these cards."""
    worth = 0.0
    for symbol in range(2):
        common = state.objectives[state.common[symbol]]
        worth += _expected(state, common, zone, tally, cards, to_come)
    for line in range(state.line_counts[zone]):
        objective = state.objectives[state.lines[zone, line]]
        worth += _expected(state, objective, zone, tally, cards, to_come)
    return worth


@kernel
def _expected(
    state: State, objective: int, zone: int, tally: int, cards: int, to_come: int
) -> float:
    return points(objective) * _chance(state, objective, zone, tally, cards, to_come)


@kernel
def _chance(state: State, objective: int, zone: int, tally: int, cards: int, to_come: int) -> float:
    """The chance that the Objective is met at the end, if half of `to_come` is played here."""
    if to_come <= 0:
        commons = zone_sheet(state, zone)[1] - state.zone_sizes[zone]
        counts = traits(tally, cards + commons)
        return 1.0 if is_met(objective, tally, leads(state, zone, tally), counts) else 0.0
    where = counted(objective)
    if where < LEADS:
        is_exact = relation(objective) == EXACTLY
        return _exact(field(tally, where), bound(objective), is_exact, to_come)
    if where < TRAITS:
        lead = field(tally, where) - _rival(state, zone, where)
        return MAJORITY[lead + COPIES_OF_A_KIND, to_come]
    if where == CARDS:
        return _size(relation(objective), bound(objective) - cards, to_come)
    if colors_too(objective):
        return MISSING[size(colors_too(objective) & ~present(tally)), to_come]
    counts = traits(tally, cards)
    have = field(counts, where)
    if relation(objective) == AT_LEAST:
        values = field(counts, DIFFERENT_VALUES)
        short = max(bound(objective) - have, values_too(objective) - values, 0)
        return MISSING[short, to_come]
    return _exact(have, bound(objective), True, to_come)


@kernel
def _rival(state: State, zone: int, where: int) -> int:
    """The highest count of a colour or value in any other zone."""
    most = 0
    for other in range(MOST_ZONES):
        if other != zone:
            most = max(most, field(state.tallies[other], where))
    return most


@kernel
def _exact(have: int, count: int, surplus_hurts: bool, to_come: int) -> float:
    """The chance of an exact count: none more may come if it is reached, otherwise the missing
    cards must come."""
    if have < count:
        return STAYING * MISSING[count - have, to_come]
    if not surplus_hurts:
        return 1.0
    return NO_MORE[to_come] if have == count else 0.0


@kernel
def _size(relation: int, room: int, to_come: int) -> float:
    enough = ENOUGH[room + FULL, to_come]
    if relation == AT_LEAST:
        return enough
    too_many = ENOUGH[room + 1 + FULL, to_come]
    return 1 - too_many if relation == AT_MOST else max(enough - too_many, 0.0)
