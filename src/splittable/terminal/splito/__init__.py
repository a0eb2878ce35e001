"""Splito in the terminal."""

from typing import Final

from splittable.core.reasons import Place as OnTable
from splittable.games.splito.cards import Card
from splittable.games.splito.events import Event
from splittable.games.splito.moves import Place
from splittable.games.splito.objectives import Symbol
from splittable.games.splito.view import View
from splittable.terminal.board import Board, no_caution
from splittable.terminal.splito.narration import narrate, opening
from splittable.terminal.splito.objective_text import card_words, requirement_words
from splittable.terminal.splito.parser import (
    duty,
    example,
    guide,
    guide_without_hands,
    objection,
    spell_out,
)
from splittable.terminal.splito.reasons import HINTS, SENTENCES
from splittable.terminal.splito.scoring import explain
from splittable.terminal.splito.table_text import draw, secrets, title
from splittable.terminal.splito.talk import in_words

RULES: Final = """\
Goal: You share one zone with each neighbour. Make both valuable: you score left
  zone times right zone.
A round: Everyone secretly chooses a card and a side, left or right. All cards
  are turned over together, each in its zone; then you pass your hand to the
  left. Objectives ask something of their zone and are worth 1 to 4 points.
  Splito cards have a colour and a value, and help to meet them. Each of the two
  common Objectives in the middle goes to the one zone that has the most of what
  it asks for.
End: After thirteen rounds, when all cards have been played.
Winning: A zone adds up the Objectives it has met; if either of your zones is
  worth nothing, your score is 0. The highest score wins; in a tie, the fewest
  cards in both zones.

Splito cards: y3 is a yellow 3. Letters: y yellow, o orange, p pink, b blue,
g green, k black. There are two of each card. With two players (a variant) each
has two zones of their own and plays 26 rounds."""


def _place_name(view: View, place: OnTable) -> str:
    deck = view.options.objectives.by_id
    if place.kind == "common":
        (card,) = [
            card
            for card, symbol in zip(view.common, Symbol, strict=True)
            if symbol.value == place.at
        ]
        return requirement_words(view.options, deck[card].requirement)
    card = Card(place.at)
    return requirement_words(view.options, deck[card].requirement) if card in deck else card


SPLITO: Final[Board[View, Place, Event]] = Board(
    sentence="You share a zone of cards with each neighbour, and score your left zone times your "
    "right zone.",
    rules=RULES,
    title=title,
    draw=draw,
    secrets=secrets,
    duty=duty,
    example=example,
    guide=guide,
    spell_out=spell_out,
    objection=objection,
    caution=no_caution,
    opening=opening,
    narrate=narrate,
    phrase=in_words,
    explain=explain,
    sentences=SENTENCES,
    hints=HINTS,
    place_name=_place_name,
    cards_in_words=lambda options, cards: ", ".join(
        card_words(options, Card(str(card))) for card in cards
    ),
    variant_seats=(2,),
    unaided={"guide": guide_without_hands},
)
