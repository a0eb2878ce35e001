"""Hostile input for parsers, and ways to damage JSON trees."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from splittable.core.errors import SplittableError

LONGEST_MESSAGE = 400

Path = tuple[str | int, ...]

NASTY: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    0,
    -1,
    1.5,
    1e308,
    10**30,
    "",
    " ",
    "left",
    "\ud800",
    "line\nbreak",
    "x" * 5000,
    [],
    {},
    [[]],
    [None],
    {"": None},
    [[[[[[[[[[[[{"a": [[[[[[]]]]]]}]]]]]]]]]]]],
)
# As JSON text, because no Python value serialises to it: huge numbers, NaN, deep nesting.
NASTY_TEXTS: Final = (
    "1e999",
    "-1e999",
    "NaN",
    "Infinity",
    "-Infinity",
    "9" * 5000,
    "-" + "9" * 5000,
    "1" + "0" * 400 + ".5",
    "[" * 100_000,
    '{"a":' * 100_000,
    "[" * 500 + "]" * 500,
    '"\\ud800"',
    '"\\u0000"',
    '{"a": 1, "a": 2}',
    "",
)


def told(action: Callable[[], object]) -> str | None:
    """The message of the `SplittableError` this raises; None if it raises none."""
    try:
        action()
    except SplittableError as error:
        message = str(error)
        assert message == message.strip() != ""
        assert message.isprintable(), message
        assert len(message) <= LONGEST_MESSAGE, message
        return message
    return None


def paths(tree: Any, here: Path = ()) -> Iterator[Path]:
    """The paths of all nodes of a JSON tree, root first."""
    yield here
    inner: Any = tree.items() if isinstance(tree, dict) else ()
    if isinstance(tree, list):
        inner = enumerate(tree)
    for key, value in inner:
        yield from paths(value, (*here, key))


def value_at(tree: Any, path: Path) -> Any:
    for key in path:
        tree = tree[key]
    return tree


def replaced(tree: Any, path: Path, value: Any) -> Any:
    """The tree with another value at one path, which may be a new key of an object."""
    if not path:
        return value
    copy: Any = dict(tree) if isinstance(tree, Mapping) else list(tree)
    copy[path[0]] = replaced(tree[path[0]], path[1:], value) if path[1:] else value
    return copy


def without(tree: Any, path: Path) -> Any:
    """The tree with one entry deleted."""
    *parents, key = path
    holder = value_at(tree, tuple(parents))
    copy: Any = dict(holder) if isinstance(holder, Mapping) else list(holder)
    del copy[key]
    return replaced(tree, tuple(parents), copy)


def with_text(tree: Any, path: Path, text: str) -> str:
    """The tree as JSON text, with raw text at one path."""
    hole = "a hole to be filled with raw text"
    return json.dumps(replaced(tree, path, hole)).replace(json.dumps(hole), text, 1)


def with_repeated_key(tree: Any, path: Path) -> str:
    """The tree as JSON text, with one key of an object written twice."""
    *parents, key = path
    value = json.dumps(value_at(tree, path))
    entry = f"{json.dumps(key)}: {value}"
    holder = json.dumps(value_at(tree, tuple(parents)))
    return with_text(tree, tuple(parents), f"{{{entry}, {holder[1:]}")


def a_few(places: Sequence[Path], most: int = 3) -> list[Path]:
    """A sample of the paths: of each list only the first, second and last item."""
    kept: dict[tuple[object, ...], list[Path]] = {}
    for path in places:
        shape = tuple("#" if isinstance(key, int) else key for key in path)
        kept.setdefault(shape, []).append(path)
    return [
        path for group in kept.values() for path in dict.fromkeys([*group[: most - 1], group[-1]])
    ]
