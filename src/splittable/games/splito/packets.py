"""Packets of Splito for a real table: the commons, the hands, and the cards left in the box."""

from collections import Counter

from splittable.core.numbered_deals import Packet, Sight
from splittable.core.seats import Seat
from splittable.games.splito.cards import Card
from splittable.games.splito.setup import Deal, Options, deck


def packets(options: Options, deal: Deal) -> tuple[Packet, ...]:
    dealt = (deal.common, *deal.hands, *deal.second_hands)
    left = Counter(deck(options)) - Counter(card for cards in dealt for card in cards)
    return (
        Packet("common", deal.common, "open"),
        *_by_seat("hand", deal.hands, "own"),
        *_by_seat("second-hand", deal.second_hands, "hidden"),  # 6.5
        Packet("out", tuple(left.elements()), "hidden"),  # 2.3
    )


def _by_seat(kind: str, hands: tuple[tuple[Card, ...], ...], sight: Sight) -> list[Packet]:
    return [Packet(kind, hand, sight, seat=Seat(seat)) for seat, hand in enumerate(hands)]
