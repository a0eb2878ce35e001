"""English sentences for the reasons of Splito: see `terminal.reasons`."""

from collections.abc import Mapping
from typing import Final

SENTENCES: Final[Mapping[str, str]] = {
    "splito-met": "{best|Objective} in the two zones would be met; after the other move, {other}.",
    "splito-commons": "The two zones would hold {best|common Objective}; after the other move,"
    " {other}.",
    "splito-lost": "{best|Objective} in the two zones would be lost; after the other move,"
    " {other}.",
    "splito-open": "{best|Objective} in the two zones would still be open; after the other move,"
    " {other}.",
    "splito-product": "As things stand, the product would be {best}; after the other move,"
    " {other}.",
    "splito-points": "The two zones together would have {best|point}; after the other move,"
    " {other}.",
    "splito-neighbour": "The better neighbour would have a product of {best}; after the other"
    " move, {other}.",
    "splito-rival": "The strongest rival would have a product of {best}; after the other move,"
    " {other}.",
    "splito-product-later": "In the games played on from here, the product ends at {best} on"
    " average; after the other move, at {other}.",
    "splito-rival-later": "In the games played on from here, the best of the others ends at {best}"
    " on average; after the other move, at {other}.",
}

HINTS: Final[Mapping[str, str]] = {
    "splito-met": "It meets this: {objectives}.",
    "splito-commons": "It gets you this common Objective: {objectives}.",
    "splito-lost": "Many other cards would cost you this: {objectives}.",
    "splito-open": "You could still meet this Objective.",
    "splito-product": "As things stand, it makes your product {best}; many other cards give less.",
    "splito-points": "Together, your two zones would have {best|point}.",
    "splito-neighbour": "It leaves {name} with a product of only {best}.",
    "splito-rival": "It leaves {name} with a product of only {best}.",
}
