"""How a policy chooses among actions whose merits it knows, as `bots/rules_of_thumb` does."""

from typing import Final

import numpy as np

from splittable.sim.chance import uniform
from splittable.sim.compiling import Chance, Reals, kernel

NOT_LEGAL: Final = -np.inf  # the merit of an action that the rules do not allow
MIXED: Final = -1.0  # in place of an amount of noise: merits are the weights of a draw


@kernel
def pick(merits: Reals, noise: float, chance: Chance) -> int:
    """The best after a little noise, or one drawn by weight."""
    return _drawn(merits, chance) if noise == MIXED else _best(merits, noise, chance)


@kernel
def _best(merits: Reals, noise: float, chance: Chance) -> int:
    best, found = NOT_LEGAL, 0
    for action in range(len(merits)):
        if merits[action] > NOT_LEGAL:
            merit = merits[action] + noise * uniform(chance)
            if merit > best:
                best, found = merit, action
    return found


@kernel
def _drawn(merits: Reals, chance: Chance) -> int:
    total = 0.0
    for action in range(len(merits)):
        if merits[action] > NOT_LEGAL:
            total += merits[action]
    rest, found = total * uniform(chance), 0
    for action in range(len(merits)):
        if merits[action] > 0.0:
            found = action
            rest -= merits[action]
            if rest < 0.0:
                break
    return found
