"""PettingZoo environments of every variant, and random play in them."""

from collections.abc import Iterator
from random import Random
from types import ModuleType
from typing import Any, Final

import numpy as np
import pytest

from splittable.adapters.pettingzoo import split_it_v0, split_v0, splito_v0
from splittable.core.chance import stream
from splittable.core.seats import Seat
from splittable.games import ENCODINGS
from tests.support.variants import OFFICIAL, Variant, each

MODULES: Final = {"split-it": split_it_v0, "splito": splito_v0, "split": split_v0}
MOST_STEPS: Final = 200  # per game; random games with bluff resets last thousands of moves

# One variant of each game and number of seats, for tests that don't depend on other options.
SEAT_COUNTS: Final = tuple({(v.game.name, len(v.seats)): v for v in reversed(OFFICIAL)}.values())

every_official = each(OFFICIAL)
every_seat_count = each(SEAT_COUNTS)
each_game = pytest.mark.parametrize("module", MODULES.values(), ids=lambda m: m.__name__[-8:])


def module_of(variant: Variant) -> ModuleType:
    return MODULES[variant.game.name]


def arguments(variant: Variant) -> dict[str, Any]:
    """The options as keyword arguments."""
    return variant.game.write_options(variant.options)


def start(variant: Variant, seed: int) -> Any:
    """The expected state after a reset with this seed."""
    game, options = variant.game, variant.options
    return game.start(options, game.deal(options, stream(seed, "deal")))


def apply(variant: Variant, state: Any, agent: str, action: int) -> Any:
    move = ENCODINGS[variant.game.name].move(variant.options, action)
    return variant.game.apply(state, seat_of(agent), move).state


def seat_of(agent: str) -> Seat:
    return Seat(int(agent.removeprefix("seat_")))


def view_in_numbers(variant: Variant, state: Any, agent: str) -> list[int]:
    return ENCODINGS[variant.game.name].observe(variant.game.view(state, seat_of(agent)))


def legal_numbers(variant: Variant, state: Any, agent: str) -> list[int]:
    legal = variant.game.legal(state, seat_of(agent))
    return sorted(ENCODINGS[variant.game.name].action(variant.options, move) for move in legal)


def marked(mask: Any) -> list[int]:
    """The actions that a mask marks as legal."""
    assert mask.dtype == np.int8
    assert set(np.unique(mask)) <= {0, 1}
    return [int(action) for action in np.flatnonzero(mask)]


def any_action(mask: Any, rng: Random) -> int:
    return rng.choice(marked(mask))


def turns(env: Any, rng: Random) -> Iterator[tuple[str, int]]:
    """Play random actions in a reset AEC environment. Yields each agent and action, then steps."""
    for _ in range(MOST_STEPS):
        if not env.agents or env.terminations[env.agent_selection]:
            return
        agent = env.agent_selection
        action = any_action(env.observe(agent)["action_mask"], rng)
        yield agent, action
        env.step(action)


def steps(env: Any, infos: dict[str, Any], rng: Random) -> Iterator[tuple[dict[str, int], Any]]:
    """Play random actions in a parallel environment. Yields the actions and the step's results."""
    for _ in range(MOST_STEPS):
        if not env.agents:
            return
        chosen = {agent: any_action(infos[agent]["action_mask"], rng) for agent in env.agents}
        found = env.step(chosen)
        yield chosen, found
        infos = found[-1]
