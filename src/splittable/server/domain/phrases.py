"""Preset phrases by id, which each client words in its own language, and reactions."""

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

# Each client draws these itself.
REACTIONS: Final = ("clap", "laugh", "wow", "hmm", "oops", "heart")


def presets(game: AnyGame) -> tuple[str, ...]:
    """All phrases of this game's tables."""
    return (*GENERAL, *game.phrases)


def presets_at(game: AnyGame, options: Any) -> tuple[str, ...]:
    """The phrases that suit these options; the game's own first where card talk is forbidden."""
    own = tuple(phrase for phrase in game.phrases if game.suits(options, phrase))
    return (*own, *GENERAL) if game.forbids_talk_of_cards(options) else (*GENERAL, *own)
