"""Errors: one line each, picklable, and *invalid* differs from *illegal*."""

import pytest

from splittable.core.errors import (
    IllegalMove,
    Invalid,
    InvalidArgument,
    InvalidMove,
    Mismatch,
    MissingPackage,
    NotYourTurn,
    SplittableError,
)


def test_an_invalid_thing_is_told_with_its_place() -> None:
    error = Invalid("deal.stock", "expected 70 entries, found 1")
    assert str(error) == "deal.stock: expected 70 entries, found 1"
    assert (error.where, error.problem) == ("deal.stock", "expected 70 entries, found 1")


def test_without_a_place_the_problem_stands_alone() -> None:
    assert str(Invalid("", "not JSON")) == "not JSON"


@pytest.mark.parametrize(
    "kind",
    [Invalid, InvalidArgument, InvalidMove, IllegalMove, NotYourTurn, Mismatch, MissingPackage],
)
def test_every_error_is_an_error_of_this_library(kind: type[Exception]) -> None:
    assert issubclass(kind, SplittableError)


def test_invalid_and_illegal_moves_are_different_errors() -> None:
    assert not issubclass(InvalidMove, IllegalMove)
    assert not issubclass(IllegalMove, Invalid)
    assert issubclass(NotYourTurn, IllegalMove)


def test_programs_can_catch_what_they_know() -> None:
    assert issubclass(InvalidArgument, ValueError)
    assert issubclass(MissingPackage, ImportError)
    line = 'splittable.sim requires an extra: pip install "splittable[sim]"'
    assert str(MissingPackage("splittable.sim", "sim")) == line
