"""What a seat may decide in Split; `str` of a move is its notation."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from splittable.games.split.cards import CARDS, Card, Side


@dataclass(frozen=True, slots=True)
class Play:
    """Send the middle card to one side, then put a card into the middle."""

    card: Card  # from the hand; in cooperative play also a helper
    side: Side | None  # where the middle card goes; None while there is none

    def __str__(self) -> str:
        return f"{self.side} {self.card}" if self.side else str(self.card)


@dataclass(frozen=True, slots=True)
class Reset:
    """Clear the table, draw three cards and open anew."""

    def __str__(self) -> str:
        return "reset"


@dataclass(frozen=True, slots=True)
class Bury:
    """Put a Wild under the stock for want of Standards to open with, and draw another card."""

    card: Card

    def __str__(self) -> str:
        return f"bury {self.card}"


@dataclass(frozen=True, slots=True)
class Open:
    """Bluff resets: lay two Standards as the new piles, the lowest and highest or not."""

    low: Card
    high: Card

    def __str__(self) -> str:
        return f"open {self.low} {self.high}"


@dataclass(frozen=True, slots=True)
class Trust:
    """Bluff resets: believe that the resetter laid the lowest and the highest."""

    def __str__(self) -> str:
        return "trust"


@dataclass(frozen=True, slots=True)
class Challenge:
    """Bluff resets: doubt it."""

    def __str__(self) -> str:
        return "challenge"


Answer: TypeAlias = Trust | Challenge
Move: TypeAlias = Play | Reset | Bury | Open | Answer

RESET: Final = Reset()
PLAYS: Final = {side: tuple(Play(card, side) for card in CARDS) for side in (None, *Side)}
