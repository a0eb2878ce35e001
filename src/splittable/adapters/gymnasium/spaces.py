"""Gymnasium spaces of a game's encoding."""

from collections.abc import Sequence

import numpy as np
from gymnasium import spaces

from splittable.core.encoding import Field


def observation_box(fields: Sequence[Field]) -> spaces.Box:
    """The space of one seat's observations, field after field.

    They are float32, although whole numbers: many learners, such as CleanRL's, feed them to their
    networks as they are.
    """
    sizes = [field.size for field in fields]
    low = np.repeat([field.low for field in fields], sizes).astype(np.float32)
    high = np.repeat([field.high for field in fields], sizes).astype(np.float32)
    return spaces.Box(low, high, dtype=np.float32)
