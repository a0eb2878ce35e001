"""Luck and skill told apart: what a seat's decisions brought it, what others' did, and the rest.

A decision brings a seat what it wins in the deciding seat's worlds by the played move, less what it
wins there when that seat plays by rule. What neither its own nor the others' decisions explain
is luck: the deal, and the turns of chance. So the parts add up by themselves, to the last digit.
"""

from collections.abc import Iterable, Sequence
from decimal import Decimal
from math import sqrt
from typing import Final

from splittable.review.judging import Judgement
from splittable.review.moments import Moment
from splittable.review.results import Part

DIGIT: Final = Decimal("0.000001")  # the last one that is told


def parts(
    fair: float, results: Sequence[float], judged: Iterable[tuple[Moment, Judgement]]
) -> tuple[Part, ...]:
    seats = range(len(results))
    own, others = [0.0] * len(results), [0.0] * len(results)
    own_error, others_error = [0.0] * len(results), [0.0] * len(results)
    for moment, judgement in judged:
        for seat in seats:
            sums, errors = (own, own_error) if seat == moment.seat else (others, others_error)
            sums[seat] += float(judgement.parts[seat])
            errors[seat] += float(judgement.part_errors[seat]) ** 2
    return tuple(
        _part(
            seat, fair, results[seat], own[seat], others[seat], own_error[seat], others_error[seat]
        )
        for seat in seats
    )


def _part(
    seat: int,
    fair: float,
    result: float,
    own: float,
    others: float,
    own_variance: float,
    others_variance: float,
) -> Part:
    told = [Decimal(each).quantize(DIGIT) + 0 for each in (fair, others, own, result)]
    luck = told[3] - told[0] - told[1] - told[2]
    return Part(
        seat=seat,
        fair=told[0],
        luck=luck,
        others=told[1],
        own=told[2],
        result=told[3],
        others_error=sqrt(others_variance),
        own_error=sqrt(own_variance),
    )
