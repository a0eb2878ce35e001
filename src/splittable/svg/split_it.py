"""Split it! as a picture: the row with its sections, and every display as ten columns of cards."""

from collections.abc import Sequence
from typing import Final

from splittable.core.errors import Invalid
from splittable.core.seats import Seat, clockwise_from
from splittable.core.validation import short_repr
from splittable.games.split_it.cards import JOKER, NUMBERS, SECTIONS, Card, Section
from splittable.games.split_it.display import Display
from splittable.games.split_it.view import View
from splittable.svg.drawing import AMBER, COLORS, FAINT, WIDTH, Drawing, counted, faces
from splittable.svg.tables import TablePicture

FELT: Final = COLORS["felt-split-it"]
HEIGHT: Final = 860
CARD: Final = 84.0  # the width of a card in the row
GROUNDS: Final = {
    Section.WHITE: COLORS["white"],
    Section.PINK: COLORS["section-pink"],
    Section.BLACK: COLORS["section-black"],
}
INKS: Final = {
    Section.WHITE: COLORS["card-ink"],
    Section.PINK: COLORS["plum-deep"],
    Section.BLACK: COLORS["white"],
}
RIMS: Final = {
    Section.WHITE: COLORS["card-line"],
    Section.PINK: COLORS["section-pink-rim"],
    Section.BLACK: COLORS["section-black-rim"],
}


def face(card: object) -> str:
    found = faces("split-it").get(str(card))
    if found is None or card == "back":
        allowed = "1 to 10, and 0 for a joker"
        raise Invalid("card", f"{short_repr(card)} is not a card of Split it!; allowed: {allowed}")
    return found


def draw(view: View, names: Sequence[str]) -> Drawing:
    drawing = Drawing("Split it!: the table", WIDTH, HEIGHT, FELT)
    drawing.text(24, 38, "Split it!", 32, anchor="start")
    drawing.text(WIDTH - 24, 38, _situation(view, names), 27, anchor="end", room=900)
    bottom, *others = clockwise_from(view.seat or Seat(0), view.options.seats)
    room = (WIDTH - 24) / len(others)
    for place, seat in enumerate(others):
        width = min(room - 16, 700)
        x = 12 + room * place + (room - width) / 2
        _draw_seat(drawing, view, names, seat, (x, 58, width, 266))
    _draw_row(drawing, view)
    _draw_seat(drawing, view, names, bottom, (150, 526, 900, 322))
    return drawing


def _situation(view: View, names: Sequence[str]) -> str:
    if view.outcome is not None:
        winners = " and ".join(names[seat] for seat in view.outcome.winners)
        return f"Won by {winners}: {view.outcome.reason}"
    return f"Round {view.round} of {view.rounds}, {counted(view.stock, 'card')} in the stock"


def _detail(view: View, seat: Seat) -> str:
    points = counted(view.points[seat], "point")
    if view.outcome is not None:
        return points
    return f"{points}, splits" if seat == view.splitter else points


def _draw_row(drawing: Drawing, view: View) -> None:
    """The row in the middle; once split, each section lies on its colour."""
    is_split = len(view.parts) == len(SECTIONS)
    between = 46.0 if is_split else 0.0
    lengths = [max(len(part) * (CARD + 8) - 8, CARD if is_split else 0) for part in view.parts]
    width = sum(lengths) + between * (len(lengths) - 1)
    x = (WIDTH - width) / 2
    if not is_split:
        drawing.place(min(x, 400) - 14, 348, max(width, WIDTH - 800) + 28, CARD * 1.4 + 28)
    for number, (part, length) in enumerate(zip(view.parts, lengths, strict=True)):
        if is_split:
            section = SECTIONS[number]
            style = f'fill="{GROUNDS[section]}" stroke="{RIMS[section]}" stroke-width="3"'
            drawing.box(x - 14, 340, length + 28, 166, style, 16)
            drawing.text(x + length / 2, 499, str(section).capitalize(), 22, fill=INKS[section])
        y = 352 if is_split else 362
        drawing.cards([face(card) for card in part], x, y, max(length, CARD), CARD, 8)
        x += length + between


def _draw_seat(
    drawing: Drawing,
    view: View,
    names: Sequence[str],
    seat: Seat,
    box: tuple[float, float, float, float],
) -> None:
    x, y, width, height = box
    plate = min(width - 120, 300)
    left = x + (width - plate) / 2
    drawing.plate(
        left,
        y,
        plate,
        names[seat],
        _detail(view, seat),
        is_due=seat in view.to_act,
        is_winner=view.outcome is not None and seat in view.outcome.winners,
    )
    _draw_guess(drawing, view, seat, left + plate + 10, y)
    display = view.displays[seat]
    if display.pending:
        drawing.card(face(JOKER), left - 50, y, 40)
        drawing.text(left - 30, y + 52, f"×{display.pending}", 22, fill=COLORS["joker"])
    for number in NUMBERS:
        column = (x + (number - 1) * width / 10, y + 66, width / 10, height - 66)
        _draw_column(drawing, display, number, column, is_ahead=seat in _leaders(view, number))


def _leaders(view: View, number: Card) -> tuple[Seat, ...]:
    return view.leads[number - 1].seats


def _draw_guess(drawing: Drawing, view: View, seat: Seat, x: float, y: float) -> None:
    """The seat's guess: face down, or open to its owner; a place while it is still owed."""
    if seat in view.guessed and seat == view.seat and view.guess is not None:
        style = f'fill="{GROUNDS[view.guess]}" stroke="{RIMS[view.guess]}" stroke-width="2"'
        drawing.box(x, y, 40, 56, style, 5)
        drawing.text(x + 20, y + 37, str(view.guess)[0].upper(), 26, fill=INKS[view.guess])
    elif seat in view.guessed:
        drawing.card(faces("split-it")["back"], x, y, 40)
    elif view.outcome is None and seat in view.active:
        drawing.place(x, y, 40, 56)


def _draw_column(
    drawing: Drawing,
    display: Display,
    number: Card,
    box: tuple[float, float, float, float],
    *,
    is_ahead: bool,
) -> None:
    x, y, room, height = box
    width = min(room - 5, 62)
    tall, left = width * 1.4, x + (room - width) / 2
    cards = [number] * display.numbers[number - 1] + [JOKER] * display.jokers[number - 1]
    below = y + height - 22
    if not cards:
        drawing.place(left, below - tall, width, tall)
    step = min(width * 0.42, (height - 44 - tall) / max(len(cards) - 1, 1))
    top = below - tall - step * (len(cards) - 1)
    for place, card in enumerate(cards):
        drawing.card(face(card), left, top + step * place, width)
    label = f"{number}: {len(cards)}" if cards and room > 60 else str(number)
    drawing.text(x + room / 2, below + 22, label, 21, fill=AMBER if is_ahead else FAINT)
    if is_ahead:
        drawing.crown(x + room / 2, top - 2, 0.9)


SPLIT_IT: Final = TablePicture(draw, face)
