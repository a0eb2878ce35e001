"""The 72 Splito cards: six colours, values 1 to 6, two copies each. A card is a string."""

from dataclasses import dataclass
from enum import Enum
from typing import Final, NewType

Card = NewType("Card", str)  # such as `y3` for a Splito card; an Objective's id


class Color(Enum):
    YELLOW = "yellow"
    ORANGE = "orange"
    PINK = "pink"
    BLUE = "blue"
    GREEN = "green"
    BLACK = "black"

    @property
    def letter(self) -> str:
        return "k" if self is Color.BLACK else self.value[0]  # b is blue

    def __str__(self) -> str:
        return self.value


class Side(Enum):
    LEFT = "left"
    RIGHT = "right"

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True, slots=True)
class Face:
    """The colour and value of a Splito card."""

    color: Color
    value: int


VALUES: Final = range(1, 7)
COPIES: Final = 2
FACES: Final = {
    Card(f"{color.letter}{value}"): Face(color, value) for color in Color for value in VALUES
}
SPLITO_CARDS: Final = tuple(card for card in FACES for _ in range(COPIES))
COPIES_OF_A_KIND: Final = 12  # cards of each value, and of each colour
