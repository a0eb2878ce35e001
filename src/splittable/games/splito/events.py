"""What can happen in Splito; a sealed card is its owner's secret until all are turned."""

from dataclasses import dataclass
from typing import TypeAlias

from splittable.core.game import Outcome
from splittable.core.seats import Seat
from splittable.games.splito.cards import Card, Side


@dataclass(frozen=True, slots=True)
class CardSealed:
    seat: Seat
    card: Card | None  # seen by its seat alone; None to all others
    side: Side | None  # seen by its seat alone, or by all where the table shows sides
    side_shown: bool  # the table's option; open to all


@dataclass(frozen=True, slots=True)
class CardTakenBack:
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardTurned:
    seat: Seat
    card: Card
    side: Side
    zone: int


@dataclass(frozen=True, slots=True)
class HandsPassed:
    """Every seat hands the rest of its cards to its left neighbour."""

    round: int  # the one that begins now


@dataclass(frozen=True, slots=True)
class SecondHandsDealt:
    """Two seats: thirteen new cards each for the second half."""

    round: int  # the one that begins now


@dataclass(frozen=True, slots=True)
class GameEnded:
    outcome: Outcome


Event: TypeAlias = (
    CardSealed | CardTakenBack | CardTurned | HandsPassed | SecondHandsDealt | GameEnded
)
