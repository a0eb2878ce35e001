"""Splits a seat's result into parts: fair share, luck, others' decisions and its own.

A decision contributes to a seat what it wins with the played move, minus what it wins with the
reference policy's move, both in worlds of the deciding seat. What neither its own nor the others'
decisions explain is luck: the deal and later chance. So the parts add up exactly.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from math import sqrt
from typing import Final

from splittable.core.seats import Seat
from splittable.review.judgement import Judgement
from splittable.review.moments import Moment
from splittable.review.results import Part

DIGIT: Final = Decimal("0.000001")  # parts are rounded to this


@dataclass(slots=True)
class Sum:
    """The sum of contributions to a seat."""

    value: float = 0.0
    variance: float = 0.0

    def add(self, value: float, error: float) -> None:
        self.value += value
        self.variance += error**2


@dataclass(frozen=True, slots=True)
class Contribution:
    """What one decision contributed to every seat's result."""

    by: Seat  # the seat that decided
    values: tuple[float, ...]  # by seat
    errors: tuple[float, ...]  # by seat: standard errors

    @classmethod
    def of_decision(cls, moment: Moment, judgement: Judgement) -> "Contribution":
        values, errors = judgement.parts.tolist(), judgement.part_errors.tolist()
        return cls(moment.seat, tuple(values), tuple(errors))


def parts(
    fair: float, results: Sequence[float], contributions: Iterable[Contribution]
) -> tuple[Part, ...]:
    """By seat: the parts of its result."""
    seats = range(len(results))
    own, others = [Sum() for _ in seats], [Sum() for _ in seats]
    for decision in contributions:
        for seat in seats:
            found = own[seat] if seat == decision.by else others[seat]
            found.add(decision.values[seat], decision.errors[seat])
    return tuple(_part(seat, fair, results[seat], own[seat], others[seat]) for seat in seats)


def _part(seat: int, fair: float, result: float, own: Sum, others: Sum) -> Part:
    rounded = [_rounded(each) for each in (fair, others.value, own.value, result)]
    return Part(
        seat=seat,
        fair=rounded[0],
        luck=rounded[3] - rounded[0] - rounded[1] - rounded[2],
        others=rounded[1],
        own=rounded[2],
        result=rounded[3],
        others_error=sqrt(others.variance),
        own_error=sqrt(own.variance),
    )


def _rounded(share: float) -> Decimal:
    return Decimal(share).quantize(DIGIT) + 0  # turns -0 into 0
