"""Offsets of the fields in an observation, from the game's encoding."""

from dataclasses import replace
from itertools import accumulate
from typing import Any

import numpy as np
import numpy.typing as npt

from splittable.core.encoding import AnyEncoding


def layouts(encoding: AnyEncoding, **changes: Any) -> npt.NDArray[np.void]:
    """By number of seats: a record with the offset of each field.

    Options are the defaults with `changes`. In a kernel, `LAYOUTS[seats].hand` is an integer.
    """
    game = encoding.game
    (seats,) = [option.values for option in game.options if option.name == "seats"]
    found = {}
    for each in seats:
        options = replace(game.read_options({"seats": each}), **changes)
        found[options.seats] = encoding.fields(options)
    names = [field.name for field in next(iter(found.values()))]
    table = np.zeros(max(found) + 1, [(name, np.int64) for name in names])
    for number, fields in found.items():
        table[number] = tuple(accumulate([field.size for field in fields[:-1]], initial=0))
    return table
