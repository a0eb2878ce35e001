"""The simulated game Splito."""

from typing import Final

from splittable.games.splito import SPLITO as READABLE
from splittable.games.splito.encoding import ENCODING
from splittable.sim.simulated_game import Rules, SimulatedGame, Translation, gather
from splittable.sim.splito import determinization, observation, policies, rules, translation

SPLITO: Final = SimulatedGame(
    game=READABLE,
    encoding=ENCODING,
    state=rules.STATE,
    rules=gather(Rules, rules, policies, observation, determinization),
    translation=gather(Translation, translation),
)
