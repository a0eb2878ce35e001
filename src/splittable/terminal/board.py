"""What a game offers a terminal: its table as text, its events as sentences, its moves as typed."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeAlias, TypeVar

from splittable.terminal.screen import Lines
from splittable.terminal.words import Names

ViewT = TypeVar("ViewT")
MoveT = TypeVar("MoveT")
EventT = TypeVar("EventT")


@dataclass(frozen=True, slots=True)
class Told:
    """One sentence of a story, or the heading of its next part."""

    text: str
    heading: bool = False
    on_table: bool = False  # the table shows it anyway, so it is no news
    sealed: bool = False  # a choice made face down: told again when it is turned


@dataclass(frozen=True, slots=True)
class Way:
    """One of several ways to play a game, as the menu offers it."""

    sentence: str
    options: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Board(Generic[ViewT, MoveT, EventT]):
    """One game on a terminal. Nothing here judges a move: legal moves come from the game."""

    sentence: str  # the whole game in one sentence
    rules: str  # the short rules, as on the page, then a little more

    title: Callable[[ViewT], str]
    draw: Callable[[ViewT, Names], Lines]  # the table and the viewer's own hand
    secrets: Callable[[Sequence[ViewT], Names], Lines]  # every hand and sealed choice, by seat

    duty: Callable[[ViewT, tuple[MoveT, ...], Names], str]  # what I must do, in words
    example: Callable[[ViewT, tuple[MoveT, ...]], str]  # what I could type
    guide: Callable[[ViewT, tuple[MoveT, ...], Names], Lines]  # help for this decision
    spell_out: Callable[[ViewT, tuple[MoveT, ...], str], str]  # short form to notation
    objection: Callable[[ViewT, tuple[MoveT, ...], MoveT], str]  # why this move is not legal
    caution: Callable[[ViewT, tuple[MoveT, ...], MoveT], str | None]  # ask again before this move

    opening: Callable[[ViewT, Names], list[Told]]  # what happened before the first move
    tell: Callable[[Any, Sequence[EventT], Names], list[Told]]  # options, events
    explain: Callable[[ViewT, Names], Lines]  # the final score, line by line

    ways: tuple[Way, ...] = ()  # the usual one first; none: there is but one
    variant_seats: tuple[int, ...] = ()  # the fewest: not printed, and called a variant
    # The parts above that help one's memory, as they are without that.
    forgetful: Mapping[str, Any] = field(default_factory=dict)


AnyBoard: TypeAlias = Board[Any, Any, Any]


def without_aids(board: AnyBoard) -> AnyBoard:
    """For whoever wants to remember by themselves."""
    return replace(board, **board.forgetful)


def no_caution(_view: object, _legal: object, _move: object) -> None:
    return None
