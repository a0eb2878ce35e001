"""Reads the JSON of the protocol back into a game's own views and events, by their annotations.

It is the inverse of what a server writes: fields in camelCase, sets as sorted lists, enums and
moves as text. Unknown fields are ignored, as the protocol requires of clients.
"""

import dataclasses
import re
import types
import typing
from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Any, Literal, NewType, Union

from splittable.core.errors import Invalid
from splittable.core.game import AnyGame
from splittable.core.notation import Notated
from splittable.core.seats import Seat
from splittable.core.validation import (
    as_integer,
    as_list,
    as_one_of,
    as_text,
    join_limited,
    short_repr,
)
from splittable.core.view_fields import event_types, view_type

GREATEST = 2**53 - 1  # that every JSON parser reads exactly


def read_view(game: AnyGame, options: Any, raw: object) -> Any:
    """The view of this JSON, parsed already; raises Invalid if a field is missing or unreadable.

    `options` is what `game.read_options` returned: a server sends them with the table, not with
    each view. Types are checked, but not whether such a position can arise. A view of a table
    without memory aids lacks fields, so it can't be read.

    >>> import splittable
    >>> game = splittable.game("split")
    >>> splittable.read_view(game, game.read_options({"seats": 2}), {"seat": 7})
    Traceback (most recent call last):
    splittable.core.errors.Invalid: view.seat: expected a whole number from 0 to 1, found 7
    """
    fields = _as_fields(raw, "view")
    return _Reader(game, options).fields(view_type(game), fields, "view", {"options": options})


def read_event(game: AnyGame, options: Any, raw: object) -> Any:
    """The event of this JSON, parsed already; raises Invalid. Bots get events as `shown`.

    >>> import splittable
    >>> game = splittable.game("split")
    >>> played = {"type": "card-played", "seat": 1, "card": 47, "isHelper": False}
    >>> splittable.read_event(game, game.read_options({"seats": 2}), played)
    CardPlayed(seat=1, card=47, is_helper=False)
    """
    kinds = {kebab(kind.__name__): kind for kind in event_types(game)}
    fields = _as_fields(raw, "event")
    kind = kinds[as_one_of(fields.get("type"), "event.type", list(kinds))]
    return _Reader(game, options).fields(kind, fields, "event", {})


def camel(name: str) -> str:
    """The name of a field on the wire."""
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def kebab(name: str) -> str:
    """The name of an event's type on the wire."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def enum_text(member: Enum) -> str:
    return member.name.lower()


@cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)


def _as_fields(raw: object, where: str) -> dict[str, object]:
    if not isinstance(raw, dict):
        raise Invalid(where, f"expected an object, found {short_repr(raw)}")
    return raw


@dataclasses.dataclass(frozen=True, slots=True)
class _Reader:
    game: AnyGame
    options: Any

    def fields(
        self, kind: type, raw: dict[str, object], where: str, known: dict[str, object]
    ) -> Any:
        """A dataclass from an object of its fields, and those that are known already."""
        hints, values = _hints(kind), dict(known)
        for field in dataclasses.fields(kind):
            if field.name not in known:
                wire = camel(field.name)
                if wire not in raw:
                    raise Invalid(where, f"{wire!r} is missing")
                values[field.name] = self.value(hints[field.name], raw[wire], f"{where}.{wire}")
        return kind(**values)

    def value(self, hint: Any, raw: object, where: str) -> Any:
        origin, arguments = typing.get_origin(hint), typing.get_args(hint)
        if hint is Seat:
            return Seat(as_integer(raw, where, 0, self.options.seats - 1))
        if isinstance(hint, NewType):
            return self.value(hint.__supertype__, raw, where)
        if origin in (Union, types.UnionType):
            return self._one_of(arguments, raw, where)
        if origin is tuple:
            return self._tuple(arguments, raw, where)
        if origin is frozenset:
            return frozenset(self._tuple((*arguments, ...), raw, where))
        if origin is Literal:
            return as_one_of(raw, where, arguments)
        return self._single(hint, raw, where)

    def _single(self, hint: Any, raw: object, where: str) -> Any:
        simple: dict[Any, Callable[[object, str], object]] = {
            int: _as_number,
            str: as_text,
            bool: _as_bool,
        }
        if hint in simple:
            return simple[hint](raw, where)
        if issubclass(hint, Enum):
            members = {enum_text(each): each for each in hint}
            return members[as_one_of(raw, where, list(members))]
        if issubclass(hint, Notated):
            return self._move(hint, raw, where)
        return self.fields(hint, _as_fields(raw, where), where, {})

    def _move(self, kind: type, raw: object, where: str) -> Any:
        try:
            move = self.game.read_move(self.options, as_text(raw, where))
        except Invalid as error:
            raise Invalid(where, error.problem) from None
        if not isinstance(move, kind):
            raise Invalid(where, f"{short_repr(raw)} is another kind of move")
        return move

    def _tuple(self, kinds: tuple[Any, ...], raw: object, where: str) -> tuple[Any, ...]:
        if kinds[-1] is Ellipsis:
            values = as_list(raw, where)
            kinds = kinds[:1] * len(values)
        else:
            values = as_list(raw, where, length=len(kinds))
        both = enumerate(zip(kinds, values, strict=True))
        return tuple(self.value(kind, each, f"{where}[{at}]") for at, (kind, each) in both)

    def _one_of(self, kinds: tuple[Any, ...], raw: object, where: str) -> Any:
        if raw is None and types.NoneType in kinds:
            return None
        problems = []
        for kind in kinds:
            if kind is not types.NoneType:
                try:
                    return self.value(kind, raw, where)
                except Invalid as error:
                    problems.append(error)
        if len(problems) == 1:
            raise problems[0]
        raise Invalid(where, join_limited([error.problem for error in problems]))


def _as_number(raw: object, where: str) -> int:
    return as_integer(raw, where, -GREATEST, GREATEST)


def _as_bool(raw: object, where: str) -> bool:
    if not isinstance(raw, bool):
        raise Invalid(where, f"expected true or false, found {short_repr(raw)}")
    return raw
