"""The phrases of cooperative Split in words."""

from collections.abc import Mapping
from typing import Final

from splittable.core.talk import Phrase
from splittable.games.split.setup import Options
from splittable.games.split.talk import BAND_NAMES, STAY_IN_BAND

_COLOURS: Final = (
    "red",
    "orange",
    "brown",
    "olive",
    "green",
    "turquoise",
    "blue",
    "indigo",
    "purple",
    "pink",
)
_WORDS: Final[Mapping[str, str]] = {
    "left-or-right": "Left or right?",
    "any-advice": "What would help you?",
    "go-left": "To the left, please.",
    "go-right": "To the right, please.",
    "stay-low": "Stay low.",
    "stay-middle": "Stay in the middle.",
    "stay-high": "Stay high.",
    "i-am-fine": "I’m fine.",
    "in-trouble": "I’m in trouble.",
    "tight-gap": "A tight gap!",
    "what-a-reset": "What a reset!",
    "so-close": "So close!",
}


def in_words(_options: Options, phrase: Phrase) -> str:
    if phrase.id != STAY_IN_BAND:
        return _WORDS[phrase.id]
    band = BAND_NAMES.index(str(phrase.about))
    numbers = f"{10 * band}s" if band else "single figures"
    return f"Please stay in the {_COLOURS[band]} numbers, the {numbers}."
