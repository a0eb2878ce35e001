"""A second, independent scoring of Split it!, written from docs/rules/split-it.md."""

from collections.abc import Sequence
from typing import Any


def split_it_points(displays: Sequence[Any]) -> list[int]:
    """Points by seat: the numbers whose longest column it has, alone or tied (6.2 to 6.4)."""
    scores = [0] * len(displays)
    for number in range(10):
        lengths = [display.numbers[number] + display.jokers[number] for display in displays]
        for seat, length in enumerate(lengths):
            if length and length == max(lengths):
                scores[seat] += number + 1
    return scores
