"""Means and how sure they are, when some of the tries are alike."""

from math import sqrt

import numpy as np
import numpy.typing as npt

from splittable.core.intervals import NORMAL, student


def estimate(values: npt.NDArray[np.floating], groups: int) -> tuple[float, float]:
    """Mean, and such an error that 1.96 of them are a 95 % interval's half.

    The values come in so many groups of the same size, one after the other; those of one group may
    be alike, and groups are independent. One group alone tells nothing of its error.
    """
    means = values.reshape(groups, -1).mean(axis=1, dtype=np.float64)
    if groups == 1:
        return float(means[0]), 1.0
    error = float(means.std(ddof=1)) / sqrt(groups)
    return float(means.mean()), error * student(groups - 1) / NORMAL


def difference(values: npt.NDArray[np.floating], groups: int) -> tuple[float, float]:
    """As `estimate`, but never quite sure: what was the same in so many tries may not be in one
    more."""
    mean, error = estimate(values, groups)
    return mean, max(error, 1 / len(values))
