"""A picture as a list of pieces in painting order: cards, name plates, texts and shapes."""

import json
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final

WIDTH: Final = 1200  # of every table
CARD_WIDTH: Final = 60
CARD_HEIGHT: Final = 84
FONT: Final = "Fredoka, ui-rounded, system-ui, sans-serif"
COLORS: Final[dict[str, str]] = json.loads(  # those of the page's theme, by name
    files("splittable.svg").joinpath("colors.json").read_text(encoding="utf-8")
)
LIGHT: Final = "#fff8ea"
FAINT: Final = "#e2d9cc"
INK: Final = COLORS["card-ink"]
PAPER: Final = COLORS["card-paper"]
AMBER: Final = COLORS["amber"]
CREAM: Final = COLORS["cream"]
NARROWEST: Final = 0.56  # width of a character, in font sizes
JOINERS: Final = "\u200c\u200d"  # not printable, but part of names and emoji


class Picture(str):
    """An SVG document as text; a notebook shows the picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


@cache
def faces(game: str) -> dict[str, str]:
    """A game's cards by name as markup of 60 by 84 units, made from the page's components."""
    found: dict[str, str] = _all_faces()[game]
    return found


@cache
def _all_faces() -> dict[str, dict[str, str]]:
    text = files("splittable.svg").joinpath("faces.json").read_text(encoding="utf-8")
    parsed: dict[str, dict[str, str]] = json.loads(text)
    return parsed


@dataclass(frozen=True, slots=True)
class PlacedCard:
    face: str
    transform: str

    def __str__(self) -> str:
        return f'<g transform="{self.transform}">{self.face}</g>'


Piece = str | PlacedCard


class Drawing:
    """Collects the pieces of a picture. Its pictures have no ids, so any number share a page."""

    def __init__(self, title: str, width: float, height: float, felt: str | None = None) -> None:
        self.title, self.width, self.height = title, width, height
        self.pieces: list[Piece] = []
        if felt is not None:
            self.shape(f'<rect width="{number(width)}" height="{number(height)}" fill="{felt}"/>')
            self.shape(
                f'<ellipse cx="{number(width / 2)}" cy="{number(height / 2)}"'
                f' rx="{number(width * 0.49)}" ry="{number(height * 0.47)}" fill="{CREAM}"'
                ' fill-opacity="0.1"/>'
            )

    def shape(self, markup: str) -> None:
        self.pieces.append(markup)

    def box(
        self, x: float, y: float, width: float, height: float, style: str, rx: float = 12
    ) -> None:
        self.shape(
            f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}"'
            f' height="{number(height)}" rx="{number(rx)}" {style}/>'
        )

    def place(self, x: float, y: float, width: float, height: float) -> None:
        """A dashed place for cards."""
        style = f'fill="#000" fill-opacity="0.1" stroke="{CREAM}" stroke-opacity="0.55"'
        self.box(x, y, width, height, f'{style} stroke-width="2" stroke-dasharray="8 7"')

    def card(self, face: str, x: float, y: float, width: float) -> None:
        scale = number(width / CARD_WIDTH)
        self.pieces.append(PlacedCard(face, f"translate({number(x)} {number(y)}) scale({scale})"))

    def cards(
        self, cards: Sequence[str], x: float, y: float, room: float, width: float, gap: float = 6
    ) -> list[float]:
        """Cards side by side, centred in their room; they overlap where it is narrow.

        Returns where each begins."""
        step = min(width + gap, (room - width) / max(len(cards) - 1, 1))
        first = x + (room - width - step * (len(cards) - 1)) / 2
        places = [first + step * place for place in range(len(cards))]
        for face, at in zip(cards, places, strict=True):
            self.card(face, at, y, width)
        return places

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        *,
        anchor: str = "middle",
        fill: str = LIGHT,
        room: float | None = None,
    ) -> None:
        """One line of text, cut where it is longer than its room."""
        shown = escape(fitted(text, size, room))
        self.shape(
            f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
            f' text-anchor="{anchor}" fill="{fill}">{shown}</text>'
        )

    def plate(
        self,
        x: float,
        y: float,
        width: float,
        name: str,
        detail: str,
        *,
        is_due: bool = False,
        is_winner: bool = False,
    ) -> None:
        """A seat's name plate, 56 high: amber while it owes a move, with a crown if it has won."""
        edge = f'stroke="{AMBER}" stroke-width="4"' if is_due else 'stroke="#00000055"'
        self.box(x, y, width, 56, f'fill="#1c1a24" fill-opacity="0.78" {edge}', 16)
        self.text(x + width / 2, y + 26, name, 26, room=width - 20)
        self.text(x + width / 2, y + 49, detail, 21, fill=FAINT, room=width - 12)
        if is_winner:
            self.crown(x + 14, y + 7, 1.6)

    def crown(self, x: float, bottom: float, scale: float = 1) -> None:
        self.shape(
            f'<path transform="translate({number(x)} {number(bottom)}) scale({number(scale)})"'
            f' d="M-9 0L-11-11-4-6 0-13 4-6 11-11 9 0z" fill="{AMBER}" stroke="{INK}"'
            ' stroke-linejoin="round"/>'
        )

    def picture(self) -> Picture:
        return document(self, "".join(map(str, self.pieces)))


def document(drawing: Drawing, body: str) -> Picture:
    title, width, height = escape(drawing.title), number(drawing.width), number(drawing.height)
    return Picture(
        '<svg xmlns="http://www.w3.org/2000/svg"'
        f' viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img"'
        f' aria-label="{title}" font-family="{FONT}" font-weight="600"><title>{title}</title>'
        f"{body}</svg>\n"
    )


def number(value: float, digits: int = 2) -> str:
    """Rounded to `digits` decimals, without trailing zeros; the same on every machine."""
    return f"{value:.{digits}f}".rstrip("0").rstrip(".")


def fitted(text: str, size: float, room: float | None = None) -> str:
    """The printable characters of a text, as many as fit into the room."""
    clean = "".join(each for each in text if each.isprintable() or each in JOINERS)
    if room is None or _width(clean, size) <= room:
        return clean
    clean = clean[: max(int(room / (NARROWEST * size)), 0)]  # so that long texts are cut quickly
    while clean and _width(f"{clean}…", size) > room:
        clean = clean[:-1]
    return f"{clean.rstrip()}…"


def _width(text: str, size: float) -> float:
    wide = sum(unicodedata.east_asian_width(each) in "WF" for each in text)
    return (NARROWEST * len(text) + 0.5 * wide) * size


def counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
