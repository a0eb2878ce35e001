"""Splito as a picture: the ring of seats and zones unrolled, the viewer's two zones below it."""

from collections.abc import Sequence
from typing import Final

from splittable.core.errors import Invalid
from splittable.core.seats import Seat, clockwise_from
from splittable.core.validation import short_repr
from splittable.games.splito.cards import Card, Side
from splittable.games.splito.objective_status import Status
from splittable.games.splito.objectives import STANDARD_DECK, Symbol
from splittable.games.splito.scoring import zone_of
from splittable.games.splito.setup import Options
from splittable.games.splito.view import View
from splittable.svg.drawing import (
    AMBER,
    COLORS,
    FAINT,
    LIGHT,
    WIDTH,
    Drawing,
    counted,
    faces,
    number,
)
from splittable.svg.objectives import objective_face
from splittable.svg.tables import TablePicture

FELT: Final = COLORS["felt-splito"]
HEIGHT: Final = 880
SIGNS: Final = {
    Status.MET: (COLORS["met"], "M-5 0l3.500 4 6-8"),
    Status.LOST: (COLORS["lost"], "M-4-4l8 8m0-8l-8 8"),
}
SYMBOLS: Final = {Symbol.STAR: "★", Symbol.MOON: "☾"}


def face(card: object) -> str:
    """A card of the standard deck."""
    found = faces("splito").get(str(card))
    if found is None or str(card) in ("back", "unknown"):
        raise Invalid("card", f"{short_repr(card)} is not a card of Splito")
    return found


def face_of(options: Options, card: Card) -> str:
    """A card of this table's own deck, as its options print it."""
    objective = options.objectives.by_id.get(card)
    if objective is None:
        return face(card)
    if objective != STANDARD_DECK.by_id.get(card):
        return objective_face(objective, at_least=options.value_at_least)
    known = faces("splito")
    return known.get(f"{card}+", known[card]) if options.value_at_least else known[card]


def draw(view: View, names: Sequence[str]) -> Drawing:
    drawing = Drawing("Splito: the table", WIDTH, HEIGHT, FELT)
    drawing.text(24, 38, "Splito", 32, anchor="start")
    drawing.text(WIDTH - 24, 38, _situation(view, names), 27, anchor="end", room=900)
    bottom, *others = clockwise_from(view.seat or Seat(0), view.options.seats)
    _draw_others(drawing, view, names, others)
    left = zone_of(view.options, bottom, Side.LEFT)
    right = zone_of(view.options, bottom, Side.RIGHT)
    height = 288.0 if view.outcome is None else 456.0  # no hand is left below
    _draw_zone(drawing, view, left, (20, 404, 420, height))
    _draw_zone(drawing, view, right, (760, 404, 420, height))
    _draw_commons(drawing, view)
    _draw_plate(drawing, view, names, bottom, (470, 636, 260))
    _draw_hand(drawing, view, bottom)
    return drawing


def _situation(view: View, names: Sequence[str]) -> str:
    if view.outcome is not None:
        winners = " and ".join(names[seat] for seat in view.outcome.winners)
        return f"Won by {winners}: {view.outcome.reason}"
    return f"Round {view.round} of {view.rounds}"


def _draw_others(
    drawing: Drawing, view: View, names: Sequence[str], others: Sequence[Seat]
) -> None:
    """Left neighbour to right neighbour, with the zones they share below and between them."""
    room = (WIDTH - 32) / len(others)
    for place, seat in enumerate(others):
        width = min(room - 12, 240)
        x = 16 + room * place + (room - width) / 2
        _draw_plate(drawing, view, names, seat, (x, 62, width))
    if view.options.seats == 2:
        (seat,) = others  # it sits opposite: its right is on our left
        _draw_zone(drawing, view, zone_of(view.options, seat, Side.RIGHT), (20, 136, 560, 256))
        _draw_zone(drawing, view, zone_of(view.options, seat, Side.LEFT), (620, 136, 560, 256))
        return
    for place, seat in enumerate(others[:-1]):
        width = min(room - 12, 440)
        x = 16 + room * (place + 1) - width / 2
        zone = zone_of(view.options, seat, Side.LEFT)
        _draw_zone(drawing, view, zone, (x, 136, width, 256))


def _draw_plate(
    drawing: Drawing,
    view: View,
    names: Sequence[str],
    seat: Seat,
    box: tuple[float, float, float],
) -> None:
    x, y, width = box
    totals = [view.sheet.zones[zone_of(view.options, seat, side)].total for side in Side]
    product = f"{totals[0]} × {totals[1]} = {view.sheet.products[seat]}"
    drawing.plate(
        x,
        y,
        width,
        names[seat],
        _with_side(product, view.shown_sides[seat], is_opposite=y < HEIGHT / 2),
        is_due=seat in view.to_act,
        is_winner=view.outcome is not None and seat in view.outcome.winners,
    )
    if seat in view.sealed:
        drawing.card(faces("splito")["back"], x - 6, y - 12, 24)


