"""The games as Gymnasium environments. Importing this registers `splittable/SplitIt-v0`,
`splittable/Splito-v0` and `splittable/Split-v0`, for `gymnasium.make` and `gymnasium.make_vec`.

>>> import gymnasium, splittable.gym
>>> env = gymnasium.make("splittable/Split-v0", opponents="easy", seats=2)
>>> observation, info = env.reset(seed=7)
>>> env.observation_space.contains(observation)
True

`gymnasium.make("splittable.gym:splittable/Split-v0")` imports it by itself. docs/research.md
describes the environments.
"""

from typing import TYPE_CHECKING, Any, Final

from splittable.core.errors import MissingPackage
from splittable.core.extras import has_extra

if not has_extra("gym"):
    raise MissingPackage("splittable.gym", "gym")

import gymnasium

from splittable.adapters import gymnasium as _environments
from splittable.adapters.gymnasium import Opponent, Opponents, SplittableEnv

if TYPE_CHECKING:
    from splittable.adapters.gymnasium import AllSeatsVectorEnv, SplittableVectorEnv

__all__ = ["AllSeatsVectorEnv", "Opponent", "Opponents", "SplittableEnv", "SplittableVectorEnv"]

# The version changes whenever actions, observations, rewards or rules change.
IDS: Final = {
    "splittable/SplitIt-v0": "split-it",
    "splittable/Splito-v0": "splito",
    "splittable/Split-v0": "split",
}


def __getattr__(name: str) -> Any:
    """Load the vector environments on first use: they also require the extra `sim`."""
    if name in __all__:
        return getattr(_environments, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


for _id, _game in IDS.items():
    gymnasium.register(
        _id,
        entry_point="splittable.gym:SplittableEnv",
        vector_entry_point="splittable.gym:SplittableVectorEnv",
        kwargs={"game": _game},
    )
