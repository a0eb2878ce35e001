"""The games as Gymnasium environments. `splittable.gym` is the public name of this package."""

from typing import TYPE_CHECKING

from splittable.core.errors import MissingPackage
from splittable.core.extras import has_extra

if not has_extra("gym"):
    raise MissingPackage("splittable.gym", "gym")

from splittable.adapters.gymnasium.environment import SplittableEnv
from splittable.adapters.gymnasium.opponents import Opponent, Opponents

if TYPE_CHECKING:
    from splittable.adapters.gymnasium.all_seats import AllSeatsVectorEnv
    from splittable.adapters.gymnasium.all_seats import AllSeatsVectorEnv as TableVectorEnv
    from splittable.adapters.gymnasium.vector import SplittableVectorEnv

__all__ = [
    "AllSeatsVectorEnv",
    "Opponent",
    "Opponents",
    "SplittableEnv",
    "SplittableVectorEnv",
    "TableVectorEnv",  # the old name of AllSeatsVectorEnv
]


def __getattr__(name: str) -> object:
    """Load the vector environments on first use: they also require the extra `sim`."""
    if name == "SplittableVectorEnv":
        from splittable.adapters.gymnasium.vector import SplittableVectorEnv

        return SplittableVectorEnv
    if name in ("AllSeatsVectorEnv", "TableVectorEnv"):
        from splittable.adapters.gymnasium.all_seats import AllSeatsVectorEnv

        return AllSeatsVectorEnv
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
