"""How the games' own types are written as JSON, which follows from their annotations.

Fields in camelCase, sets as sorted lists, enums and subclasses of `Notated` as text. The published
TypeScript types are read off the same annotations, and the tests hold the two together;
`core.view_reader` reads it back.
"""

import dataclasses
import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache, partial
from operator import attrgetter
from typing import Any, Final, Literal, NewType, Union

from splittable.core.game import AnyGame
from splittable.core.notation import Notated
from splittable.core.view_fields import (
    aids,
    derived_fields,
    event_types,
    own_fields,
    preview_type,
    scored_type,
    view_type,
)
from splittable.core.view_reader import camel, enum_text, kebab

Write = Callable[[Any], Any]

IN_THE_TABLE: Final = ("options",)  # sent once, in the table card


# Writing a value of a type


@cache
def writer(hint: Any) -> Write | None:
    """A function from values of this type to JSON; None: such values are JSON already."""
    if isinstance(hint, NewType):
        return writer(hint.__supertype__)
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin in (Union, types.UnionType):
        return _union_writer(arguments)
    if origin is tuple:
        return _tuple_writer(arguments)
    if origin is frozenset:
        assert writer(*arguments) is None
        return sorted
    if origin is Literal or hint in (int, str, bool, type(None), typing.NoReturn):
        return None
    if isinstance(hint, type) and issubclass(hint, Enum):
        return None if all(each.value == enum_text(each) for each in hint) else enum_text
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        return str if has_notation(hint) else _fields_writer(hint)
    raise TypeError(f"nothing says how {hint} is written")


def _union_writer(kinds: tuple[Any, ...]) -> Write | None:
    writers = {kind: writer(kind) for kind in kinds}
    needed = {kind: write for kind, write in writers.items() if write}
    if not needed:
        return None
    if len(needed) == 1 and writers.keys() - needed.keys() <= {type(None)}:
        (write,) = needed.values()
        return lambda value: None if value is None else write(value)
    return lambda value: _written(writers[type(value)], value)


def _tuple_writer(kinds: tuple[Any, ...]) -> Write | None:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        write = writer(kinds[0])
        return write and (lambda values: [write(each) for each in values])
    writers = [writer(kind) for kind in kinds]
    return lambda values: [
        _written(write, value) for write, value in zip(writers, values, strict=True)
    ]


def _fields_writer(kind: type, tag: str | None = None) -> Write | None:
    """A dataclass as an object of its fields, with a tag if it has one."""
    hints = typing.get_type_hints(kind)
    names = [field.name for field in dataclasses.fields(kind)]
    plan = [(name, camel(name), writer(hints[name])) for name in names]
    if tag is None and all(own == wire and write is None for own, wire, write in plan):
        return None  # the encoder writes exactly its fields

    def write(value: Any) -> dict[str, Any]:
        written = {} if tag is None else {"type": tag}
        for own, wire, part in plan:
            raw = getattr(value, own)
            written[wire] = part(raw) if part else raw
        return written

    return write


def _written(write: Write | None, value: Any) -> Any:
    return write(value) if write else value


def plain(value: Any) -> Any:
    """For `json.dumps` as `default`: what the writers leave to the encoder."""
    if isinstance(value, Enum):
        return value.value
    return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}


def has_notation(kind: type) -> bool:
    """Whether its values are written as text: a move in notation, an Objective by its id."""
    return issubclass(kind, Notated)


