"""The lessons by name, one for each way to play. Each is a file in the folder of its game."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from splittable.core.errors import Invalid
from splittable.core.game import AnyGame
from splittable.core.lesson import Lesson, read_lesson
from splittable.core.validation import join_limited, short_repr

# By name: folder and file.
LESSONS: Final[Mapping[str, tuple[str, str]]] = {
    "split-it": ("split_it", "lesson.toml"),
    "splito": ("splito", "lesson.toml"),
    "split": ("split", "lesson.toml"),
    "cooperative-split": ("split", "cooperative_lesson.toml"),
}

# By game: the places that a step may point at. Clients highlight them on the table.
PLACES: Final[Mapping[str, re.Pattern[str]]] = {
    "split-it": re.compile(r"row|section (?:white|pink|black)|display [0-3]|stock|gone|hand"),
    "splito": re.compile(r"zone (?:left|right)|common (?:star|moon)|hand(?: [\w]+)?|result"),
    "split": re.compile(
        r"pile (?:left|right)|middle|line|ring|helpers|helper (?:0|100)|hand(?: \d+)?|reset|talk"
        r"|result"
    ),
}


@cache
def lesson_text(name: str) -> str:
    """The lesson as TOML; raises Invalid for an unknown name."""
    if name not in LESSONS:
        raise Invalid("lesson", f"{short_repr(name)} is not one of {join_limited(LESSONS)}")
    folder, file = LESSONS[name]
    return files(f"splittable.games.{folder}").joinpath(file).read_text(encoding="utf-8")


def find_lesson(name: str, games: Mapping[str, AnyGame]) -> Lesson:
    """The lesson for these games; raises Invalid if it is unknown or a house deck lacks a card."""
    return read_lesson(name, lesson_text(name), games, PLACES)
