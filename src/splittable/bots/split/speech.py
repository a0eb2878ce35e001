"""The convention by which bots talk in cooperative Split. docs/talk.md explains it to people.

A seat with Standards of colour bands that it hasn't named asks for the band of the one nearest to
being cut off. Once all are named, or when somebody asks "Left or right?", it says which side suits
it. What it says follows from its hand and from what everybody has seen.
"""

from typing import Final

from splittable.bots.bot import Events
from splittable.bots.split.memory import Laid, build_memory
from splittable.core.talk import Phrase
from splittable.games.split.cards import Card, band, standards
from splittable.games.split.talk import BAND_NAMES, FINE, IN_TROUBLE, STAY_IN_BAND, room
from splittable.games.split.view import View

STAY_LOW: Final = Phrase("stay-low")
STAY_MIDDLE: Final = Phrase("stay-middle")
STAY_HIGH: Final = Phrase("stay-high")
GO_LEFT: Final = Phrase("go-left")
GO_RIGHT: Final = Phrase("go-right")


def speak(view: View, shown: Events) -> Phrase | None:
    """What this seat says before the next move; None: nothing."""
    if not view.options.cooperative or not view.hand or view.outcome is not None:
        return None
    memory = build_memory(view, shown)
    assert view.seat is not None
    if memory.laid is None:
        return None  # the dealer buries Wilds before there are piles
    if memory.talk.wants_sides:
        return on_sides(view.hand, memory.laid)
    return convention(view.hand, memory.laid, memory.talk.named_by(view.seat))


def convention(hand: tuple[Card, ...], laid: Laid, named: tuple[int, ...]) -> Phrase:
    """The phrase for this hand; `named` has the number of cards it has named, by band."""
    cards = standards(hand)
    bands = [band(card) for card in cards]
    unnamed = [card for card in cards if bands.count(band(card)) > named[band(card)]]
    if not unnamed:
        return on_sides(hand, laid)
    ends = [end for end in (laid.left, laid.right, laid.middle) if end is not None]

    def urgency(card: Card) -> tuple[bool, int]:
        distance = min(card - min(ends), max(ends) - card)
        return distance <= 0, abs(distance)  # those that don't fit come last

    return Phrase(STAY_IN_BAND, BAND_NAMES[band(min(unnamed, key=urgency))])


def on_sides(hand: tuple[Card, ...], laid: Laid) -> Phrase:
    """The answer to "Left or right?"."""
    mine = room(hand, laid.left, laid.right, laid.middle)
    if mine.to_left == mine.to_right == 0:
        return Phrase(IN_TROUBLE)
    if mine.to_right == 0:
        return GO_LEFT
    if mine.to_left == 0:
        return GO_RIGHT
    if mine.under != mine.over:
        return STAY_LOW if mine.under > mine.over else STAY_HIGH
    return Phrase(FINE)
