"""Splits an observation into its fields, so that tests can check them by name."""

from typing import Any

from splittable.core.encoding import Encoding
from splittable.core.seats import Seat


def observed(
    encoding: Encoding[Any, Any, Any, Any, Any, Any], state: Any, seat: int
) -> dict[str, Any]:
    """The values by field: a number, or nested lists in the field's shape."""
    view = encoding.game.view(state, Seat(seat))
    numbers = iter(encoding.observe(view))
    return {field.name: _rows(numbers, field.shape) for field in encoding.fields(state.options)}


def _rows(numbers: Any, shape: tuple[int, ...]) -> Any:
    if not shape:
        return next(numbers)
    return [_rows(numbers, shape[1:]) for _ in range(shape[0])]


def one_hot(place: int, size: int) -> list[int]:
    return [int(place == each) for each in range(size)]
