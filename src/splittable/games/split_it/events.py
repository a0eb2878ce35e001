"""What can happen in Split it!; everything is open but a guess that is still sealed."""

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
    parts: tuple[tuple[Card, ...], ...]  # white, pink, black; with two cards black is empty
    forced: bool  # two or three cards can be split in one way only


@dataclass(frozen=True, slots=True)
class SectionRemoved:
    seat: Seat
    section: Section
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class GuessSealed:
    seat: Seat
    section: Section | None  # seen by its seat alone; None to all others


@dataclass(frozen=True, slots=True)
class GuessTakenBack:
    seat: Seat


@dataclass(frozen=True, slots=True)
class GuessesTurned:
    guesses: tuple[Section | None, ...]  # by seat; None: not guessing any more this round


@dataclass(frozen=True, slots=True)
class SectionWon:
    seat: Seat
    section: Section
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsGone:
    """Cards leave the game: nobody chose them, a single one was left, or nobody would give way."""

    cards: tuple[Card, ...]
    why: str  # "unchosen" | "single" | "stand-off"


@dataclass(frozen=True, slots=True)
class StoodOff:
    """Two against two over the last two cards: they guess again."""

    times: int  # in a row on these two cards


@dataclass(frozen=True, slots=True)
class JokerPlaced:
    seat: Seat
    number: Card
    forced: bool  # the only column there was


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
