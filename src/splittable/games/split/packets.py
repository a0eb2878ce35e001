"""Split on a real table: the hands, the stock, and in cooperative play the helpers beside it."""

from splittable.core.numbered_deals import Packet
from splittable.core.seats import all_seats
from splittable.games.split.setup import Deal, Options, deck, helpers


def packets(options: Options, deal: Deal) -> tuple[Packet, ...]:
    """The dealer opens by hand, as ever (2.4): the first piles are in the dealer's hand."""
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
