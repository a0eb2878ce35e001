"""The events of Splito. A sealed card is secret until all are turned; all else is open."""

from dataclasses import dataclass
from typing import TypeAlias

from splittable.core.game import Outcome
from splittable.core.seats import Seat
from splittable.games.splito.cards import Card, Side


@dataclass(frozen=True, slots=True)
class CardSealed:
    seat: Seat
    card: Card | None  # only its seat sees it; None for all others
    side: Side | None  # only its seat sees it, or everybody if the option shows sides
    side_shown: bool  # the option `show_side`


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
    """Every seat passed the rest of its hand to its left neighbour."""

    round: int  # the round that begins now


@dataclass(frozen=True, slots=True)
class SecondHandsDealt:
    """Two seats: each got thirteen new cards for the second half."""

    round: int  # the round that begins now


@dataclass(frozen=True, slots=True)
class GameEnded:
    outcome: Outcome


Event: TypeAlias = (
    CardSealed | CardTakenBack | CardTurned | HandsPassed | SecondHandsDealt | GameEnded
)
