"""PettingZoo's own conformance tests. With `--all`, they run with three seeds for every number of
seats; with `--long`, for every variant.

They print progress, and warn about unusual environments. The warnings ignored here are:

- "Observation is not a NumPy array", "Observation space for each agent probably should be": with a
  mask an observation is a dictionary, as in PettingZoo's own card games, which the tests know by
  name;
- "Action mask numpy array is all zeros": when a game is over nobody has a legal action.
"""

from itertools import count
from types import ModuleType
from typing import Any

import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from splittable.core.errors import InvalidArgument
from tests.adapters.pettingzoo.playing import (
    SEAT_COUNTS,
    arguments,
    each_game,
    every_official,
    every_seat_count,
    module_of,
)
from tests.support.tiers import Tier
from tests.support.variants import Variant

CYCLES = 15  # steps per seat: a whole game of Splito
SEEDS = (0, 1, 2)  # added to the seeds of the official tests

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@every_official
def test_api_test(variant: Variant, tier: Tier) -> None:
    for more in _seeds(variant, tier):
        api_test(_env(variant, more), CYCLES)


@every_official
def test_parallel_api_test(variant: Variant, tier: Tier) -> None:
    for more in _seeds(variant, tier):
        parallel_api_test(_parallel_env(variant, more), CYCLES)


@every_official
def test_seed_test(variant: Variant) -> None:
    seed_test(lambda: _env(variant), CYCLES)


@every_official
def test_parallel_seed_test(variant: Variant) -> None:
    """Compares a single, legal step; test_together compares whole episodes."""
    parallel_seed_test(lambda: _with_legal_samples(_parallel_env(variant)), CYCLES)


@each_game
def test_parallel_seed_test_would_notice_another_deal(module: ModuleType) -> None:
    """Guards the test above: it fails for two environments that shuffle differently."""
    others = count()
    with pytest.raises(AssertionError, match="Incorrect"):
        parallel_seed_test(
            lambda: _with_legal_samples(_seeded(module.parallel_env(), next(others)))
        )


@every_seat_count
def test_render_test(variant: Variant) -> None:
    render_test(lambda render_mode: _env(variant, render_mode=render_mode))


@each_game
def test_max_cycles_test_does_not_apply(module: ModuleType) -> None:
    """It requires games that stop after `max_cycles` steps; ours end by their rules."""
    with pytest.raises(InvalidArgument, match="unknown option 'max_cycles'"):
        max_cycles_test(module)


def _seeds(variant: Variant, tier: Tier) -> tuple[int, ...]:
    is_tried_more = tier is Tier.LONG or (tier is Tier.ALL and variant in SEAT_COUNTS)
    return SEEDS if is_tried_more else SEEDS[:1]


def _with_legal_samples(env: Any) -> Any:
    """Sample only legal actions: the official test samples any, and most would end the game."""
    for agent in env.possible_agents:
        space = env.action_space(agent)
        space.sample = lambda space=space, agent=agent: type(space).sample(
            space, env.observe(agent)["action_mask"]
        )
    return env


def _env(variant: Variant, more: int = 0, **chosen: Any) -> Any:
    return _seeded(module_of(variant).env(**arguments(variant), **chosen), more)


def _parallel_env(variant: Variant, more: int = 0) -> Any:
    return _seeded(module_of(variant).parallel_env(**arguments(variant)), more)


def _seeded(env: Any, more: int) -> Any:
    """Replace the official tests' only seed, and seed the action spaces, too."""
    reset = env.reset

    def reset_with_another(seed: int | None = None, options: Any = None) -> Any:
        return reset(seed=None if seed is None else seed + more, options=options)

    env.reset = reset_with_another
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(100 * more + number)
    return env
