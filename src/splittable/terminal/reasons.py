"""English sentences for the reasons of reviews and hints. The page translates the same ids."""

import re
from collections.abc import Mapping
from typing import Final

from splittable.core.reasons import Reason
from splittable.terminal.words import counted

# By reason id. {best|card} becomes "1 card" or "3 cards". "It" is the better move.
SENTENCES: Final[Mapping[str, str]] = {
    "wins-more": "It wins {best} % of the games played on from here, the other move {other} %.",
    "split-wins": "It is the last card and wins at once.",
    "split-hand": "It leaves {best|card} in hand, a reset {other}.",
    "split-clears": "It clears the table: after the other move {other|Standard} in hand would fit.",
    "split-keeps-standard": "The other move leaves nothing but Wilds in hand, and a Wild cannot be"
    " the last card.",
    "split-saves-helper": "The other move uses up a helper.",
    "split-saves-wild": "It saves a Wild for when nothing else fits.",
    "split-spends-wild": "It gets rid of a Wild, which cannot be the last card.",
    "split-fits": "{best|Standard} left in hand would fit next, after the other move {other}.",
    "split-room": "It leaves the next player room for only {best|number}, the other move for"
    " {other}.",
    "split-room-together": "It leaves the next player room for {best|number}, the other move only"
    " for {other}.",
    "split-further-out": "The {best} lies further out than the {other} and is harder to play"
    " later.",
    "split-opens-honestly": "An honest opening need not fear a challenge.",
    "split-opens-falsely": "The bluff leaves the others room for {best|number}, the honest opening"
    " for {other}.",
    "split-stuck": "The next player is stuck in {best} % of the imagined deals, after the other"
    " move in {other} %.",
    "split-stuck-together": "The next player is stuck in only {best} % of the imagined deals, after"
    " the other move in {other} %.",
    "split-lie": "In {percent} % of the imagined deals the opening is a bluff.",
    "split-honest": "In {percent} % of the imagined deals the opening is honest.",
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
    "split-it-points": "Winning its section brings {best|point}, the other section {other}.",
    "split-it-leads": "With its section {best|column} would lead, with the other {other}.",
    "split-it-jokers": "Its section holds {best|joker}, the other {other}.",
    "split-it-sections-mine": "What its sections could bring adds up to {best|point}, after the"
    " other move to {other}.",
    "split-it-sections-theirs": "To the strongest rival its sections could bring {best|point} in"
    " all, after the other move {other}.",
    "split-it-alone": "Nobody else is expected there {best} % of the time, in the other section"
    " {other} %.",
    "split-it-joker-points": "The score would be {best|point}, with the other column {other}.",
    "split-it-joker-lead": "The column of {number} would lead by {margin|card}.",
    "split-it-joker-column": "A lead in the column of {best} scores more than one in the column of"
    " {other}.",
}


# By reason id, for hints, which look at one move alone.
HINTS: Final[Mapping[str, str]] = {
    "only": "There is nothing else to play.",
    "in-the-end": "Played on from here many times, it came out best.",
    "split-wins": "It is your last card and wins at once.",
    "split-hand": "It leaves you {best|card}; a reset brings more.",
    "split-clears": "It clears the table, where hardly any of your cards would fit.",
    "split-keeps-standard": "It keeps a Standard in your hand: a Wild cannot be the last card.",
    "split-saves-helper": "It saves a helper for later.",
    "split-saves-wild": "It saves a Wild for when nothing else fits.",
    "split-spends-wild": "It gets rid of a Wild, which cannot be the last card.",
    "split-fits": "It keeps {best} of your cards playable.",
    "split-room": "It leaves the next player room for only {best|number}.",
    "split-room-together": "It leaves the next player room for {best|number}.",
    "split-further-out": "The {best} lies far out and would be hard to play later.",
    "split-opens-honestly": "An honest opening need not fear a challenge.",
    "split-opens-falsely": "The bluff leaves the others room for only {best|number}.",
    "splito-met": "{best|Objective} in your zones would be met.",
    "splito-commons": "Your zones would hold {best|common Objective}.",
    "splito-lost": "{best|Objective} in your zones would be lost; most other cards lose more.",
    "splito-open": "{best|Objective} in your zones would still be open.",
    "splito-product": "Your product would be {best} as things stand; most other cards give less.",
    "splito-points": "Your two zones would have {best|point} together.",
    "splito-neighbour": "Your better neighbour would have a product of only {best}.",
    "splito-rival": "The strongest rival would have a product of only {best}.",
    "split-it-points": "Won, this section brings you {best|point}.",
    "split-it-leads": "With this section you would lead {best|column}.",
    "split-it-jokers": "This section holds {best|joker}.",
    "split-it-sections-mine": "What these sections could bring you adds up to {best|point}.",
    "split-it-sections-theirs": "To the strongest rival these sections could bring only"
    " {best|point} in all.",
    "split-it-joker-points": "Your score would be {best|point}.",
    "split-it-joker-lead": "Your column of {number} would lead by {margin|card}.",
    "split-it-joker-column": "A lead in the column of {best} scores more than in most others.",
}


def hint(reason: Reason) -> str:
    return _filled(HINTS[reason.id], reason)


def sentence(reason: Reason) -> str:
    return _filled(SENTENCES[reason.id], reason)


def _filled(text: str, reason: Reason) -> str:
    def filled(place: re.Match[str]) -> str:
        value, thing = reason.values[place["name"]], place["thing"]
        return counted(value, thing) if thing else str(value)

    return re.sub(r"\{(?P<name>\w+)(?:\|(?P<thing>[^}]+))?\}", filled, text)
