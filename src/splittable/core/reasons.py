"""Reasons why one move is better than another: the id of a sentence, and the numbers in it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason. Where a sentence compares the two moves, its numbers are `best` and `other`."""

    id: str  # clients translate it
    values: Mapping[str, int]  # by placeholder of the sentence


@dataclass(frozen=True, slots=True)
class ReasonFinder:
    """Finds the reasons of one game that follow from its rules."""

    find: Callable[[Any, Any, Any], tuple[Reason, ...]]  # a seat's view, better move, other move
    ids: tuple[str, ...]  # of all reasons that it may find


def more(name: str, best: int, other: int) -> tuple[Reason, ...]:
    """The reason `name` if the better move has the higher number; otherwise nothing."""
    return (Reason(name, {"best": best, "other": other}),) if best > other else ()


def fewer(name: str, best: int, other: int) -> tuple[Reason, ...]:
    """The reason `name` if the better move has the lower number; otherwise nothing."""
    return (Reason(name, {"best": best, "other": other}),) if best < other else ()
