"""English sentences for the reasons of Split it!: see `terminal.reasons`."""

from collections.abc import Mapping
from typing import Final

SENTENCES: Final[Mapping[str, str]] = {
    "split-it-points": "Winning its section brings {best|point}; the other section, {other}.",
    "split-it-leads": "With its section, {best|column} would lead; with the other, {other}.",
    "split-it-jokers": "Its section has {best|joker}; the other has {other}.",
    "split-it-sections-mine": "Its sections could bring {best|point} in all; after the other move,"
    " {other}.",
    "split-it-sections-theirs": "Its sections could bring the strongest rival {best|point} in all;"
    " after the other move, {other}.",
    "split-it-alone": "You'd expect nobody else there {best}% of the time; in the other section,"
    " {other}%.",
    "split-it-joker-points": "The score would be {best|point}; with the other column, {other}.",
    "split-it-joker-lead": "The column of {number}s would lead by {margin|card}.",
    "split-it-joker-column": "Leading the column of {best}s scores more than leading the column of"
    " {other}s.",
}

HINTS: Final[Mapping[str, str]] = {
    "split-it-points": "This section would bring you {best|point}.",
    "split-it-leads": "With this section, you'd lead here: {columns}.",
    "split-it-jokers": "This section has {best|joker}.",
    "split-it-sections-mine": "These sections could bring you {best|point} in all.",
    "split-it-sections-theirs": "{name} could gain only {best|point} from all these sections.",
    "split-it-joker-points": "Your score would be {best|point}.",
    "split-it-joker-lead": "Your column of {number}s would lead by {margin|card}.",
    "split-it-joker-column": "Leading the column of {best}s scores more than most others.",
}
