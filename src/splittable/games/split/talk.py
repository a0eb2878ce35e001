"""Chat phrases of Split, by id. Clients translate them."""

from collections.abc import Mapping
from typing import Final

from splittable.games.split.cards import BANDS
from splittable.games.split.setup import Options
from splittable.games.split.view import View

STAY_IN_BAND: Final = "stay-in-band"  # names a colour band
# Asking for and giving advice: cooperative play only (8.14).
ADVICE: Final = ("left-or-right", "any-advice", "stay-middle", STAY_IN_BAND)
# Players may name a side, a band, low or high, but not a number (8.14).
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
    """True in cooperative play (8.14)."""
    return options.cooperative


def suits(options: Options, phrase: str) -> bool:
    """Advice is for cooperative play; phrases about resets are for competitive play."""
    if options.cooperative:
        return phrase != "what-a-reset"
    return phrase not in ADVICE


def topics(options: Options, view: View | None) -> Mapping[str, tuple[str, ...]]:
    """The ten bands, lowest first. A band has at least ten numbers, so it gives none away."""
    return {STAY_IN_BAND: tuple(f"band-{band}" for band in range(BANDS))}
