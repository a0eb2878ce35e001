"""The moves of Split it! `str(move)` is its notation."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from splittable.core.notation import Notated
from splittable.games.split_it.cards import Card, Section


@dataclass(frozen=True, slots=True)
class Split(Notated):
    """Put the dividers after the `first`-th and after the `second`-th card of the row."""

    first: int
    second: int

    def __str__(self) -> str:
        return f"split {self.first} {self.second}"


@dataclass(frozen=True, slots=True)
class Remove(Notated):
    """Two seats: remove a section of the opponent's split from the game."""

    section: Section

    def __str__(self) -> str:
        return f"remove {self.section}"


@dataclass(frozen=True, slots=True)
class Guess(Notated):
    section: Section

    def __str__(self) -> str:
        return f"guess {self.section}"


@dataclass(frozen=True, slots=True)
class PlaceJoker(Notated):
    """Add a pending joker to your column of this number."""

    number: Card

    def __str__(self) -> str:
        return f"joker {self.number}"


Move: TypeAlias = Split | Remove | Guess | PlaceJoker

GUESSES: Final = tuple(Guess(section) for section in Section)
REMOVALS: Final = tuple(Remove(section) for section in Section)
LONGEST_ROW: Final = 9
SPLITS: Final = {
    length: tuple(Split(first, second) for second in range(2, length) for first in range(1, second))
    for length in range(3, LONGEST_ROW + 1)
}
