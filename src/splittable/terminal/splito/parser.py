"""Parses what a player types in Splito: `y3 l`, `4 r` for the fourth card in hand, `D6V left`."""

import re

from splittable.core.seats import Seat, left_of
from splittable.games.splito.cards import FACES
from splittable.games.splito.moves import Place
from splittable.games.splito.view import View
from splittable.terminal.screen import Lines
from splittable.terminal.splito.objective_text import sorted_hand
from splittable.terminal.styled_text import Text
from splittable.terminal.words import Names, is_number

SIDES = {"l": "left", "left": "left", "r": "right", "right": "right"}


def duty(view: View, _legal: tuple[Place, ...], names: Names) -> str:
    if view.options.seats == 2:
        return "Choose a card for your left or right zone; then you swap hands."
    if len(view.hand or ()) == 1:
        return "Your last card: choose the left or the right zone."
    left = names.whom(left_of(view.seat or Seat(0), view.options.seats))
    return f"Choose a card for your left or right zone; the rest of your hand goes to {left}."


def example(view: View, _legal: tuple[Place, ...]) -> str:
    card = sorted_hand(view.hand or ())[0]
    return f"a card (its name or its number in your hand) and l or r, like {card} l or 1 r"


def guide(view: View, legal: tuple[Place, ...], names: Names) -> Lines:
    return [*guide_without_hands(view, legal, names), *_passed_on(view, names)]


def guide_without_hands(_view: View, _legal: tuple[Place, ...], _names: Names) -> Lines:
    return [
        Text(
            "Type a card and a side: y3 l puts a yellow 3 into your left zone, 2 r the second card "
            "of your hand into the right one. Letters: y yellow, o orange, p pink, b blue, g "
            "green, k black. Your score is left zone × right zone: a zone worth 0 makes it 0. "
            "✓ met for now, … still open, ✗ lost for good; the number after it is the points."
        )
    ]


def _passed_on(view: View, names: Names) -> Lines:
    return [
        Text(
            f"  You passed on, now held by {names.whom(Seat(seat))}: {' '.join(sorted_hand(hand))}"
        )
        for seat, hand in enumerate(view.known_hands)
        if hand and seat != view.seat
    ]


def spell_out(view: View, _legal: tuple[Place, ...], text: str) -> str:
    """Expand a short form to notation; other text is returned as it is."""
    words = re.sub(r"^([a-z]?[0-9]+)([lr])$", r"\1 \2", text.lower().replace(",", " ")).split()
    if len(words) == 2 and words[0] in SIDES:
        words.reverse()
    if len(words) != 2 or words[1] not in SIDES:
        return text
    name, side = words[0], SIDES[words[1]]
    hand = sorted_hand(view.hand or ())
    if is_number(name) and name not in FACES and 1 <= int(name) <= len(hand):
        return f"{hand[int(name) - 1]} {side}"
    ids = {card.lower(): str(card) for card in view.options.objectives.by_id}
    return f"{ids.get(name, name)} {side}"


def objection(view: View, _legal: tuple[Place, ...], move: Place) -> str:
    return f"You don't hold {move.card}; your cards are {' '.join(sorted_hand(view.hand or ()))}."
