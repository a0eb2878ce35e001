"""The AEC environment: it follows the rules; rewards, seeds, errors, and copies."""

import copy
import pickle
from random import Random
from types import ModuleType
from typing import Any

import pytest

from splittable.adapters.pettingzoo import split_it_v0, split_v0
from splittable.core.errors import InvalidArgument
from splittable.core.rewards import rewards
from tests.adapters.pettingzoo.playing import (
    apply,
    arguments,
    each_game,
    every_official,
    every_seat_count,
    legal_numbers,
    marked,
    module_of,
    start,
    turns,
    view_in_numbers,
)
from tests.support.variants import Variant

STUCK = 3967  # with this seed cooperative Split without helpers ends before the first move


@every_official
def test_a_game_goes_as_the_rules_say_and_an_agent_sees_its_own_view(variant: Variant) -> None:
    env = module_of(variant).env(**arguments(variant))
    env.reset(seed=5)
    state = start(variant, 5)
    for agent, action in turns(env, Random(str(variant))):
        assert agent == f"seat_{min(variant.game.to_act(state))}"
        for each in env.agents:
            seen, legal = env.observe(each), legal_numbers(variant, state, each)
            assert seen["observation"].tolist() == view_in_numbers(variant, state, each)
            assert marked(seen["action_mask"]) == marked(env.infos[each]["action_mask"]) == legal
        assert set(env.rewards.values()) == {0.0}
        state = apply(variant, state, agent, action)
    outcome = variant.game.outcome(state)
    assert set(env.terminations.values()) == {outcome is not None}
    if outcome is not None:
        assert tuple(env.rewards.values()) == rewards(variant.game, variant.options, outcome)


@every_seat_count
def test_a_finished_game_asks_every_agent_once_more_and_tells_its_reward(variant: Variant) -> None:
    env = module_of(variant).env(**arguments(variant))
    env.reset(seed=6)
    for _ in turns(env, Random(6)):
        pass
    earned = dict(env.rewards)
    told = {}
    for agent in env.agent_iter(len(env.possible_agents)):
        _, told[agent], over, _, _ = env.last()
        assert over
        env.step(None)
    assert told == earned
    assert env.agents == []


def test_a_deal_that_is_over_before_the_first_move_is_dealt_anew() -> None:
    env = split_v0.env(seats=4, mode="cooperative", helpers="none")
    env.reset(seed=STUCK)
    assert marked(env.infos[env.agent_selection]["action_mask"])
    assert not any(env.terminations.values())


# Seeds


@each_game
def test_a_reset_without_a_seed_brings_the_next_deal_of_the_last_seed(module: ModuleType) -> None:
    one, other = module.env(), module.env()
    one.reset(seed=7)
    other.reset(seed=7)
    first = _dealt(one)
    deals = []
    for _ in range(3):
        one.reset()
        other.reset()
        assert _dealt(one) == _dealt(other)
        deals.append(_dealt(one))
    assert len({str(deal) for deal in (first, *deals)}) == 4
    one.reset(seed=7)
    assert _dealt(one) == first


@each_game
def test_environments_without_a_seed_have_deals_of_their_own(module: ModuleType) -> None:
    deals = []
    for _ in range(4):
        env = module.env()
        env.reset()
        deals.append(str(_dealt(env)))
    assert len(set(deals)) > 1


def _dealt(env: Any) -> list[list[int]]:
    return [env.observe(agent)["observation"].tolist() for agent in env.possible_agents]


# Errors


@each_game
def test_an_illegal_action_ends_the_game_and_costs_its_agent_one(module: ModuleType) -> None:
    env = module.env()
    env.reset(seed=1)
    agent = env.agent_selection
    mask = env.observe(agent)["action_mask"].tolist()
    env.step(mask.index(0))
    assert all(env.terminations.values())
    assert env.rewards == {each: -1.0 if each == agent else 0 for each in env.agents}


@each_game
@pytest.mark.parametrize("wrong", [None, -1, 10**9, 1.0, "1", [1]])
def test_the_raw_environment_refuses_what_is_no_action(module: ModuleType, wrong: Any) -> None:
    _assert_refused(module, wrong, "action: .* is not a whole number from 0 to")


@each_game
def test_the_raw_environment_refuses_an_illegal_action(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=1)
    illegal = env.observe(env.agent_selection)["action_mask"].tolist().index(0)
    _assert_refused(module, illegal, f"action: seat_. may not choose {illegal} now; it may choose")


def _assert_refused(module: ModuleType, action: Any, line: str) -> None:
    """Assert that the action is rejected with this message and changes nothing."""
    env = module.raw_env()
    env.reset(seed=1)
    before = (env.agent_selection, _dealt(env))
    with pytest.raises(InvalidArgument, match=line) as error:
        env.step(action)
    assert isinstance(error.value, ValueError)
    assert (env.agent_selection, _dealt(env)) == before
    assert not any(env.terminations.values())


def test_an_agent_cannot_act_before_the_first_deal() -> None:
    with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before step"):
        split_it_v0.env().step(0)


# Copies


@each_game
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_from_the_middle_of_the_game(module: ModuleType, copied: Any) -> None:
    env = module.env()
    env.reset(seed=9)
    for _, __ in zip(range(12), turns(env, Random(9)), strict=False):
        pass
    twin = copied(env)
    assert _course(twin) == _course(env)


@each_game
def test_what_makes_an_environment_can_be_sent_to_another_process(module: ModuleType) -> None:
    for make in (module.env, module.raw_env, module.parallel_env):
        made = pickle.loads(pickle.dumps(make))(seats=4)
        assert len(made.possible_agents) == 4


def _course(env: Any) -> list[tuple[str, int, list[int]]]:
    """The next twenty moves, random but reproducible."""
    moves = zip(range(20), turns(env, Random(4)), strict=False)
    return [(a, n, env.observe(a)["observation"].tolist()) for _, (a, n) in moves]
