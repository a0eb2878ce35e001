"""What a seat observes, in OpenSpiel's form: from its own view and memory, nothing else.

An observation is the seat's view: as text its fields line by line, as a tensor the numbers of
docs/encoding.md. An information state is all that the seat remembers: as text its log, from which
every view it ever had and every move it made can be told; as a tensor its view once more and its
latest own actions, enough to choose by but not one to one with the text.
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

OWN_ACTIONS: Final = "own_actions"  # the latest first, each its number + 1; 0 where there is none
LATEST: Final = 100  # so many of them

DEALING: Final = "the cards are being dealt"


class Observer:
    """Conforms to OpenSpiel's `PyObserver`: `set_from` fills `tensor`, and `dict` by field."""

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
    """Each field's part of the tensor, one after the other."""
    windows: dict[str, NDArray[np.float32]] = {}
    start = 0
    for name, shape in shapes.items():
        windows[name] = tensor[start : start + prod(shape)].reshape(shape)
        start += prod(shape)
    return windows
