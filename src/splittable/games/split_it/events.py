"""The events of Split it! All are open to everybody, except a sealed guess."""

from dataclasses import dataclass
from typing import TypeAlias

from splittable.core.game import Outcome
from splittable.core.seats import Seat
from splittable.games.split_it.cards import Card, Section


@dataclass(frozen=True, slots=True)
class RowLaid:
    round: int
    splitter: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RowSplit:
    splitter: Seat
    parts: tuple[tuple[Card, ...], ...]  # white, pink, black; with two cards, black is empty
    forced: bool  # automatic: two or three cards can be split in only one way


@dataclass(frozen=True, slots=True)
class SectionRemoved:
    seat: Seat
    section: Section
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class GuessSealed:
    seat: Seat
    section: Section | None  # only its seat sees it; None for all others


@dataclass(frozen=True, slots=True)
class GuessTakenBack:
    seat: Seat


@dataclass(frozen=True, slots=True)
class GuessesTurned:
    guesses: tuple[Section | None, ...]  # by seat; None: the seat is no longer active


@dataclass(frozen=True, slots=True)
class SectionWon:
    seat: Seat
    section: Section
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsGone:
    """Cards left the game: nobody guessed them, one was left over, or the stand-off limit."""

    cards: tuple[Card, ...]
    why: str  # "unchosen" | "single" | "stand-off"


@dataclass(frozen=True, slots=True)
class StoodOff:
    """Two seats against two guessed the last two cards, so they guess again."""

    times: int  # consecutive stand-offs over these two cards


@dataclass(frozen=True, slots=True)
class JokerPlaced:
    seat: Seat
    number: Card
    forced: bool  # automatic: the seat has only one column


@dataclass(frozen=True, slots=True)
class GameEnded:
    outcome: Outcome


Event: TypeAlias = (
    RowLaid
    | RowSplit
    | SectionRemoved
    | GuessSealed
    | GuessTakenBack
    | GuessesTurned
    | SectionWon
    | CardsGone
    | StoodOff
    | JokerPlaced
    | GameEnded
)
