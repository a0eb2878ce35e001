"""Grades of decisions. Only a statistically certain loss gets a grade."""

from typing import Final

from splittable.core.intervals import NORMAL
from splittable.review.results import Grade

GRADES: Final[tuple[tuple[float, Grade], ...]] = (  # by the least loss
    (0.12, "blunder"),
    (0.05, "mistake"),
    (0.02, "slip"),
)
PART_OF_THE_MIX: Final = 0.1  # a choice that a good mix makes this often gets no grade


def grade(loss: float, error: float, share: float | None = None) -> Grade | None:
    """The grade of a decision with this loss and standard error; None: no grade.

    `share` is how often the mix makes this choice, or None if choices aren't mixed.
    """
    if loss - NORMAL * error <= 0 or (share is not None and share >= PART_OF_THE_MIX):
        return None
    return next((name for least, name in GRADES if loss >= least), None)
