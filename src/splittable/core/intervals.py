"""Half-widths of 95 % confidence intervals, in standard errors."""

from statistics import NormalDist
from typing import Final

NORMAL: Final = NormalDist().inv_cdf(0.975)
FEW: Final = (12.7062, 4.3027)  # Student's t for one and for two degrees of freedom


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t, from one degree of freedom; within 1 %."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
