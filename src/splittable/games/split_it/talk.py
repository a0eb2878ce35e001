"""Chat phrases of Split it!, by id. Clients translate them."""

from collections.abc import Mapping
from typing import Final

from splittable.games.split_it.setup import Options
from splittable.games.split_it.view import View

PHRASES: Final = ("nice-cut", "great-minds", "so-close", "my-joker", "you-read-me")


def forbids_talk_of_cards(options: Options) -> bool:
    return False


def suits(options: Options, phrase: str) -> bool:
    return True


def topics(options: Options, view: View | None) -> Mapping[str, tuple[str, ...]]:
    return {}
