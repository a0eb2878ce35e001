"""How the games' own types look on the wire: one description writes the JSON and names its type.

A shape is made from a type's annotations: fields in camelCase, sets as sorted lists, enums and
whatever has a notation as text. The TypeScript types come from the same shapes, so the two agree.
"""

import dataclasses
import re
import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from operator import attrgetter
from typing import Any, Final, Literal, NewType, Union

from splittable.core.game import AnyGame
from splittable.core.seeing import own_fields, view_type, worked_out

Write = Callable[[Any], Any]

IN_THE_TABLE: Final = ("options",)  # told once, with the table


@dataclass(frozen=True, slots=True)
class Shape:
    typescript: str  # the name or expression of its type
    write: Write | None = None  # None: the value is its own JSON


@dataclass(frozen=True, slots=True)
class Interface:
    """A TypeScript type of several fields."""

    name: str
    fields: tuple[tuple[str, str], ...]  # name and type


class Shapes:
    """The shapes of one game's types, and the interfaces they need."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix  # the game's, since every game has a View
        self.interfaces: dict[str, Interface] = {}
        self._known: dict[Any, Shape] = {}

    def of(self, hint: Any) -> Shape:
        if hint not in self._known:
            self._known[hint] = self._make(hint)
        return self._known[hint]

    def _make(self, hint: Any) -> Shape:
        if isinstance(hint, NewType):
            return self.of(hint.__supertype__)
        origin = typing.get_origin(hint)
        if origin in (Union, types.UnionType):
            return self._union(typing.get_args(hint))
        if origin is tuple:
            return self._tuple(typing.get_args(hint))
        if origin is frozenset:
            return self._set(*typing.get_args(hint))
        if origin is Literal:
            return Shape(" | ".join(f'"{value}"' for value in typing.get_args(hint)))
        if hint in _PLAIN:
            return Shape(_PLAIN[hint])
        if isinstance(hint, type) and issubclass(hint, Enum):
            as_it_is = all(each.value == _enum_text(each) for each in hint)
            typescript = " | ".join(f'"{_enum_text(each)}"' for each in hint)
            return Shape(typescript, None if as_it_is else _enum_text)
        if dataclasses.is_dataclass(hint) and "__str__" in vars(hint):
            return Shape("string", str)  # a move in its notation, an Objective by its id
        if dataclasses.is_dataclass(hint) and isinstance(hint, type):
            return self.fields(hint, hint.__name__)
        raise TypeError(f"no shape for {hint}")

    def _union(self, kinds: tuple[Any, ...]) -> Shape:
        shapes = {kind: self.of(kind) for kind in kinds}
        typescript = " | ".join(dict.fromkeys(shape.typescript for shape in shapes.values()))
        writes = {kind: shape.write for kind, shape in shapes.items() if shape.write}
        if not writes:
            return Shape(typescript)
        if len(writes) == 1 and set(shapes) - set(writes) <= {type(None)}:
            (write,) = writes.values()
            return Shape(typescript, lambda value: None if value is None else write(value))
        by_type = {kind: writes.get(kind) for kind in kinds}
        return Shape(typescript, lambda value: _write_by_type(by_type, value))

    def _tuple(self, kinds: tuple[Any, ...]) -> Shape:
        if len(kinds) == 2 and kinds[1] is Ellipsis:
            item = self.of(kinds[0])
            write = item.write
            typescript = f"readonly ({item.typescript})[]"
            return Shape(typescript, write and (lambda values: [write(each) for each in values]))
        items = [self.of(kind) for kind in kinds]
        return Shape(
            f"readonly [{', '.join(item.typescript for item in items)}]",
            lambda values: [
                item.write(value) if item.write else value
                for item, value in zip(items, values, strict=True)
            ],
        )

    def _set(self, kind: Any) -> Shape:
        item = self.of(kind)
        assert item.write is None
        return Shape(f"readonly ({item.typescript})[]", sorted)

    def fields(self, kind: type, name: str, tag: str | None = None) -> Shape:
        """A dataclass as an object of its fields, with its tag where it has one."""
        hints = typing.get_type_hints(kind)
        parts = [
            (each.name, camel(each.name), self.of(hints[each.name]))
            for each in dataclasses.fields(kind)
        ]
        full = f"{self.prefix}{name}"
        tagged = () if tag is None else (("type", f'"{tag}"'),)
        self.interfaces[full] = Interface(
            full, (*tagged, *((wire, shape.typescript) for _, wire, shape in parts))
        )
        plan = [(own, wire, shape.write) for own, wire, shape in parts]
        if tag is None and all(own == wire and write is None for own, wire, write in plan):
            return Shape(full)  # written as it is by the encoder: its fields and nothing else

        def write(value: Any) -> dict[str, Any]:
            written = {} if tag is None else {"type": tag}
            for own, wire, part in plan:
                raw = getattr(value, own)
                written[wire] = part(raw) if part else raw
            return written

        return Shape(full, write)


class ViewFields:
    """Some fields of a view: read all at once, compared and written one by one."""

    def __init__(self, fields: Mapping[str, Shape]) -> None:
        self._read = _reader(tuple(fields))
        self._plan = tuple((camel(name), shape.write) for name, shape in fields.items())

    def of(self, view: Any) -> tuple[Any, ...]:
        return self._read(view)

    def written(self, values: tuple[Any, ...]) -> dict[str, Any]:
        return {
            wire: write(value) if write else value
            for (wire, write), value in zip(self._plan, values, strict=True)
        }

    def changes(self, before: tuple[Any, ...], after: tuple[Any, ...]) -> dict[str, Any]:
        return {
            wire: write(now) if write else now
            for (wire, write), was, now in zip(self._plan, before, after, strict=True)
            if was is not now and was != now
        }


@dataclass(frozen=True, slots=True)
class WorkedOut:
    """What a view tells besides its fields."""

    name: str
    wire: str
    shape: Shape
    depends_on: tuple[str, ...]  # open fields, as they are called on the wire

    def of(self, view: Any) -> Any:
        value = getattr(view, self.name)
        return self.shape.write(value) if self.shape.write else value


class GameShapes:
    """What leaves the server of one game: its views and its events."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._shapes = Shapes("".join(word.capitalize() for word in game.name.split("-")))
        self._describe_view(view_type(game))
        event_types = typing.get_args(typing.get_type_hints(game.redact)["event"])
        self._events = {
            kind: self._shapes.fields(kind, kind.__name__, tag=kebab(kind.__name__))
            for kind in event_types
        }
        self.interfaces = tuple(self._shapes.interfaces.values())

    @property
    def view_type(self) -> str:
        return f"{self._shapes.prefix}View"

    @property
    def event_types(self) -> tuple[str, ...]:
        return tuple(shape.typescript for shape in self._events.values())

    @property
    def prefix(self) -> str:
        return self._shapes.prefix

    def _describe_view(self, view_type: type) -> None:
        hints = typing.get_type_hints(view_type)
        fields = {
            name: self._shapes.of(hint) for name, hint in hints.items() if name not in IN_THE_TABLE
        }
        own = own_fields(view_type)
        self.own_fields = ViewFields({name: fields[name] for name in fields if name in own})
        self.open_fields = ViewFields({name: fields[name] for name in fields if name not in own})
        self.worked_out = tuple(
            WorkedOut(
                name,
                camel(name),
                self._shapes.of(typing.get_type_hints(each.func)["return"]),
                tuple(map(camel, each.depends_on)),
            )
            for name, each in worked_out(view_type).items()
        )
        told = {camel(name): shape for name, shape in fields.items()}
        told |= {each.wire: each.shape for each in self.worked_out}
        self._shapes.interfaces[self.view_type] = Interface(
            self.view_type, tuple((wire, shape.typescript) for wire, shape in told.items())
        )

    def write_event(self, event: Any) -> dict[str, Any]:
        write = self._events[type(event)].write
        assert write is not None
        written: dict[str, Any] = write(event)
        return written


_PLAIN: Final[Mapping[Any, str]] = {
    int: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
}


def _reader(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    if len(names) > 1:
        return attrgetter(*names)
    return lambda view: tuple(getattr(view, name) for name in names)  # of one it makes no tuple


def camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _enum_text(member: Enum) -> str:
    return member.name.lower()


def _write_by_type(writes: Mapping[Any, Write | None], value: Any) -> Any:
    write = writes[type(value)]
    return write(value) if write else value
