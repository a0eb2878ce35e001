"""The games as PettingZoo environments: `split_it_v0`, `splito_v0` and `split_v0`."""

from splittable.core.errors import MissingPackage

try:
    import gymnasium  # noqa: F401
    import numpy  # noqa: F401  (checks all three packages, for one clear error)
    import pettingzoo  # noqa: F401
except ImportError:
    raise MissingPackage("splittable.adapters.pettingzoo", "pettingzoo") from None
