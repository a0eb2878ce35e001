"""How a rule of thumb rates the legal moves and chooses one."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

MoveT = TypeVar("MoveT")


@dataclass(frozen=True, slots=True)
class Appraisal:
    """The merits of the legal moves. The best one is chosen, after adding a little noise."""

    merits: Sequence[float]  # by legal move
    noise: float = 0.0  # uniform noise up to this is added to each merit
    mixed: bool = False  # instead, a move is drawn with its merit as weight

    def choose(self, legal: Sequence[MoveT], rng: Random) -> MoveT:
        if self.mixed:
            return rng.choices(legal, self.merits)[0]
        merits = self.merits
        if self.noise:
            merits = [merit + rng.uniform(0, self.noise) for merit in merits]
        return legal[merits.index(max(merits))]
