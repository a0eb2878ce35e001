"""Narrates Splito: the events of a move as sentences."""

from collections.abc import Sequence
from typing import assert_never

from splittable.games.splito.events import (
    CardSealed,
    CardTakenBack,
    CardTurned,
    Event,
    GameEnded,
    HandsPassed,
    SecondHandsDealt,
)
from splittable.games.splito.setup import Options
from splittable.games.splito.view import View
from splittable.terminal.board import Sentence
from splittable.terminal.splito.objective_text import card_words, objective_words, zone_name
from splittable.terminal.words import Names


def opening(view: View, _names: Names) -> list[Sentence]:
    deck = view.options.objectives.by_id
    commons = "; ".join(objective_words(view.options, deck[card]) for card in view.common)
    return [
        Sentence("Round 1", heading=True),
        Sentence(f"The common Objectives: {commons}.", on_table=True),
    ]


def narrate(options: Options, events: Sequence[Event], names: Names) -> list[Sentence]:
    """The sentences for the events. Cards that are turned together make one sentence."""
    story: list[Sentence] = []
    turned = [event for event in events if isinstance(event, CardTurned)]
    for event in events:
        if turned and event is turned[0]:
            story.append(Sentence(f"{'; '.join(_turned(options, one, names) for one in turned)}."))
        elif not isinstance(event, CardTurned):
            story.append(_describe(options, event, names))
    return story


def _turned(options: Options, event: CardTurned, names: Names) -> str:
    zone = zone_name(options, event.zone, names)
    return f"{names.does(event.seat, 'play')} {card_words(options, event.card)} into {zone}"


def _describe(
    options: Options,
    event: CardSealed | CardTakenBack | HandsPassed | SecondHandsDealt | GameEnded,
    names: Names,
) -> Sentence:
    match event:
        case CardSealed(seat, card, side, _):
            choice = "a card" if card is None else card_words(options, card)
            where = "" if side is None else f" for the {side}"
            return Sentence(f"{names.does(seat, 'seal')} {choice}{where}.", sealed=True)
        case CardTakenBack(seat):
            return Sentence(f"{names.does(seat, 'take')} back the card.", sealed=True)
        case HandsPassed(number):
            return Sentence(f"Round {number}", heading=True)
        case SecondHandsDealt(number):
            return Sentence(f"Round {number}, with new hands", heading=True)
        case GameEnded():
            return Sentence("All cards are played: the game is over.")
        case _:
            assert_never(event)
