"""Chat phrases of Split, by id, and what they mean. Clients translate them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from splittable.core.talk import Phrase
from splittable.games.split.cards import BANDS, Card, Side, band, standards
from splittable.games.split.rules import gaps_between
from splittable.games.split.setup import Options
from splittable.games.split.view import View

STAY_IN_BAND: Final = "stay-in-band"  # names a colour band
# Asking for and giving advice: cooperative play only (8.14).
LEFT_OR_RIGHT: Final = "left-or-right"
FINE: Final = "i-am-fine"
IN_TROUBLE: Final = "in-trouble"
ANY_ADVICE: Final = "any-advice"
QUESTIONS: Final = (LEFT_OR_RIGHT, ANY_ADVICE)
ADVICE: Final = (
    *QUESTIONS,
    "stay-middle",
    STAY_IN_BAND,
    FINE,
    IN_TROUBLE,
)
# What suits a hand, relative to the table. With the bands, these are what a listener learns from.
SIDES: Final = ("stay-low", "stay-middle", "stay-high", "go-left", "go-right", FINE, IN_TROUBLE)
# Players may name a side, a band, low or high, but not a number (8.14).
PHRASES: Final = (
    *QUESTIONS,
    "go-left",
    "go-right",
    "stay-low",
    "stay-middle",
    "stay-high",
    STAY_IN_BAND,
    FINE,
    IN_TROUBLE,
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


BAND_NAMES: Final = tuple(f"band-{number}" for number in range(BANDS))


def topics(options: Options, view: View | None) -> Mapping[str, tuple[str, ...]]:
    """The ten bands, lowest first. A band has at least ten numbers, so it gives none away."""
    return {STAY_IN_BAND: BAND_NAMES}


# What a phrase means


@dataclass(frozen=True, slots=True)
class Room:
    """Where the Standards of a hand fit now: how many of them."""

    to_left: int  # if the middle card moves to the left
    to_right: int  # if it moves to the right
    under: int  # below the middle card; without one, in the lower half
    middle: int  # in the middle third of all numbers that fit
    over: int


def room(hand: tuple[Card, ...], left: Card, right: Card, middle: Card | None) -> Room:
    cards = standards(hand)
    gaps = gaps_between(left, right, middle)
    fits = {side: [card for card in cards if low < card < high] for side, low, high in gaps}
    fitting = {card for found in fits.values() for card in found}
    least, most = min(low for _, low, _ in gaps), max(high for _, _, high in gaps)
    centre = (left + right) // 2 if middle is None else middle
    third = (most - least) / 3
    return Room(
        to_left=len(fits.get(Side.LEFT, fitting)),
        to_right=len(fits.get(Side.RIGHT, fitting)),
        under=sum(card <= centre for card in fitting),
        middle=sum(least + third <= card <= most - third for card in fitting),
        over=sum(card > centre for card in fitting),
    )


def truthful(view: View, phrase: Phrase) -> bool:
    """Whether the viewer can say this and mean it: a fact about its hand (8.14).

    A listener learns that much, and no number. Questions and remarks are always true.
    """
    if view.hand is None or not view.left:
        return True
    if phrase.id == STAY_IN_BAND:
        return any(BAND_NAMES[band(card)] == phrase.about for card in standards(view.hand))
    mine = room(view.hand, view.left[-1], view.right[-1], view.middle)
    match phrase.id:
        case "go-left":
            return mine.to_left > 0
        case "go-right":
            return mine.to_right > 0
        case "stay-low":
            return mine.under > 0 and mine.under >= mine.over
        case "stay-middle":
            return mine.middle > 0
        case "stay-high":
            return mine.over > 0 and mine.over >= mine.under
        case "i-am-fine":
            return mine.to_left > 0 and mine.to_right > 0
        case "in-trouble":
            return mine.to_left == mine.to_right == 0
        case _:
            return True
