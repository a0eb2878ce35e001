"""The cards of Split it!: each number n from 1 to 10 n times, and fifteen jokers."""

from enum import IntEnum
from typing import Final, NewType

Card = NewType("Card", int)  # its number from 1 to 10; 0 for a joker

JOKER: Final = Card(0)
NUMBERS: Final = tuple(Card(number) for number in range(1, 11))
JOKERS: Final = 15
DECK: Final = tuple(number for number in NUMBERS for _ in range(number)) + (JOKER,) * JOKERS


class Section(IntEnum):
    """The three parts of a split row, by position."""

    WHITE = 0
    PINK = 1
    BLACK = 2

    def __str__(self) -> str:
        return self.name.lower()


SECTIONS: Final = tuple(Section)


def card_name(card: Card) -> str:
    return "J" if card == JOKER else str(card)
