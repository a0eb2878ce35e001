"""Previews of Splito: what a card would change where it is played, given the zones as they are.

The others choose at the same time, and a preview doesn't guess their cards. It only takes into
account that the seat's own two zones can get one card fewer afterwards.
"""

from dataclasses import dataclass

from splittable.core.changes import Change
from splittable.core.game import check_allowed
from splittable.core.seats import Seat, put
from splittable.games.splito.cards import Side
from splittable.games.splito.moves import Place
from splittable.games.splito.objective_status import Status
from splittable.games.splito.objectives import Objective
from splittable.games.splito.rules import placements
from splittable.games.splito.scoring import Sheet, ZoneSheet, score, zone_of
from splittable.games.splito.view import View


@dataclass(frozen=True, slots=True)
class ObjectiveChange:
    """An Objective whose status changes, or the card itself."""

    objective: Objective
    zone: int
    was: Status | None  # None: it is the card itself
    becomes: Status
    points: Change  # its points for the zone


@dataclass(frozen=True, slots=True)
class CommonChange:
    """A common Objective that the card counts for."""

    objective: Objective
    count: Change  # in the zone of the card
    was: int | None  # the zone that holds it; None: a tie, or no zone counts for it
    becomes: int | None


@dataclass(frozen=True, slots=True)
class ZoneChange:
    zone: int
    points: Change


@dataclass(frozen=True, slots=True)
class Preview:
    zone: int  # where the card would lie
    cards: Change  # number of cards in that zone
    objectives: tuple[ObjectiveChange, ...]  # those in that zone first, then in others
    commons: tuple[CommonChange, ...]
    zones: tuple[ZoneChange, ...]  # the card's zone first, then others whose points change
    product: Change  # of this seat: left zone times right zone


def preview(view: View, move: Place) -> Preview:
    """What a legal move of the viewer would change; raises IllegalMove."""
    hand = view.hand or ()
    allowed = placements(hand) if view.seat in view.to_act else ()
    seat = check_allowed(view.seat, move, allowed, view.to_act)
    zone = zone_of(view.options, seat, move.side)
    after = _sheet(view, seat, move)
    zones = [zone, *(each for each in range(len(after.zones)) if each != zone)]
    points = [
        ZoneChange(each, Change(view.sheet.zones[each].total, after.zones[each].total))
        for each in zones
    ]
    return Preview(
        zone=zone,
        cards=Change(len(view.zones[zone]), len(view.zones[zone]) + 1),
        objectives=tuple(
            change
            for each in zones
            for change in _objectives(each, view.sheet.zones[each], after.zones[each])
        ),
        commons=_commons(zone, view.sheet, after),
        zones=tuple(
            change
            for change in points
            if change.zone == zone or change.points.before != change.points.after
        ),
        product=Change(view.sheet.products[seat], after.products[seat]),
    )


def sheet_after(view: View, move: Place, to_come: int) -> Sheet:
    """The score sheet after this move if nobody else played a card.

    `to_come` is the most cards that can then still be played into a zone.
    """
    assert view.seat is not None
    zone = zone_of(view.options, view.seat, move.side)
    zones = put(view.zones, zone, (*view.zones[zone], move.card))
    return score(view.options, view.common, zones, to_come)


def _sheet(view: View, seat: Seat, move: Place) -> Sheet:
    """Like `sheet_after`, with one card fewer to come in the seat's own zones."""
    elsewhere = sheet_after(view, move, view.to_come)
    mine = {zone_of(view.options, seat, side) for side in Side}
    own = sheet_after(view, move, view.to_come - 1)
    zones = tuple(
        (own if zone in mine else elsewhere).zones[zone] for zone in range(len(own.zones))
    )
    return Sheet(elsewhere.commons, zones, elsewhere.products, elsewhere.card_counts)


def _objectives(zone: int, before: ZoneSheet, after: ZoneSheet) -> tuple[ObjectiveChange, ...]:
    """Relies on sheets keeping the order of their lines: a card just played is the last line."""
    was = (*before.lines, *(None,) * (len(after.lines) - len(before.lines)))
    return tuple(
        ObjectiveChange(
            objective=now.objective,
            zone=zone,
            was=None if then is None else then.status,
            becomes=now.status,
            points=Change(0 if then is None else then.points, now.points),
        )
        for then, now in zip(was, after.lines, strict=True)
        if then is None or then.status is not now.status
    )


def _commons(zone: int, before: Sheet, after: Sheet) -> tuple[CommonChange, ...]:
    return tuple(
        CommonChange(now.objective, Change(was.counts[zone], now.counts[zone]), was.zone, now.zone)
        for was, now in zip(before.commons, after.commons, strict=True)
        if was.counts[zone] != now.counts[zone]
    )
