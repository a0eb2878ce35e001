"""Setup of Split: options, and the deal of dealer, hands and stock."""

from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import Final

from splittable.core.chance import shuffled
from splittable.core.errors import Invalid
from splittable.core.options import Option, check_options
from splittable.core.seats import Seat, all_seats
from splittable.core.validation import as_integer, join_limited
from splittable.games.split.cards import CARDS, HUNDRED, ZERO, Card, standards

HAND: Final = 7  # 2.2
DEALER_EXTRA: Final = 2
TURN_LIMIT: Final = 1000  # 7.3
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
    helpers: str = "both"  # cooperative only
    reset_keeps_direction: bool = False  # competitive only
    bluff_resets: bool = False  # competitive only
    # Smaller in reduced games, for analysis; not in records.
    cards: tuple[Card, ...] = CARDS  # ascending
    hand: int = HAND  # cards of each seat after the opening
    turn_limit: int = TURN_LIMIT  # competitive only

    def __post_init__(self) -> None:
        check_options(self, OPTIONS)
        if self.cooperative and self.seats < 3:
            raise Invalid("options.seats", f"cooperative Split is for 3 to 5, not {self.seats}")
        as_integer(self.hand, "options.hand", 1, HAND)
        as_integer(self.turn_limit, "options.turn_limit", 1, TURN_LIMIT)
        if (self.cards, self.hand) != (CARDS, HAND):
            _check_cards(self)

    @property
    def cooperative(self) -> bool:
        return self.mode == "cooperative"

    @property
    def simultaneous(self) -> bool:
        """Whether several seats may owe a move at once: only when they answer a bluff."""
        return self.bluff_resets and not self.cooperative and self.seats > 2


@dataclass(frozen=True, slots=True)
class Deal:
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]  # by seat; nine cards for the dealer, seven for others
    stock: tuple[Card, ...]  # face down, next card first; no seat sees the order
    reshuffle_key: str  # decides the order of every refill; no seat sees it


def deck(options: Options) -> tuple[Card, ...]:
    """The cards to shuffle: in cooperative play, 0 and 100 are set aside (8.2)."""
    if not options.cooperative:
        return options.cards
    return tuple([card for card in options.cards if card not in HELPERS["both"]])


def helpers(options: Options) -> tuple[Card, ...]:
    """The cards set aside that may be used (8.3)."""
    usable = HELPERS[options.helpers] if options.cooperative else ()
    return tuple([card for card in usable if card in options.cards])


def deal(options: Options, rng: Random, dealer: Seat | None = None) -> Deal:
    """Draw a deal. The dealer is always drawn, so that choosing one doesn't change the shuffle."""
    drawn = Seat(rng.randrange(options.seats))
    dealer = drawn if dealer is None else dealer
    cards = shuffled(deck(options), rng)
    hands: list[tuple[Card, ...]] = []
    for seat in all_seats(options.seats):
        size = hand_size(options, seat, dealer)
        hands.append(tuple(sorted(cards[:size])))
        cards = cards[size:]
    return Deal(dealer, tuple(hands), cards, f"{rng.getrandbits(128):032x}")


def hand_size(options: Options, seat: Seat, dealer: Seat) -> int:
    return options.hand + DEALER_EXTRA if seat == dealer else options.hand


def check_deal(options: Options, deal: Deal) -> None:
    """Raise Invalid if this is not a deal for these options."""
    if not 0 <= deal.dealer < options.seats:
        raise Invalid("deal.dealer", f"{deal.dealer} is not a seat from 0 to {options.seats - 1}")
    if len(deal.hands) != options.seats:
        raise Invalid("deal.hands", f"{len(deal.hands)} hands for {options.seats} seats")
    for seat, hand in zip(all_seats(options.seats), deal.hands, strict=True):
        wanted = hand_size(options, seat, deal.dealer)
        if len(hand) != wanted:
            raise Invalid(f"deal.hands[{seat}]", f"expected {wanted} cards, found {len(hand)}")
    dealt = sorted(chain(*deal.hands, deal.stock))
    if dealt != list(deck(options)):
        missing = sorted(set(deck(options)) - set(dealt))
        repeated = sorted({card for card in dealt if dealt.count(card) > 1})
        foreign = sorted(set(dealt) - set(deck(options)))
        faults = (("missing", missing), ("twice", repeated), ("not in the deck", foreign))
        listed = "; ".join(f"{fault}: {join_limited(cards)}" for fault, cards in faults if cards)
        raise Invalid("deal", f"hands and stock are not the deck ({listed})")


def _check_cards(options: Options) -> None:
    """Raise Invalid unless there are enough cards for the hands, and enough Standards for the
    dealer to open whatever the others hold (6.8)."""
    if options.cards != tuple(sorted(set(options.cards) & set(CARDS))):
        raise Invalid("options.cards", "expected different cards from 0 to 100, ascending")
    cards, seats, hand = deck(options), options.seats, options.hand
    for kind, found, needed in (
        ("cards", len(cards), seats * hand + DEALER_EXTRA),
        ("Standards", len(standards(cards)), (seats - 1) * hand + 2),
    ):
        if found < needed:
            problem = f"{seats} hands of {hand} need {needed} {kind}, found {found}"
            raise Invalid("options.cards", problem)
