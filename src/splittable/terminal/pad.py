"""What every score pad shares: questions asked until they are answered, small files of JSON."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from splittable.core.errors import Invalid
from splittable.core.game import AnyGame
from splittable.core.record import read_name
from splittable.terminal.screen import Lines, Screen

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Pad:
    """The score pad of a game: either way the score comes back explained line by line."""

    example: str  # a file that can be read
    from_file: Callable[[AnyGame, dict[str, Any], object], Lines]  # game, options, parsed JSON
    ask: Callable[[AnyGame, dict[str, Any], Screen], Lines]


def ask_until(screen: Screen, prompt: str, read: Callable[[str], T]) -> T:
    """Ask again, with one line on what was wrong, until the answer can be read."""
    while True:
        try:
            return read(screen.ask(prompt))
        except Invalid as error:
            screen.show(str(error))


def read_names(text: str, low: int, high: int) -> tuple[str, ...]:
    """Names typed in one line, separated by commas, or by spaces where there is no comma."""
    words = text.split(",") if "," in text else text.split()
    if not low <= len(words) <= high:
        raise Invalid("players", f"expected {low} to {high} names, found {len(words)}")
    names = tuple(read_name(word.strip(), "players") for word in words)
    if len(set(names)) < len(names):
        raise Invalid("players", "two players have the same name")
    return names
