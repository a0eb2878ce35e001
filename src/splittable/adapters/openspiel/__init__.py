"""The games for OpenSpiel. Importing this registers `python_split_it`, `python_splito` and
`python_split`.

Then `pyspiel.load_game("python_splito(seats=4)")` works as for OpenSpiel's own games. The module
`terms` lists the parameters; docs/encoding.md describes actions, observations and chance outcomes.
"""

from splittable.core.errors import MissingPackage
from splittable.core.extras import has_extra

if not has_extra("openspiel"):
    raise MissingPackage("splittable.adapters.openspiel", "openspiel")

from splittable.adapters.openspiel.game import SplittableGame, register_games
from splittable.adapters.openspiel.state import SplittableState, resampler

__all__ = ["SplittableGame", "SplittableState", "resampler"]

register_games()
