"""The convention by which bots talk in cooperative Split. docs/talk.md explains it to people.

A seat with Standards of colour bands that it hasn't named asks for the band of the one nearest to
being cut off. Once all are named, or when somebody asks "Left or right?", it says which side suits
it. What it says follows from its hand and from what everybody has seen.
"""

from typing import Final

from splittable.bots.bot import Events
from splittable.bots.split.memory import Laid, build_memory
from splittable.core.talk import Phrase, Said
from splittable.games.split.cards import Card, band, standards
from splittable.games.split.talk import (
    BAND_NAMES,
    FINE,
    IN_TROUBLE,
    QUESTIONS,
    STAY_IN_BAND,
    room,
)
from splittable.games.split.view import View

STAY_LOW: Final = Phrase("stay-low")
STAY_MIDDLE: Final = Phrase("stay-middle")
STAY_HIGH: Final = Phrase("stay-high")
GO_LEFT: Final = Phrase("go-left")
GO_RIGHT: Final = Phrase("go-right")


def speak(view: View, shown: Events, among_people: bool) -> Phrase | None:
    """What this seat says before the next move; None: nothing."""
    if not view.options.cooperative or not view.hand or view.outcome is not None:
        return None
    memory = build_memory(view, shown)
    assert view.seat is not None
    if memory.laid is None:
        return None  # the dealer buries Wilds before there are piles
    if memory.talk.wants_sides:
        said = on_sides(view.hand, memory.laid)
    else:
        said = convention(view.hand, memory.laid, memory.talk.named_by(view.seat))
    if among_people and not _is_worth_saying(said, view, shown):
        return None
    return said


def _is_worth_saying(said: Phrase, view: View, shown: Events) -> bool:
    """Whether people want to hear this: it answers a question, or is news to the seat on turn."""
    mine: list[Phrase] = []  # latest first
    is_this_turn, was_asked, has_spoken = True, False, False
    for event in reversed(shown):
        if not isinstance(event, Said):
            is_this_turn = False
        elif event.seat == view.seat:
            mine.append(event.phrase)
            has_spoken |= is_this_turn
        elif is_this_turn and not has_spoken:
            was_asked |= event.phrase.id in QUESTIONS
        if mine and not is_this_turn:
            break
    if was_asked:
        return True
    if has_spoken or view.turn == view.seat or said.id == FINE:
        return False
    return said.id == STAY_IN_BAND or said not in mine[:1]


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
