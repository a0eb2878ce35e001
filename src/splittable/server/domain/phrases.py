"""Talk at a table: phrases by id, which every client words in its own language, and signs."""

from typing import Any, Final

from splittable.core.game import AnyGame

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
    """All that can be said at any table of this game."""
    return (*GENERAL, *game.phrases)


def presets_at(game: AnyGame, options: Any) -> tuple[str, ...]:
    """What suits a table with these options: what its game wants said comes first."""
    own = tuple(phrase for phrase in game.phrases if game.suits(options, phrase))
    return (*own, *GENERAL) if game.forbids_talk_of_cards(options) else (*GENERAL, *own)
