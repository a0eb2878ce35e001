"""The interface of a game's score pad, and the questions that all pads share."""

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
    """The score pad of a game. Both functions return the score, explained line by line."""

    example: str  # the content of a valid file
    from_file: Callable[[AnyGame, dict[str, Any], object], Lines]  # game, options, parsed JSON
    ask: Callable[[AnyGame, dict[str, Any], Screen], Lines]
    note: str  # how the cards are written in a file


def ask_until(screen: Screen, prompt: str, read: Callable[[str], T]) -> T:
    """Ask until `read` accepts the answer. Each `Invalid` it raises is shown in one line."""
    while True:
        try:
            return read(screen.ask(prompt))
        except Invalid as error:
            screen.show(str(error))


def read_names(text: str, low: int, high: int) -> tuple[str, ...]:
    """Names separated by commas, or by spaces if there is no comma."""
    words = text.split(",") if "," in text else text.split()
    if not low <= len(words) <= high:
        raise Invalid("players", f"expected {low} to {high} names, found {len(words)}")
    names = tuple(read_name(word.strip(), "players") for word in words)
    if len(set(names)) < len(names):
        raise Invalid("players", "two players have the same name")
    return names
