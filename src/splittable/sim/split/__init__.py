"""Split for the simulator."""

from typing import Final

from splittable.games.split import SPLIT as READABLE
from splittable.games.split.encoding import ENCODING
from splittable.sim.simulated_game import Rules, SimulatedGame, Translation, gathered
from splittable.sim.split import determinization, observation, policies, rules, translation

SPLIT: Final = SimulatedGame(
    game=READABLE,
    encoding=ENCODING,
    state=rules.STATE,
    rules=gathered(Rules, rules, policies, observation, determinization),
    translation=gathered(Translation, translation),
)
