"""The channel for talk of cooperative Split: true phrases, heard by all, one before each move."""

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test

from splittable.adapters.pettingzoo import split_v0
from splittable.core.errors import InvalidArgument
from splittable.core.seats import Seat
from splittable.games.split import SPLIT

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
TOGETHER: dict[str, Any] = {"seats": 3, "mode": "cooperative"}


def test_the_official_test_passes() -> None:
    api_test(split_v0.env(talk=True, **TOGETHER), num_cycles=300)


def test_everybody_may_speak_before_each_move_and_all_hear_it() -> None:
    env: Any = split_v0.raw_env(talk=True, **TOGETHER)
    env.reset(seed=3)
    game_actions = env.silence - len(env.phrases)
    first = env.agent_selection
    speakers = []
    for _ in range(3):
        speaker = env.agent_selection
        speakers.append(speaker)
        choices = np.flatnonzero(env.observe(speaker)["action_mask"])
        assert choices.min() >= game_actions
        view = SPLIT.view(env._state, Seat(int(speaker[-1])))
        for action in choices[:-1]:
            assert SPLIT.truthful(view, env.phrases[action - game_actions])
        env.step(int(choices[0]))
        for agent in env.agents:
            said = env.observe(agent)["observation"][-3 * len(env.phrases) :].reshape(3, -1)
            place = (int(speaker[-1]) - int(agent[-1])) % 3
            assert np.flatnonzero(said[place]).tolist() == [choices[0] - game_actions]
    assert sorted(speakers) == env.agents
    assert env.agent_selection == first  # and now it moves
    assert np.flatnonzero(env.observe(first)["action_mask"]).max() < game_actions


def test_games_come_to_an_end() -> None:
    env: Any = split_v0.raw_env(talk=True, **TOGETHER)
    env.reset(seed=1)
    rng = Random(1)
    while not any(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(rng.choice(np.flatnonzero(mask).tolist()))
    assert len(set(env.rewards.values())) == 1


def test_only_cooperative_games_have_it() -> None:
    with pytest.raises(InvalidArgument, match="cooperative"):
        split_v0.raw_env(talk=True, seats=3)
