"""Scoring Splito: what each zone has earned, which Objectives still can, and left times right."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, assert_never

from splittable.core.game import Outcome, places
from splittable.core.seats import Seat, all_seats
from splittable.games.splito.cards import COPIES_OF_A_KIND, FACES, VALUES, Card, Color, Side
from splittable.games.splito.objectives import (
    AllColors,
    Distinct,
    DistinctBoth,
    ExactColor,
    ExactValue,
    MajorityOfColor,
    MajorityOfValue,
    Objective,
    Relation,
    Requirement,
    Trait,
    ZoneSize,
)
from splittable.games.splito.setup import Options

HIGHEST_PRODUCT: Final = "highest product"
FEWEST_CARDS: Final = "fewest cards"
SHARED: Final = "shared"
REASONS: Final = (HIGHEST_PRODUCT, FEWEST_CARDS, SHARED)

COLOR_PLACE: Final = {color: place for place, color in enumerate(Color)}


class Status(Enum):
    MET = "met"  # would be met if the game ended now
    OPEN = "open"
    LOST = "lost"  # cannot be met any more, whatever is played


@dataclass(frozen=True, slots=True)
class Tally:
    """A zone counted: how many cards of each value and colour, and how many in all."""

    values: tuple[int, ...]  # by value, 1 first
    colors: tuple[int, ...]  # by colour, in the order of Color
    cards: int  # Splito cards and Objectives lying in the zone
    commons: int = 0  # common Objectives it holds as things stand

    def of_value(self, value: int) -> int:
        return self.values[value - 1]

    def of_color(self, color: Color) -> int:
        return self.colors[COLOR_PLACE[color]]

    def distinct(self, trait: Trait) -> int:
        counts = self.values if trait is Trait.VALUE else self.colors
        return sum(1 for count in counts if count)


@dataclass(frozen=True, slots=True)
class Ahead:
    """What may still come to a zone before the end (10.5, 10.11)."""

    cards: int  # at most so many; 0 once the last round is played
    commons: int  # so many commons are not lost for it


@dataclass(frozen=True, slots=True)
class Line:
    """One Objective on the score sheet."""

    objective: Objective
    status: Status

    @property
    def points(self) -> int:
        return self.objective.points if self.status is Status.MET else 0


@dataclass(frozen=True, slots=True)
class CommonLine:
    """A common Objective: what it counts in each zone, and the one zone that has the most."""

    objective: Objective
    counts: tuple[int, ...]  # by zone
    statuses: tuple[Status, ...]  # by zone
    zone: int | None  # None: a tie for the most, or none at all


@dataclass(frozen=True, slots=True)
class ZoneSheet:
    lines: tuple[Line, ...]  # the Objectives lying in the zone, in the order they were played
    commons: tuple[Objective, ...]  # those it holds as things stand
    tally: Tally
    total: int  # points of the met ones and of the commons


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score pad, at the end or as things stand."""

    commons: tuple[CommonLine, ...]  # the star first
    zones: tuple[ZoneSheet, ...]
    products: tuple[int, ...]  # by seat: left zone times right zone
    card_counts: tuple[int, ...]  # by seat: cards in its two zones; the fewest break a tie


def zone_count(options: Options) -> int:
    return 4 if options.seats == 2 else options.seats  # 2.5, 6.3


def zone_of(options: Options, seat: Seat, side: Side) -> int:
    """Zone i lies to the left of seat i; two seats own two zones each (2.6, 6.3)."""
    if options.seats == 2:
        return 2 * seat + (side is Side.RIGHT)
    return seat if side is Side.LEFT else (seat - 1) % options.seats


def score(
    options: Options,
    common: Sequence[Card],
    zones: Sequence[Sequence[Card]],
    to_come: int = 0,
) -> Sheet:
    """The sheet for these zones, when up to `to_come` more cards may be played into each."""
    bare = [_tally(zone) for zone in zones]
    commons = tuple(
        _common(options, options.objectives.by_id[card], bare, to_come) for card in common
    )
    tallies = [
        replace(tally, commons=sum(line.zone == zone for line in commons))
        for zone, tally in enumerate(bare)
    ]
    sheets = tuple(
        _zone_sheet(options, zone, zones[zone], tallies, commons, to_come)
        for zone in range(len(zones))
    )
    pairs = [
        [sheets[zone_of(options, seat, side)] for side in Side] for seat in all_seats(options.seats)
    ]
    return Sheet(
        commons=commons,
        zones=sheets,
        products=tuple(left.total * right.total for left, right in pairs),
        card_counts=tuple(
            sum(zone.tally.cards + zone.tally.commons for zone in pair) for pair in pairs
        ),
    )


