"""Markers on the fields of a view: which differ between viewers, which are memory aids, and which
values are derived from other fields.

An unmarked field is open: every viewer sees what a spectator sees, so it can be encoded once.
"""

import typing
from collections.abc import Callable
from functools import cached_property
from typing import Annotated, Any, TypeVar

from splittable.core.game import AnyGame

T = TypeVar("T")

_OWN = object()
_AID = object()

Own = Annotated[T, _OWN]  # may differ between viewers
Aid = Annotated[T, _AID]  # a memory aid: follows from earlier open events, a table may hide it


def view_type(game: AnyGame) -> type:
    """The class of a game's views."""
    found: type = typing.get_type_hints(game.view)["return"]
    return found


def scored_type(game: AnyGame) -> type:
    """The class that a game's score pad returns."""
    found: type = typing.get_type_hints(game.score)["return"]
    return found


def preview_type(game: AnyGame) -> type:
    """The class of a game's previews."""
    found: type = typing.get_type_hints(game.preview)["return"]
    return found


def event_types(game: AnyGame) -> tuple[type, ...]:
    hint = typing.get_type_hints(game.redact)["event"]
    return typing.get_args(hint) or (hint,)


def own_fields(view: type) -> frozenset[str]:
    return _marked(view, _OWN)


def aids(view: type) -> frozenset[str]:
    return _marked(view, _AID)


def _marked(view: type, mark: object) -> frozenset[str]:
    hints = typing.get_type_hints(view, include_extras=True)
    return frozenset(name for name, hint in hints.items() if mark in typing.get_args(hint)[1:])


class Derived(cached_property[T]):
    """A value that a view computes from some of its open fields, on first use."""

    def __init__(self, compute: Callable[[Any], T], depends_on: tuple[str, ...]) -> None:
        super().__init__(compute)
        self.depends_on = depends_on  # names of open fields of the view

    @property
    def kind(self) -> Any:
        """The type of the value."""
        return typing.get_type_hints(self.func)["return"]


def derived_from(*fields: str) -> Callable[[Callable[[Any], T]], Derived[T]]:
    """Decorator for a method of a view: makes it a cached value derived from these open fields."""
    return lambda compute: Derived(compute, fields)


def derived_fields(view: type) -> dict[str, Derived[Any]]:
    """The derived values of a view class, by name."""
    return {name: each for name, each in vars(view).items() if isinstance(each, Derived)}
