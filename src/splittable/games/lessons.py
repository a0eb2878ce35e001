"""The lessons by name, one for each way to play. Each is a file in the folder of its game."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from splittable.core.errors import Invalid
from splittable.core.game import AnyGame
from splittable.core.lesson import Lesson, LessonFiles, read_lesson
from splittable.core.plugins import LazyMapping
from splittable.core.validation import join_limited, short_repr
from splittable.games import PLUGINS

_BY_GAME: Final[Mapping[str, LessonFiles]] = PLUGINS.parts("lessons")
PLACES: Final = LazyMapping(lambda: _BY_GAME, lambda game: _BY_GAME[game].places)
LESSONS: Final = LazyMapping(  # by name: where its file is
    lambda: [name for each in _BY_GAME.values() for name in each.files],
    lambda name: next(each for each in _BY_GAME.values() if name in each.files),
)


@cache
def lesson_text(name: str) -> str:
    """The lesson as TOML; raises Invalid for an unknown name."""
    if name not in LESSONS:
        raise Invalid("lesson", f"{short_repr(name)} is not one of {join_limited(LESSONS)}")
    found = LESSONS[name]
    return files(found.package).joinpath(found.files[name]).read_text(encoding="utf-8")


def find_lesson(name: str, games: Mapping[str, AnyGame]) -> Lesson:
    """The lesson for these games; raises Invalid if it is unknown or a house deck lacks a card."""
    return read_lesson(name, lesson_text(name), games, PLACES)
