"""Checks JSON values against the published TypeScript types, field by field.

It supports only what these types use. Fields may be missing only if marked with `?`; unknown fields
are an error.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

PUBLISHED: Final = Path(__file__).parents[2] / "web/src/lib/protocol/messages.ts"

Complaints: TypeAlias = list[str]  # empty if the value has the type
Check: TypeAlias = Callable[[Any, str], Complaints]  # (value, path)

_TOKEN: Final = re.compile(r'\s*("[^"]*"|\w+|[^\w\s])')
_BUILT_IN: Final[Mapping[str, tuple[type, ...]]] = {
    "number": (int, float),
    "string": (str,),
    "boolean": (bool,),
    "null": (type(None),),
    "unknown": (object,),
}


@dataclass(frozen=True)
class Declaration:
    name: str
    parameters: tuple[str, ...]
    body: str  # the expression of a type alias, or an interface's fields in braces

    @property
    def fields(self) -> list[tuple[str, str]]:
        """An interface's fields: name, with `?` if optional, and type."""
        return re.findall(r'"?([\w-]+\??)"?: ([^;]+);', self.body)


@dataclass(frozen=True)
class Type:
    check: Check
    fields: Mapping[str, "Type"] | None = None  # of an interface
    optional: frozenset[str] = frozenset()


@cache
def published() -> "Types":
    return Types(PUBLISHED.read_text(encoding="utf-8"))


class Types:
    def __init__(self, text: str) -> None:
        bare = re.sub(r"/\*[\s\S]*?\*/|//.*", "", text)
        found = re.findall(
            r"^export (?:interface|type) (\w+)(?:<(\w)[^>]*>)?\s*(?:=\s*([^;]*);|(\{[^}]*\}))",
            bare,
            re.MULTILINE,
        )
        self.declared = {
            name: Declaration(name, (parameter,) if parameter else (), alias or fields)
            for name, parameter, alias, fields in found
        }
        self._read: dict[str, Type] = {}  # by expression

    def complaints(self, expression: str, value: Any) -> Complaints:
        """Why this value doesn't have this type; empty if it does."""
        if expression not in self._read:
            self._read[expression] = self.read(expression)
        return self._read[expression].check(value, expression)

    def fields(self, name: str) -> Mapping[str, Type]:
        return self.read(name).fields or {}

    def read(self, expression: str, given: Mapping[str, Type] | None = None) -> Type:
        return _Reader(self, _TOKEN.findall(expression), given or {}).union()

    def of(self, name: str, arguments: list[Type]) -> Type:
        """A declared type with its type arguments; missing arguments allow any game."""
        declaration = self.declared[name]
        given = dict(zip(declaration.parameters, arguments, strict=False))
        for parameter in declaration.parameters[len(given) :]:
            given[parameter] = self.read("GameName")
        if not declaration.body.startswith("{"):
            return self.read(declaration.body, given)
        fields = {name.rstrip("?"): self.read(hint, given) for name, hint in declaration.fields}
        optional = {name.rstrip("?") for name, _ in declaration.fields if name.endswith("?")}
        return _object(fields, frozenset(optional))


class _Reader:
    """Reads one type expression from its tokens."""

    def __init__(self, types: Types, tokens: list[str], given: Mapping[str, Type]) -> None:
        self.types = types
        self.tokens = tokens
        self.given = given

    def take(self, *expected: str) -> bool:
        if self.tokens and self.tokens[0] in expected:
            self.tokens.pop(0)
            return True
        return False

    def union(self) -> Type:
        self.take("|")
        parts = [self.item()]
        while self.take("|"):
            parts.append(self.item())
        return parts[0] if len(parts) == 1 else _any_of(parts)

    def item(self) -> Type:
        self.take("readonly")
        found = self.name()
        while self.take("["):
            if self.take("]"):
                found = _list_of(found)
            else:
                found = _indexed(found, self.union())
                self.take("]")
        return found

    def name(self) -> Type:
        token = self.tokens.pop(0)
        if token == "(":
            return self.closed(")")[0]
        if token == "[":
            return _row(self.closed("]"))
        if token.startswith('"') or token.isdigit():
            return _literal(json.loads(token))
        if token in _BUILT_IN:
            return _plain(token)
        if token in self.given:
            return self.given[token]
        arguments = self.closed(">") if self.take("<") else []
        if token == "Partial":
            return _partial(arguments[0])
        if token == "Changes":
            return _partial(_by_place(arguments[0]))
        if token == "Record":
            return _map_of(arguments[1])
        return self.types.of(token, arguments)

    def closed(self, end: str) -> list[Type]:
        parts = [self.union()]
        while self.take(","):
            parts.append(self.union())
        assert self.take(end)
        return parts


