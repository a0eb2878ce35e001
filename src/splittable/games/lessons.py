"""The lessons, by name: a guided first game for each way to play, beside the game it teaches."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from splittable.core.errors import Invalid
from splittable.core.game import AnyGame
from splittable.core.lesson import Lesson, read_lesson
from splittable.core.validation import join_limited, short_repr

# By name: the game's folder, and the file in it.
LESSONS: Final[Mapping[str, tuple[str, str]]] = {
    "split-it": ("split_it", "lesson.toml"),
    "splito": ("splito", "lesson.toml"),
    "split": ("split", "lesson.toml"),
    "cooperative-split": ("split", "cooperative_lesson.toml"),
}

# What a coach may point at, by game; clients mark these places on their tables.
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
    if name not in LESSONS:
        raise Invalid("lesson", f"{short_repr(name)} is not one of {join_limited(LESSONS)}")
    folder, file = LESSONS[name]
    return files(f"splittable.games.{folder}").joinpath(file).read_text(encoding="utf-8")


def find_lesson(name: str, games: Mapping[str, AnyGame]) -> Lesson:
    """The lesson for these games; Invalid where there is none of this name, or where a house deck
    lacks its cards."""
    return read_lesson(name, lesson_text(name), games, PLACES)
