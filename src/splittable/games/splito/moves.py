"""The one decision in Splito: which card, and into which of one's two zones."""

from dataclasses import dataclass
from functools import lru_cache

from splittable.games.splito.cards import Card, Side


@dataclass(frozen=True, slots=True)
class Place:
    card: Card
    side: Side

    def __str__(self) -> str:
        return f"{self.card} {self.side}"


@lru_cache(4096)  # decks name their cards as they like
def both_ways(card: Card) -> tuple[Place, ...]:
    return tuple(Place(card, side) for side in Side)
