"""Weights of the rule of thumb for Split it!, shared by bots and simulator."""

from typing import Final

NOISE: Final = 0.5  # added to the merit of a split, to stay unpredictable
JOKER_WORTH: Final = 3.0  # about the worth of one more card in an average column
LEAST_WORTH: Final = 0.5  # of any section, so that each is guessed sometimes
ROUNDS_OF_THOUGHT: Final = 6
SUREST: Final = 0.999
EAGERNESS: Final = 2  # exponent: how strongly a better section is preferred
