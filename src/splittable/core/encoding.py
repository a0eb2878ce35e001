"""A game in integers: a number for every move, a row for every view, draws that make up a deal.

Learners and simulators count; people and rules do not. What stands here repeats no rule: an action
is the number of a move the rules know, and an observation holds what a view holds, nothing else.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Generic, TypeAlias

from splittable.core.errors import Invalid
from splittable.core.game import DealT, EventT, Game, MoveT, OptionsT, StateT, ViewT
from splittable.core.seats import Seat, clockwise_from


@dataclass(frozen=True, slots=True)
class Field:
    """Some numbers of an observation that belong together."""

    name: str
    shape: tuple[int, ...]  # in C order; () is a single number
    low: int
    high: int
    meaning: str  # how it is indexed and what a number says, in one line

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True, slots=True)
class Draw:
    """One thing that chance may bring next, and how likely beside the others."""

    outcome: int
    weight: int


@dataclass(frozen=True, slots=True)
class Encoding(Generic[OptionsT, DealT, StateT, MoveT, EventT, ViewT]):
    """How one game counts. The numbers are documented in docs/encoding.md and never reused."""

    game: Game[OptionsT, DealT, StateT, MoveT, EventT, ViewT]

    actions: Callable[[OptionsT], int]  # their number: 0 is the first, one less the last
    action: Callable[[OptionsT, MoveT], int]
    move: Callable[[OptionsT, int], MoveT]  # of a number in range; legal or not

    fields: Callable[[OptionsT], tuple[Field, ...]]  # of an observation, in order
    observe: Callable[[ViewT], list[int]]  # one number after the other, as `fields` says

    draws: Callable[[OptionsT, Sequence[int]], tuple[Draw, ...]]  # next, after these; none: dealt
    deal: Callable[[OptionsT, Sequence[int]], DealT]  # of all the draws


AnyEncoding: TypeAlias = Encoding[Any, Any, Any, Any, Any, Any]


def width(fields: Sequence[Field]) -> int:
    """How many numbers an observation has."""
    return sum(field.size for field in fields)


# Words that every game's encoding uses


def number_of(move: MoveT, numbers: Mapping[MoveT, int]) -> int:
    if move not in numbers:
        raise Invalid("action", f"'{move}' has no number: no position allows it")
    return numbers[move]


def in_range(action: int, actions: int) -> int:
    if not 0 <= action < actions:
        raise Invalid("action", f"{action} is not a number from 0 to {actions - 1}")
    return action


def seats_seen_from(seat: Seat | None, seats: int) -> tuple[Seat, ...]:
    """The order in which an observation names seats: its own first, then clockwise."""
    if seat is None:
        raise Invalid("view", "a spectator has no observation: it is made from a seat's view")
    return clockwise_from(seat, seats)


def one_hot(place: int | None, size: int) -> list[int]:
    """All 0 but a 1 at this place; all 0 where there is none."""
    marks = [0] * size
    if place is not None:
        marks[place] = 1
    return marks


def marked(found: Collection[object], places: Iterable[object]) -> list[int]:
    """1 for each that was found, in the order of the places."""
    return [int(place in found) for place in places]


def equally_likely(outcomes: Iterable[int]) -> tuple[Draw, ...]:
    return tuple(Draw(outcome, 1) for outcome in outcomes)
