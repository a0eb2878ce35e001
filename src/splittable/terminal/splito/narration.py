"""Splito as a story: round by round, which card came into which zone."""

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
from splittable.terminal.board import Told
from splittable.terminal.splito.objective_text import card_words, described, zone_name
from splittable.terminal.words import Names


def opening(view: View, _names: Names) -> list[Told]:
    deck = view.options.objectives.by_id
    commons = "; ".join(described(view.options, deck[card]) for card in view.common)
    return [
        Told("Round 1", heading=True),
        Told(f"The common Objectives: {commons}.", on_table=True),
    ]


def tell(options: Options, events: Sequence[Event], names: Names) -> list[Told]:
    """The cards turned together make one sentence."""
    story: list[Told] = []
    turned = [event for event in events if isinstance(event, CardTurned)]
    for event in events:
        if turned and event is turned[0]:
            story.append(Told(f"{'; '.join(_turned(options, one, names) for one in turned)}."))
        elif not isinstance(event, CardTurned):
            story.append(_told(options, event, names))
    return story


def _turned(options: Options, event: CardTurned, names: Names) -> str:
    zone = zone_name(options, event.zone, names)
    return f"{names.does(event.seat, 'play')} {card_words(options, event.card)} into {zone}"


def _told(
    options: Options,
    event: CardSealed | CardTakenBack | HandsPassed | SecondHandsDealt | GameEnded,
    names: Names,
) -> Told:
    match event:
        case CardSealed(seat, card, side, _):
            choice = "a card" if card is None else card_words(options, card)
            where = "" if side is None else f" for the {side}"
            return Told(f"{names.does(seat, 'seal')} {choice}{where}.", sealed=True)
        case CardTakenBack(seat):
            return Told(f"{names.does(seat, 'take')} the card back.", sealed=True)
        case HandsPassed(number):
            return Told(f"Round {number}", heading=True)
        case SecondHandsDealt(number):
            return Told(f"Round {number}, with new hands", heading=True)
        case GameEnded():
            return Told("All cards are played: the game is over.")
        case _:
            assert_never(event)
