"""Opponents of a single learner: given by name, as functions or as mixtures, drawn every game."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from splittable.core.errors import InvalidArgument
from splittable.core.validation import join_limited, short_repr

# (observation, action mask, random generator) -> action. Vector environments call it with one row
# for each game that waits for it, and expect one action for each row.
Opponent: TypeAlias = Callable[
    [npt.NDArray[np.float32], npt.NDArray[np.int8], np.random.Generator], Any
]
Choice: TypeAlias = str | Opponent
Mixture: TypeAlias = Choice | Mapping[Choice, float]  # by choice: its weight
Opponents: TypeAlias = Mixture | Sequence[Mixture]  # one for all seats, or one for each other seat


@dataclass(frozen=True, slots=True)
class Drawing:
    """Who may sit at each of the other seats, and how likely."""

    choices: tuple[Choice, ...]
    chances: tuple[tuple[float, ...], ...]  # by other seat, clockwise; by choice

    def draw(self, rng: np.random.Generator, games: int) -> npt.NDArray[np.int64]:
        """By game and other seat, clockwise from the learner: an index into `choices`."""
        columns = [rng.choice(len(self.choices), games, p=chances) for chances in self.chances]
        return np.stack(columns, axis=1)


def read_opponents(raw: Opponents, seats: int, names: Collection[str]) -> Drawing:
    """Raises InvalidArgument if a name isn't among `names`, or the number of opponents is wrong."""
    others = seats - 1
    if isinstance(raw, Sequence) and not isinstance(raw, str):
        if len(raw) != others:
            problem = f"{len(raw)} for {others} other seats; give one for all, or {others}"
            raise InvalidArgument("opponents", problem)
        mixtures = [_mixture(each, names) for each in raw]
    else:
        mixtures = [_mixture(raw, names)] * others
    choices = tuple(dict.fromkeys(choice for mixture in mixtures for choice in mixture))
    return Drawing(
        choices,
        tuple(tuple(mixture.get(choice, 0.0) for choice in choices) for mixture in mixtures),
    )


def _mixture(raw: Mixture, names: Collection[str]) -> dict[Choice, float]:
    """By choice: its probability."""
    mixture = dict(raw) if isinstance(raw, Mapping) else {raw: 1.0}
    for choice, weight in mixture.items():
        if not (callable(choice) or (choice in names)):
            problem = f"{short_repr(choice)} is neither a function nor one of {join_limited(names)}"
            raise InvalidArgument("opponents", problem)
        if not 0 < weight < np.inf:
            raise InvalidArgument("opponents", f"expected a positive weight, found {weight!r}")
    if not mixture:
        raise InvalidArgument("opponents", "an empty mixture; give at least one opponent")
    total = sum(mixture.values())
    return {choice: weight / total for choice, weight in mixture.items()}
