"""What a view says of itself: which fields are its viewer's own, which only help its memory, and
what is worked out of which.

A field without a mark is open: whoever shows a view to several reads it off the spectator's.
"""

import typing
from collections.abc import Callable
from functools import cached_property
from typing import Annotated, Any, TypeVar

from splittable.core.game import AnyGame

T = TypeVar("T")

_OWN = object()
_AID = object()

Own = Annotated[T, _OWN]  # one viewer's may differ from another's
Aid = Annotated[T, _AID]  # whoever remembers knows it: a table may choose not to show it


def view_type(game: AnyGame) -> type:
    found: type = typing.get_type_hints(game.view)["return"]
    return found


def scored_type(game: AnyGame) -> type:
    """What the score pad of a game gives."""
    found: type = typing.get_type_hints(game.score)["return"]
    return found


def preview_type(game: AnyGame) -> type:
    found: type = typing.get_type_hints(game.preview)["return"]
    return found


def event_types(game: AnyGame) -> tuple[type, ...]:
    return typing.get_args(typing.get_type_hints(game.redact)["event"])


def own_fields(view: type) -> frozenset[str]:
    return _marked(view, _OWN)


def aids(view: type) -> frozenset[str]:
    return _marked(view, _AID)


def _marked(view: type, mark: object) -> frozenset[str]:
    hints = typing.get_type_hints(view, include_extras=True)
    return frozenset(name for name, hint in hints.items() if mark in typing.get_args(hint)[1:])


class WorkedOut(cached_property[T]):
    """What a view tells besides its fields, made from some of them when it is asked for."""

    def __init__(self, work_out: Callable[[Any], T], depends_on: tuple[str, ...]) -> None:
        super().__init__(work_out)
        self.depends_on = depends_on  # open fields of the view

    @property
    def kind(self) -> Any:
        """The type of what is told."""
        return typing.get_type_hints(self.func)["return"]


def worked_out_of(*fields: str) -> Callable[[Callable[[Any], T]], WorkedOut[T]]:
    return lambda work_out: WorkedOut(work_out, fields)


def worked_out(view: type) -> dict[str, WorkedOut[Any]]:
    return {name: each for name, each in vars(view).items() if isinstance(each, WorkedOut)}
