"""Reasons why one move of Splito is better than another: the score sheets after each compared."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from splittable.core.reasons import Reason, at, fewer, more
from splittable.core.seats import Seat, all_seats, left_of, right_of
from splittable.games.splito.cards import Card, Side
from splittable.games.splito.moves import Place
from splittable.games.splito.objective_status import Status
from splittable.games.splito.objectives import Symbol
from splittable.games.splito.preview import sheet_after
from splittable.games.splito.scoring import Sheet, zone_of
from splittable.games.splito.setup import Options
from splittable.games.splito.view import View

MET: Final = "splito-met"
COMMONS: Final = "splito-commons"
LOST: Final = "splito-lost"
OPEN: Final = "splito-open"
PRODUCT: Final = "splito-product"
POINTS: Final = "splito-points"
NEIGHBOUR: Final = "splito-neighbour"
RIVAL: Final = "splito-rival"
REASONS: Final = (MET, COMMONS, LOST, OPEN, PRODUCT, POINTS, NEIGHBOUR, RIVAL)


def reasons(view: View, best: Place, other: Place) -> tuple[Reason, ...]:
    """Reasons for `best` over `other`, the most important first."""
    seat, options = view.seat, view.options
    assert seat is not None
    after = tuple(sheet_after(view, move, view.to_come) for move in (best, other))
    met, lost = (
        [_with_status(options, seat, sheet, status) for sheet in after]
        for status in (Status.MET, Status.LOST)
    )
    commons = [_commons(options, seat, sheet) for sheet in after]
    return (
        *more(MET, *map(len, met), places=at("objective", *_beyond(*met))),
        *fewer(LOST, *map(len, lost), places=at("objective", *_beyond(*reversed(lost)))),
        *more(COMMONS, *map(len, commons), places=at("common", *_beyond(*commons))),
        *_of_points(options, seat, after, best.side),
        *(
            _of_rivals(NEIGHBOUR, _neighbours(options, seat), after)
            or _of_rivals(RIVAL, _rivals(options, seat), after)
        ),
        *_of_wishes(options, seat, best, other, after),
    )


def _of_points(
    options: Options, seat: Seat, after: tuple[Sheet, ...], side: Side
) -> tuple[Reason, ...]:
    """Compare the products; if both are 0, the sums of the two zones' points."""
    products = [sheet.products[seat] for sheet in after]
    where = at("zone", side)
    if any(products):
        return more(PRODUCT, *products, places=where)
    mine = _mine(options, seat)
    totals = [sum(sheet.zones[zone].total for zone in mine) for sheet in after]
    return more(POINTS, *totals, places=where)


def _of_rivals(name: str, rivals: Sequence[Seat], after: tuple[Sheet, ...]) -> tuple[Reason, ...]:
    """Compare the highest products of these seats; the reason is about whoever the other move
    helps most."""
    if not rivals:
        return ()
    best, other = after
    strongest = max(rivals, key=lambda rival: other.products[rival])
    if max(best.products[rival] for rival in rivals) >= other.products[strongest]:
        return ()
    products = [sheet.products[strongest] for sheet in after]
    return fewer(name, *products, places=at("seat", strongest))


def _of_wishes(
    options: Options, seat: Seat, best: Place, other: Place, after: tuple[Sheet, ...]
) -> tuple[Reason, ...]:
    """The better move alone plays an Objective that can still be met."""
    wishes = [_with_status(options, seat, sheet, Status.OPEN) for sheet in after]
    is_open = best.card in wishes[0] and other.card not in wishes[1]
    return more(OPEN, *map(len, wishes), places=at("hand", best.card)) if is_open else ()


def _mine(options: Options, seat: Seat) -> tuple[int, ...]:
    return tuple(zone_of(options, seat, side) for side in Side)


def _neighbours(options: Options, seat: Seat) -> tuple[Seat, ...]:
    """Both neighbours; none with two seats, where zones aren't shared (6.3)."""
    if options.seats == 2:
        return ()
    return (left_of(seat, options.seats), right_of(seat, options.seats))


def _rivals(options: Options, seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in all_seats(options.seats) if other != seat)


def _with_status(options: Options, seat: Seat, sheet: Sheet, status: Status) -> list[Card]:
    """The Objectives with this status in the seat's two zones."""
    zones = [sheet.zones[zone] for zone in _mine(options, seat)]
    return [line.objective.id for zone in zones for line in zone.lines if line.status is status]


def _commons(options: Options, seat: Seat, sheet: Sheet) -> list[str]:
    """The common Objectives that its zones hold, by their symbols."""
    mine = _mine(options, seat)
    return [
        symbol.value
        for symbol, line in zip(Symbol, sheet.commons, strict=True)
        if line.zone in mine
    ]


def _beyond(some: Sequence[str], others: Sequence[str]) -> list[str]:
    """Those of `some` that aren't among `others`, in order."""
    return list((Counter(some) - Counter(others)).elements())
