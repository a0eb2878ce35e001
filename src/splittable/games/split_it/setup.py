"""What is settled before Split it! begins: the seats, the options, the starter and the stock."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from splittable.core.chance import shuffled
from splittable.core.errors import Invalid
from splittable.core.options import Option, check_options
from splittable.core.seats import Seat
from splittable.games.split_it.cards import DECK, Card, card_name

OPTIONS: Final = (
    Option("seats", (2, 3, 4), "how many play"),
    Option(
        "remove_after_every_split",
        (False, True),
        "two seats: a section is removed after every three-way split, not only the round's first",
    ),
)


@dataclass(frozen=True, slots=True)
class Options:
    seats: int = 2
    remove_after_every_split: bool = False  # split-it 8.2

    def __post_init__(self) -> None:
        check_options(self, OPTIONS)


@dataclass(frozen=True, slots=True)
class Deal:
    starter: Seat  # splits the first row
    stock: tuple[Card, ...]  # face down, next first: no seat sees the order


def deck(_options: Options) -> tuple[Card, ...]:
    return DECK


def deal(options: Options, rng: Random) -> Deal:
    return Deal(Seat(rng.randrange(options.seats)), shuffled(DECK, rng))


def check_deal(options: Options, deal: Deal) -> None:
    if not 0 <= deal.starter < options.seats:
        raise Invalid("deal.starter", f"{deal.starter} is not a seat from 0 to {options.seats - 1}")
    found, wanted = _tally(deal.stock), _tally(DECK)
    for card in sorted(found.keys() | wanted.keys()):
        if found.get(card, 0) != wanted.get(card, 0):
            name, has = card_name(card), found.get(card, 0)
            raise Invalid("deal.stock", f"{has} cards {name!r}, expected {wanted.get(card, 0)}")


def _tally(cards: tuple[Card, ...]) -> Mapping[Card, int]:
    return {card: cards.count(card) for card in set(cards)}
