"""The parallel environment: waiting, whole episodes, and errors."""

from random import Random
from types import ModuleType
from typing import Any

import pytest
from gymnasium.utils.env_checker import data_equivalence

from splittable.adapters.pettingzoo import split_v0, splito_v0
from splittable.core.errors import InvalidArgument
from splittable.core.rewards import rewards
from tests.adapters.pettingzoo.playing import (
    apply,
    arguments,
    each_game,
    every_official,
    legal_numbers,
    marked,
    module_of,
    start,
    steps,
    view_in_numbers,
)
from tests.support.variants import Variant


@every_official
def test_a_game_goes_as_the_rules_say_and_who_is_not_to_act_waits(variant: Variant) -> None:
    env = module_of(variant).parallel_env(**arguments(variant))
    observations, infos = env.reset(seed=5)
    state = start(variant, 5)
    _assert_as_seen(variant, env, state, observations, infos)
    for chosen, (seen, earned, over, cut, told) in steps(env, infos, Random(5)):
        for agent, action in chosen.items():
            if action != env.wait:
                state = apply(variant, state, agent, action)
        _assert_as_seen(variant, env, state, seen, told)
        outcome = variant.game.outcome(state)
        assert set(over.values()) == {outcome is not None}
        assert set(cut.values()) == {False}
        assert tuple(earned.values()) == (
            (0.0,) * len(variant.seats)
            if outcome is None
            else rewards(variant.game, variant.options, outcome)
        )
    assert bool(env.agents) == (variant.game.outcome(state) is None)


def _assert_as_seen(variant: Variant, env: Any, state: Any, observations: Any, infos: Any) -> None:
    for agent in env.possible_agents:
        seen = observations[agent]
        legal = legal_numbers(variant, state, agent) or [env.wait]
        assert seen["observation"].tolist() == view_in_numbers(variant, state, agent)
        assert marked(seen["action_mask"]) == marked(infos[agent]["action_mask"]) == legal


@every_official
def test_whole_episodes_are_the_same_for_the_same_seed(variant: Variant) -> None:
    one, again, other = (_episode(variant, seed) for seed in (3, 3, 4))
    assert data_equivalence(one, again)
    assert not data_equivalence(one, other)


def _episode(variant: Variant, seed: int) -> list[Any]:
    """Everything a parallel environment returns in a game, or in the first part of a long one."""
    env = module_of(variant).parallel_env(**arguments(variant))
    observations, infos = env.reset(seed=seed)
    rng = Random(1)
    return [observations, infos, *(found for _, found in steps(env, infos, rng))]


def test_a_game_that_is_over_has_no_agents_and_nothing_more_to_say() -> None:
    env = splito_v0.parallel_env()
    _, infos = env.reset(seed=2)
    assert len(list(steps(env, infos, Random(2)))) == 13
    assert env.agents == []
    assert env.step({}) == ({}, {}, {}, {}, {})


# Errors


def test_an_illegal_action_ends_the_game_and_costs_only_offenders() -> None:
    env = splito_v0.parallel_env(seats=3)
    _, infos = env.reset(seed=1)
    chosen = {agent: marked(infos[agent]["action_mask"])[0] for agent in env.agents}
    illegal = infos["seat_1"]["action_mask"].tolist().index(0)
    observations, earned, over, cut, _ = env.step({**chosen, "seat_1": illegal})
    assert earned == {"seat_0": 0.0, "seat_1": -1.0, "seat_2": 0.0}
    assert all(over.values())
    assert all(cut.values())
    assert env.agents == []
    assert env.step({}) == ({}, {}, {}, {}, {})
    assert data_equivalence(observations, {a: env.observe(a) for a in env.possible_agents})


def test_who_must_act_cannot_wait_and_who_must_wait_cannot_act() -> None:
    env = split_v0.parallel_env(seats=3)
    _, infos = env.reset(seed=1)
    legal = {agent: marked(infos[agent]["action_mask"])[0] for agent in env.agents}
    acting = next(agent for agent, action in legal.items() if action != env.wait)
    swapped = {agent: legal[acting] if legal[agent] == env.wait else env.wait for agent in legal}
    _, earned, *_ = env.step(swapped)
    assert set(earned.values()) == {-1.0}


@each_game
@pytest.mark.parametrize("wrong", [None, -1, 10**9, 1.0, "1"])
def test_what_is_no_action_is_refused_before_anything_changes(
    module: ModuleType, wrong: Any
) -> None:
    env, legal = _begun(module)
    _assert_refused(env, {**legal, "seat_1": wrong}, r"actions\['seat_1'\]: .* is not a whole")


@each_game
def test_an_agent_too_many_or_too_few_is_refused(module: ModuleType) -> None:
    env, legal = _begun(module)
    _assert_refused(env, {**legal, "seat_9": 0}, "actions: expected one for each of seat_0, seat_1")
    _assert_refused(env, {"seat_0": legal["seat_0"]}, "actions: expected one for each of seat_0")
    _assert_refused(env, {}, "actions: expected one for each of seat_0, seat_1")
    _assert_refused(env, None, "actions: expected one for each of .*; found None")


def test_agents_cannot_act_before_the_first_deal() -> None:
    env = split_v0.parallel_env(render_mode="ansi")
    with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before step"):
        env.step({})
    with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before observe"):
        env.observe("seat_0")
    with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before render"):
        env.render()


def _begun(module: ModuleType) -> tuple[Any, dict[str, int]]:
    env = module.parallel_env()
    _, infos = env.reset(seed=1)
    return env, {agent: marked(infos[agent]["action_mask"])[0] for agent in env.agents}


def _assert_refused(env: Any, actions: Any, line: str) -> None:
    """Assert that the action is rejected with this message and changes nothing."""
    before = {agent: env.observe(agent) for agent in env.agents}
    with pytest.raises(InvalidArgument, match=line) as error:
        env.step(actions)
    assert isinstance(error.value, ValueError)
    assert data_equivalence({agent: env.observe(agent) for agent in env.agents}, before)
