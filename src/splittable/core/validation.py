"""Validation of untrusted JSON: each function returns a checked value or raises Invalid."""

import json
import tomllib
from collections.abc import Collection, Mapping, Sequence
from reprlib import Repr
from typing import Any, cast

from splittable.core.errors import Invalid

MOST_BYTES = 16 * 1024 * 1024  # upper bound for any input

LONGEST_SHOWN = 160  # characters, after escaping

_SHORT = Repr()
_SHORT.maxstring = _SHORT.maxother = _SHORT.maxlong = 40
_SHORT.maxlevel = 2


def short_repr(raw: object) -> str:
    """A short, one-line, printable form of anything, for error messages."""
    try:
        text = _SHORT.repr(raw).encode("ascii", "backslashreplace").decode()
        return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 3]}..."
    except ValueError:  # Python refuses to format an integer of thousands of digits
        return "a number of very many digits"


def join_limited(allowed: Collection[object], most: int = 12) -> str:
    """'a, b, c and 7 more', for error messages."""
    names = [str(item) for item in list(allowed)[:most]]
    more = len(allowed) - len(names)
    return ", ".join(names) + (f" and {more} more" if more > 0 else "")


def parse_json(text: str | bytes, what: str) -> object:
    """Parse JSON strictly; raises Invalid for duplicate keys, NaN, and too long or deep input.

    `what` is the subject of the error text.
    """
    if len(text) > MOST_BYTES:
        raise Invalid(what, f"longer than {MOST_BYTES} bytes")
    try:
        raw: object = json.loads(
            text, object_pairs_hook=_without_repeats, parse_constant=_no_constant
        )
    except UnicodeDecodeError:
        raise Invalid(what, "not UTF-8 text") from None
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise Invalid(what, f"not JSON: {error.msg} at {place}") from None
    except RecursionError:
        raise Invalid(what, "nested too deeply") from None
    except Invalid as error:
        raise Invalid(what, error.problem) from None
    except ValueError:
        raise Invalid(what, "not JSON: a number is too long") from None
    return raw


def parse_toml(text: bytes) -> dict[str, Any]:
    """Parse TOML; raises Invalid, with line and column."""
    try:
        return tomllib.loads(text.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Invalid("", f"is not TOML: {error}") from error


def _without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise Invalid("", f"duplicate key {short_repr(key)} in an object")
        found[key] = value
    return found


def _no_constant(name: str) -> object:
    raise Invalid("", f"not JSON: {name}")


def as_object(
    raw: object, where: str, *, required: Sequence[str], optional: Sequence[str] = ()
) -> Mapping[str, object]:
    """A JSON object with all required keys and no unknown ones."""
    if not isinstance(raw, dict):
        raise Invalid(where, f"expected an object, found {short_repr(raw)}")
    known = (*required, *optional)
    for key in raw:
        if key not in known:
            raise Invalid(where, f"unknown key {short_repr(key)}; allowed: {join_limited(known)}")
    for key in required:
        if key not in raw:
            raise Invalid(where, f"{key!r} is missing")
    return cast(Mapping[str, object], raw)


def as_list(raw: object, where: str, *, length: int | None = None) -> list[object]:
    if not isinstance(raw, list):
        raise Invalid(where, f"expected a list, found {short_repr(raw)}")
    if length is not None and len(raw) != length:
        raise Invalid(where, f"expected {length} entries, found {len(raw)}")
    return raw


def as_integer(raw: object, where: str, low: int, high: int) -> int:
    if type(raw) is not int or not low <= raw <= high:
        raise Invalid(
            where, f"expected a whole number from {low} to {high}, found {short_repr(raw)}"
        )
    return raw


def as_text(raw: object, where: str) -> str:
    if not isinstance(raw, str):
        raise Invalid(where, f"expected a string, found {short_repr(raw)}")
    return raw


def as_one_of(raw: object, where: str, allowed: Sequence[str]) -> str:
    if not isinstance(raw, str) or raw not in allowed:
        raise Invalid(where, f"expected one of {join_limited(allowed)}; found {short_repr(raw)}")
    return raw
