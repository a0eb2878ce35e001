"""Notation of Splito: moves such as `y3 left`, and deals as JSON."""

from typing import Any

from splittable.core.errors import Invalid, InvalidMove
from splittable.core.validation import as_list, as_object, short_repr
from splittable.games.splito.cards import FACES, Card, Side
from splittable.games.splito.moves import Place
from splittable.games.splito.setup import Deal, Options, check_deal

SIDES = {str(side): side for side in Side}


def read_move(options: Options, text: str) -> Place:
    name, _, side = text.partition(" ")
    if side not in SIDES:
        form = "moves are CARD left or CARD right"
        raise InvalidMove("move", f"{short_repr(text)} is not a move of Splito; {form}")
    if not _is_card(options, name):
        forms = _forms(options)
        raise InvalidMove("move", f"{short_repr(name)} is not a card; cards are {forms}")
    return Place(Card(name), SIDES[side])


def read_deal(options: Options, raw: object) -> Deal:
    keys = ("common", "hands", "second_hands")[: 1 + options.hands_each]
    fields = as_object(raw, "deal", required=keys)
    deal = Deal(
        common=_cards(options, fields["common"], "deal.common"),
        hands=_hands(options, fields["hands"], "deal.hands"),
        second_hands=_hands(options, fields.get("second_hands", []), "deal.second_hands"),
    )
    check_deal(options, deal)
    return deal


def write_deal(deal: Deal) -> dict[str, Any]:
    raw: dict[str, Any] = {
        "common": list(deal.common),
        "hands": [list(hand) for hand in deal.hands],
    }
    if deal.second_hands:
        raw["second_hands"] = [list(hand) for hand in deal.second_hands]
    return raw


def _hands(options: Options, raw: object, where: str) -> tuple[tuple[Card, ...], ...]:
    return tuple(
        _cards(options, hand, f"{where}[{seat}]") for seat, hand in enumerate(as_list(raw, where))
    )


def _cards(options: Options, raw: object, where: str) -> tuple[Card, ...]:
    return tuple(
        _card(options, card, f"{where}[{place}]") for place, card in enumerate(as_list(raw, where))
    )


def _card(options: Options, raw: object, where: str) -> Card:
    if not isinstance(raw, str) or not _is_card(options, raw):
        raise Invalid(where, f"{short_repr(raw)} is not a card; cards are {_forms(options)}")
    return Card(raw)


def _is_card(options: Options, name: str) -> bool:
    return name in FACES or name in options.objectives.by_id


def _forms(options: Options) -> str:
    example = options.objectives.objectives[0].id
    return f"y1 to k6 (y o p b g k) and Objectives by id, such as {example}"
