"""What is settled before Split begins: seats, options, the dealer, the hands and the stock."""

from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import Final

from splittable.core.chance import shuffled
from splittable.core.errors import Invalid
from splittable.core.options import Option, check_options
from splittable.core.reading import listed
from splittable.core.seats import Seat, all_seats
from splittable.games.split.cards import CARDS, HUNDRED, ZERO, Card

HAND: Final = 7  # 2.2
DEALER_EXTRA: Final = 2
HELPERS: Final = {
    "both": (ZERO, HUNDRED),
    "zero": (ZERO,),
    "hundred": (HUNDRED,),
    "none": (),
}

OPTIONS: Final = (
    Option("seats", (2, 3, 4, 5), "how many play; cooperative needs at least 3"),
    Option(
        "mode",
        ("competitive", "cooperative"),
        "first one out wins, or all get rid of everything together",
    ),
    Option(
        "helpers",
        tuple(HELPERS),
        "cooperative: which of the shared 0 and 100 may be used, once each",
    ),
    Option(
        "reset_keeps_direction",
        (False, True),
        "competitive: after a reset play goes on in the same direction, not clockwise again",
    ),
    Option(
        "bluff_resets",
        (False, True),
        "competitive: a reset may lay any two Standards, and others may challenge it",
    ),
)


@dataclass(frozen=True, slots=True)
class Options:
    seats: int = 2
    mode: str = "competitive"
    helpers: str = "both"  # matters in cooperative play only
    reset_keeps_direction: bool = False  # matters in competitive play only
    bluff_resets: bool = False  # matters in competitive play only

    def __post_init__(self) -> None:
        check_options(self, OPTIONS)
        if self.cooperative and self.seats < 3:
            raise Invalid("options.seats", f"cooperative Split is for 3 to 5, not {self.seats}")

    @property
    def cooperative(self) -> bool:
        return self.mode == "cooperative"


@dataclass(frozen=True, slots=True)
class Deal:
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]  # by seat; nine for the dealer, seven for the others
    stock: tuple[Card, ...]  # face down, next first: no seat sees the order
    reshuffle_key: str  # decides the order of every later refill: no seat sees it


def deck(options: Options) -> tuple[Card, ...]:
    """All the cards that are shuffled: in cooperative play 0 and 100 lie aside (8.2)."""
    return CARDS[1:-1] if options.cooperative else CARDS


def deal(options: Options, rng: Random) -> Deal:
    dealer = Seat(rng.randrange(options.seats))
    cards = shuffled(deck(options), rng)
    hands: list[tuple[Card, ...]] = []
    for seat in all_seats(options.seats):
        size = hand_size(seat, dealer)
        hands.append(tuple(sorted(cards[:size])))
        cards = cards[size:]
    return Deal(dealer, tuple(hands), cards, f"{rng.getrandbits(128):032x}")


def hand_size(seat: Seat, dealer: Seat) -> int:
    return HAND + DEALER_EXTRA if seat == dealer else HAND


def check_deal(options: Options, deal: Deal) -> None:
    if not 0 <= deal.dealer < options.seats:
        raise Invalid("deal.dealer", f"{deal.dealer} is not a seat from 0 to {options.seats - 1}")
    if len(deal.hands) != options.seats:
        raise Invalid("deal.hands", f"{len(deal.hands)} hands for {options.seats} seats")
    for seat, hand in zip(all_seats(options.seats), deal.hands, strict=True):
        if len(hand) != hand_size(seat, deal.dealer):
            wanted = hand_size(seat, deal.dealer)
            raise Invalid(f"deal.hands[{seat}]", f"expected {wanted} cards, found {len(hand)}")
    dealt = sorted(chain(*deal.hands, deal.stock))
    if dealt != list(deck(options)):
        missing = sorted(set(deck(options)) - set(dealt))
        repeated = sorted({card for card in dealt if dealt.count(card) > 1})
        foreign = sorted(set(dealt) - set(deck(options)))
        faults = (("missing", missing), ("twice", repeated), ("not in the deck", foreign))
        told = "; ".join(f"{fault}: {listed(cards)}" for fault, cards in faults if cards)
        raise Invalid("deal", f"hands and stock are not the deck ({told})")
