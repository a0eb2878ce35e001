"""Regret matching: how often to choose what, when all choose at once and think alike.

Each seat looks back at what every choice would have brought against what the others did, and does
more often what it regrets not having done. The average of that is a mix that nobody can exploit
much (Hart and Mas-Colell 2000; regrets are kept above zero, as in Tammelin's version).
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
    """By seat and choice: how often. `payoffs` are by profile and seat; `choices` say what a seat
    does in that profile, or -1 where it has no choice. With a chance of `trust` every seat but the
    one that thinks follows its habits, by seat and choice: so each prepares for them as well."""
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
