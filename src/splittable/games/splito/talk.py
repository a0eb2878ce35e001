"""What is said at a table of Splito: phrases by id, which every client words in its language."""

from typing import Final

from splittable.games.splito.setup import Options

# None of these names a card in hand (11.13).
PHRASES: Final = ("nice-zone", "hello-neighbour", "so-close", "what-a-product", "last-round")


def forbids_talk_of_cards(options: Options) -> bool:
    """Of one's hand and the next card (11.13)."""
    return True
