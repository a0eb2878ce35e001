"""English sentences for the reasons of Split it!: see `terminal.reasons`."""

from collections.abc import Mapping
from typing import Final

SENTENCES: Final[Mapping[str, str]] = {
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

HINTS: Final[Mapping[str, str]] = {
    "split-it-points": "Won, this section brings you {best|point}.",
    "split-it-leads": "With this section you would lead here: {columns}.",
    "split-it-jokers": "This section holds {best|joker}.",
    "split-it-sections-mine": "What these sections could bring you adds up to {best|point}.",
    "split-it-sections-theirs": "{name} could gain only {best|point} from all these sections.",
    "split-it-joker-points": "Your score would be {best|point}.",
    "split-it-joker-lead": "Your column of {number} would lead by {margin|card}.",
    "split-it-joker-column": "A lead in the column of {best} scores more than in most others.",
}
