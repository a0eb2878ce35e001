"""The simulated game Split it!"""

from typing import Final

from splittable.games.split_it import SPLIT_IT as READABLE
from splittable.games.split_it.encoding import ENCODING
from splittable.sim.simulated_game import Rules, SimulatedGame, Translation, gather
from splittable.sim.split_it import determinization, observation, policies, rules, translation

SPLIT_IT: Final = SimulatedGame(
    game=READABLE,
    encoding=ENCODING,
    state=rules.STATE,
    rules=gather(Rules, rules, policies, observation, determinization),
    translation=gather(Translation, translation),
)
