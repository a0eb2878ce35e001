"""Objectives: what a zone needs to earn points. Decks are data, which tables may replace."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from importlib.resources import files
from typing import Any, Final, TypeAlias, assert_never

from splittable.core.decks import CardKind, Complaint, Parameter
from splittable.core.errors import Invalid
from splittable.core.notation import Notated
from splittable.core.validation import (
    as_integer,
    as_list,
    as_object,
    as_one_of,
    as_text,
    parse_json,
    short_repr,
)
from splittable.games.splito.cards import FACES, Card, Color

MOST: Final = 30  # upper bound for every count, size and number of points on a card
MOST_OBJECTIVES: Final = 92  # in a deck: with the 36 faces, every kind of card fits into 7 bits


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
    """The number of different colours, or values, in the zone."""

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
    cards: int  # counts Splito cards, Objectives and commons won


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


class Sure(Enum):
    """How certain a detail of a card in the standard deck is (9.5)."""

    NAMED = "named"
    FAMILY = "family"
    RANGE = "range"
    WEAK = "weak"
    INFERRED = "inferred"


@dataclass(frozen=True, slots=True)
class Marks:
    requirement: Sure
    points: Sure
    symbol: Sure | None  # None: the card has no symbol


@dataclass(frozen=True, slots=True)
class Objective(Notated):
    id: Card
    requirement: Requirement
    points: int
    symbol: Symbol | None
    sure: Marks | None = field(default=None, compare=False)  # does not affect play

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True, slots=True)
class ObjectiveDeck:
    objectives: tuple[Objective, ...]
    by_id: Mapping[Card, Objective] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        by_id = {objective.id: objective for objective in self.objectives}
        object.__setattr__(self, "by_id", by_id)

    def marked(self, symbol: Symbol) -> tuple[Card, ...]:
        return tuple(o.id for o in self.objectives if o.symbol is symbol)


# Reading a deck


def read_deck(raw: object) -> ObjectiveDeck:
    """A deck from parsed JSON, a list of cards; raises Invalid, naming card and field.

    Returns `STANDARD_DECK` itself if they're equal.
    """
    deck = _deck(raw)
    return STANDARD_DECK if deck == STANDARD_DECK else deck


def _deck(raw: object) -> ObjectiveDeck:
    found: dict[Card, Objective] = {}
    for complaint in _read_cards(raw, found):
        raise Invalid(complaint.where, complaint.problem)
    return ObjectiveDeck(tuple(found.values()))


def complaints(raw: object) -> tuple[Complaint, ...]:
    """All errors in a deck, in the order of its cards; empty if it is valid."""
    return tuple(_read_cards(raw, {}))


def _read_cards(raw: object, found: dict[Card, Objective]) -> Iterator[Complaint]:
    """Fill `found` with the valid cards, and yield the errors."""
    try:
        entries = as_list(raw, "deck")
    except Invalid as error:
        yield Complaint(None, None, error.where, error.problem)
        return
    if len(entries) > MOST_OBJECTIVES:
        problem = f"at most {MOST_OBJECTIVES} Objectives, found {len(entries)}"
        yield Complaint(None, "many", "deck", problem)
        return
    for place, entry in enumerate(entries):
        try:
            objective = _objective(entry)
            if objective.id in found:
                raise Invalid("id", "occurs twice in the deck")
        except Invalid as error:
            where = _named(entry, place) + (f": {error.where}" if error.where else "")
            yield Complaint(place, error.where or None, where, error.problem)
        else:
            found[objective.id] = objective
    for symbol in Symbol:
        if not any(objective.symbol is symbol for objective in found.values()):
            problem = f"needs at least one majority card with a {symbol.value}"
            yield Complaint(None, symbol.value, "deck", problem)


def _named(entry: object, place: int) -> str:
    if isinstance(entry, dict) and isinstance(entry.get("id"), str):
        return f"card {short_repr(entry['id'])[1:-1]}"
    return f"deck[{place}]"


def _objective(raw: object) -> Objective:
    """Raises Invalid with the field as `where`, or "" for the card as a whole."""
    required = ("id", "kind", "params", "points", "symbol")
    fields = as_object(raw, "", required=required, optional=("sure",))
    kind = _KINDS[as_one_of(fields["kind"], "kind", tuple(_KINDS))]
    requirement = kind.read(fields["params"])
    symbol = None
    if fields["symbol"] is not None:
        symbol = Symbol(as_one_of(fields["symbol"], "symbol", [s.value for s in Symbol]))
    if symbol and not kind.is_majority:
        raise Invalid("symbol", "only a majority can be a common Objective")
    return Objective(
        id=_id(fields["id"]),
        requirement=requirement,
        points=as_integer(fields["points"], "points", 1, MOST),
        symbol=symbol,
        sure=_marks(fields["sure"]) if "sure" in fields else None,
    )


def _id(raw: object) -> Card:
    name = as_text(raw, "id")
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,40}", name) or name in FACES:
        problem = "expected 1 to 40 letters, digits, - or _, and not the name of a Splito card"
        raise Invalid("id", f"{problem}; found {short_repr(name)}")
    return Card(name)


def _marks(raw: object) -> Marks:
    fields = as_object(raw, "sure", required=("requirement", "points", "symbol"))

    def sure(of: str) -> Sure:
        return Sure(as_one_of(fields[of], f"sure.{of}", [each.value for each in Sure]))

    symbol = None if fields["symbol"] is None else sure("symbol")
    return Marks(sure("requirement"), sure("points"), symbol)


# 4. The kinds of Objectives and their parameters


@dataclass(frozen=True, slots=True)
class _Kind:
    parameters: tuple[Parameter, ...]
    make: Callable[..., Requirement]  # takes the parameters, in order
    is_majority: bool = False  # only majorities can be commons

    def read(self, raw: object) -> Requirement:
        params = as_object(raw, "params", required=[each.name for each in self.parameters])
        return self.make(*(_read_parameter(each, params[each.name]) for each in self.parameters))


def _read_parameter(parameter: Parameter, raw: object) -> Any:
    where = f"params.{parameter.name}"
    if not parameter.several:
        return _read_value(parameter, raw, where)
    listed = as_list(raw, where)
    values = [_read_value(parameter, each, f"{where}[{i}]") for i, each in enumerate(listed)]
    if not values or len(set(values)) != len(values):
        raise Invalid(where, "expected at least one colour and none twice")
    return tuple(values)


def _read_value(parameter: Parameter, raw: object, where: str) -> int | str:
    numbers = [value for value in parameter.allowed if isinstance(value, int)]
    if numbers:
        return as_integer(raw, where, numbers[0], numbers[-1])
    return as_one_of(raw, where, [str(value) for value in parameter.allowed])


_VALUES: Final = tuple(range(1, 7))
_COLORS: Final = tuple(color.value for color in Color)
_COUNTS: Final = tuple(range(13))  # there are twelve cards of each value and of each colour
_DIFFERENT: Final = tuple(range(7))
_RELATIONS: Final = tuple(relation.value for relation in Relation)

_KINDS: Final[Mapping[str, _Kind]] = {
    "majority_value": _Kind((Parameter("value", _VALUES),), MajorityOfValue, is_majority=True),
    "majority_color": _Kind(
        (Parameter("color", _COLORS),),
        lambda color: MajorityOfColor(Color(color)),
        is_majority=True,
    ),
    "exact_value": _Kind((Parameter("value", _VALUES), Parameter("count", _COUNTS)), ExactValue),
    "exact_color": _Kind(
        (Parameter("color", _COLORS), Parameter("count", _COUNTS)),
        lambda color, count: ExactColor(Color(color), count),
    ),
    "all_colors_present": _Kind(
        (Parameter("colors", _COLORS, several=True),),
        lambda colors: AllColors(tuple(map(Color, colors))),
    ),
    "distinct": _Kind(
        (
            Parameter("what", tuple(trait.value for trait in Trait)),
            Parameter("op", _RELATIONS),
            Parameter("n", _DIFFERENT),
        ),
        lambda what, op, n: Distinct(Trait(what), Relation(op), n),
    ),
    "distinct_both": _Kind(
        (Parameter("colors_min", _DIFFERENT), Parameter("values_min", _DIFFERENT)), DistinctBoth
    ),
    "zone_size": _Kind(
        (Parameter("op", _RELATIONS), Parameter("n", tuple(range(MOST + 1)))),
        lambda op, n: ZoneSize(Relation(op), n),
    ),
}

KINDS: Final = tuple(
    CardKind(name, kind.parameters, tuple(s.value for s in Symbol) if kind.is_majority else ())
    for name, kind in _KINDS.items()
)


# Writing a deck


def write_deck(deck: ObjectiveDeck) -> list[Any] | None:
    """The deck as JSON, without certainty marks; None for the standard deck."""
    if deck == STANDARD_DECK:
        return None
    return [_written(objective) for objective in deck.objectives]


def _written(objective: Objective) -> dict[str, Any]:
    kind, params = _kind_and_params(objective.requirement)
    symbol = None if objective.symbol is None else objective.symbol.value
    return {
        "id": objective.id,
        "kind": kind,
        "params": params,
        "points": objective.points,
        "symbol": symbol,
    }


def _kind_and_params(requirement: Requirement) -> tuple[str, dict[str, Any]]:
    match requirement:
        case MajorityOfValue(value):
            return "majority_value", {"value": value}
        case MajorityOfColor(color):
            return "majority_color", {"color": color.value}
        case ExactValue(value, count):
            return "exact_value", {"value": value, "count": count}
        case ExactColor(color, count):
            return "exact_color", {"color": color.value, "count": count}
        case AllColors(colors):
            return "all_colors_present", {"colors": [color.value for color in colors]}
        case Distinct(trait, relation, count):
            return "distinct", {"what": trait.value, "op": relation.value, "n": count}
        case DistinctBoth(colors, values):
            return "distinct_both", {"colors_min": colors, "values_min": values}
        case ZoneSize(relation, cards):
            return "zone_size", {"op": relation.value, "n": cards}
        case _:
            assert_never(requirement)


STANDARD_FILE: Final = files("splittable.games.splito").joinpath("objectives.json").read_bytes()
STANDARD_DECK: Final = _deck(parse_json(STANDARD_FILE, "deck"))
