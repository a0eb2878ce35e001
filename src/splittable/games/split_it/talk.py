"""What is said at a table of Split it!: phrases by id, which every client words in its language."""

from typing import Final

from splittable.games.split_it.setup import Options

PHRASES: Final = ("nice-cut", "great-minds", "so-close", "my-joker", "you-read-me")


def forbids_talk_of_cards(options: Options) -> bool:
    return False
