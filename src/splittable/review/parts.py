"""Luck and skill told apart: what a seat's decisions brought it, what others' did, and the rest.

A decision brings a seat what it wins in the deciding seat's worlds by the played move, less what it
wins there when that seat plays by rule. What neither its own nor the others' decisions explain
is luck: the deal, and the turns of chance. So the parts add up by themselves, to the last digit.
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

DIGIT: Final = Decimal("0.000001")  # the last one that is told


@dataclass(slots=True)
class Sum:
    """What decisions have brought a seat."""

    value: float = 0.0
    variance: float = 0.0

    def add(self, value: float, error: float) -> None:
        self.value += value
        self.variance += error**2


@dataclass(frozen=True, slots=True)
class Brought:
    """What one decision has brought every seat, with standard errors."""

    by: Seat
    values: tuple[float, ...]  # by seat
    errors: tuple[float, ...]

    @classmethod
    def by_decision(cls, moment: Moment, judgement: Judgement) -> "Brought":
        values, errors = judgement.parts.tolist(), judgement.part_errors.tolist()
        return cls(moment.seat, tuple(values), tuple(errors))


def parts(fair: float, results: Sequence[float], brought: Iterable[Brought]) -> tuple[Part, ...]:
    seats = range(len(results))
    own, others = [Sum() for _ in seats], [Sum() for _ in seats]
    for decision in brought:
        for seat in seats:
            found = own[seat] if seat == decision.by else others[seat]
            found.add(decision.values[seat], decision.errors[seat])
    return tuple(_part(seat, fair, results[seat], own[seat], others[seat]) for seat in seats)


def _part(seat: int, fair: float, result: float, own: Sum, others: Sum) -> Part:
    told = [_told(each) for each in (fair, others.value, own.value, result)]
    return Part(
        seat=seat,
        fair=told[0],
        luck=told[3] - told[0] - told[1] - told[2],
        others=told[1],
        own=told[2],
        result=told[3],
        others_error=sqrt(others.variance),
        own_error=sqrt(own.variance),
    )


def _told(share: float) -> Decimal:
    """Without a minus before zero."""
    return Decimal(share).quantize(DIGIT) + 0
