"""The phrases of Splito in words."""

from collections.abc import Mapping
from typing import Final

from splittable.core.talk import Phrase
from splittable.games.splito.cards import Card
from splittable.games.splito.setup import Options
from splittable.games.splito.talk import COME_TO_ME, STILL_OPEN
from splittable.terminal.splito.objective_text import card_words

_WORDS: Final[Mapping[str, str]] = {
    COME_TO_ME: "Come and play with me!",
    "nice-zone": "What a nice zone!",
    "hello-neighbour": "Hello, neighbour!",
    "so-close": "So close!",
    "what-a-product": "What a product!",
    "last-round": "The last round!",
}


def in_words(options: Options, phrase: Phrase) -> str:
    if phrase.id == STILL_OPEN:
        return f"Not met yet: {card_words(options, Card(str(phrase.about)))}."
    return _WORDS[phrase.id]
