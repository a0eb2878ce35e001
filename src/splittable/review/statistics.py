"""Means with standard errors, for values that are correlated within groups."""

from math import sqrt

import numpy as np
import numpy.typing as npt

from splittable.core.intervals import NORMAL, student


def estimate(values: npt.NDArray[np.floating], groups: int) -> tuple[float, float]:
    """The mean, and an error scaled so that 1.96 of it is half a 95 % interval.

    Values come in consecutive groups of equal size. Groups are independent; values within a group
    may be correlated. For a single group, the error is unknown and 1.0 is returned.
    """
    means = values.reshape(groups, -1).mean(axis=1, dtype=np.float64)
    if groups == 1:
        return float(means[0]), 1.0
    error = float(means.std(ddof=1)) / sqrt(groups)
    return float(means.mean()), error * student(groups - 1) / NORMAL


def difference(values: npt.NDArray[np.floating], groups: int) -> tuple[float, float]:
    """Like `estimate`, with a positive lower bound on the error: equal results in n tries don't
    prove equality."""
    mean, error = estimate(values, groups)
    return mean, max(error, 1 / len(values))
