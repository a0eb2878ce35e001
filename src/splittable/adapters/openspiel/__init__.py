"""The games for OpenSpiel: importing this registers `python_split_it`, `python_splito` and
`python_split`.

`pyspiel.load_game("python_splito(seats=4)")` then works like any game of its own. docs/encoding.md
has the numbers of actions, observations and draws; `terms` has the parameters.
"""

from splittable.core.errors import MissingPackage

try:
    import numpy  # noqa: F401  (both are looked for here, so that one line says it)
    import pyspiel  # noqa: F401
except ImportError:
    raise MissingPackage("splittable.adapters.openspiel", "openspiel") from None

from splittable.adapters.openspiel.game import SplittableGame, register_games
from splittable.adapters.openspiel.state import SplittableState, resampler

__all__ = ["SplittableGame", "SplittableState", "resampler"]

register_games()
