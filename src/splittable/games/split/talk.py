"""What is said at a table of Split: phrases by id, which every client words in its language."""

from collections.abc import Mapping
from typing import Final

from splittable.games.split.cards import BANDS
from splittable.games.split.setup import Options
from splittable.games.split.view import View

STAY_IN_BAND: Final = "stay-in-band"  # speaks of one colour band
# Asking for advice and giving it, which is for those who play together (8.14).
ADVICE: Final = ("left-or-right", "any-advice", "stay-middle", STAY_IN_BAND)
# None of these names a number; going low, to a side or into a band may be said (8.14).
PHRASES: Final = (
    "left-or-right",
    "any-advice",
    "go-left",
    "go-right",
    "stay-low",
    "stay-middle",
    "stay-high",
    STAY_IN_BAND,
    "tight-gap",
    "what-a-reset",
    "so-close",
)


def forbids_talk_of_cards(options: Options) -> bool:
    """When all play together (8.14)."""
    return options.cooperative


def suits(options: Options, phrase: str) -> bool:
    """Nobody gives advice to a rival, and who plays together never resets."""
    if options.cooperative:
        return phrase != "what-a-reset"
    return phrase not in ADVICE


def topics(options: Options, view: View | None) -> Mapping[str, tuple[str, ...]]:
    """The ten bands, the lowest first: ten neighbouring numbers each, so none is given away."""
    return {STAY_IN_BAND: tuple(f"band-{band}" for band in range(BANDS))}
