"""Encodings for learners and simulators: moves as actions, views as observations, deals as draws.

Encodings contain no rules. An action is the number of a move, and an observation contains nothing
that the view doesn't.
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
    """A named group of numbers in an observation."""

    name: str
    shape: tuple[int, ...]  # in C order; () is a single number
    low: int  # smallest possible number
    high: int  # largest possible number
    meaning: str  # one line: how it is indexed and what a number means

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True, slots=True)
class Draw:
    """One possible result of the next chance event."""

    outcome: int
    weight: int  # its probability, relative to the weights of the alternatives


@dataclass(frozen=True, slots=True)
class Encoding(Generic[OptionsT, DealT, StateT, MoveT, EventT, ViewT]):
    """One game's encoding. docs/encoding.md documents the numbers; they are never reused."""

    game: Game[OptionsT, DealT, StateT, MoveT, EventT, ViewT]

    actions: Callable[[OptionsT], int]  # how many there are; actions are numbered from 0
    action: Callable[[OptionsT, MoveT], int]  # raises Invalid for a move that is never legal
    move: Callable[[OptionsT, int], MoveT]  # raises Invalid out of range; may be illegal

    fields: Callable[[OptionsT], tuple[Field, ...]]  # of an observation, in order
    observe: Callable[[ViewT], list[int]]  # an observation, laid out as `fields` describes

    # Possible next draws, given the draws so far; empty once the deal is complete.
    draws: Callable[[OptionsT, Sequence[int]], tuple[Draw, ...]]
    deal: Callable[[OptionsT, Sequence[int]], DealT]  # from the complete sequence of draws


AnyEncoding: TypeAlias = Encoding[Any, Any, Any, Any, Any, Any]


def width(fields: Sequence[Field]) -> int:
    """The length of an observation."""
    return sum(field.size for field in fields)


# Shared by the encodings of all games


def number_of(move: MoveT, numbers: Mapping[MoveT, int]) -> int:
    if move not in numbers:
        raise Invalid("action", f"'{move}' has no number: it is illegal in every position")
    return numbers[move]


def in_range(action: int, actions: int) -> int:
    if not 0 <= action < actions:
        raise Invalid("action", f"{action} is not a number from 0 to {actions - 1}")
    return action


def seats_seen_from(seat: Seat | None, seats: int) -> tuple[Seat, ...]:
    """The order of seats in an observation: the viewer's own first, then clockwise."""
    if seat is None:
        raise Invalid("view", "expected a seat's view: a spectator has no observation")
    return clockwise_from(seat, seats)


def one_hot(place: int | None, size: int) -> list[int]:
    """A list of 0s with a 1 at `place`; all 0s if it is None."""
    marks = [0] * size
    if place is not None:
        marks[place] = 1
    return marks


def marked(found: Collection[object], places: Iterable[object]) -> list[int]:
    """For each place, in order: 1 if it is in `found`, otherwise 0."""
    return [int(place in found) for place in places]


def equally_likely(outcomes: Iterable[int]) -> tuple[Draw, ...]:
    return tuple(Draw(outcome, 1) for outcome in outcomes)
