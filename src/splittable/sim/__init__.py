"""Fast simulators of the three games: compiled rules that play thousands of games at once.

`games/` defines the rules. This package reimplements them on integers; tests compare the two move
by move. All randomness comes from seeds.
"""

from splittable.core.errors import MissingPackage
from splittable.core.extras import has_extra

if not has_extra("sim"):
    raise MissingPackage("splittable.sim", "sim")

from splittable.sim.arguments import POLICIES
from splittable.sim.positions import Playouts, Positions
from splittable.sim.simulator import Simulator, playouts
from splittable.sim.vector import Buffers, Vector

__all__ = ["POLICIES", "Buffers", "Playouts", "Positions", "Simulator", "Vector", "playouts"]
