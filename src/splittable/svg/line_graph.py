"""A line graph: shares from 0 to 100 % over a whole number, with marked points and a legend.

It has a light ground of its own, so it reads the same in light and dark notebooks. Lines differ in
colour and dashes, marks in shape, so no difference is one of colour alone.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from splittable.svg.drawing import INK, PAPER, Drawing, Picture, fitted, number

# Told apart with every kind of colour vision as far as eight colours can be, and dark on paper.
COLOURS: Final = (
    "#0065a3", "#c44e00", "#00795a", "#a2477e", "#201d19", "#8a6500", "#2b83bd", "#5b3fa0",
)  # fmt: skip
DASHES: Final = ("", "9 4", "2 4", "12 4 2 4", "5 3", "16 5", "1 3", "8 3 2 3 2 3")
# By name of a shape: its outline around a point.
SHAPES: Final[Mapping[str, str]] = {
    "circle": "m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
    "diamond": "m0-8l7 8l-7 8l-7-8z",
    "star": "m0-10l3 7l7 0l-6 5l2 8l-6-5l-6 5l2-8l-6-5l7 0z",
}
GRID: Final = "#6b645a"
LEFT, TOP, ACROSS, DOWN = 76, 64, 600, 300  # the frame of the lines
LEGEND: Final = LEFT + ACROSS + 28
LEGEND_ROOM: Final = 230
ROW: Final = 30
MOST_TICKS: Final = 8


@dataclass(frozen=True, slots=True)
class Line:
    name: str
    values: tuple[float, ...]  # from 0 to 1, by step


@dataclass(frozen=True, slots=True)
class Mark:
    line: int  # its index
    step: int
    kind: str
    meaning: str  # told when the pointer rests on it


@dataclass(frozen=True, slots=True)
class LineGraph:
    title: str
    across: str  # what a step is
    upwards: str  # what a value is
    lines: Sequence[Line]
    marks: Sequence[Mark]
    shapes: Mapping[str, str]  # by kind of mark

    def picture(self) -> Picture:
        rows = len(self.lines) + len(self._kinds)
        height = TOP + max(DOWN + 70, rows * ROW)
        drawing = Drawing(self.title, LEGEND + LEGEND_ROOM, height)
        edge = f'fill="{PAPER}" stroke="{GRID}" stroke-opacity="0.5"'
        drawing.box(1, 1, drawing.width - 2, drawing.height - 2, edge)
        drawing.text(LEFT, 34, self.title, 19, anchor="start", fill=INK, room=drawing.width - 100)
        self._axes(drawing)
        for place, line in enumerate(self.lines):
            points = " ".join(map(self._point, enumerate(line.values)))
            drawing.shape(f'<polyline points="{points}" {_stroke(place)}/>')
        for mark in self.marks:
            value = self.lines[mark.line].values[mark.step]
            self._mark(drawing, mark.kind, mark.line, self._point((mark.step, value)), mark.meaning)
        self._legend(drawing)
        return drawing.picture()

    @property
    def _last(self) -> int:
        """The last step."""
        return max(len(self.lines[0].values) - 1, 1)

    @property
    def _kinds(self) -> list[str]:
        """Of the marks that there are, in the order of the shapes."""
        return [kind for kind in self.shapes if any(mark.kind == kind for mark in self.marks)]

    def _point(self, at: tuple[int, float]) -> str:
        step, value = at
        return f"{number(LEFT + ACROSS * step / self._last)} {number(TOP + DOWN * (1 - value))}"

    def _axes(self, drawing: Drawing) -> None:
        for percent in (0, 25, 50, 75, 100):
            y = TOP + DOWN * (1 - percent / 100)
            drawing.shape(f'<path d="M{LEFT} {number(y)}h{ACROSS}" {_grid(percent == 0)}/>')
            drawing.text(LEFT - 10, y + 5, f"{percent} %", 14, anchor="end", fill=INK)
        for step in range(0, self._last + 1, _spacing(self._last)):
            x = LEFT + ACROSS * step / self._last
            drawing.shape(f'<path d="M{number(x)} {TOP + DOWN}v6" {_grid(True)}/>')
            drawing.text(x, TOP + DOWN + 24, str(step), 14, fill=INK)
        drawing.text(LEFT + ACROSS / 2, TOP + DOWN + 52, self.across, 15, fill=INK)
        turned = f"translate(22 {TOP + DOWN // 2}) rotate(-90)"
        drawing.shape(f'<g transform="{turned}">')
        drawing.text(0, 0, self.upwards, 15, fill=INK)
        drawing.shape("</g>")

    def _legend(self, drawing: Drawing) -> None:
        y = TOP + 8.0
        for place, line in enumerate(self.lines):
            drawing.shape(f'<path d="M{LEGEND} {number(y)}h44" {_stroke(place)}/>')
            self._words(drawing, y, line.name)
            y += ROW
        for kind in self._kinds:
            self._mark(drawing, kind, None, f"{LEGEND + 22} {number(y)}", kind)
            self._words(drawing, y, kind)
            y += ROW

    def _words(self, drawing: Drawing, y: float, words: str) -> None:
        room = LEGEND_ROOM - 94
        drawing.text(LEGEND + 54, y + 5, words, 15, anchor="start", fill=INK, room=room)

    def _mark(
        self, drawing: Drawing, kind: str, line: int | None, point: str, meaning: str
    ) -> None:
        fill = GRID if line is None else _colour(line)
        drawing.shape(
            f'<path d="M{point}{SHAPES[self.shapes[kind]]}" fill="{fill}" stroke="{PAPER}"'
            f' stroke-width="1.5"><title>{escape(fitted(meaning, size=1))}</title></path>'
        )


def _colour(place: int) -> str:
    return COLOURS[place % len(COLOURS)]


def _stroke(place: int) -> str:
    dashes = DASHES[place % len(DASHES)]
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'fill="none" stroke="{_colour(place)}" stroke-width="3" stroke-linejoin="round"{dashed}'


def _grid(is_axis: bool) -> str:
    return f'stroke="{GRID}" stroke-opacity="{1 if is_axis else 0.35}"'


def _spacing(last: int) -> int:
    """Between two ticks: 1, 2 or 5 times a power of ten."""
    step = 1
    while last / step > MOST_TICKS:
        step = step * 5 // 2 if str(step).startswith("2") else step * 2
    return step
