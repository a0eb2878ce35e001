"""What the rule of thumb for Split it! weighs a move by, for bots and simulator alike."""

from typing import Final

NOISE: Final = 0.5  # of a split: keeps me hard to read
JOKER_WORTH: Final = 3.0  # about what one more card in a fair column brings
LEAST_WORTH: Final = 0.5  # nothing is so poor that nobody ever guesses it
ROUNDS_OF_THOUGHT: Final = 6
SUREST: Final = 0.999
EAGERNESS: Final = 2  # how sharply a better section is preferred
