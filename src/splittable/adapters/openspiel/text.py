"""Writes views and events as text. Two values have the same text only if they are equal."""

from collections.abc import Mapping
from dataclasses import is_dataclass
from enum import Enum
from typing import Any

from splittable.core.notation import Notated


def written(value: object) -> str:
    match value:
        case None:
            return "-"
        case Enum():
            return value.name.lower()
        case tuple():
            return f"({' '.join(map(written, value))})"
        case frozenset():
            return f"{{{' '.join(map(written, sorted(value)))}}}"
        case _ if is_dataclass(value) and not isinstance(value, Notated):
            parts = [f"{name}={written(part)}" for name, part in fields_of(value).items()]
            return f"{type(value).__name__}({', '.join(parts)})"
        case _:
            return str(value)  # a number, a name, or a move in its notation


def lines_of(fields: Mapping[str, object]) -> list[str]:
    return [f"{name}: {written(value)}" for name, value in fields.items()]


def fields_of(value: Any) -> dict[str, object]:
    """The fields by name, without the options, which never change."""
    names: tuple[str, ...] = value.__match_args__
    return {name: getattr(value, name) for name in names if name != "options"}
