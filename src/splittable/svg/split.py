"""Split as a picture: two piles, the middle card, the number line with its open gaps, the hands."""

from collections.abc import Sequence
from typing import Final

from splittable.core.errors import Invalid
from splittable.core.seats import Seat, clockwise_from
from splittable.core.validation import short_repr
from splittable.games.split.cards import HUNDRED, ZERO, Card
from splittable.games.split.moves import Trust
from splittable.games.split.rules import Phase
from splittable.games.split.view import View
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
from splittable.svg.tables import TablePicture

FELT: Final = COLORS["felt-split"]
HEIGHT: Final = 800
LINE_FROM: Final = 150.0
LINE_TO: Final = 1050.0
PILES: Final = 205.0  # where the piles begin, from above
PILE: Final = 116.0  # the width of their cards
MOST_BACKS: Final = 12  # drawn on a plate; the number is written beside them


def face(card: object) -> str:
    found = faces("split").get(str(card))
    if found is None or card == "back":
        raise Invalid("card", f"{short_repr(card)} is not a card of Split; allowed: 0 to 100")
    return found


def draw(view: View, names: Sequence[str]) -> Drawing:
    drawing = Drawing("Split: the table", WIDTH, HEIGHT, FELT)
    bottom, *others = clockwise_from(view.seat or Seat(0), view.options.seats)
    drawing.text(24, 38, "Split", 32, anchor="start")
    drawing.text(WIDTH - 24, 38, _situation(view, names), 27, anchor="end", room=900)
    _draw_others(drawing, view, names, others)
    _draw_direction(drawing, view)
    _draw_stores(drawing, view)
    _draw_piles(drawing, view)
    _draw_line(drawing, view)
    _draw_bottom(drawing, view, names, bottom)
    return drawing


def _situation(view: View, names: Sequence[str]) -> str:
    if view.outcome is not None:
        winners = " and ".join(names[seat] for seat in view.outcome.winners) or "Nobody"
        return f"Won by {winners}: {view.outcome.reason}"
    mode = "all together" if view.options.cooperative else "first one out wins"
    return f"Turn {view.turn_number}, {mode}"


def _detail(view: View, seat: Seat) -> str:
    cards = counted(view.hand_sizes[seat], "card")
    if seat in view.answered:
        return f"{cards}, has answered"
    if seat not in view.to_act:
        return cards
    duty = {Phase.BURYING: "buries a Wild", Phase.OPENING: "opens", Phase.ANSWERING: "answers"}
    return f"{cards}, {duty.get(view.phase, 'to move')}"


def _is_winner(view: View, seat: Seat) -> bool:
    return view.outcome is not None and seat in view.outcome.winners


def _draw_others(
    drawing: Drawing, view: View, names: Sequence[str], others: Sequence[Seat]
) -> None:
    """From the left neighbour on the left to the right neighbour on the right."""
    room = (WIDTH - 40) / len(others)
    for place, seat in enumerate(others):
        width = min(room - 24, 250)
        x = 20 + room * place + (room - width) / 2
        drawing.plate(
            x,
            66,
            width,
            names[seat],
            _detail(view, seat),
            is_due=seat in view.to_act,
            is_winner=_is_winner(view, seat),
        )
        backs = [faces("split")["back"]] * min(view.hand_sizes[seat], MOST_BACKS)
        drawing.cards(backs, x, 130, width, 34, 4)


def _draw_direction(drawing: Drawing, view: View) -> None:
    if view.options.seats == 2 or view.outcome is not None:
        return
    mirror = "" if view.clockwise else " scale(-1 1)"
    drawing.shape(
        f'<g transform="translate(600 214){mirror}" fill="none" stroke="{AMBER}" stroke-width="5"'
        ' stroke-linecap="round" stroke-linejoin="round"><path d="M-46 10Q0-16 46 10M46 10l-16-1'
        'M46 10l-5-15"/></g>'
    )


