"""Reasons why one move of Splito is better than another: the score sheets after each compared."""

from typing import Final

from splittable.core.reasons import Reason, fewer, more
from splittable.core.seats import Seat
from splittable.games.splito.cards import Side
from splittable.games.splito.moves import Place
from splittable.games.splito.objective_status import Status
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
    met, lost, still = (
        [_count(options, seat, sheet, status) for sheet in after]
        for status in (Status.MET, Status.LOST, Status.OPEN)
    )
    commons = [_commons(options, seat, sheet) for sheet in after]
    beside = [_beside(options, seat, sheet) for sheet in after]
    rivals = [_strongest(seat, sheet) for sheet in after]
    return (
        *more(MET, *met),
        *fewer(LOST, *lost),
        *more(COMMONS, *commons),
        *_of_points(options, seat, after),
        *(fewer(NEIGHBOUR, *beside) or fewer(RIVAL, *rivals)),
        *more(OPEN, *still),
    )


def _of_points(options: Options, seat: Seat, after: tuple[Sheet, ...]) -> tuple[Reason, ...]:
    """Compare the products; if both are 0, the sums of the two zones' points."""
    products = [sheet.products[seat] for sheet in after]
    if any(products):
        return more(PRODUCT, *products)
    mine = _mine(options, seat)
    return more(POINTS, *[sum(sheet.zones[zone].total for zone in mine) for sheet in after])


def _mine(options: Options, seat: Seat) -> tuple[int, ...]:
    return tuple(zone_of(options, seat, side) for side in Side)


def _count(options: Options, seat: Seat, sheet: Sheet, status: Status) -> int:
    """The number of Objectives with this status in the seat's two zones."""
    zones = [sheet.zones[zone] for zone in _mine(options, seat)]
    return sum(line.status is status for zone in zones for line in zone.lines)


def _commons(options: Options, seat: Seat, sheet: Sheet) -> int:
    return sum(len(sheet.zones[zone].commons) for zone in _mine(options, seat))


def _beside(options: Options, seat: Seat, sheet: Sheet) -> int:
    """The higher product of the two neighbours; with two seats, zones aren't shared (6.3)."""
    if options.seats == 2:
        return 0
    return max(sheet.products[(seat + step) % options.seats] for step in (1, -1))


def _strongest(seat: Seat, sheet: Sheet) -> int:
    """The highest product of all other seats."""
    return max(product for other, product in enumerate(sheet.products) if other != seat)
