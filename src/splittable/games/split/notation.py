"""Notation of Split: moves such as `left 37`, and deals as JSON."""

import re
from typing import Any

from splittable.core.errors import Invalid, InvalidMove
from splittable.core.seats import Seat, all_seats
from splittable.core.validation import as_integer, as_list, as_object, as_text, short_repr
from splittable.games.split.cards import Card, Side
from splittable.games.split.moves import PLAYS, Bury, Challenge, Move, Open, Reset, Trust
from splittable.games.split.setup import Deal, Options, check_deal, deck, hand_size

FORMS = "37, left 37, right 37, reset, bury 90, open 12 88, trust, challenge"
LONGEST_KEY = 128

_NUMBER = "(?:100|[1-9]?[0-9])"
_MOVE = re.compile(
    rf"(?:(?P<side>left|right) )?(?P<card>{_NUMBER})"
    rf"|bury (?P<buried>{_NUMBER})"
    rf"|open (?P<low>{_NUMBER}) (?P<high>{_NUMBER})"
    r"|(?P<word>reset|trust|challenge)"
)
_WORDS: dict[str, Move] = {str(move): move for move in (Reset(), Trust(), Challenge())}


def read_move(_options: Options, text: str) -> Move:
    found = _MOVE.fullmatch(text)
    if found is None:
        raise InvalidMove("move", f"{short_repr(text)} is not a move of Split; moves are {FORMS}")
    if found["word"]:
        return _WORDS[found["word"]]
    if found["buried"]:
        return Bury(Card(int(found["buried"])))
    if found["low"]:
        return Open(Card(int(found["low"])), Card(int(found["high"])))
    side = Side(found["side"]) if found["side"] else None
    return PLAYS[side][int(found["card"])]


def read_deal(options: Options, raw: object) -> Deal:
    fields = as_object(raw, "deal", required=("dealer", "hands", "stock", "reshuffle_key"))
    dealer = Seat(as_integer(fields["dealer"], "deal.dealer", 0, options.seats - 1))
    sizes = [hand_size(options, seat, dealer) for seat in all_seats(options.seats)]
    hands = as_list(fields["hands"], "deal.hands", length=options.seats)
    deal = Deal(
        dealer=dealer,
        hands=tuple(
            _cards(hand, f"deal.hands[{seat}]", sizes[seat]) for seat, hand in enumerate(hands)
        ),
        stock=_cards(fields["stock"], "deal.stock", len(deck(options)) - sum(sizes)),
        reshuffle_key=_key(fields["reshuffle_key"]),
    )
    check_deal(options, deal)
    return deal


def write_deal(deal: Deal) -> dict[str, Any]:
    return {
        "dealer": deal.dealer,
        "hands": [list(hand) for hand in deal.hands],
        "stock": list(deal.stock),
        "reshuffle_key": deal.reshuffle_key,
    }


def _cards(raw: object, where: str, count: int) -> tuple[Card, ...]:
    return tuple(
        Card(as_integer(card, f"{where}[{place}]", 0, 100))
        for place, card in enumerate(as_list(raw, where, length=count))
    )


def _key(raw: object) -> str:
    key = as_text(raw, "deal.reshuffle_key")
    if not 1 <= len(key) <= LONGEST_KEY or not key.isprintable():
        raise Invalid("deal.reshuffle_key", f"expected 1 to {LONGEST_KEY} printable characters")
    return key