def _draw_stores(drawing: Drawing, view: View) -> None:
    back = faces("split")["back"]
    drawing.place(40, 250, 92, 122)
    for layer in range(min(-(-view.stock // 20), 4)):
        drawing.card(back, 46 + 3 * layer, 256 - 3 * layer, 80)
    drawing.text(86, 404, f"Stock {view.stock}", 25)
    drawing.place(1068, 250, 92, 122)
    for layer, card in enumerate(view.discards[-3:]):
        drawing.card(face(card), 1074 + 3 * layer, 256 - 3 * layer, 80)
    drawing.text(1106, 404, f"Discards {len(view.discards)}", 25)
    for card, x in ((ZERO, 186), (HUNDRED, 934)):
        if view.options.cooperative and card in _helpers_at_first(view):
            drawing.place(x - 4, 268, 88, 120)
            if card in view.helpers:
                drawing.card(face(card), x, 272, 80)
            drawing.text(x + 40, 410, "Helper", 22, fill=FAINT)


def _helpers_at_first(view: View) -> tuple[Card, ...]:
    allowed = {"both": (ZERO, HUNDRED), "zero": (ZERO,), "hundred": (HUNDRED,)}
    return allowed.get(view.options.helpers, ())


def _draw_piles(drawing: Drawing, view: View) -> None:
    for pile, x in ((view.left, 330.0), (view.right, 754.0)):
        drawing.place(x - 6, PILES + 24, PILE + 12, PILE * 1.4 + 12)
        shown = pile[-4:]
        for layer, card in enumerate(shown):
            lift = 4 * (layer - len(shown) + 1)
            drawing.card(face(card), x + lift, PILES + 30 - lift, PILE)
        drawing.text(x + PILE / 2, PILES + 232, counted(len(pile), "card"), 24, fill=FAINT)
    drawing.place(536, PILES + 24, PILE + 12, PILE * 1.4 + 12)
    if view.middle is not None:
        drawing.card(face(view.middle), 542, PILES + 30, PILE)
    drawing.text(600, PILES + 232, "Middle", 24, fill=FAINT)


def _at(card: float) -> float:
    return LINE_FROM + (LINE_TO - LINE_FROM) * card / 100


def _draw_line(drawing: Drawing, view: View) -> None:
    """0 to 100, with the open gaps; a gap with a side needs the middle card to move there."""
    drawing.box(_at(0), 494, _at(100) - _at(0), 10, f'fill="{LIGHT}" fill-opacity="0.3"', 5)
    for gap in view.gaps:
        width = max(_at(gap.high) - _at(gap.low), 0)
        style = f'fill="{AMBER}" stroke="{AMBER}" stroke-opacity="0.35" stroke-width="8"'
        drawing.box(_at(gap.low), 490, width, 18, style, 9)
    for tens in range(0, 101, 10):
        x = number(_at(tens))
        drawing.shape(f'<path d="M{x} 512v8" stroke="{FAINT}" stroke-width="2"/>')
        drawing.text(_at(tens), 544, str(tens), 22, fill=FAINT)
    middle = () if view.middle is None else (view.middle,)
    for card in (*middle, *view.left[-1:], *view.right[-1:]):
        drawing.shape(
            f'<circle cx="{number(_at(card))}" cy="499" r="{6 if card in middle else 9}"'
            f' fill="{LIGHT}" stroke="#10303d" stroke-width="3"/>'
        )
    if view.left and view.right:  # apart even where the piles have closed in
        low, high = sorted((view.left[-1], view.right[-1]))
        drawing.text(_at(low) + 4, 481, str(low), 25, anchor="end")
        drawing.text(_at(high) - 4, 481, str(high), 25, anchor="start")


def _draw_bottom(drawing: Drawing, view: View, names: Sequence[str], bottom: Seat) -> None:
    drawing.plate(
        440,
        562,
        320,
        names[bottom],
        _detail(view, bottom) + _own_answer(view),
        is_due=bottom in view.to_act,
        is_winner=_is_winner(view, bottom),
    )
    if view.hand is None:
        backs = [faces("split")["back"]] * view.hand_sizes[bottom]
        drawing.cards(backs, 60, 644, 1080, 94)
        return
    is_choosing = view.phase is Phase.PLAYING and view.seat in view.to_act
    fitting = {card for cards in view.playable for card in cards} if is_choosing else set[Card]()
    step = min(102.0, (1080 - 96) / max(len(view.hand) - 1, 1))
    first = 600 - (96 + step * (len(view.hand) - 1)) / 2
    for place, card in enumerate(view.hand):
        x, y = first + step * place, 634.0 if card in fitting else 650.0
        if card in fitting:
            drawing.box(x - 3, y - 3, 102, 140.4, f'fill="{AMBER}"', 11)
        drawing.card(face(card), x, y, 96)


def _own_answer(view: View) -> str:
    if view.answer is None:
        return ""
    return ": trust" if isinstance(view.answer, Trust) else ": challenge"


SPLIT: Final = TablePicture(draw, face)
