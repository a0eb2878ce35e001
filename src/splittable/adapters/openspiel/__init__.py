"""The games for OpenSpiel. Importing this registers `python_split_it`, `python_splito` and
`python_split`.

Then `pyspiel.load_game("python_splito(seats=4)")` works as for OpenSpiel's own games. The module
`terms` lists the parameters; docs/encoding.md describes actions, observations and chance outcomes.
"""

from splittable.core.errors import MissingPackage

try:
    import numpy  # noqa: F401  (checks both packages, for one clear error)
    import pyspiel  # noqa: F401
except ImportError:
    raise MissingPackage("splittable.adapters.openspiel", "openspiel") from None

from splittable.adapters.openspiel.game import SplittableGame, register_games
from splittable.adapters.openspiel.state import SplittableState, resampler

__all__ = ["SplittableGame", "SplittableState", "resampler"]

register_games()
