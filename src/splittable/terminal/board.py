"""The interface of a game in the terminal: drawing, narration and parsing of typed moves."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeAlias, TypeVar

from splittable.core.reasons import Place
from splittable.core.talk import Phrase
from splittable.terminal.screen import Lines
from splittable.terminal.words import Names

ViewT = TypeVar("ViewT")
MoveT = TypeVar("MoveT")
EventT = TypeVar("EventT")


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of a narrated game, or a heading."""

    text: str
    heading: bool = False
    on_table: bool = False  # the drawn table shows the same, so it isn't news
    sealed: bool = False  # a choice made face down; it is narrated again when turned


@dataclass(frozen=True, slots=True)
class Way:
    """A way to play a game that the menu offers, such as cooperative Split."""

    sentence: str
    options: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Board(Generic[ViewT, MoveT, EventT]):
    """One game in the terminal. It never decides legality: legal moves come from the game."""

    sentence: str  # the game in one sentence
    rules: str  # the short rules of the web page, then some details

    title: Callable[[ViewT], str]
    draw: Callable[[ViewT, Names], Lines]  # the table and the viewer's own hand
    secrets: Callable[[Sequence[ViewT], Names], Lines]  # from the views of all seats

    duty: Callable[[ViewT, tuple[MoveT, ...], Names], str]  # what the player has to decide
    example: Callable[[ViewT, tuple[MoveT, ...]], str]  # what the player could type
    guide: Callable[[ViewT, tuple[MoveT, ...], Names], Lines]  # help for this decision
    spell_out: Callable[[ViewT, tuple[MoveT, ...], str], str]  # typed text to notation
    objection: Callable[[ViewT, tuple[MoveT, ...], MoveT], str]  # why this move is illegal
    caution: Callable[[ViewT, tuple[MoveT, ...], MoveT], str | None]  # confirm this move with this

    opening: Callable[[ViewT, Names], list[Sentence]]  # what happened before the first move
    narrate: Callable[[Any, Sequence[EventT], Names], list[Sentence]]  # from options and events
    explain: Callable[[ViewT, Names], Lines]  # the final score, line by line

    # By reason id: why a move is better than another ("it" is the better one), and the same for a
    # hint, which looks at one move alone. {best|card} becomes "1 card" or "3 cards".
    sentences: Mapping[str, str] = field(default_factory=dict)
    hints: Mapping[str, str] = field(default_factory=dict)

    # What hints call a place other than a seat.
    place_name: Callable[[ViewT, Place], str] = lambda _, place: place.at

    # Cards of a deal in words, from options and cards as in JSON.
    cards_in_words: Callable[[Any, Sequence[object]], str] = lambda _, cards: " ".join(
        map(str, cards)
    )
    ways: tuple[Way, ...] = ()  # the default first; empty if there is only one
    phrase: Callable[[Any, Phrase], str] | None = None  # in words; None: nobody talks here
    variant_seats: tuple[int, ...] = ()  # seat counts that the printed rules don't have
    # Replacements, by field, for players who want no memory aids.
    unaided: Mapping[str, Any] = field(default_factory=dict)


AnyBoard: TypeAlias = Board[Any, Any, Any]


def without_aids(board: AnyBoard) -> AnyBoard:
    """The board without memory aids."""
    return replace(board, **board.unaided)


def no_caution(_view: object, _legal: object, _move: object) -> None:
    return None
