"""OpenSpiel observers, built only from a seat's own view and memory.

An observation is the seat's view: as a string its fields line by line, as a tensor the numbers of
docs/encoding.md. An information state is everything the seat remembers. Its string is the log,
which determines every view and every own move so far. Its tensor has the view and the latest own
actions: enough to choose by, but different strings may share a tensor.
"""

from math import prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from splittable.adapters.openspiel.node import Dealing
from splittable.adapters.openspiel.state import SplittableState
from splittable.adapters.openspiel.terms import Terms
from splittable.adapters.openspiel.text import lines_of
from splittable.core.encoding import Field
from splittable.core.seats import Seat

OWN_ACTIONS: Final = "own_actions"  # latest first, each as its number + 1; padded with 0
LATEST: Final = 100  # length of the field `own_actions`

DEALING: Final = "the cards are being dealt"


class Observer:
    """Implements OpenSpiel's observer protocol: `set_from` fills `tensor` and `dict`."""

    def __init__(self, terms: Terms, *, perfect_recall: bool) -> None:
        self._terms = terms
        self._perfect_recall = perfect_recall
        shapes = _shapes(terms.encoding.fields(terms.options))
        if perfect_recall:
            shapes[OWN_ACTIONS] = (LATEST,)
        self.tensor: NDArray[np.float32] = np.zeros(sum(map(prod, shapes.values())), np.float32)
        self.dict = _windows(self.tensor, shapes)

    def set_from(self, state: SplittableState, player: int) -> None:
        self.tensor.fill(0)
        if isinstance(state.node, Dealing):
            return
        view = self._terms.rules.view(state.node.state, Seat(player))
        seen = self._terms.encoding.observe(view)
        self.tensor[: len(seen)] = seen
        if self._perfect_recall:
            actions = state.node.memory(Seat(player)).actions[-LATEST:]
            self.dict[OWN_ACTIONS][: len(actions)] = [action + 1 for action in reversed(actions)]

    def string_from(self, state: SplittableState, player: int) -> str:
        if isinstance(state.node, Dealing):
            return DEALING
        if self._perfect_recall:
            return state.node.memory(Seat(player)).log
        return "\n".join(lines_of(state.node.seen_by(Seat(player))))


def _shapes(fields: tuple[Field, ...]) -> dict[str, tuple[int, ...]]:
    return {field.name: field.shape or (1,) for field in fields}


def _windows(
    tensor: NDArray[np.float32], shapes: dict[str, tuple[int, ...]]
) -> dict[str, NDArray[np.float32]]:
    """Views into the tensor, one per field."""
    windows: dict[str, NDArray[np.float32]] = {}
    start = 0
    for name, shape in shapes.items():
        windows[name] = tensor[start : start + prod(shape)].reshape(shape)
        start += prod(shape)
    return windows
