"""What a rule of thumb thinks of the legal moves, and how it chooses among them."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

MoveT = TypeVar("MoveT")


@dataclass(frozen=True, slots=True)
class Appraisal:
    """By move: its merit. The best is taken, after a little noise that makes it hard to read."""

    merits: Sequence[float]
    noise: float = 0.0  # up to so much is added to each merit
    mixed: bool = False  # instead, one is drawn with its merit as its weight

    def choose(self, legal: Sequence[MoveT], rng: Random) -> MoveT:
        if self.mixed:
            return rng.choices(legal, self.merits)[0]
        merits = self.merits
        if self.noise:  # without any, nothing is left to chance
            merits = [merit + rng.uniform(0, self.noise) for merit in merits]
        return legal[merits.index(max(merits))]
