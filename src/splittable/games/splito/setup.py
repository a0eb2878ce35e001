"""Setup of Splito: options, and the deal of common Objectives and hands."""

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Final

from splittable.core.chance import shuffled
from splittable.core.errors import Invalid
from splittable.core.options import Option, check_options
from splittable.core.validation import join_limited
from splittable.games.splito.cards import SPLITO_CARDS, Card
from splittable.games.splito.objectives import STANDARD_DECK, ObjectiveDeck, Symbol

HAND: Final = 13  # 2.2

OPTIONS: Final = (
    Option("seats", (3, 4, 5, 6, 7, 8, 2), "how many play; 2 is a variant of its own"),
    Option(
        "value_at_least",
        (False, True),
        "a Value Objective asks for at least its number of cards, not exactly",
    ),
    Option(
        "show_side",
        (False, True),
        "others see at once whether a sealed card goes left or right",
    ),
)


@dataclass(frozen=True, slots=True)
class Options:
    seats: int = 3
    value_at_least: bool = False  # 8.2
    show_side: bool = False  # 8.4
    objectives: ObjectiveDeck = STANDARD_DECK  # 8.5: in records its own key, not an option

    def __post_init__(self) -> None:
        check_options(self, OPTIONS)
        needed = 2 + HAND * self.seats * self.hands_each
        if len(deck(self)) < needed:
            held = len(deck(self))
            raise Invalid("options", f"{self.seats} seats need {needed} cards, the deck has {held}")

    @property
    def hands_each(self) -> int:
        return 2 if self.seats == 2 else 1  # 6.5


@dataclass(frozen=True, slots=True)
class Deal:
    common: tuple[Card, ...]  # two Objectives, the star first; open to all
    hands: tuple[tuple[Card, ...], ...]  # by seat; only its owner sees each
    second_hands: tuple[tuple[Card, ...], ...] = ()  # two seats, by seat: for rounds 14 to 26


def deck(options: Options) -> tuple[Card, ...]:
    return (*SPLITO_CARDS, *options.objectives.by_id)


def deal(options: Options, rng: Random) -> Deal:
    common = tuple(rng.choice(options.objectives.marked(symbol)) for symbol in Symbol)
    cards = shuffled((card for card in deck(options) if card not in common), rng)
    hands = tuple(
        tuple(cards[HAND * number : HAND * (number + 1)])
        for number in range(options.seats * options.hands_each)
    )
    return Deal(common, hands[: options.seats], hands[options.seats :])


def check_deal(options: Options, deal: Deal) -> None:
    """Raise Invalid if this is not a deal for these options."""
    _check_common(options, deal.common)
    _check_hands(options.seats, deal.hands, "deal.hands")
    _check_hands(options.seats * (options.hands_each - 1), deal.second_hands, "deal.second_hands")
    dealt = Counter(card for hand in (*deal.hands, *deal.second_hands) for card in hand)
    surplus = (dealt + Counter(deal.common)) - Counter(deck(options))
    if surplus:
        raise Invalid("deal", f"more copies than the deck has of: {join_limited(sorted(surplus))}")


def _check_common(options: Options, common: tuple[Card, ...]) -> None:
    if len(common) != len(Symbol):
        raise Invalid("deal.common", f"expected a star and a moon, found {len(common)} cards")
    for place, (card, symbol) in enumerate(zip(common, Symbol, strict=True)):
        if card not in options.objectives.marked(symbol):
            problem = f"{card!r} has no {symbol.value}; the star comes first, then the moon"
            raise Invalid(f"deal.common[{place}]", problem)


def _check_hands(count: int, hands: tuple[tuple[Card, ...], ...], where: str) -> None:
    if len(hands) != count:
        raise Invalid(where, f"expected {count} hands, found {len(hands)}")
    for seat, hand in enumerate(hands):
        if len(hand) != HAND:
            raise Invalid(f"{where}[{seat}]", f"expected {HAND} cards, found {len(hand)}")
