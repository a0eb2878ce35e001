"""Regret matching: mixed strategies for seats that choose at the same time.

Each seat compares its choices against what the others did, and plays those that it regrets not
having played more often. The average strategy is hard to exploit (Hart and Mas-Colell 2000; regrets
stay non-negative as in Tammelin's regret matching+).
"""

from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from splittable.sim.compiler import entry

ROUNDS: Final = 400


def mixes(
    payoffs: npt.NDArray[np.float64],
    choices: npt.NDArray[np.int64],
    habits: npt.NDArray[np.float64],
    trust: float,
    rounds: int = ROUNDS,
) -> npt.NDArray[np.float64]:
    """The mixes, by seat and choice: how often the seat makes it.

    `payoffs` is by profile and seat. `choices` is by profile and seat: the seat's choice, or -1 if
    it has none. `habits` is by seat and choice: with probability `trust`, a seat's opponents follow
    their habits instead of their mixes.
    """
    found = np.zeros(habits.shape)
    _loop()(payoffs, choices, habits, float(trust), rounds, found)
    return found


@cache
def _loop() -> Any:
    return entry(match_regrets, "mixes", {})


def match_regrets(
    payoffs: Any, choices: Any, habits: Any, trust: float, rounds: int, found: Any
) -> None:
    profiles, seats = payoffs.shape
    count = habits.shape[1]
    regrets, mix = np.zeros((seats, count)), np.zeros((seats, count))
    there = np.zeros((seats, count), np.bool_)
    for profile in range(profiles):
        for seat in range(seats):
            if choices[profile, seat] >= 0:
                there[seat, choices[profile, seat]] = True
    worths = np.zeros((seats, count))
    for number in range(rounds):
        for seat in range(seats):
            total, options = 0.0, 0
            for choice in range(count):
                total += regrets[seat, choice]
                options += there[seat, choice]
            for choice in range(count):
                if total > 0.0:
                    mix[seat, choice] = regrets[seat, choice] / total
                else:
                    mix[seat, choice] = there[seat, choice] / max(options, 1)
                found[seat, choice] += (number + 1) * mix[seat, choice]
        worths[:] = 0.0
        for profile in range(profiles):
            for seat in range(seats):
                if choices[profile, seat] < 0:
                    continue
                others = 1.0
                for other in range(seats):
                    choice = choices[profile, other]
                    if other != seat and choice >= 0:
                        others *= trust * habits[other, choice] + (1.0 - trust) * mix[other, choice]
                worths[seat, choices[profile, seat]] += others * payoffs[profile, seat]
        for seat in range(seats):
            expected = 0.0
            for choice in range(count):
                expected += mix[seat, choice] * worths[seat, choice]
            for choice in range(count):
                if there[seat, choice]:
                    regret = regrets[seat, choice] + worths[seat, choice] - expected
                    regrets[seat, choice] = max(regret, 0.0)
    for seat in range(seats):
        total = 0.0
        for choice in range(count):
            total += found[seat, choice]
        for choice in range(count):
            found[seat, choice] /= max(total, 1e-300)