# What leaves the server of a game


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a view: its name on the wire, and how it is written, whole or by place."""

    wire: str
    write: Write | None
    write_place: Write | None  # for one place of a list; None: always written whole

    def written(self, value: Any) -> Any:
        return _written(self.write, value)

    def change(self, was: Any, now: Any, *, by_place: bool) -> Any:
        """The new value; with `by_place`, only the changed places of a list."""
        place = self.write_place
        if not by_place or place is None or was is None or now is None or len(was) != len(now):
            return self.written(now)
        both = enumerate(zip(was, now, strict=True))
        places = {at: place(new) for at, (old, new) in both if old is not new and old != new}
        return places if len(places) < len(now) else self.written(now)


def field(name: str, hint: Any) -> Field:
    return Field(camel(name), writer(hint), _place_writer(hint))


def _place_writer(hint: Any) -> Write | None:
    """For lists of lists or objects only: other elements are as short as their index."""
    arguments = typing.get_args(hint)
    if typing.get_origin(hint) in (Union, types.UnionType):
        some = [each for each in arguments if each is not types.NoneType]
        return _place_writer(some[0]) if len(some) == 1 else None
    if typing.get_origin(hint) is not tuple or arguments[1:] != (Ellipsis,):
        return None
    kinds = [each for each in _kinds(arguments[0]) if each is not types.NoneType]
    return partial(_written, writer(arguments[0])) if all(map(_is_long, kinds)) else None


def _kinds(hint: Any) -> tuple[Any, ...]:
    is_union = typing.get_origin(hint) in (Union, types.UnionType)
    return typing.get_args(hint) if is_union else (hint,)


def _is_long(hint: Any) -> bool:
    """Whether its values are written as a list or an object."""
    is_object = dataclasses.is_dataclass(hint) and isinstance(hint, type) and not has_notation(hint)
    return is_object or typing.get_origin(hint) is tuple


class ViewFields:
    """Some fields of a view, read all at once, compared and written one by one."""

    def __init__(self, fields: Mapping[str, Field]) -> None:
        self._read = _reader(tuple(fields))
        self._fields = tuple(fields.values())

    def of(self, view: Any) -> tuple[Any, ...]:
        return self._read(view)

    def written(self, values: tuple[Any, ...]) -> dict[str, Any]:
        both = zip(self._fields, values, strict=True)
        return {field.wire: field.written(value) for field, value in both}

    def changes(
        self, before: tuple[Any, ...], after: tuple[Any, ...], *, by_place: bool
    ) -> dict[str, Any]:
        return {
            field.wire: field.change(was, now, by_place=by_place)
            for field, was, now in zip(self._fields, before, after, strict=True)
            if was is not now and was != now
        }


def _reader(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    if len(names) > 1:
        return attrgetter(*names)
    return lambda view: tuple(
        getattr(view, name) for name in names
    )  # attrgetter of one name makes no tuple


@dataclass(frozen=True, slots=True)
class DerivedField:
    """A value that a view derives from its fields."""

    name: str
    field: Field
    depends_on: tuple[str, ...]  # public fields, by their names on the wire

    def of(self, view: Any) -> Any:
        return getattr(view, self.name)


class WireSchema:
    """How one game's views, events, previews and scores are written."""

    def __init__(self, game: AnyGame, *, helps_memory: bool = True) -> None:
        self.game = game
        view = view_type(game)
        hints, own = typing.get_type_hints(view), own_fields(view)
        kept_back = {*IN_THE_TABLE, *(() if helps_memory else aids(view))}
        fields = {name: field(name, hint) for name, hint in hints.items() if name not in kept_back}
        self.own_fields = ViewFields({name: fields[name] for name in fields if name in own})
        self.open_fields = ViewFields({name: fields[name] for name in fields if name not in own})
        self.worked_out = tuple(
            DerivedField(name, field(name, each.kind), tuple(map(camel, each.depends_on)))
            for name, each in derived_fields(view).items()
            if kept_back.isdisjoint(each.depends_on)
        )
        self._events = {
            kind: _fields_writer(kind, tag=kebab(kind.__name__)) for kind in event_types(game)
        }

        self._write_preview = writer(preview_type(game))
        self._write_score = writer(scored_type(game))
        # The same without the fields of memory aids, for tables that have none.
        self.without_aids = WireSchema(game, helps_memory=False) if helps_memory else self

    def of_table(self, *, memory_aids: bool) -> "WireSchema":
        return self if memory_aids else self.without_aids

    def write_view(self, view: Any) -> dict[str, Any]:
        """The whole view, whosever it is."""
        parts = (self.own_fields, self.open_fields)
        fields = {
            name: value for part in parts for name, value in part.written(part.of(view)).items()
        }
        return fields | {
            each.field.wire: each.field.written(each.of(view)) for each in self.worked_out
        }

    def write_score(self, scored: Any) -> Any:
        return _written(self._write_score, scored)

    def write_preview(self, preview: Any) -> Any:
        return _written(self._write_preview, preview)

    def write_event(self, event: Any) -> dict[str, Any]:
        write = self._events[type(event)]
        assert write is not None
        written: dict[str, Any] = write(event)
        return written