def result(sheet: Sheet) -> Outcome:
    """Highest product; then fewest cards in the two zones; then the win is shared (5.5 to 5.7)."""
    merits = [
        (product, -cards) for product, cards in zip(sheet.products, sheet.card_counts, strict=True)
    ]
    ranking = places(merits)
    winners = tuple(Seat(seat) for seat, place in enumerate(ranking) if place == 1)
    if len(winners) > 1:
        reason = SHARED
    elif sheet.products.count(max(sheet.products)) > 1:
        reason = FEWEST_CARDS
    else:
        reason = HIGHEST_PRODUCT
    return Outcome(sheet.products, ranking, winners, reason)


def _tally(zone: Sequence[Card]) -> Tally:
    faces = [FACES[card] for card in zone if card in FACES]
    values = [face.value for face in faces]
    colors = [face.color for face in faces]
    return Tally(
        values=tuple(values.count(value) for value in VALUES),
        colors=tuple(colors.count(color) for color in Color),
        cards=len(zone),
    )


def _common(
    options: Options, objective: Objective, tallies: Sequence[Tally], to_come: int
) -> CommonLine:
    """Exactly one zone with the most, or the common stays unawarded (5.1)."""
    statuses = tuple(
        _status(options, objective.requirement, zone, tallies, Ahead(to_come, 0))
        for zone in range(len(tallies))
    )
    return CommonLine(
        objective=objective,
        counts=tuple(_counted(objective.requirement, tally) for tally in tallies),
        statuses=statuses,
        zone=statuses.index(Status.MET) if Status.MET in statuses else None,
    )


def _counted(requirement: Requirement, tally: Tally) -> int:
    match requirement:
        case MajorityOfValue(value):
            return tally.of_value(value)
        case MajorityOfColor(color):
            return tally.of_color(color)
        case _:
            raise AssertionError("a common Objective is a majority; the deck was checked")


def _zone_sheet(
    options: Options,
    zone: int,
    cards: Sequence[Card],
    tallies: Sequence[Tally],
    commons: tuple[CommonLine, ...],
    to_come: int,
) -> ZoneSheet:
    deck = options.objectives.by_id
    ahead = Ahead(to_come, sum(line.statuses[zone] is not Status.LOST for line in commons))
    lines = tuple(
        Line(deck[card], _status(options, deck[card].requirement, zone, tallies, ahead))
        for card in cards
        if card in deck
    )
    won = tuple(line.objective for line in commons if line.zone == zone)
    total = sum(line.points for line in lines) + sum(objective.points for objective in won)
    return ZoneSheet(lines, won, tallies[zone], total)


def _status(
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


# 10. What can still be met, judged from open cards alone


def _within_reach(
    requirement: Requirement, here: Tally, others: Sequence[Tally], ahead: Ahead
) -> bool:
    """Whether an Objective not met now might be at the end: cards only ever come, never leave."""
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
                return here.cards <= cards  # a common it holds now may yet go
            return here.cards <= cards <= most
        case _:
            assert_never(requirement)


def _hidden(counts: Iterable[int]) -> int:
    """How many cards of a value or colour are not face up in any zone."""
    return COPIES_OF_A_KIND - sum(counts)


def _new_kinds(trait: Trait, here: Tally, zones: Sequence[Tally]) -> int:
    """How many colours, or values, not yet in this zone have a copy that is not face up."""
    table = [zone.values if trait is Trait.VALUE else zone.colors for zone in zones]
    mine = here.values if trait is Trait.VALUE else here.colors
    return sum(
        1
        for place, count in enumerate(mine)
        if not count and _hidden(counts[place] for counts in table)
    )
