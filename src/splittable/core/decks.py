"""House decks: the format of a table's own cards, and the errors found in a deck."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

OptionsT = TypeVar("OptionsT")


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter on cards of some kind, with its allowed values."""

    name: str
    allowed: tuple[int | str, ...]
    several: bool = False  # True: a non-empty list of allowed values without duplicates


@dataclass(frozen=True, slots=True)
class CardKind:
    """A kind of card that a house deck may contain."""

    name: str
    parameters: tuple[Parameter, ...]
    symbols: tuple[str, ...]  # a card may carry at most one of these


@dataclass(frozen=True, slots=True)
class Complaint:
    """One error in a deck."""

    place: int | None  # index of the card in the deck; None: the deck as a whole
    field: str | None  # such as `points` or `params.value`; None: the card as a whole
    where: str  # card and field, for people
    problem: str  # what is wrong and what is allowed, for people

    def __str__(self) -> str:
        return f"{self.where}: {self.problem}"


@dataclass(frozen=True, slots=True)
class HouseDeck(Generic[OptionsT]):
    """How a game supports decks of a table's own, which replace the cards it comes with.

    A deck is a JSON list. It is stored once with the table and once in every record.
    """

    file: bytes  # the game's own deck as JSON, with how certain each card is
    kinds: tuple[CardKind, ...]
    most_points: int  # the most a card may be worth; the least is 1
    most_cards: int  # in a deck
    read_options: Callable[[Mapping[str, object], object], OptionsT]  # options with this deck
    write: Callable[[OptionsT], list[Any] | None]  # the deck as JSON; None: the game's own
    complaints: Callable[[object], tuple[Complaint, ...]]  # every error; empty: the deck is valid