def _with_side(product: str, side: Side | None, *, is_opposite: bool) -> str:
    """With an arrow to the zone that the sealed card will go to, if that is shown."""
    if side is None:
        return product
    return f"← {product}" if (side is Side.LEFT) != is_opposite else f"{product} →"


def _draw_commons(drawing: Drawing, view: View) -> None:
    drawing.place(480, 420, 240, 184)
    for place, line in enumerate(view.sheet.commons):
        x = 494 + 108 * place
        drawing.card(face_of(view.options, line.objective.id), x, 430, 98)
        held = "open" if line.zone is None else f"zone {line.zone}"
        drawing.text(x + 49, 594, held, 20, fill=FAINT if line.zone is None else AMBER)


def _draw_zone(
    drawing: Drawing, view: View, zone: int, box: tuple[float, float, float, float]
) -> None:
    x, y, width, height = box
    sheet = view.sheet.zones[zone]
    drawing.place(x, y, width, height)
    drawing.text(x + 10, y + 25, f"Zone {zone}", 21, anchor="start", fill=FAINT)
    commons = "".join(SYMBOLS[each.symbol] for each in sheet.commons if each.symbol)
    drawing.text(x + width - 10, y + 28, f"{commons} {sheet.total}".strip(), 28, anchor="end")
    statuses = [line.status for line in sheet.lines]
    objectives = [line.objective.id for line in sheet.lines]
    others = [card for card in view.zones[zone] if card not in view.options.objectives.by_id]
    room, tall = width - 16, height - 38
    card = _card_width(len(objectives), len(others), room, tall)
    top = y + 32
    for row in _rows(objectives, _per_row(room, card, 1.06)):
        places = drawing.cards(
            [face_of(view.options, each) for each in row], x + 8, top, room, card, 3
        )
        for place in places:
            _draw_status(drawing, statuses.pop(0), place + card - 5, top + card * 1.4 - 5, card)
        top += card * 1.4 + 4
    for row in _rows(others, _per_row(room, card, 0.4)):
        drawing.cards([face(each) for each in row], x + 8, top, room, card, 3)
        top += card * 1.4 + 4


def _card_width(objectives: int, others: int, room: float, tall: float) -> float:
    """The largest width at which all cards fit; only those of a colour overlap."""
    for width in range(104, 12, -1):
        rows = -(-objectives // _per_row(room, width, 1.06)) - (
            -others // _per_row(room, width, 0.4)
        )
        if rows * (width * 1.4 + 4) <= tall:
            return float(width)
    return 12.0


def _per_row(room: float, width: float, step: float) -> int:
    return max(int((room - width) / (width * step)) + 1, 1)


def _rows(cards: Sequence[Card], most: int) -> list[Sequence[Card]]:
    count = -(-len(cards) // most)
    length = -(-len(cards) // max(count, 1))
    return [cards[at : at + length] for at in range(0, len(cards), max(length, 1))]


def _draw_status(drawing: Drawing, status: Status, x: float, y: float, card: float) -> None:
    if status not in SIGNS:
        return
    color, path = SIGNS[status]
    drawing.shape(
        f'<g transform="translate({number(x)} {number(y)}) scale({number(max(card / 60, 0.6))})">'
        f'<circle r="9" fill="{color}" stroke="{LIGHT}" stroke-width="1.500"/><path d="{path}"'
        f' fill="none" stroke="{LIGHT}" stroke-width="2.400" stroke-linecap="round"/></g>'
    )


def _draw_hand(drawing: Drawing, view: View, bottom: Seat) -> None:
    if view.hand is None:
        backs = [faces("splito")["back"]] * view.hand_sizes[bottom]
        drawing.cards(backs, 40, 736, 1120, 78)
        return
    shown = [face_of(view.options, card) for card in view.hand]
    places = drawing.cards(shown, 40, 736, 1120, 80)
    if view.choice is not None:
        at = places[view.hand.index(view.choice.card)]
        drawing.box(at - 3, 733, 86, 118, f'fill="none" stroke="{AMBER}" stroke-width="5"', 10)
        drawing.text(at + 40, 724, f"{view.choice.side}", 23, fill=AMBER)
    elif view.to_act and view.seat in view.to_act:
        drawing.text(600, 724, counted(len(view.hand), "card"), 21, fill=FAINT)


SPLITO: Final = TablePicture(draw, face)
