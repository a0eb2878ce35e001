"""Setup of Split it!: options, and the deal of starter and stock."""

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Final

from splittable.core.chance import shuffled
from splittable.core.errors import Invalid
from splittable.core.options import Option, check_options
from splittable.core.seats import Seat
from splittable.games.split_it.cards import DECK, Card, card_name

FEWEST_CARDS: Final = 2

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
    cards: tuple[Card, ...] = DECK  # fewer in reduced games, for analysis; not in records

    def __post_init__(self) -> None:
        check_options(self, OPTIONS)
        _check_cards(self.cards)


@dataclass(frozen=True, slots=True)
class Deal:
    starter: Seat  # splits the first row
    stock: tuple[Card, ...]  # face down, next card first; no seat sees the order


def deck(options: Options) -> tuple[Card, ...]:
    return options.cards


def deal(options: Options, rng: Random, starter: Seat | None = None) -> Deal:
    """Draw a deal. The starter is always drawn, so that choosing one doesn't change the stock."""
    drawn = Seat(rng.randrange(options.seats))
    return Deal(drawn if starter is None else starter, shuffled(options.cards, rng))


def check_deal(options: Options, deal: Deal) -> None:
    """Raise Invalid if this is not a deal for these options."""
    if not 0 <= deal.starter < options.seats:
        raise Invalid("deal.starter", f"{deal.starter} is not a seat from 0 to {options.seats - 1}")
    found, wanted = Counter(deal.stock), Counter(options.cards)
    for card in sorted(found.keys() | wanted.keys()):
        if found[card] != wanted[card]:
            name, has = card_name(card), found[card]
            raise Invalid("deal.stock", f"{has} cards {name!r}, expected {wanted[card]}")


def _check_cards(cards: tuple[Card, ...]) -> None:
    """Raise Invalid unless the cards are a part of the deck, enough for a row of two."""
    if cards is DECK:
        return
    if len(cards) < FEWEST_CARDS:
        raise Invalid("options.cards", f"{len(cards)} cards, at least {FEWEST_CARDS} are needed")
    surplus = Counter(cards) - Counter(DECK)
    if surplus:
        card = min(surplus)
        has, most = cards.count(card), DECK.count(card)
        raise Invalid("options.cards", f"{has} cards {card_name(card)!r}, the deck has {most}")
