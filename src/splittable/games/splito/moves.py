"""The one kind of move in Splito: a card, and which of your two zones to play it into."""

from dataclasses import dataclass
from functools import lru_cache

from splittable.core.notation import Notated
from splittable.games.splito.cards import Card, Side


@dataclass(frozen=True, slots=True)
class Place(Notated):
    card: Card
    side: Side

    def __str__(self) -> str:
        return f"{self.card} {self.side}"


@lru_cache(4096)  # bounded: house decks choose their card ids
def both_ways(card: Card) -> tuple[Place, ...]:
    """The card to the left and to the right. Equal calls return the same objects."""
    return tuple(Place(card, side) for side in Side)
