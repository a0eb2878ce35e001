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

from splittable.review.judging import Judgement
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


def parts(
    fair: float, results: Sequence[float], judged: Iterable[tuple[Moment, Judgement]]
) -> tuple[Part, ...]:
    seats = range(len(results))
    own, others = [Sum() for _ in seats], [Sum() for _ in seats]
    for moment, judgement in judged:
        for seat in seats:
            found = own[seat] if seat == moment.seat else others[seat]
            found.add(float(judgement.parts[seat]), float(judgement.part_errors[seat]))
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
