"""The tiers of a test run: `./test` (short), `./test --all` or `./test --long`."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, TypeVar

import pytest

T = TypeVar("T")


class Tier(IntEnum):
    SHORT = 0
    ALL = 1
    LONG = 2

    def pick(self, short: T, all: T, long: T | None = None) -> T:  # noqa: A002
        """The amount for this tier; `--long` defaults to the amount of `--all`."""
        return (short, all, all if long is None else long)[self]

    def sample(self, cases: Sequence[T], every: int, turn: int = 0) -> Sequence[T]:
        """All cases; in the short run, only every `every`th one, starting at index `turn`."""
        return cases[turn % every :: every] if self is Tier.SHORT else cases


def later(*cases: Any) -> list[Any]:
    """Parameter values for `--all` and `--long` only; a tuple holds several parameters."""
    return [
        pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.all_tier)
        for case in cases
    ]
