"""Objectives of Splito in integers: each is one packed number that says what it counts.

The tally of a zone is one integer with 5-bit fields, one for each colour, then one for each value.
No count needs the highest bit of its field, so whole tallies can be compared at once.
"""

from collections.abc import Iterable
from typing import Final, assert_never

import numpy as np

from splittable.core.errors import InvalidArgument
from splittable.games.splito.cards import FACES, VALUES, Color
from splittable.games.splito.objective_status import COLOR_PLACE
from splittable.games.splito.objectives import MOST as MOST_ON_A_CARD
from splittable.games.splito.objectives import (
    MOST_OBJECTIVES,
    AllColors,
    Distinct,
    DistinctBoth,
    ExactColor,
    ExactValue,
    MajorityOfColor,
    MajorityOfValue,
    Objective,
    Relation,
    Trait,
    ZoneSize,
)
from splittable.games.splito.setup import Options
from splittable.sim.bits import size
from splittable.sim.compiler import State, kernel

MOST_ZONES: Final = 8

BITS: Final = 5  # of a field
FULL: Final = 31  # the largest value of a field
COLOR_COUNT: Final = len(Color)
VALUE_COUNT: Final = len(VALUES)


def _color(color: Color) -> int:
    """The first bit of a colour's field."""
    return BITS * COLOR_PLACE[color]


def _value(value: int) -> int:
    return BITS * (COLOR_COUNT + value - 1)


def _highest_bits(fields: Iterable[int]) -> int:
    return sum(1 << field + BITS - 1 for field in fields)


COLORS: Final = _highest_bits(map(_color, Color))
ALL: Final = COLORS | _highest_bits(map(_value, VALUES))

# By kind: what a card adds to a tally. Objectives have no colour and no value (4.2).
TALLIES: Final = np.array(
    [
        *(1 << _color(face.color) | 1 << _value(face.value) for face in FACES.values()),
        *[0] * MOST_OBJECTIVES,
    ],
    dtype=np.int64,
)

# What an Objective counts: the first bit of a field in one of three numbers.
LEADS: Final = 64  # below: a field of the tally; from here: of `leads`, 1 if the zone has the most
TRAITS: Final = 128  # from here: a field of `traits`
DIFFERENT_COLORS: Final = TRAITS
DIFFERENT_VALUES: Final = TRAITS + BITS
CARDS: Final = TRAITS + 2 * BITS

# The first bit of each part of an Objective's number; the lowest bits are its points.
COUNTED: Final = 5  # what it counts, as above
LEAST: Final = 13  # the smallest count that meets it
MOST: Final = 18  # the largest count that meets it
RELATION: Final = 23  # of the count to the bound on the card
VALUES_TOO: Final = 25  # the number of different values it also needs
COLORS_TOO: Final = 30  # the colours it also needs, as highest bits of their fields

RELATIONS: Final = tuple(Relation)
EXACTLY: Final = RELATIONS.index(Relation.EXACTLY)
AT_LEAST: Final = RELATIONS.index(Relation.AT_LEAST)
AT_MOST: Final = RELATIONS.index(Relation.AT_MOST)


def packed(options: Options, objective: Objective) -> int:
    """An Objective as one number; raises InvalidArgument if it doesn't fit."""
    at_least, exactly = Relation.AT_LEAST, Relation.EXACTLY
    match objective.requirement:
        case MajorityOfValue(value):
            return _number(objective, LEADS + _value(value), at_least, 1)
        case MajorityOfColor(color):
            return _number(objective, LEADS + _color(color), at_least, 1)
        case ExactValue(value, count):
            lenient = options.value_at_least and count > 0  # 8.2
            return _number(objective, _value(value), at_least if lenient else exactly, count)
        case ExactColor(color, count):
            return _number(objective, _color(color), exactly, count)
        case AllColors(colors):
            number = _number(objective, DIFFERENT_COLORS, at_least, len(colors))
            return number | _highest_bits(map(_color, colors)) << COLORS_TOO
        case Distinct(trait, relation, count):
            counted = DIFFERENT_COLORS if trait is Trait.COLOR else DIFFERENT_VALUES
            return _number(objective, counted, relation, count)
        case DistinctBoth(colors_least, values_least):
            return _number(objective, DIFFERENT_COLORS, at_least, colors_least, values_least)
        case ZoneSize(relation, cards):
            return _number(objective, CARDS, relation, cards)
        case _:
            assert_never(objective.requirement)


def _number(
    objective: Objective, counted: int, relation: Relation, bound: int, values: int = 0
) -> int:
    numbers = (objective.points, bound, values)
    if not 0 <= min(numbers) <= max(numbers) <= MOST_ON_A_CARD:
        problem = f"a number on card {objective.id} is not from 0 to {MOST_ON_A_CARD}"
        raise InvalidArgument("options.objectives", problem)
    least = 0 if relation is Relation.AT_MOST else bound
    most = FULL if relation is Relation.AT_LEAST else bound
    return (
        objective.points
        | counted << COUNTED
        | least << LEAST
        | most << MOST
        | RELATIONS.index(relation) << RELATION
        | values << VALUES_TOO
    )


# Counts of a zone


@kernel
def leads(state: State, zone: int, tally: int) -> int:
    """A 1 in every field in which this zone, with this tally, has more than any other (4.4)."""
    reached = 0
    for other in range(MOST_ZONES):  # unused zones are empty
        if other != zone:
            reached |= (state.tallies[other] | ALL) - tally
    return (~reached & ALL) >> (BITS - 1)


@kernel
def present(tally: int) -> int:
    """The highest bit of every non-zero field."""
    return (tally + (ALL - (ALL >> (BITS - 1)))) & ALL


@kernel
def traits(tally: int, cards: int) -> int:
    found = present(tally)
    return size(found & COLORS) | size(found & ~COLORS) << BITS | cards << 2 * BITS


@kernel
def field(counts: int, begin: int) -> int:
    return counts >> (begin & 63) & FULL


# 4. The Objectives


@kernel
def is_met(objective: int, tally: int, leads: int, traits: int) -> bool:
    """Checks all conditions without branches, which would be hard to predict."""
    where, colors = counted(objective), colors_too(objective)
    count = field(tally if where < LEADS else leads if where < TRAITS else traits, where)
    return (
        (count >= objective >> LEAST & FULL)
        & (count <= objective >> MOST & FULL)
        & (field(traits, DIFFERENT_VALUES) >= values_too(objective))
        & (present(tally) & colors == colors)
    )


@kernel
def points(objective: int) -> int:
    return objective & FULL


@kernel
def counted(objective: int) -> int:
    return objective >> COUNTED & 255


@kernel
def relation(objective: int) -> int:
    return objective >> RELATION & 3


@kernel
def bound(objective: int) -> int:
    """The number on the card: the least or the most."""
    return objective >> (LEAST if relation(objective) == AT_LEAST else MOST) & FULL


@kernel
def values_too(objective: int) -> int:
    return objective >> VALUES_TOO & FULL


@kernel
def colors_too(objective: int) -> int:
    return objective >> COLORS_TOO
