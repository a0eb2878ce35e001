"""The simulated game Split."""

from typing import Final

from splittable.games.split import SPLIT as READABLE
from splittable.games.split.encoding import ENCODING
from splittable.sim.simulated_game import Rules, SimulatedGame, Translation, gather
from splittable.sim.split import determinization, observation, policies, rules, translation

SPLIT: Final = SimulatedGame(
    game=READABLE,
    encoding=ENCODING,
    state=rules.STATE,
    rules=gather(Rules, rules, policies, observation, determinization),
    translation=gather(Translation, translation),
)
