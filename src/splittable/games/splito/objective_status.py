"""The status of an Objective: met, open or lost, from the cards in the zones."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, assert_never

from splittable.games.splito.cards import COPIES_OF_A_KIND, FACES, VALUES, Card, Color
from splittable.games.splito.objectives import (
    AllColors,
    Distinct,
    DistinctBoth,
    ExactColor,
    ExactValue,
    MajorityOfColor,
    MajorityOfValue,
    Relation,
    Requirement,
    Trait,
    ZoneSize,
)
from splittable.games.splito.setup import Options

COLOR_PLACE: Final = {color: place for place, color in enumerate(Color)}


class Status(Enum):
    MET = "met"  # met if the game ended now
    OPEN = "open"  # not met, but possible
    LOST = "lost"  # can't be met any more


@dataclass(frozen=True, slots=True)
class Tally:
    """Card counts of a zone: by value, by colour and in total."""

    values: tuple[int, ...]  # by value, 1 first
    colors: tuple[int, ...]  # by colour, in the order of `Color`
    cards: int  # Splito cards and Objectives in the zone
    commons: int = 0  # common Objectives it holds now

    def of_value(self, value: int) -> int:
        return self.values[value - 1]

    def of_color(self, color: Color) -> int:
        return self.colors[COLOR_PLACE[color]]

    def distinct(self, trait: Trait) -> int:
        counts = self.values if trait is Trait.VALUE else self.colors
        return sum(1 for count in counts if count)


@dataclass(frozen=True, slots=True)
class Ahead:
    """What a zone may still get before the end (10.5, 10.11)."""

    cards: int  # at most; 0 after the last round
    commons: int  # commons that are not lost for it


def tally(zone: Sequence[Card]) -> Tally:
    faces = [FACES[card] for card in zone if card in FACES]
    values = [face.value for face in faces]
    colors = [face.color for face in faces]
    return Tally(
        values=tuple(values.count(value) for value in VALUES),
        colors=tuple(colors.count(color) for color in Color),
        cards=len(zone),
    )


def status(
    options: Options, requirement: Requirement, zone: int, tallies: Sequence[Tally], ahead: Ahead
) -> Status:
    here = tallies[zone]
    others = [tally for number, tally in enumerate(tallies) if number != zone]
    if is_met(options, requirement, here, others):
        return Status.MET
    if ahead.cards and _within_reach(requirement, here, others, ahead):
        return Status.OPEN
    return Status.LOST


# 4. The Objectives


def is_met(
    options: Options, requirement: Requirement, here: Tally, others: Sequence[Tally]
) -> bool:
    match requirement:
        case MajorityOfValue(value):
            return all(here.of_value(value) > other.of_value(value) for other in others)
        case MajorityOfColor(color):
            return all(here.of_color(color) > other.of_color(color) for other in others)
        case ExactValue(value, count):
            if options.value_at_least and count > 0:  # 8.2
                return here.of_value(value) >= count
            return here.of_value(value) == count
        case ExactColor(color, count):
            return here.of_color(color) == count
        case AllColors(colors):
            return all(here.of_color(color) for color in colors)
        case Distinct(trait, relation, count):
            return relation.holds(here.distinct(trait), count)
        case DistinctBoth(colors, values):
            enough_colors = here.distinct(Trait.COLOR) >= colors
            return enough_colors and here.distinct(Trait.VALUE) >= values
        case ZoneSize(relation, cards):
            return relation.holds(here.cards + here.commons, cards)
        case _:
            assert_never(requirement)


# 10. What can still be met, from open cards alone


def _within_reach(
    requirement: Requirement, here: Tally, others: Sequence[Tally], ahead: Ahead
) -> bool:
    """Whether an Objective that isn't met can still be: cards are only added, never removed."""
    zones = (here, *others)
    match requirement:
        case MajorityOfValue(value):
            more = min(ahead.cards, _hidden(zone.of_value(value) for zone in zones))
            return here.of_value(value) + more > max(other.of_value(value) for other in others)
        case MajorityOfColor(color):
            more = min(ahead.cards, _hidden(zone.of_color(color) for zone in zones))
            return here.of_color(color) + more > max(other.of_color(color) for other in others)
        case ExactValue(value, count):
            more = min(ahead.cards, _hidden(zone.of_value(value) for zone in zones))
            return 0 < count - here.of_value(value) <= more
        case ExactColor(color, count):
            more = min(ahead.cards, _hidden(zone.of_color(color) for zone in zones))
            return 0 < count - here.of_color(color) <= more
        case AllColors(colors):
            missing = [color for color in colors if not here.of_color(color)]
            findable = [c for c in missing if _hidden(zone.of_color(c) for zone in zones)]
            return len(missing) <= ahead.cards and findable == missing
        case Distinct(trait, relation, count):
            most = here.distinct(trait) + min(ahead.cards, _new_kinds(trait, here, zones))
            return relation is not Relation.AT_MOST and here.distinct(trait) < count <= most
        case DistinctBoth(colors, values):
            wanted = ((Trait.COLOR, colors), (Trait.VALUE, values))
            return all(
                count - here.distinct(trait) <= min(ahead.cards, _new_kinds(trait, here, zones))
                for trait, count in wanted
            )
        case ZoneSize(relation, cards):
            most = here.cards + ahead.cards + ahead.commons
            if relation is Relation.AT_LEAST:
                return most >= cards
            if relation is Relation.AT_MOST:
                return here.cards <= cards  # it may lose a common it holds now
            return here.cards <= cards <= most
        case _:
            assert_never(requirement)


def _hidden(counts: Iterable[int]) -> int:
    """The number of cards of a value or colour that are not in any zone."""
    return COPIES_OF_A_KIND - sum(counts)


def _new_kinds(trait: Trait, here: Tally, zones: Sequence[Tally]) -> int:
    """The number of colours, or values, that this zone lacks and that still have hidden cards."""
    table = [zone.values if trait is Trait.VALUE else zone.colors for zone in zones]
    mine = here.values if trait is Trait.VALUE else here.colors
    return sum(
        1
        for place, count in enumerate(mine)
        if not count and _hidden(counts[place] for counts in table)
    )
