"""Packets of Split for a real table: hands, stock and, in cooperative play, helpers."""

from splittable.core.numbered_deals import Packet
from splittable.core.seats import all_seats
from splittable.games.split.setup import Deal, Options, deck, helpers


def packets(options: Options, deal: Deal) -> tuple[Packet, ...]:
    """The dealer opens at the table (2.4), so its hand still contains the first piles."""
    usable = helpers(options)
    shuffled = {*deck(options), *usable}
    unused = tuple(card for card in options.cards if card not in shuffled)
    found = [
        Packet("helpers", usable, "open"),  # 8.2
        *(Packet("hand", deal.hands[seat], "own", seat=seat) for seat in all_seats(options.seats)),
        Packet("stock", deal.stock, "hidden"),
        Packet("out", unused, "hidden"),  # 8.3
    ]
    return tuple(packet for packet in found if packet.cards)
