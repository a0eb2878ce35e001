"""A figure before and after a move that is only considered."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Change:
    before: int
    after: int
