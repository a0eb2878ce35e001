"""A plain picture for games without a drawing: the fields of the view as a list."""

from collections.abc import Sequence
from dataclasses import fields
from enum import Enum
from typing import Any, Final

from splittable.core.game import AnyGame
from splittable.svg.drawing import COLORS, FAINT, WIDTH, Drawing

FELT: Final = COLORS["felt-other"]
SHOWN_ABOVE: Final = ("options", "seat", "to_act", "outcome")
LINE: Final = 40


def draw_fields(game: AnyGame, view: Any, names: Sequence[str]) -> Drawing:
    shown = [field.name for field in fields(view) if field.name not in SHOWN_ABOVE]
    height = 170 + LINE * (len(names) + len(shown))
    drawing = Drawing(f"{game.title}: the table", WIDTH, height, FELT)
    drawing.text(WIDTH / 2, 58, game.title, 34)
    y = 110.0
    for seat, name in enumerate(names):
        owes = " (to move)" if seat in view.to_act else ""
        drawing.text(80, y, f"Seat {seat}: {name}{owes}", 22, anchor="start", room=1040)
        y += LINE
    y += LINE / 2
    for name in shown:
        drawing.text(80, y, name.replace("_", " "), 20, anchor="start", fill=FAINT, room=240)
        drawing.text(340, y, _words(getattr(view, name)), 20, anchor="start", room=780)
        y += LINE
    return drawing


def _words(value: Any) -> str:
    if value is None or value == () or value == frozenset():
        return "–"
    if isinstance(value, frozenset):
        return " ".join(sorted(map(_words, value)))
    if isinstance(value, tuple):
        return " ".join(map(_words, value))
    return value.name.lower() if isinstance(value, Enum) else str(value)
