"""Notation of Split it!: moves such as `split 3 5`, and deals as JSON."""

import re
from typing import Any

from splittable.core.errors import Invalid, InvalidMove
from splittable.core.seats import Seat
from splittable.core.validation import as_integer, as_list, as_object, short_repr
from splittable.games.split_it.cards import JOKER, NUMBERS, Card, Section, card_name
from splittable.games.split_it.moves import Guess, Move, PlaceJoker, Remove, Split
from splittable.games.split_it.setup import Deal, Options, check_deal

SECTIONS = {str(section): section for section in Section}
CARDS = {card_name(card): card for card in (JOKER, *NUMBERS)}
FORMS = "split A B, remove COLOUR, guess COLOUR, joker V (COLOUR: white, pink, black)"

_MOVE = re.compile(
    r"split (?P<first>[1-9]) (?P<second>[1-9])"
    r"|(?P<verb>remove|guess) (?P<section>white|pink|black)"
    r"|joker (?P<number>[1-9]|10)"
)


def read_move(_options: Options, text: str) -> Move:
    found = _MOVE.fullmatch(text)
    if found is None:
        raise InvalidMove(
            "move", f"{short_repr(text)} is not a move of Split it!; moves are {FORMS}"
        )
    if found["first"]:
        return Split(int(found["first"]), int(found["second"]))
    if found["number"]:
        return PlaceJoker(Card(int(found["number"])))
    section = SECTIONS[found["section"]]
    return Guess(section) if found["verb"] == "guess" else Remove(section)


def read_deal(options: Options, raw: object) -> Deal:
    fields = as_object(raw, "deal", required=("starter", "stock"))
    starter = Seat(as_integer(fields["starter"], "deal.starter", 0, options.seats - 1))
    stock = as_list(fields["stock"], "deal.stock", length=len(options.cards))
    cards = tuple(_card(card, f"deal.stock[{place}]") for place, card in enumerate(stock))
    deal = Deal(starter, cards)
    check_deal(options, deal)
    return deal


def write_deal(deal: Deal) -> dict[str, Any]:
    return {"starter": deal.starter, "stock": [card_name(card) for card in deal.stock]}


def _card(raw: object, where: str) -> Card:
    if not isinstance(raw, str) or raw not in CARDS:
        raise Invalid(where, f'{short_repr(raw)} is not a card; cards are "1" to "10" and "J"')
    return CARDS[raw]
