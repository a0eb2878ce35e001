"""Reasons why one move is better than another: the id of a sentence, and the numbers in it."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason. Where a sentence compares the two moves, its numbers are `best` and `other`."""

    id: str  # clients translate it
    values: Mapping[str, int]  # by placeholder of the sentence


def more(name: str, best: int, other: int) -> tuple[Reason, ...]:
    """The reason `name` if the better move has the higher number; otherwise nothing."""
    return (Reason(name, {"best": best, "other": other}),) if best > other else ()


def fewer(name: str, best: int, other: int) -> tuple[Reason, ...]:
    """The reason `name` if the better move has the lower number; otherwise nothing."""
    return (Reason(name, {"best": best, "other": other}),) if best < other else ()
