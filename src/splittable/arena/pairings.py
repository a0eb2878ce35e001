"""Pairings: every combination of bots at one table, and their rotations."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Pairing:
    """The bots at one table, with the number of seats of each, in no particular seating."""

    names: tuple[str, ...]  # one for each seat; equal names are adjacent

    @property
    def bots(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self.names))

    @property
    def rotations(self) -> int:
        """The number of games of one deal: 1 if all seats have the same bot."""
        return len(self.names) if len(self.bots) > 1 else 1

    @property
    def key(self) -> str:
        """An id that doesn't depend on the order of the names."""
        return "+".join(sorted(self.names))

    def seats_of(self, bot: str) -> int:
        return self.names.count(bot)

    def deals_for(self, games: int) -> int:
        """The number of deals needed for at least this many games."""
        return -(-games // self.rotations)


def pairings(bots: Sequence[str], seats: int, *, together: bool) -> tuple[Pairing, ...]:
    """Every way to fill the seats with these bots.

    In competitive play, tables with only one bot are left out, unless it is the only bot: they
    compare nothing. In cooperative play (`together`), they are the most informative.
    """
    every = map(Pairing, combinations_with_replacement(bots, seats))
    return tuple(
        pairing for pairing in every if together or len(pairing.bots) > 1 or len(bots) == 1
    )


def rotated(circle: tuple[T, ...], by: int) -> tuple[T, ...]:
    """The circle by seat, with everybody moved clockwise by `by` seats."""
    return circle[-by:] + circle[:-by]
