"""The moves of Split. `str(move)` is its notation."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from splittable.core.notation import Notated
from splittable.games.split.cards import CARDS, Card, Side


@dataclass(frozen=True, slots=True)
class Play(Notated):
    """Move the middle card to one side, then put a card in the middle."""

    card: Card  # from the hand, or a helper in cooperative play
    side: Side | None  # where the middle card goes; None if there is none

    def __str__(self) -> str:
        return f"{self.side} {self.card}" if self.side else str(self.card)


@dataclass(frozen=True, slots=True)
class Reset(Notated):
    """Clear the table, draw three cards and lay two new piles."""

    def __str__(self) -> str:
        return "reset"


@dataclass(frozen=True, slots=True)
class Bury(Notated):
    """Put a Wild under the stock and draw a card, because there are too few Standards to open."""

    card: Card

    def __str__(self) -> str:
        return f"bury {self.card}"


@dataclass(frozen=True, slots=True)
class Open(Notated):
    """Bluff resets: lay any two Standards as the new piles."""

    low: Card
    high: Card

    def __str__(self) -> str:
        return f"open {self.low} {self.high}"


@dataclass(frozen=True, slots=True)
class Trust(Notated):
    """Bluff resets: believe that the resetter laid its lowest and its highest Standard."""

    def __str__(self) -> str:
        return "trust"


@dataclass(frozen=True, slots=True)
class Challenge(Notated):
    """Bluff resets: claim that the resetter cheated."""

    def __str__(self) -> str:
        return "challenge"


Answer: TypeAlias = Trust | Challenge
Move: TypeAlias = Play | Reset | Bury | Open | Answer

RESET: Final = Reset()
PLAYS: Final = {side: tuple(Play(card, side) for card in CARDS) for side in (None, *Side)}
