"""Loops that call a game's kernels one by one, for tests."""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from splittable.sim import Simulator
from splittable.sim.chance import PLAYING, begin
from splittable.sim.compiler import Reals, State, entry
from splittable.sim.simulated_game import SIMULATED

if TYPE_CHECKING:
    from splittable.sim.kernel_names import (
        appraise,
        choose_at_random,
        choose_by_rule_of_thumb,
        is_legal,
    )

THIS_FILE = sha256(Path(__file__).read_bytes()).hexdigest()[:12]


def legal_one_by_one(state: State, seat: int, found: Any) -> None:
    for action in range(len(found)):
        found[action] = is_legal(state, seat, action)


def draw_at_random(state: State, seat: int, seed: int, drawn: Any) -> None:
    chance = np.zeros(1, np.uint64)
    begin(chance, seed, 0, PLAYING)
    for place in range(len(drawn)):
        drawn[place] = choose_at_random(state, seat, chance)


def draw_by_rule_of_thumb(state: State, seat: int, seed: int, drawn: Any) -> None:
    chance = np.zeros(1, np.uint64)
    begin(chance, seed, 0, PLAYING)
    for place in range(len(drawn)):
        drawn[place] = choose_by_rule_of_thumb(state, seat, chance)


def merits_of(state: State, seat: int, merits: Reals) -> float:
    return appraise(state, seat, merits)


def probe(simulator: Simulator, loop: Callable[..., Any]) -> Callable[..., Any]:
    return _bound(loop, simulator.game.name)


@cache
def _bound(loop: Callable[..., Any], game: str) -> Callable[..., Any]:
    kernels = SIMULATED[game].rules.by_name()
    return entry(loop, f"{game}_{THIS_FILE}".replace("-", "_"), kernels)
