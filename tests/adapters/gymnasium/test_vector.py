"""The vector environment follows Gymnasium's contract and plays by the same rules as the other."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from splittable.core.errors import InvalidArgument
from splittable.games import GAMES
from splittable.gym import IDS, SplittableVectorEnv


def any_legal(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    chosen: np.ndarray = (rng.random(masks.shape) * masks).argmax(axis=1)
    return chosen


def at_random(_seen: np.ndarray, masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    return any_legal(masks, rng)


@pytest.mark.parametrize("opponents", ["random", at_random, {"rules-of-thumb": 1, at_random: 1}])
@pytest.mark.parametrize("game", GAMES)
def test_what_it_gives_has_the_shapes_gymnasium_asks_for(game: str, opponents: Any) -> None:
    envs = SplittableVectorEnv(game, 5, opponents=opponents, seats=3)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    rng = np.random.default_rng(1)
    seen, infos = envs.reset(seed=4)
    ended = 0
    for _ in range(120):
        assert envs.observation_space.contains(seen)
        assert infos["action_mask"].any(axis=1).all()
        actions = any_legal(infos["action_mask"], rng)
        assert envs.action_space.contains(actions)
        seen, rewards, terminated, truncated, infos = envs.step(actions)
        assert rewards.shape == terminated.shape == truncated.shape == (5,)
        assert not truncated.any()
        assert not rewards[~terminated].any()
        if terminated.any():
            assert np.array_equal(infos["_final_obs"], terminated)
            for place in np.flatnonzero(terminated):
                last, info = infos["final_obs"][place], infos["final_info"]
                assert envs.single_observation_space.contains(last)
                assert not info["action_mask"][place].any()
                won = info["winners"][place][info["seat"][place]]
                assert (
                    rewards[place] == pytest.approx(1.0 if won else -0.5)
                    or info["winners"][place].sum() > 1
                )
        ended += terminated.sum()
    assert ended


def test_the_same_seed_gives_the_same_games() -> None:
    def played(seed: int) -> list[float]:
        envs = SplittableVectorEnv("split-it", 8, opponents="rules-of-thumb")
        rng, sums = np.random.default_rng(0), []
        _, infos = envs.reset(seed=seed)
        for _ in range(40):
            seen, rewards, *_, infos = envs.step(any_legal(infos["action_mask"], rng))
            sums += [float(seen.sum()), float(rewards.sum())]
        return sums

    assert played(1) == played(1)
    assert played(1) != played(2)


def test_rules_of_thumb_beat_a_random_learner_and_random_ones_do_not() -> None:
    means = []
    for opponents in ("random", "rules-of-thumb"):
        envs = SplittableVectorEnv("split-it", 200, opponents=opponents)
        rng, rewards, ends = np.random.default_rng(0), 0.0, 0
        _, infos = envs.reset(seed=1)
        for _ in range(60):
            _, earned, done, _, infos = envs.step(any_legal(infos["action_mask"], rng))
            rewards, ends = rewards + float(earned.sum()), ends + int(done.sum())
        means.append(rewards / ends)
    assert abs(means[0]) < 0.15
    assert means[1] < means[0] - 0.4


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_makes_it_by_id(name: str) -> None:
    envs = gymnasium.make_vec(name, num_envs=3, vectorization_mode="vector_entry_point")
    assert isinstance(envs.unwrapped, SplittableVectorEnv)
    seen, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)


def test_an_illegal_action_is_an_error_or_the_end_of_that_game_alone() -> None:
    actions = np.array([43, 0])
    strict = SplittableVectorEnv("split-it", 2, seat=0, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(InvalidArgument, match=r"^actions\[0\]: 43 is not legal here$"):
        strict.step(actions)
    envs = SplittableVectorEnv("split-it", 2)
    _, infos = envs.reset(seed=1)
    actions[1] = infos["action_mask"][1].argmax()
    _, rewards, done, _, infos = envs.step(actions)
    assert (rewards.tolist(), done.tolist()) == ([-1.0, 0.0], [True, False])
    assert infos["final_info"]["illegal_action"].tolist() == [True, False]


@pytest.mark.parametrize(
    "given, problem",
    [
        ({"opponents": "hard"}, r"opponents: 'hard' is neither a function nor one of random, "),
        ({"num_envs": 0}, r"num_envs: expected 1 to \d+, found 0"),
        ({"seat": -1}, r"seat: expected None or a seat from 0 to "),
    ],
)
def test_a_wrong_argument_is_named_in_one_line(given: dict[str, Any], problem: str) -> None:
    with pytest.raises(InvalidArgument, match=f"^{problem}"):
        SplittableVectorEnv(**{"game": "split", **given})


def test_actions_of_another_shape_are_refused_and_so_is_a_step_before_reset() -> None:
    envs = SplittableVectorEnv("split", 2)
    with pytest.raises(InvalidArgument, match=r"^step: call reset first$"):
        envs.step(np.zeros(2, np.int64))
    envs.reset(seed=1)
    with pytest.raises(InvalidArgument, match=r"^actions: expected whole numbers of shape \(2,\)"):
        envs.step(np.zeros(3, np.int64))


def test_an_opponent_that_plays_illegally_is_named() -> None:
    envs = SplittableVectorEnv(
        "split-it", 2, opponents=lambda seen, *_: np.full(len(seen), 43), seat=0
    )
    with pytest.raises(InvalidArgument, match=r"^opponents\[\d\]: 43 is not legal here$"):
        _reset_often(envs)


def _reset_often(envs: SplittableVectorEnv) -> None:
    for seed in range(20):  # the opponents begin in half of the games
        envs.reset(seed=seed)
