"""The Objectives: what a zone must show to earn points, as data that a host may replace."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from importlib.resources import files
from typing import Final, TypeAlias

from splittable.core.errors import Invalid
from splittable.core.reading import (
    as_integer,
    as_list,
    as_object,
    as_one_of,
    as_text,
    parse_json,
    shown,
)
from splittable.games.splito.cards import FACES, Card, Color

MOST = 30  # no count, size or number of points on a card is larger


class Symbol(Enum):
    """One star and one moon Objective are drawn as the common Objectives."""

    STAR = "star"
    MOON = "moon"


class Relation(Enum):
    EXACTLY = "=="
    AT_LEAST = ">="
    AT_MOST = "<="

    def holds(self, count: int, bound: int) -> bool:
        if self is Relation.EXACTLY:
            return count == bound
        return count >= bound if self is Relation.AT_LEAST else count <= bound


class Trait(Enum):
    COLOR = "color"
    VALUE = "value"


@dataclass(frozen=True, slots=True)
class MajorityOfValue:
    value: int


@dataclass(frozen=True, slots=True)
class MajorityOfColor:
    color: Color


@dataclass(frozen=True, slots=True)
class ExactValue:
    value: int
    count: int


@dataclass(frozen=True, slots=True)
class ExactColor:
    color: Color
    count: int


@dataclass(frozen=True, slots=True)
class AllColors:
    colors: tuple[Color, ...]


@dataclass(frozen=True, slots=True)
class Distinct:
    """How many different colours, or values, the zone shows."""

    trait: Trait
    relation: Relation
    count: int


@dataclass(frozen=True, slots=True)
class DistinctBoth:
    colors: int  # at least
    values: int  # at least


@dataclass(frozen=True, slots=True)
class ZoneSize:
    relation: Relation
    cards: int  # Splito cards, Objectives and commons won


Requirement: TypeAlias = (
    MajorityOfValue
    | MajorityOfColor
    | ExactValue
    | ExactColor
    | AllColors
    | Distinct
    | DistinctBoth
    | ZoneSize
)


@dataclass(frozen=True, slots=True)
class Objective:
    id: Card
    requirement: Requirement
    points: int
    symbol: Symbol | None

    def __str__(self) -> str:
        return self.id  # what it asks for is in the deck


@dataclass(frozen=True, slots=True)
class ObjectiveDeck:
    objectives: tuple[Objective, ...]
    by_id: Mapping[Card, Objective] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        by_id = {objective.id: objective for objective in self.objectives}
        object.__setattr__(self, "by_id", by_id)

    def marked(self, symbol: Symbol) -> tuple[Card, ...]:
        return tuple(o.id for o in self.objectives if o.symbol is symbol)


# Reading a deck file


def read_objectives(text: str | bytes) -> ObjectiveDeck:
    """A deck file: a list of cards. Errors name the card and the field."""
    found: dict[Card, Objective] = {}
    for place, entry in enumerate(as_list(parse_json(text, "deck"), "deck")):
        objective = _objective(entry, f"deck[{place}]")
        if objective.id in found:
            raise Invalid(f"card {objective.id}: id", "stands twice in the deck")
        found[objective.id] = objective
    deck = ObjectiveDeck(tuple(found.values()))
    for symbol in Symbol:
        if not deck.marked(symbol):
            raise Invalid("deck", f"needs at least one majority card with a {symbol.value}")
    return deck


def _objective(raw: object, where: str) -> Objective:
    if isinstance(raw, dict) and isinstance(raw.get("id"), str):
        where = f"card {shown(raw['id'])[1:-1]}"
    fields = as_object(raw, where, required=("id", "kind", "params", "points", "symbol"))
    kind = as_one_of(fields["kind"], f"{where}: kind", tuple(_KINDS))
    requirement = _KINDS[kind](fields["params"], f"{where}: params")
    symbol = None
    if fields["symbol"] is not None:
        name = as_one_of(fields["symbol"], f"{where}: symbol", [s.value for s in Symbol])
        symbol = Symbol(name)
    if symbol and not isinstance(requirement, MajorityOfValue | MajorityOfColor):
        raise Invalid(f"{where}: symbol", "only a majority can be a common Objective")
    return Objective(
        id=_id(fields["id"], f"{where}: id"),
        requirement=requirement,
        points=as_integer(fields["points"], f"{where}: points", 1, MOST),
        symbol=symbol,
    )


def _id(raw: object, where: str) -> Card:
    name = as_text(raw, where)
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,40}", name) or name in FACES:
        problem = "expected 1 to 40 letters, digits, - or _, and not the name of a Splito card"
        raise Invalid(where, f"{problem}; found {shown(name)}")
    return Card(name)


def _color(raw: object, where: str) -> Color:
    return Color(as_one_of(raw, where, [color.value for color in Color]))


def _majority_of_value(raw: object, where: str) -> Requirement:
    params = as_object(raw, where, required=("value",))
    return MajorityOfValue(as_integer(params["value"], f"{where}.value", 1, 6))


def _majority_of_color(raw: object, where: str) -> Requirement:
    params = as_object(raw, where, required=("color",))
    return MajorityOfColor(_color(params["color"], f"{where}.color"))


def _exact_value(raw: object, where: str) -> Requirement:
    params = as_object(raw, where, required=("value", "count"))
    return ExactValue(
        as_integer(params["value"], f"{where}.value", 1, 6),
        as_integer(params["count"], f"{where}.count", 0, 12),
    )


def _exact_color(raw: object, where: str) -> Requirement:
    params = as_object(raw, where, required=("color", "count"))
    return ExactColor(
        _color(params["color"], f"{where}.color"),
        as_integer(params["count"], f"{where}.count", 0, 12),
    )


def _all_colors(raw: object, where: str) -> Requirement:
    params = as_object(raw, where, required=("colors",))
    listed = as_list(params["colors"], f"{where}.colors")
    colors = tuple(_color(color, f"{where}.colors[{i}]") for i, color in enumerate(listed))
    if not colors or len(set(colors)) != len(colors):
        raise Invalid(f"{where}.colors", "expected at least one colour and none twice")
    return AllColors(colors)


def _distinct(raw: object, where: str) -> Requirement:
    params = as_object(raw, where, required=("what", "op", "n"))
    return Distinct(
        Trait(as_one_of(params["what"], f"{where}.what", [trait.value for trait in Trait])),
        _relation(params["op"], f"{where}.op"),
        as_integer(params["n"], f"{where}.n", 0, 6),
    )


def _distinct_both(raw: object, where: str) -> Requirement:
    params = as_object(raw, where, required=("colors_min", "values_min"))
    return DistinctBoth(
        as_integer(params["colors_min"], f"{where}.colors_min", 0, 6),
        as_integer(params["values_min"], f"{where}.values_min", 0, 6),
    )


def _zone_size(raw: object, where: str) -> Requirement:
    params = as_object(raw, where, required=("op", "n"))
    return ZoneSize(
        _relation(params["op"], f"{where}.op"), as_integer(params["n"], f"{where}.n", 0, MOST)
    )


def _relation(raw: object, where: str) -> Relation:
    return Relation(as_one_of(raw, where, [relation.value for relation in Relation]))


_KINDS: Final[Mapping[str, Callable[[object, str], Requirement]]] = {
    "majority_value": _majority_of_value,
    "majority_color": _majority_of_color,
    "exact_value": _exact_value,
    "exact_color": _exact_color,
    "all_colors_present": _all_colors,
    "distinct": _distinct,
    "distinct_both": _distinct_both,
    "zone_size": _zone_size,
}

STANDARD_FILE: Final = files("splittable.games.splito").joinpath("objectives.json").read_bytes()
STANDARD_DECK: Final = read_objectives(STANDARD_FILE)
