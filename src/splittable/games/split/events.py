"""The events of Split. Cards drawn or buried and sealed answers are secret; all else is open."""

from dataclasses import dataclass
from typing import TypeAlias

from splittable.core.game import Outcome
from splittable.core.seats import Seat
from splittable.games.split.cards import Card, Side
from splittable.games.split.moves import Answer


@dataclass(frozen=True, slots=True)
class MiddleMoved:
    seat: Seat
    card: Card
    side: Side


@dataclass(frozen=True, slots=True)
class CardPlayed:
    seat: Seat
    card: Card
    is_helper: bool  # cooperative: a shared 0 or 100, not a card of the hand


@dataclass(frozen=True, slots=True)
class DirectionTurned:
    clockwise: bool


@dataclass(frozen=True, slots=True)
class TableCleared:
    """The first step of a reset: both piles and the middle card are discarded, face up."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class StockRefilled:
    cards: int  # number of discards put under the stock; nobody sees their order


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None  # only its seat sees them; None for all others


@dataclass(frozen=True, slots=True)
class WildBuried:
    seat: Seat
    card: Card | None  # only its seat sees it; None for all others


@dataclass(frozen=True, slots=True)
class PilesOpened:
    seat: Seat
    low: Card
    high: Card


@dataclass(frozen=True, slots=True)
class AnswerSealed:
    seat: Seat
    answer: Answer | None  # only its seat sees it; None for all others


@dataclass(frozen=True, slots=True)
class AnswerTakenBack:
    seat: Seat


@dataclass(frozen=True, slots=True)
class AnswersTurned:
    answers: tuple[Answer | None, ...]  # by seat; None: the resetter


@dataclass(frozen=True, slots=True)
class BluffCalled:
    """A challenge revealed whether a reset was honest. Unchallenged, nobody learns that."""

    seat: Seat  # the resetter
    honest: bool


@dataclass(frozen=True, slots=True)
class SeatOut:
    """Cooperative: a seat has played its last card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameEnded:
    outcome: Outcome


Event: TypeAlias = (
    MiddleMoved
    | CardPlayed
    | DirectionTurned
    | TableCleared
    | StockRefilled
    | CardsDrawn
    | WildBuried
    | PilesOpened
    | AnswerSealed
    | AnswerTakenBack
    | AnswersTurned
    | BluffCalled
    | SeatOut
    | GameEnded
)
