"""A trained model as a bot: plays the legal move that its weights like best.

    splittable bot run examples/seat_model.py --table 'http://127.0.0.1:8000/t/…?invite=…'

It reads `weights.npy` in the current folder, or the file named by WEIGHTS: a matrix of numpy, by
observation and action (docs/encoding.md). docs/tutorials/agent.md trains such a matrix as
`weights`; keep it with `np.save("weights.npy", weights)`.
"""

import os
from typing import Any

import numpy as np

from splittable.core.view_fields import view_type
from splittable.games import ENCODINGS

FILE = os.environ.get("WEIGHTS", "weights.npy")
WEIGHTS = np.load(FILE)


def choose(view: Any, legal: tuple[Any, ...], *_: object) -> Any:
    encoding = next(each for each in ENCODINGS.values() if isinstance(view, view_type(each.game)))
    seen = np.array(encoding.observe(view))
    expected = len(seen), encoding.actions(view.options)
    if WEIGHTS.shape != expected:
        raise ValueError(f"{FILE} must have the shape {expected}, found {WEIGHTS.shape}")
    scores = seen @ WEIGHTS
    return max(legal, key=lambda move: scores[encoding.action(view.options, move)])
