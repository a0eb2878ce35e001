"""The protocol as client writers get it: TypeScript types and the OpenAPI document.

Both are made from the types that the server itself reads and writes. `scripts/protocol` writes the
files, and a test fails when they are not current.
"""

import argparse
import dataclasses
import inspect
import json
import re
import sys
import types
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, Union, cast

from msgspec import Struct, structs

from splittable.core.game import AnyGame
from splittable.core.record import LONGEST_NAME
from splittable.core.seeing import view_type
from splittable.games import GAMES
from splittable.server import protocol
from splittable.server.app import Door, rest
from splittable.server.entries import StandInReason
from splittable.server.page import read_client
from splittable.server.shapes import GameShapes, camel
from splittable.server.talk import LONGEST_TEXT, presets

Field: TypeAlias = tuple[str, str]  # its name, marked where it may be left out, and its type

MADE_BY: Final = "// Made by scripts/protocol from the server's own types; do not edit."

# What a field holds where its own type does not say: things of the game G, and listed names.
HOLDS: Final[Mapping[str, str]] = {
    "TableCard.game": "G",
    "TableCard.options": "Options[G]",
    "Opening.deal": "Record<string, unknown>",
    "Happening.events": "readonly Events[G][]",
    "Welcome.view": "Views[G] | null",
    "Update.table": "Partial<TableCard<G>>",
    "Update.events": "readonly Events[G][]",
    "Update.view": "Partial<Views[G]>",
    "OpenTable.record": "Record<string, unknown> | null",
    "GameCard.name": "GameName",
    "GameCard.presets": "readonly Preset[]",
    "LobbyCard.game": "G",
    "LobbyCard.options": "Options[G]",
    "Moment.events": "readonly Events[G][]",
    "Moment.view": "Views[G]",
}
NAMED: Final[Mapping[Any, str]] = {
    protocol.Phase: "Phase",
    protocol.Code: "Code",
    StandInReason: "StandInReason",
    protocol.Command: "Command",
}
UNIONS: Final[Mapping[str, Any]] = {
    "Command": protocol.Command,
    "ClientMessage": protocol.ClientMessage,
    "ServerMessage": protocol.ServerMessage,
}
CONSTANTS: Final[Mapping[str, tuple[float, str]]] = {
    "PING_EVERY": (protocol.PING_EVERY, "seconds: how often a client pings"),
    "DEAD_AFTER": (protocol.DEAD_AFTER, "seconds of silence: either side takes the line for dead"),
    "LARGEST_FRAME": (protocol.LARGEST_FRAME, "bytes a client may send at once"),
    "LONGEST_NAME": (LONGEST_NAME, "characters of a person's name"),
    "LONGEST_TEXT": (LONGEST_TEXT, "characters of free talk"),
}
_PLAIN: Final[Mapping[Any, str]] = {
    int: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
}
_FAMILIES: Final = (Struct, protocol.FromClient, protocol.Shown, protocol.FromServer)
_GENERIC: Final = "<G extends GameName = GameName>"


# The TypeScript types


def typescript(games: Iterable[AnyGame] = tuple(GAMES.values())) -> str:
    games = tuple(games)
    shapes = [GameShapes(game) for game in games]
    return "\n\n".join([MADE_BY, *_lists(games), *_of_the_games(shapes), *_of_the_server()]) + "\n"


def _lists(games: tuple[AnyGame, ...]) -> Iterator[str]:
    for name, (value, meaning) in CONSTANTS.items():
        yield f"/** {meaning} */\nexport const {name} = {value:g};"
    for literal, name in NAMED.items():
        if name not in UNIONS:
            yield _union(name, map(json.dumps, typing.get_args(literal)))
    yield _array("CODES", "Code", typing.get_args(protocol.Code))
    yield _union("GameName", (json.dumps(game.name) for game in games))
    yield _array("GAMES", "GameName", (game.name for game in games))
    phrases = {game.name: presets(game) for game in games}
    yield _union(
        "Preset", dict.fromkeys(json.dumps(each) for ids in phrases.values() for each in ids)
    )
    lines = [f"  {json.dumps(name)}: {json.dumps(ids)}," for name, ids in phrases.items()]
    yield (
        "/** By game: the phrases one may say by their ids; a client words them. */\n"
        "export const PRESETS: Record<GameName, readonly Preset[]> = {\n"
        + "\n".join(lines)
        + "\n};"
    )


def _of_the_games(shapes: list[GameShapes]) -> Iterator[str]:
    for each in shapes:
        yield _options(each)
        kinds = {f"{each.prefix}{kind.__name__}": kind for kind in _dataclasses_of(each.game)}
        for interface in each.interfaces:
            fields = [(name, _tidy(hint)) for name, hint in interface.fields]
            yield _interface(interface.name, fields, kinds[interface.name])
        yield _union(f"{each.prefix}Event", each.event_types)
    for what in ("Options", "View", "Event"):
        fields = [(json.dumps(each.game.name), f"{each.prefix}{what}") for each in shapes]
        yield _interface(f"{what.removesuffix('s')}s", fields)


def _options(shapes: GameShapes) -> str:
    """As they are written: the seats always, the others where they are not at their defaults."""
    fields = []
    for option in shapes.game.options:
        is_switch = isinstance(option.default, bool)
        hint = "boolean" if is_switch else " | ".join(map(json.dumps, option.values))
        fields.append((option.name if option.name == "seats" else f"{option.name}?", hint))
    return _interface(f"{shapes.prefix}Options", fields)


def _dataclasses_of(game: AnyGame) -> Iterator[type]:
    yield from _dataclasses_in(view_type(game))
    yield from _dataclasses_in(typing.get_type_hints(game.redact)["event"])


