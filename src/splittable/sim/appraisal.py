"""How a policy chooses an action by merit: the compiled counterpart of `bots/rules_of_thumb`."""

from typing import Final

import numpy as np

from splittable.sim.chance import uniform
from splittable.sim.compiler import Chance, Reals, kernel

NOT_LEGAL: Final = -np.inf  # the merit of an illegal action
MIXED: Final = -1.0  # in place of noise: merits are the weights of a random choice


@kernel
def pick(merits: Reals, noise: float, chance: Chance) -> int:
    """The action with the highest merit plus noise, or one drawn by weight if `noise` is MIXED."""
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


@kernel
def log_likelihood(
    merits: Reals, noise: float, action: int, doubt: float, temperature: float
) -> float:
    """The log-likelihood of an action under a policy with these merits.

    Players don't follow a policy exactly. With probability `doubt`, any legal action is equally
    likely; otherwise it is a softmax of the merits with this temperature.
    """
    if not merits[action] > NOT_LEGAL:
        return NOT_LEGAL
    most, total, legal = merits[action], 0.0, 0
    for other in range(len(merits)):
        most = max(most, merits[other])
    for other in range(len(merits)):
        if merits[other] > NOT_LEGAL:
            legal += 1
            if noise == MIXED:
                total += merits[other]
            else:
                total += np.exp((merits[other] - most) / temperature)
    if noise == MIXED:
        share = merits[action] / total if total > 0.0 else 0.0
    else:
        share = np.exp((merits[action] - most) / temperature) / total
    return np.log((1.0 - doubt) * share + doubt / legal)
