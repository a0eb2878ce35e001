"""Gymnasium spaces of a game's encoding."""

from collections.abc import Sequence

import numpy as np
from gymnasium import spaces

from splittable.core.encoding import Field


def observation_box(fields: Sequence[Field]) -> spaces.Box:
    """The space of one seat's observations, field after field."""
    sizes = [field.size for field in fields]
    low = np.repeat([field.low for field in fields], sizes).astype(np.int8)
    high = np.repeat([field.high for field in fields], sizes).astype(np.int8)
    return spaces.Box(low, high, dtype=np.int8)
