"""A bot for Goofspiel: it bids the card nearest to the prize, which is hard to beat."""

from collections.abc import Sequence
from random import Random
from typing import Final

from goofspiel import Bid, View

from splittable import BotPlugin


def choose(view: View, legal: tuple[Bid, ...], rng: Random, shown: Sequence[object]) -> Bid:  # noqa: ARG001  every bot has these parameters
    prize = view.prize or 0
    return min(legal, key=lambda bid: (abs(bid.card - prize), rng.random()))


PLUGIN: Final = BotPlugin("goofspiel", "matching", choose, slow=False)
