"""Talk at a table: preset phrases by id, which every client words in its own language."""

from typing import Any, Final

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
# None of these names a card in hand; going low or to a side may be said (splito 11.13, split 8.14).
OF_A_GAME: Final = {
    "split-it": ("nice-cut", "great-minds", "so-close", "my-joker", "you-read-me"),
    "splito": ("nice-zone", "hello-neighbour", "so-close", "what-a-product", "last-round"),
    "split": (
        "go-left",
        "go-right",
        "stay-low",
        "stay-high",
        "tight-gap",
        "what-a-reset",
        "so-close",
    ),
}


def presets(game: AnyGame) -> tuple[str, ...]:
    return (*GENERAL, *OF_A_GAME.get(game.name, ()))


def forbids_talk_of_cards(game: AnyGame, options: Any) -> bool:
    """Splito and cooperative Split: there free text is off unless a table wants it."""
    return game.name == "splito" or getattr(options, "mode", None) == "cooperative"
