"""The single-agent environment: Gymnasium's own checks, opponents, seats and illegal actions."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers import FlattenObservation, RecordEpisodeStatistics, TimeLimit

import splittable.gym
from splittable.core.errors import InvalidArgument
from splittable.games import GAMES
from splittable.gym import IDS, SplittableEnv
from tests.support.variants import Variant, every_variant


def any_legal(mask: np.ndarray, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def at_random(_observation: np.ndarray, mask: np.ndarray, rng: np.random.Generator) -> int:
    return any_legal(mask, rng)


def episode(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, dict[str, Any]]:
    """A whole game in which the learner plays at random."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    while True:
        _, reward, terminated, truncated, info = env.step(any_legal(info["action_mask"], rng))
        if terminated or truncated:
            return float(reward), info


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_finds_nothing_to_complain_about(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


@every_variant
def test_a_game_goes_from_the_first_decision_to_its_result(variant: Variant) -> None:
    options = variant.game.write_options(variant.options)
    env = SplittableEnv(variant.game, opponents="rules-of-thumb", **options)
    reward, info = episode(env, 3)
    assert -1 <= reward <= 1
    assert not info["action_mask"].any()
    assert info["scores"].shape == info["winners"].shape == (len(variant.seats),)
    if not variant.game.cooperative(variant.options) and not info["winners"].all():
        assert (reward > 0) == info["winners"][info["seat"]]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_episode(game: str) -> None:
    mixture: Any = {"random": 1, "rules-of-thumb": 2, at_random: 1}
    ends = [episode(SplittableEnv(game, opponents=mixture, seats=3), seed) for seed in (1, 1, 2)]
    assert [str(end) for end in ends[:1]] == [str(end) for end in ends[1:2]]
    assert str(ends[0]) != str(ends[2])


@pytest.mark.parametrize("name", IDS)
def test_standard_wrappers_work(name: str) -> None:
    env = RecordEpisodeStatistics(FlattenObservation(TimeLimit(gymnasium.make(name), 500)))
    reward, info = episode(env, 5)
    assert info["episode"]["r"] == pytest.approx(reward)
    envs = SyncVectorEnv([lambda: gymnasium.make(name)] * 2)
    seen, infos = envs.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(20):
        actions = np.array([any_legal(mask, rng) for mask in infos["action_mask"]])
        seen, _, done, *_ = envs.step(actions)
        if done.any():
            break
        infos = _[-1]
    assert envs.observation_space.contains(seen)


@pytest.mark.parametrize("name", IDS)
def test_the_calls_of_a_cleanrl_script_work(name: str) -> None:
    def thunk() -> gymnasium.Env[Any, Any]:
        env = RecordEpisodeStatistics(gymnasium.make(f"splittable.gym:{name}"))
        env.action_space.seed(1)
        return env

    envs = SyncVectorEnv([thunk] * 2, autoreset_mode=AutoresetMode.SAME_STEP)
    assert isinstance(envs.single_action_space, gymnasium.spaces.Discrete)
    assert envs.single_observation_space.shape is not None
    seen, _ = envs.reset(seed=1)
    layer = np.ones((*envs.single_observation_space.shape, 1), np.float32)
    infos: dict[str, Any] = {}
    while "final_info" not in infos:
        assert (seen @ layer).dtype == np.float32  # torch's networks take no other type
        seen, _, terminated, _, infos = envs.step(envs.action_space.sample())
    assert np.isin(
        infos["final_info"]["episode"]["r"][terminated], [-1.0, -0.5, 0.0, 0.5, 1.0]
    ).all()
    assert envs.single_observation_space.contains(infos["final_obs"][terminated.argmax()])


def test_a_function_sees_what_a_learner_at_its_seat_would() -> None:
    calls = []

    def watching(seen: np.ndarray, mask: np.ndarray, rng: np.random.Generator) -> int:
        calls.append((seen.shape, mask.shape, seen.dtype))
        assert mask.any()
        return any_legal(mask, rng)

    env = SplittableEnv("splito", opponents=watching, seats=4)
    episode(env, 1)
    width, actions = env.observation_space.shape, env.action_masks().shape
    assert len(calls) >= 3 * 13 - 3
    assert set(calls) == {(width, actions, np.dtype(np.float32))}


def test_a_list_names_the_opponents_clockwise_from_the_learner() -> None:
    env = SplittableEnv("split", opponents=["easy", "random"], seat=1, seats=3, render_mode="ansi")
    _, info = env.reset(seed=1)
    assert info["seat"] == 1
    picture = env.render()
    assert picture is not None
    assert env._names() == ["random", "learner", "easy"]
    assert "easy" in picture


def test_the_seat_is_fixed_or_drawn() -> None:
    drawn = SplittableEnv("split", seats=4)
    assert {drawn.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}
    fixed = SplittableEnv("split", seats=4, seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_masks_are_the_same_by_info_and_by_method() -> None:
    env = SplittableEnv("split-it")
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert np.array_equal(env.action_masks(), info["action_mask"])


@pytest.mark.parametrize("action", [43, 44, -1, 1.5, None])
def test_on_request_an_illegal_action_is_an_error_that_changes_nothing(action: Any) -> None:
    env = SplittableEnv("split-it", seat=0, illegal="raise")
    _, info = env.reset(seed=1)
    with pytest.raises(InvalidArgument, match=r"^action: .* is not legal here; legal are \d"):
        env.step(action)
    assert np.array_equal(env.action_masks(), info["action_mask"])
    env.step(any_legal(info["action_mask"], np.random.default_rng(1)))


@pytest.mark.parametrize(
    "env", [SplittableEnv("split-it"), gymnasium.make("splittable/SplitIt-v0")]
)
def test_an_illegal_action_ends_the_episode(env: gymnasium.Env[Any, Any]) -> None:
    env = env.unwrapped
    env.reset(seed=1)
    seen, reward, terminated, truncated, info = env.step(43)
    assert (reward, terminated, truncated, info["illegal_action"]) == (-1.0, True, False, True)
    assert env.observation_space.contains(seen)
    with pytest.raises(InvalidArgument, match=r"^step: call reset first$"):
        env.step(0)


def test_an_opponent_that_plays_illegally_is_named() -> None:
    env = SplittableEnv("split-it", opponents=lambda *_: 43, seat=0)
    with pytest.raises(InvalidArgument, match=r"^opponents: 43 is not legal here"):
        episode(env, 1)


@pytest.mark.parametrize(
    "given, problem",
    [
        ({"game": "chess"}, r"game: expected one of split-it, splito, split; found 'chess'"),
        ({"seats": 9}, r"options\.seats: 9 is not one of 2, 3, 4, 5"),
        ({"opponents": "deep-blue"}, r"opponents: 'deep-blue' is neither a function nor one of "),
        ({"opponents": ["easy"], "seats": 3}, r"opponents: 1 for 2 other seats; give one for all"),
        ({"opponents": {"easy": -1}}, r"opponents: expected a positive weight, found -1"),
        ({"opponents": {}}, r"opponents: an empty mixture"),
        ({"seat": 3, "seats": 3}, r"seat: expected None or a seat from 0 to 2; found 3"),
        ({"illegal": "ignore"}, r"illegal: expected one of end, raise; found 'ignore'"),
        ({"render_mode": "3d"}, r"render_mode: '3d' is not one of human, ansi"),
    ],
)
def test_a_wrong_argument_is_named_in_one_line(given: dict[str, Any], problem: str) -> None:
    with pytest.raises(InvalidArgument, match=f"^{problem}") as told:
        SplittableEnv(**{"game": "split", **given})
    assert "\n" not in str(told.value)


def test_without_the_extra_one_line_says_what_to_install() -> None:
    program = "import sys; sys.modules['gymnasium'] = None; import splittable.gym"
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False
    )
    line = 'splittable.gym requires an extra: pip install "splittable[gym]"'
    assert ran.stderr.splitlines()[-1] == f"splittable.core.errors.MissingPackage: {line}"


def test_a_name_it_does_not_have_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Chess'"):
        _ = splittable.gym.Chess
