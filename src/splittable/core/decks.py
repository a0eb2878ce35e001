"""Cards of a table's own: what they may say, what is wrong with one, and how a deck travels."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

OptionsT = TypeVar("OptionsT")


@dataclass(frozen=True, slots=True)
class Parameter:
    """One thing that a card of some kind says, and what it may be."""

    name: str
    allowed: tuple[int | str, ...]
    several: bool = False  # a list of these, at least one and none twice


@dataclass(frozen=True, slots=True)
class CardKind:
    name: str
    parameters: tuple[Parameter, ...]
    symbols: tuple[str, ...]  # it may carry one of these, or none


@dataclass(frozen=True, slots=True)
class Complaint:
    """One thing that is wrong with a deck."""

    place: int | None  # of the card in the deck; None: it is the deck as a whole
    field: str | None  # such as `points` or `params.value`; None: the card as a whole
    where: str  # for people: the card and the field
    problem: str

    def __str__(self) -> str:
        return f"{self.where}: {self.problem}"


@dataclass(frozen=True, slots=True)
class HouseDeck(Generic[OptionsT]):
    """That a table may bring cards of its own, in place of those that come with the game. A deck
    is a list in JSON; it travels with the table and with every record, whole and once."""

    file: bytes  # the cards that come with the game, as JSON, with how sure we are of each
    kinds: tuple[CardKind, ...]
    most_points: int  # of a card; 1 is the least
    most_cards: int
    read_options: Callable[[Mapping[str, object], object], OptionsT]  # options with this deck
    write: Callable[[OptionsT], list[Any] | None]  # None: the cards that come with the game
    complaints: Callable[[object], tuple[Complaint, ...]]  # all of them; none: it can be read
