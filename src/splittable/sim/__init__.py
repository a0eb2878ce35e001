"""The three games at full speed: compiled rules, thousands of games at once, a seed for each.

`games/` says what is legal; this repeats it on integers and is compared with it move by move.
"""

from splittable.core.errors import MissingPackage

try:
    import numba as _  # noqa: F401  only to say clearly what is missing
except ImportError as error:
    raise MissingPackage("splittable.sim", "sim") from error

from splittable.sim.arguments import POLICIES
from splittable.sim.positions import Playouts, Positions
from splittable.sim.simulator import Simulator, playouts
from splittable.sim.vector import Buffers, Vector

__all__ = ["POLICIES", "Buffers", "Playouts", "Positions", "Simulator", "Vector", "playouts"]
