"""Talk at a table: phrases by id, which every client words in its own language, and signs."""

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

# Signs that fly from a seat, which every client draws by itself.
REACTIONS: Final = ("clap", "laugh", "wow", "hmm", "oops", "heart")


def presets(game: AnyGame) -> tuple[str, ...]:
    return (*GENERAL, *game.phrases)
