"""English sentences for the reasons of Splito: see `terminal.reasons`."""

from collections.abc import Mapping
from typing import Final

SENTENCES: Final[Mapping[str, str]] = {
    "splito-met": "{best|Objective} in the two zones would be met, after the other move {other}.",
    "splito-commons": "The two zones would hold {best|common Objective}, after the other move"
    " {other}.",
    "splito-lost": "{best|Objective} in the two zones would be lost, after the other move {other}.",
    "splito-open": "{best|Objective} in the two zones would still be open, after the other move"
    " {other}.",
    "splito-product": "The product would be {best} as things stand, after the other move {other}.",
    "splito-points": "The two zones would have {best|point} together, after the other move"
    " {other}.",
    "splito-neighbour": "The better neighbour would have a product of {best}, after the other move"
    " of {other}.",
    "splito-rival": "The strongest rival would have a product of {best}, after the other move of"
    " {other}.",
    "splito-product-later": "In the games played on from here the product ends at {best} on"
    " average, after the other move at {other}.",
    "splito-rival-later": "In the games played on from here the best of the others ends at {best}"
    " on average, after the other move at {other}.",
}

HINTS: Final[Mapping[str, str]] = {
    "splito-met": "With it you meet this: {objectives}.",
    "splito-commons": "You would get the common Objective: {objectives}.",
    "splito-lost": "Many other cards would lose you this: {objectives}.",
    "splito-open": "You can still meet this Objective.",
    "splito-product": "Your product would be {best} as things stand; many other cards give less.",
    "splito-points": "Your two zones would have {best|point} together.",
    "splito-neighbour": "It leaves {name} with a product of only {best}.",
    "splito-rival": "It leaves {name} with a product of only {best}.",
}
