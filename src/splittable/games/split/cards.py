"""The cards of Split: 0 to 100, once each; thirteen of them are Wild, the other 88 Standard."""

from enum import Enum
from typing import Final, NewType

Card = NewType("Card", int)

ZERO: Final = Card(0)
HUNDRED: Final = Card(100)
CARDS: Final = tuple(Card(number) for number in range(101))
WILDS: Final = frozenset(card for card in CARDS if card % 10 == 0 or card in (1, 99))  # 1.2
BANDS: Final = 10


class Side(Enum):
    LEFT = "left"
    RIGHT = "right"

    def __str__(self) -> str:
        return self.value


def is_wild(card: Card) -> bool:
    return card in WILDS


def standards(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple([card for card in cards if card not in WILDS])


def band(card: Card) -> int:
    """The colour band of a card, 0 to 9 from low to high. Players may name bands, not numbers."""
    return min(card // 10, BANDS - 1)
