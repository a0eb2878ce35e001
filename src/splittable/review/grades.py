"""What a lost chance is called: nothing, unless it is lost beyond doubt."""

from typing import Final

from splittable.core.intervals import NORMAL
from splittable.review.results import Grade

GRADES: Final[tuple[tuple[float, Grade], ...]] = (  # chance lost, at least
    (0.12, "blunder"),
    (0.05, "mistake"),
    (0.02, "slip"),
)
PART_OF_THE_MIX: Final = 0.1  # who mixes well does so at least this often: that is no mistake


def grade(loss: float, error: float, share: float | None = None) -> Grade | None:
    """`share` is how often a mix plays it, where choices are mixed."""
    if loss - NORMAL * error <= 0 or (share is not None and share >= PART_OF_THE_MIX):
        return None
    return next((name for least, name in GRADES if loss >= least), None)
