"""The vector environment of all seats: its spaces contain its values, and its arrays are copies."""

import numpy as np
import pytest

from splittable.adapters.gymnasium import TableVectorEnv
from splittable.adapters.gymnasium.all_seats import AllSeatsVectorEnv, Observations
from splittable.core.errors import InvalidArgument
from splittable.games import GAMES
from splittable.sim import Vector


def any_legal(seen: Observations, rng: np.random.Generator) -> np.ndarray:
    chosen: np.ndarray = (rng.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(2)
    return chosen


@pytest.mark.parametrize("game", list(GAMES))
def test_what_it_gives_lies_in_its_spaces(game: str) -> None:
    env, rng = AllSeatsVectorEnv(game, num_envs=3, seats=4), np.random.default_rng(1)
    seen, infos = env.reset(seed=5)
    assert infos == {}
    ended = 0
    for _ in range(300):
        assert env.observation_space.contains(seen)
        actions = any_legal(seen, rng)
        assert env.action_space.contains(actions)
        seen, rewards, terminations, truncations, infos = env.step(actions)
        assert rewards.shape == (3, 4)
        assert rewards[~terminations].any() == np.False_
        assert not truncations.any()
        ended += terminations.sum()
        assert np.array_equal(infos["_scores"], terminations)
    assert ended
    env.close()


def test_it_shows_what_the_tables_show_and_nothing_to_those_who_wait() -> None:
    env, tables = (
        AllSeatsVectorEnv("split-it", num_envs=4, seats=3),
        Vector("split-it", {"seats": 3}, 4),
    )
    out, rng = tables.buffers(), np.random.default_rng(2)
    seen, _ = env.reset(seed=9)
    tables.reset(out, seed=9)
    for _ in range(50):
        assert np.array_equal(seen["to_act"], out.to_act)
        assert np.array_equal(seen["observation"][out.to_act], out.observations[out.to_act])
        assert np.array_equal(seen["action_mask"][out.to_act], out.masks[out.to_act])
        assert not seen["observation"][~out.to_act].any()
        assert not seen["action_mask"][~out.to_act].any()
        actions = any_legal(seen, rng)
        seen, *_ = env.step(actions)
        tables.step(actions, out)


def test_arrays_once_given_do_not_change_any_more() -> None:
    env = AllSeatsVectorEnv("split-it", num_envs=2, seats=2)
    seen, _ = env.reset(seed=1)
    kept = {name: array.copy() for name, array in seen.items()}
    env.step(any_legal(seen, np.random.default_rng(1)))
    for name, array in kept.items():
        assert np.array_equal(seen[name], array)


def test_an_illegal_action_is_an_error_that_changes_nothing() -> None:
    env = AllSeatsVectorEnv("split-it", num_envs=2, seats=2)
    seen, _ = env.reset(seed=1)
    with pytest.raises(InvalidArgument, match=r"actions\[0, \d\]: 43 is not legal"):
        env.step(np.full((2, 2), 43))
    env.step(any_legal(seen, np.random.default_rng(1)))


def test_a_wrong_option_is_named() -> None:
    with pytest.raises(InvalidArgument, match=r"options\.seats: 7 is not one of 2, 3, 4"):
        AllSeatsVectorEnv("split-it", seats=7)


def test_the_old_name_still_works() -> None:
    assert TableVectorEnv is AllSeatsVectorEnv