def _plain(name: str) -> Type:
    kinds = _BUILT_IN[name]

    def check(value: Any, where: str) -> Complaints:
        is_it = isinstance(value, kinds) and (name != "number" or not isinstance(value, bool))
        return [] if is_it else [f"{where}: {value!r} is no {name}"]

    return Type(check)


@dataclass(frozen=True)
class _Literal(Type):
    value: Any = None


def _literal(expected: Any) -> Type:
    def check(value: Any, where: str) -> Complaints:
        return [] if value == expected else [f"{where}: {value!r} is not {expected!r}"]

    return _Literal(check, value=expected)


@dataclass(frozen=True)
class _Union(Type):
    parts: tuple[Type, ...] = ()


def _any_of(parts: list[Type]) -> Type:
    def check(value: Any, where: str) -> Complaints:
        found = [part.check(value, where) for part in parts]
        if not all(found):
            return []
        return min(found, key=len)  # of a union of objects: the closest member's

    return _Union(check, parts=tuple(_flat(parts)))


def _flat(parts: list[Type]) -> Iterator[Type]:
    for part in parts:
        yield from part.parts if isinstance(part, _Union) else (part,)


@dataclass(frozen=True)
class _List(Type):
    item: Type | None = None


def _list_of(item: Type) -> Type:
    def check(value: Any, where: str) -> Complaints:
        if not isinstance(value, list):
            return [f"{where}: {value!r} is not a list"]
        return [each for n, part in enumerate(value) for each in item.check(part, f"{where}[{n}]")]

    return _List(check, item=item)


def _by_place(whole: Type) -> Type:
    """Fields of an interface, where a list may also be an object of some of its items by index."""
    if isinstance(whole, _Union):
        return _any_of([_by_place(part) for part in whole.parts])
    fields = {name: _any_of([each, *_places(each)]) for name, each in (whole.fields or {}).items()}
    return _object(fields, whole.optional)


def _places(field: Type) -> Iterator[Type]:
    for part in field.parts if isinstance(field, _Union) else (field,):
        if isinstance(part, _List) and part.item is not None:
            yield _map_of(part.item)


def _row(items: list[Type]) -> Type:
    def check(value: Any, where: str) -> Complaints:
        if not isinstance(value, list) or len(value) != len(items):
            return [f"{where}: {value!r} is not {len(items)} values"]
        pairs = zip(items, value, strict=True)
        return [each for item, part in pairs for each in item.check(part, where)]

    return Type(check)


def _map_of(item: Type) -> Type:
    def check(value: Any, where: str) -> Complaints:
        if not isinstance(value, dict):
            return [f"{where}: {value!r} is not an object"]
        return [each for key, part in value.items() for each in item.check(part, f"{where}.{key}")]

    return Type(check)


def _object(fields: Mapping[str, Type], optional: frozenset[str]) -> Type:
    def check(value: Any, where: str) -> Complaints:
        if not isinstance(value, dict):
            return [f"{where}: {value!r} is not an object"]
        missing = fields.keys() - optional - value.keys()
        found = [f"{where}: {name} is missing" for name in sorted(missing)]
        for name, part in value.items():
            if name in fields:
                found += fields[name].check(part, f"{where}.{name}")
            else:
                found.append(f"{where}: {name} is unknown")
        return found

    return Type(check, fields, optional)


def _partial(whole: Type) -> Type:
    if isinstance(whole, _Union):
        return _any_of([_partial(part) for part in whole.parts])
    assert whole.fields is not None
    return _object(whole.fields, frozenset(whole.fields))


def _indexed(whole: Type, index: Type) -> Type:
    """`Views[G]`: the type of the field that the literal names, or of any field."""
    assert whole.fields is not None
    names = index.parts if isinstance(index, _Union) else (index,)
    picked = [whole.fields[each.value] for each in names if isinstance(each, _Literal)]
    return picked[0] if len(picked) == 1 else _any_of(picked)
