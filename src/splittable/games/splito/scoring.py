"""Scoring of Splito: points of each zone, status of each Objective, and each seat's product."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from splittable.core.game import Outcome, in_first_place, places
from splittable.core.seats import Seat, all_seats
from splittable.games.splito.cards import Card, Side
from splittable.games.splito.objective_status import Ahead, Status, Tally, status, tally
from splittable.games.splito.objectives import (
    MajorityOfColor,
    MajorityOfValue,
    Objective,
    Requirement,
)
from splittable.games.splito.setup import Options

HIGHEST_PRODUCT: Final = "highest product"
FEWEST_CARDS: Final = "fewest cards"
SHARED: Final = "shared"
REASONS: Final = (HIGHEST_PRODUCT, FEWEST_CARDS, SHARED)


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
    """A common Objective: the count in each zone, and the zone that has the most."""

    objective: Objective
    counts: tuple[int, ...]  # by zone
    statuses: tuple[Status, ...]  # by zone
    zone: int | None  # the zone that holds it; None: a tie, or no zone counts for it


@dataclass(frozen=True, slots=True)
class ZoneSheet:
    """The score of one zone."""

    lines: tuple[Line, ...]  # the Objectives in the zone, in the order played
    commons: tuple[Objective, ...]  # the commons it holds now
    tally: Tally
    total: int  # points of its met Objectives and its commons


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score sheet, during the game or at its end. Open to all."""

    commons: tuple[CommonLine, ...]  # the star first
    zones: tuple[ZoneSheet, ...]  # by zone
    products: tuple[int, ...]  # by seat: left zone times right zone
    card_counts: tuple[int, ...]  # by seat: cards in its two zones; the fewest win a tie


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
    """The score sheet of these zones, if up to `to_come` more cards can be played into each."""
    bare = [tally(zone) for zone in zones]
    commons = tuple(
        _common(options, options.objectives.by_id[card], bare, to_come) for card in common
    )
    tallies = [
        replace(bare_tally, commons=sum(line.zone == zone for line in commons))
        for zone, bare_tally in enumerate(bare)
    ]
    sheets = tuple(
        _zone_sheet(options, zone, zones[zone], tallies, commons, to_come)
        for zone in range(len(zones))
    )
    return Sheet(commons, sheets, *products_and_sizes(options, sheets))


def products_and_sizes(
    options: Options, zones: Sequence[ZoneSheet]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Two lists by seat: products, and cards in both zones (5.4, 5.6)."""
    pairs = [
        [zones[zone_of(options, seat, side)] for side in Side] for seat in all_seats(options.seats)
    ]
    products = tuple(left.total * right.total for left, right in pairs)
    sizes = tuple(sum(zone.tally.cards + zone.tally.commons for zone in pair) for pair in pairs)
    return products, sizes


def result(sheet: Sheet) -> Outcome:
    """The outcome: highest product wins, then fewest cards, then it is shared (5.5 to 5.7)."""
    merits = [
        (product, -cards) for product, cards in zip(sheet.products, sheet.card_counts, strict=True)
    ]
    ranking = places(merits)
    winners = in_first_place(ranking)
    if len(winners) > 1:
        reason = SHARED
    elif sheet.products.count(max(sheet.products)) > 1:
        reason = FEWEST_CARDS
    else:
        reason = HIGHEST_PRODUCT
    return Outcome(sheet.products, ranking, winners, reason)


def _common(
    options: Options, objective: Objective, tallies: Sequence[Tally], to_come: int
) -> CommonLine:
    """A common goes to the one zone with the most; in a tie it isn't awarded (5.1)."""
    statuses = tuple(
        status(options, objective.requirement, zone, tallies, Ahead(to_come, 0))
        for zone in range(len(tallies))
    )
    return CommonLine(
        objective=objective,
        counts=tuple(_counted(objective.requirement, zone) for zone in tallies),
        statuses=statuses,
        zone=statuses.index(Status.MET) if Status.MET in statuses else None,
    )


def _counted(requirement: Requirement, zone: Tally) -> int:
    match requirement:
        case MajorityOfValue(value):
            return zone.of_value(value)
        case MajorityOfColor(color):
            return zone.of_color(color)
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
        Line(deck[card], status(options, deck[card].requirement, zone, tallies, ahead))
        for card in cards
        if card in deck
    )
    won = tuple(line.objective for line in commons if line.zone == zone)
    total = sum(line.points for line in lines) + sum(objective.points for objective in won)
    return ZoneSheet(lines, won, tallies[zone], total)
