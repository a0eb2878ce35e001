"""Why one move is better than another: which sentence says so, and the rules' own figures in it."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """`best` and `other` are the figures of the two moves, wherever a sentence compares them."""

    id: str
    values: Mapping[str, int]


def more(name: str, best: int, other: int) -> tuple[Reason, ...]:
    """A reason if the better move has more of it."""
    return (Reason(name, {"best": best, "other": other}),) if best > other else ()


def fewer(name: str, best: int, other: int) -> tuple[Reason, ...]:
    """A reason if the better move has less of it."""
    return (Reason(name, {"best": best, "other": other}),) if best < other else ()
