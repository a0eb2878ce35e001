"""Who meets whom: every mixture of the bots at one table, and every rotation round it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Pairing:
    """The bots at one table: how many seats each of them has, not yet which."""

    names: tuple[str, ...]  # one for each seat, equals side by side

    @property
    def bots(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self.names))

    @property
    def rotations(self) -> int:
        """The games of one deal: round a table of one bot nothing changes."""
        return len(self.names) if len(self.bots) > 1 else 1

    @property
    def key(self) -> str:
        """The same in whatever order the bots were named."""
        return "+".join(sorted(self.names))

    def seats_of(self, bot: str) -> int:
        return self.names.count(bot)

    def deals_for(self, games: int) -> int:
        """How many deals give at least so many games."""
        return -(-games // self.rotations)


def pairings(bots: Sequence[str], seats: int, *, together: bool) -> tuple[Pairing, ...]:
    """Every way to fill the seats from these bots.

    Against each other a table of one bot tells nothing, unless it is the only one. Where all win or
    lose together it tells the most.
    """
    every = map(Pairing, combinations_with_replacement(bots, seats))
    return tuple(
        pairing for pairing in every if together or len(pairing.bots) > 1 or len(bots) == 1
    )


def rotated(circle: tuple[T, ...], by: int) -> tuple[T, ...]:
    """By seat: everyone moved on clockwise by so many seats."""
    return circle[-by:] + circle[:-by]
