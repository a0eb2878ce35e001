"""What can happen in Split; cards drawn and buried, and answers still sealed, are secret."""

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
    is_helper: bool  # cooperative: the shared 0 or 100, not a card of the hand


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
    cards: int  # how many discards went under the stock; nobody sees their order


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None  # seen by its seat alone; None to all others


@dataclass(frozen=True, slots=True)
class WildBuried:
    seat: Seat
    card: Card | None  # seen by its seat alone; None to all others


@dataclass(frozen=True, slots=True)
class PilesOpened:
    seat: Seat
    low: Card
    high: Card


@dataclass(frozen=True, slots=True)
class AnswerSealed:
    seat: Seat
    answer: Answer | None  # seen by its seat alone; None to all others


@dataclass(frozen=True, slots=True)
class AnswerTakenBack:
    seat: Seat


@dataclass(frozen=True, slots=True)
class AnswersTurned:
    answers: tuple[Answer | None, ...]  # by seat; None: the resetter


@dataclass(frozen=True, slots=True)
class BluffCalled:
    """Somebody challenged, so all learn whether the reset was honest. Unchallenged, nobody does."""

    seat: Seat  # the resetter
    honest: bool


@dataclass(frozen=True, slots=True)
class SeatOut:
    """Cooperative: a seat has got rid of its last card."""

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
