"""What is said at a table of Split: phrases by id, which every client words in its language."""

from typing import Final

from splittable.games.split.setup import Options

# None of these names a card in hand; going low or to a side may be said (8.14).
PHRASES: Final = (
    "go-left",
    "go-right",
    "stay-low",
    "stay-high",
    "tight-gap",
    "what-a-reset",
    "so-close",
)


def forbids_talk_of_cards(options: Options) -> bool:
    """When all play together (8.14)."""
    return options.cooperative
