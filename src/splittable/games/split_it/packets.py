"""Packets of Split it! for a real table: one for each row, in the order of the stock."""

from splittable.core.numbered_deals import Packet
from splittable.games.split_it.cards import card_name
from splittable.games.split_it.rules import row_length
from splittable.games.split_it.setup import Deal, Options


def packets(options: Options, deal: Deal) -> tuple[Packet, ...]:
    """The first row lies open; the others form the stock, the next row on top (3.1)."""
    names, length = tuple(map(card_name, deal.stock)), row_length(options)
    rows = [names[begin : begin + length] for begin in range(0, len(names), length)]
    return tuple(
        Packet("row", row, "open" if number == 1 else "hidden", number=number)
        for number, row in enumerate(rows, start=1)
    )
