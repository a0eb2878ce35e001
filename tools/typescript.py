"""Converts Python type hints, dataclasses and message structs to TypeScript declarations."""

import dataclasses
import inspect
import json
import re
import types
import typing
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any, Final, Literal, NewType, TypeAlias, Union

from splittable.core.view_fields import derived_fields
from splittable.core.view_reader import camel, enum_text
from splittable.core.wire import has_notation

Field: TypeAlias = tuple[str, str]  # name, with `?` if it may be absent, and type

PLAIN: Final[Mapping[Any, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
}


class TypeScript:
    """Collects declarations. Each type is declared before its first use."""

    def __init__(self, prefix: str = "", names: Mapping[Any, str] | None = None) -> None:
        self.prefix = prefix  # the game's prefix: every game has a View
        self.names = {**PLAIN, **(names or {})}  # TypeScript names, by Python type
        self.declared: list[str] = []

    def of(self, hint: Any) -> str:
        """The TypeScript expression for a type hint. Declares dataclasses as needed.

        Raises TypeError for a hint that has no TypeScript form."""
        if hint in self.names:
            return self.names[hint]
        origin, arguments = typing.get_origin(hint), typing.get_args(hint)
        if isinstance(hint, NewType):
            return self.of(hint.__supertype__)
        if origin is Literal:
            return one_of(map(json.dumps, arguments))
        if origin in (Union, types.UnionType):
            return one_of(map(self.of, arguments))
        if origin is frozenset or (origin is tuple and arguments[1:] == (Ellipsis,)):
            return list_of(self.of(arguments[0]))
        if origin is tuple:
            return f"readonly [{', '.join(map(self.of, arguments))}]"
        if origin is dict and Any not in arguments:
            return f"Record<{', '.join(map(self.of, arguments))}>"
        if isinstance(hint, type) and issubclass(hint, Enum):
            return one_of(json.dumps(enum_text(each)) for each in hint)
        if isinstance(hint, type) and dataclasses.is_dataclass(hint):
            return "string" if has_notation(hint) else self.declare(hint, self.fields(hint))
        raise TypeError(f"{hint} has no TypeScript form")

    def fields(self, kind: type) -> list[Field]:
        """The fields of a dataclass, with their names on the wire."""
        hints = typing.get_type_hints(kind)
        names = [field.name for field in dataclasses.fields(kind)]
        return [(camel(name), self.of(hints[name])) for name in names]

    def declare(
        self, kind: type, fields: Iterable[Field], tag: str | int | None = None, generic: str = ""
    ) -> str:
        """Declare an interface, with docstring and comments of its source. Returns its name."""
        name = f"{self.prefix}{kind.__name__}"
        tagged = [] if tag is None else [("type", json.dumps(tag))]
        self.declared.append(interface(f"{name}{generic}", [*tagged, *fields], kind))
        self.names[kind] = name
        return name


# Expressions


def one_of(parts: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(parts))


def list_of(item: str) -> str:
    return f"readonly {item}[]" if re.fullmatch(r"[\w<>]+", item) else f"readonly ({item})[]"


# Declarations


def interface(name: str, fields: Iterable[Field], kind: type | None = None) -> str:
    comments = {} if kind is None else _comments(kind)
    lines = [f"{_doc(kind)}export interface {name} {{"]
    for field, hint in fields:
        comment = comments.get(field.removesuffix("?"))
        lines += [f"  /** {comment} */"] if comment else []
        lines += [f"  {field}: {hint};"]
    return "\n".join([*lines, "}"])


def union(name: str, parts: Iterable[str]) -> str:
    return "\n".join([f"export type {name} =", *(f"  | {part}" for part in parts)]) + ";"


def array(name: str, kind: str, values: Iterable[str]) -> str:
    lines = [f"  {json.dumps(value)}," for value in values]
    return "\n".join([f"export const {name}: readonly {kind}[] = [", *lines, "];"])


def _doc(kind: type | None) -> str:
    written = kind.__doc__ if kind is not None else None
    if kind is None or not written or written.startswith(f"{kind.__name__}("):
        return ""  # no docstring, or the one that dataclass generates
    text = inspect.cleandoc(written).replace("\n", "\n * ")
    return f"/** {text} */\n"


def _comments(kind: type) -> dict[str, str]:
    """The trailing comments of a class's fields, by wire name."""
    found = re.findall(r"^    (\w+): .*?  # (.+)$", inspect.getsource(kind), re.MULTILINE)
    found += [(name, inspect.getdoc(each)) for name, each in derived_fields(kind).items()]
    return {camel(name): re.sub(r"\bNone\b", "null", comment) for name, comment in found}
