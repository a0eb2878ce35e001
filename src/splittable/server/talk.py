"""Talk at a table: preset phrases by id, which every client words in its own language."""

from typing import Final

from splittable.core.game import AnyGame

LONGEST_TEXT: Final = 200

GENERAL: Final = (
    "hello",
    "good-luck",
    "thanks",
    "sorry",
    "oops",
    "well-played",
    "good-game",
    "one-moment",
    "i-am-back",
    "take-your-time",
    "again",
    "bye",
)


def presets(game: AnyGame) -> tuple[str, ...]:
    return (*GENERAL, *game.phrases)
