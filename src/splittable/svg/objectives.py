"""Objectives of a table's own deck, put together from pieces of the page's cards.

It arranges them as the page's `ObjectiveSign.svelte` does; the tests compare the two. The pieces
are in `faces.json`, with the glyphs of numbers and signs as a width and the way of a pen.
"""

import re
from typing import Final, assert_never

from splittable.games.splito.objectives import (
    AllColors,
    Distinct,
    DistinctBoth,
    ExactColor,
    ExactValue,
    MajorityOfColor,
    MajorityOfValue,
    Objective,
    Relation,
    Requirement,
    ZoneSize,
)
from splittable.svg.drawing import COLORS, INK, faces, number

GOLD: Final = COLORS["diamond"]
SIGNS: Final = {Relation.EXACTLY: "=", Relation.AT_LEAST: "≥", Relation.AT_MOST: "≤"}
MOST_DIAMONDS: Final = 4  # more points are a number
MOST_TILES: Final = 2  # more cards of a kind are a number
TILE: Final = 19  # units wide
GLYPH_HEIGHT: Final = 20
GLYPH_GAP: Final = 6.5
PEN: Final = 0.15  # its thickness as a share of a figure's height


def objective_face(objective: Objective, *, at_least: bool) -> str:
    """The face of an Objective. With `at_least`, "two 5s" asks for two or more."""
    parts = faces("objectives")
    if objective.points > MOST_DIAMONDS:
        worth = _figure(str(objective.points), 5, 5, 14, GOLD) + parts["diamond"]
    else:
        worth = parts[f"points {objective.points}"]
    symbol = parts[objective.symbol.value] if objective.symbol else ""
    sign = f'<g stroke-linejoin="round">{_sign(objective.requirement, at_least)}</g>'
    return f'{parts["frame"]}{worth}{symbol}<g transform="translate(4 34)">{sign}</g>'


def _sign(wanted: Requirement, at_least: bool) -> str:
    parts = faces("objectives")
    match wanted:
        case MajorityOfValue(value):
            return _tile(f"{value}", 16.5, 14) + parts["crown"]
        case MajorityOfColor(color):
            return _tile(color.value, 16.5, 14) + parts["crown"]
        case ExactValue(value, count):
            return _several(count, "≥" if at_least else "=", f"{value}")
        case ExactColor(color, count):
            return _several(count, "=", color.value)
        case AllColors(colors):
            places = _spread(len(colors), 0, 52)
            tiles = zip(colors, places, strict=True)
            return "".join(_tile(color.value, x, 7.5) for color, x in tiles)
        case Distinct(trait, relation, count):
            return _figure(f"{SIGNS[relation]}{count}", 0.5, 11, 17) + parts[trait.value]
        case DistinctBoth(colors, values):
            above = _figure(f"≥{colors}", 1, 2.5, 13.5) + parts["both color"]
            return above + _figure(f"≥{values}", 1, 24, 13.5) + parts["both value"]
        case ZoneSize(relation, cards):
            sign = _centred(SIGNS[relation], 16.5, 17, 11.5)
            return parts["pile"] + sign + _centred(f"{cards}", 39.5, 12, 16)
    assert_never(wanted)


def _several(count: int, sign: str, tile: str) -> str:
    """A number of cards of one value or colour; zero of them has a picture of its own."""
    if count == 0:
        return faces("objectives")[f"none {tile}"]
    words, height, tiles = (sign, 13, count) if count <= MOST_TILES else (f"{sign}{count}", 16, 1)
    places = _spread(tiles, 0.5 + _width(words, height) + 1.5, 52)
    figure = _figure(words, 0.5, 20 - height / 2, height)
    return figure + "".join(_tile(tile, x, 7.5) for x in places)


def _tile(name: str, x: float, y: float) -> str:
    place = f"{number(x, 3)} {number(y, 3)}"
    return f'<g transform="translate({place})">{faces("objectives")[f"tile {name}"]}</g>'


def _spread(count: int, start: float, end: float) -> list[float]:
    """Where tiles begin: side by side in the middle, closer together if there are many."""
    step = min(20, (end - start - TILE) / (count - 1)) if count > 1 else 0
    first = (start + end - TILE - step * (count - 1)) / 2
    return [first + place * step for place in range(count)]


def _centred(text: str, x: float, y: float, height: float) -> str:
    return _figure(text, x - _width(text, height) / 2, y, height)


def _figure(text: str, x: float, y: float, height: float, ink: str = INK) -> str:
    """A number with its sign, drawn with a pen from its left upper corner."""
    pen, scale, at = height * PEN, _scale(height), x + height * PEN / 2
    ways = []
    for width, way in map(_glyph, text):
        ways.append(_moved(way, at, y + pen / 2, scale))
        at += (width + GLYPH_GAP) * scale
    return (
        f'<path d="{"".join(ways)}" stroke="{ink}" stroke-width="{number(pen, 3)}" fill="none"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _width(text: str, height: float) -> float:
    widths = [width for width, _ in map(_glyph, text)]
    inside = sum(widths) + GLYPH_GAP * (len(widths) - 1)
    return inside * _scale(height) + height * PEN


def _scale(height: float) -> float:
    return height * (1 - PEN) / GLYPH_HEIGHT


def _glyph(letter: str) -> tuple[float, str]:
    width, way = faces("objectives")[letter].split(maxsplit=1)
    return float(width), way


def _moved(way: str, x: float, y: float, scale: float) -> str:
    """The same way elsewhere, in another size. It has no relative steps."""

    def step(found: re.Match[str]) -> str:
        letter, places = found[1], map(float, found[2].split())
        moved = (
            place * scale + (y if letter == "V" or (letter != "H" and index % 2) else x)
            for index, place in enumerate(places)
        )
        return letter + " ".join(map(number, moved))

    return re.sub(r"([MLCSHVZ])([^MLCSHVZ]*)", step, way)
