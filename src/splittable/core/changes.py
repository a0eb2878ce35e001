"""A number before and after a move, for previews."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Change:
    before: int
    after: int
