"""Reasons why one move is better than another: the id of a sentence, its numbers, and the places on
the table that it speaks of."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias, get_args

PlaceKind: TypeAlias = Literal[
    "column", "common", "hand", "helper", "objective", "seat", "section", "zone"
]
PLACE_KINDS: Final[tuple[PlaceKind, ...]] = get_args(PlaceKind)


@dataclass(frozen=True, slots=True)
class Place:
    """Something on the table that a reason speaks of. The seat whose view was asked can see it."""

    kind: PlaceKind
    at: str  # a card, an Objective, a seat's number, a column, or which section, zone or common


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason. Where a sentence compares the two moves, its numbers are `best` and `other`."""

    id: str  # clients translate it
    values: Mapping[str, int]  # by placeholder of the sentence
    places: tuple[Place, ...] = ()  # hints name and highlight them


@dataclass(frozen=True, slots=True)
class ReasonFinder:
    """Finds the reasons of one game that follow from its rules."""

    find: Callable[[Any, Any, Any], tuple[Reason, ...]]  # a seat's view, better move, other move
    ids: tuple[str, ...]  # of all reasons that it may find


def more(name: str, best: int, other: int, *, places: Iterable[Place] = ()) -> tuple[Reason, ...]:
    """The reason `name` if the better move has the higher number; otherwise nothing."""
    return (Reason(name, {"best": best, "other": other}, tuple(places)),) if best > other else ()


def fewer(name: str, best: int, other: int, *, places: Iterable[Place] = ()) -> tuple[Reason, ...]:
    """The reason `name` if the better move has the lower number; otherwise nothing."""
    return (Reason(name, {"best": best, "other": other}, tuple(places)),) if best < other else ()


def at(kind: PlaceKind, *each: object) -> tuple[Place, ...]:
    """Places of one kind."""
    return tuple(Place(kind, str(one)) for one in each)