def _dataclasses_in(hint: Any) -> Iterator[type]:
    """Those that values of this type are made of: for what their sources say of them."""
    inner = list(typing.get_args(hint))
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        yield hint
        inner += typing.get_type_hints(hint).values()
        worked_out = filter(_is_worked_out, vars(hint).values())
        inner += [typing.get_type_hints(each.func)["return"] for each in worked_out]
    for each in inner:
        yield from _dataclasses_in(each)


def _of_the_server() -> Iterator[str]:
    """Every message and its parts, in the order in which the protocol names them."""
    names = {**_PLAIN, **NAMED}  # how each is referred to: parts come before their wholes
    for kind in _messages():
        fields = [_field(kind, each, names) for each in structs.fields(kind)]
        generic = _GENERIC if any(re.search(r"\bG\b", hint) for _, hint in fields) else ""
        names[kind] = f"{kind.__name__}<G>" if generic else kind.__name__
        tag = kind.__struct_config__.tag
        tagged = [] if tag is None else [("type", json.dumps(tag))]
        yield _interface(f"{kind.__name__}{generic}", [*tagged, *fields], kind)
    for name, union in UNIONS.items():
        parts = [names[kind] for kind in typing.get_args(union)]
        generic = _GENERIC if any("<G>" in part for part in parts) else ""
        yield _union(f"{name}{generic}", parts)


def _messages() -> Iterator[type[Struct]]:
    for kind in vars(protocol).values():
        if isinstance(kind, type) and issubclass(kind, Struct) and kind not in _FAMILIES:
            yield kind


def _field(kind: type[Struct], field: structs.FieldInfo, names: Mapping[Any, str]) -> Field:
    """Its name and type. What may be left out is marked; what never is `null`, never says so."""
    hint = HOLDS.get(f"{kind.__name__}.{field.name}")
    if hint is None:
        hint = _typescript_of(typing.get_type_hints(kind)[field.name], names)
    if field.required:
        return field.encode_name, hint
    is_told = not kind.__struct_config__.omit_defaults
    return f"{field.encode_name}?", hint if is_told else hint.removesuffix(" | null")


def _typescript_of(hint: Any, names: Mapping[Any, str]) -> str:
    if hint in names:
        return names[hint]
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is Literal:
        return " | ".join(map(json.dumps, arguments))
    if origin in (Union, types.UnionType):
        return " | ".join(_typescript_of(each, names) for each in arguments)
    if origin is tuple and arguments[1:] == (Ellipsis,):
        return _tidy(f"readonly ({_typescript_of(arguments[0], names)})[]")
    if origin is dict and Any not in arguments:
        return f"Record<{', '.join(_typescript_of(each, names) for each in arguments)}>"
    raise TypeError(f"{hint}: say in HOLDS what it is")


# Writing TypeScript


def _interface(name: str, fields: Iterable[Field], kind: type | None = None) -> str:
    comments = {} if kind is None else _comments(kind)
    lines = [f"{_doc(kind)}export interface {name} {{"]
    for field, hint in fields:
        comment = comments.get(field.removesuffix("?"))
        lines += [f"  /** {comment} */"] if comment else []
        lines += [f"  {field}: {hint};"]
    return "\n".join([*lines, "}"])


def _union(name: str, parts: Iterable[str]) -> str:
    return "\n".join([f"export type {name} =", *(f"  | {part}" for part in parts)]) + ";"


def _array(name: str, kind: str, values: Iterable[str]) -> str:
    lines = [f"  {json.dumps(value)}," for value in values]
    return "\n".join([f"export const {name}: readonly {kind}[] = [", *lines, "];"])


def _doc(kind: type | None) -> str:
    written = kind.__doc__ if kind is not None else None
    if kind is None or not written or written.startswith(f"{kind.__name__}("):
        return ""  # none, or the signature that a dataclass gives itself
    text = inspect.cleandoc(written).replace("\n", "\n * ")
    return f"/** {text} */\n"


def _comments(kind: type) -> dict[str, str]:
    """By field as it is called on the wire: the comment behind it, often on who may see it."""
    found = re.findall(r"^    (\w+): .*?  # (.+)$", inspect.getsource(kind), re.MULTILINE)
    found += [
        (name, inspect.getdoc(each)) for name, each in vars(kind).items() if _is_worked_out(each)
    ]
    return {camel(name): re.sub(r"\bNone\b", "null", comment) for name, comment in found}


def _is_worked_out(attribute: object) -> bool:
    return isinstance(attribute, cached_property)


def _tidy(hint: str) -> str:
    return re.sub(r"\(([\w<>]+)\)\[\]", r"\1[]", hint)


# The files


def openapi() -> str:
    """As it is served at /api/openapi.json. It tells of the handlers, and calls none of them."""
    document = rest(cast(Door, None), read_client()).openapi_schema.to_schema()
    return json.dumps(document, indent=2, sort_keys=True, ensure_ascii=False) + "\n"


PUBLISHED: Final[Mapping[str, Callable[[], str]]] = {
    "web/src/lib/protocol/messages.ts": typescript,
    "docs/openapi.json": openapi,
}


def outdated(root: Path) -> list[str]:
    """The published files that are not what they should be."""
    return [
        name
        for name, make in PUBLISHED.items()
        if not (root / name).is_file() or (root / name).read_text(encoding="utf-8") != make()
    ]


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/protocol", description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="only compare, and write nothing")
    only_check, root = parser.parse_args().check, Path.cwd()
    found = outdated(root)
    for name in found:
        if only_check:
            print(f"splittable: {name} is not current; scripts/protocol makes it", file=sys.stderr)
        else:
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(PUBLISHED[name](), encoding="utf-8", newline="\n")
            print(f"{name} written")
    return 1 if only_check and found else 0


if __name__ == "__main__":
    sys.exit(main())
