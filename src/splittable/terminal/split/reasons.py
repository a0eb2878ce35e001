"""English sentences for the reasons of Split: see `terminal.reasons`."""

from collections.abc import Mapping
from typing import Final

SENTENCES: Final[Mapping[str, str]] = {
    "split-wins": "It's the last card and wins at once.",
    "split-hand": "It leaves {best|card} in hand; a reset leaves {other}.",
    "split-clears": "It clears the table. After the other move, {other|Standard} in hand would"
    " fit.",
    "split-keeps-standard": "The other move leaves only Wilds in hand, and a Wild can't be the"
    " last card.",
    "split-saves-helper": "The other move uses up a helper.",
    "split-saves-wild": "It saves a Wild for when nothing else fits.",
    "split-spends-wild": "It gets rid of a Wild, which can't be the last card.",
    "split-fits": "{best|Standard} left in hand would fit next; after the other move, {other}.",
    "split-room": "It leaves the next player room for only {best|number}; the other move, for"
    " {other}.",
    "split-room-together": "It leaves the next player room for {best|number}; the other move, only"
    " for {other}.",
    "split-further-out": "The {best} is further out than the {other} and harder to play later.",
    "split-opens-honestly": "An honest opening doesn't have to fear a challenge.",
    "split-opens-falsely": "The bluff leaves the others room for {best|number}; the honest"
    " opening, for {other}.",
    "split-stuck": "The next player is stuck in {best}% of the imagined deals; after the other"
    " move, in {other}%.",
    "split-stuck-together": "The next player is stuck in only {best}% of the imagined deals; after"
    " the other move, in {other}%.",
    "split-lie": "In {percent}% of the imagined deals, the opening is a bluff.",
    "split-honest": "In {percent}% of the imagined deals, the opening is honest.",
}

HINTS: Final[Mapping[str, str]] = {
    "split-wins": "It's your last card and wins at once.",
    "split-hand": "It leaves you with {best|card}; a reset leaves you with more.",
    "split-clears": "It clears the table, where hardly any of your cards would fit.",
    "split-keeps-standard": "It keeps your {cards}, your only Standard: a Wild can't be the last"
    " card.",
    "split-saves-helper": "It saves the helper {cards} for later.",
    "split-saves-wild": "It saves the Wild {cards} for when nothing else fits.",
    "split-spends-wild": "It gets rid of a Wild, which can't be the last card.",
    "split-fits": "You could still play {cards} afterwards.",
    "split-room": "Even the wider gap it leaves {name} has room for only {best|number}.",
    "split-room-together": "It leaves {name} a gap with room for {best|number}.",
    "split-further-out": "The {best} is far out and would be hard to play later.",
    "split-opens-honestly": "An honest opening doesn't have to fear a challenge.",
    "split-opens-falsely": "The bluff leaves the others room for only {best|number}.",
}
