"""Learners learn: plain numpy on the vector environment, and Stable-Baselines3 where installed."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import gymnasium
import numpy as np
import pytest

from splittable.gym import SplittableVectorEnv

ENVS = 64
RATE = 0.003


class LinearPolicy:
    """REINFORCE on a softmax over the legal actions, linear in the observation."""

    def __init__(self, envs: SplittableVectorEnv) -> None:
        seen, infos = envs.reset(seed=0)
        self.weights = np.zeros((seen.shape[1], infos["action_mask"].shape[1]), np.float32)

    def scores(self, seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
        return np.where(masks > 0, seen.astype(np.float32) @ self.weights, -1e9)

    def learn(self, envs: SplittableVectorEnv, steps: int) -> None:
        rng, rows = np.random.default_rng(1), np.arange(ENVS)
        trace = np.zeros((ENVS, *self.weights.shape), np.float32)
        seen, infos = envs.reset(seed=1)
        for _ in range(steps):
            scores = self.scores(seen, infos["action_mask"])
            actions = (scores + rng.gumbel(size=scores.shape)).argmax(axis=1)
            chances = np.exp(scores - scores.max(axis=1, keepdims=True))
            push = -chances / chances.sum(axis=1, keepdims=True)
            push[rows, actions] += 1
            trace += seen[:, :, None] * push[:, None, :]
            seen, rewards, done, _, infos = envs.step(actions)
            self.weights += RATE * np.einsum("e,eoa->oa", rewards[done], trace[done])
            trace[done] = 0

    def mean_reward(self, envs: SplittableVectorEnv) -> float:
        """Of actions drawn by this policy, over games from the same deals."""
        rng, earned = np.random.default_rng(2), []
        seen, infos = envs.reset(seed=99)
        for _ in range(120):
            scores = self.scores(seen, infos["action_mask"])
            actions = (scores + rng.gumbel(size=scores.shape)).argmax(axis=1)
            seen, rewards, done, _, infos = envs.step(actions)
            earned += rewards[done].tolist()
        assert len(earned) >= 100
        return float(np.mean(earned))


def test_a_linear_learner_in_numpy_beats_its_own_start() -> None:
    envs = SplittableVectorEnv("split-it", ENVS)
    policy = LinearPolicy(envs)
    before = policy.mean_reward(envs)
    policy.learn(envs, 200)
    assert policy.mean_reward(envs) > before + 0.3


@pytest.mark.all_tier
@pytest.mark.timeout(600)
@pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="sb3-contrib is not installed")
def test_maskable_ppo_of_stable_baselines_beats_its_own_start() -> None:
    import_module("torch").set_num_threads(1)  # faster for a small network
    algorithm = import_module("sb3_contrib").MaskablePPO
    env = gymnasium.make("splittable/SplitIt-v0")
    import_module("stable_baselines3.common.env_checker").check_env(env.unwrapped)
    model = algorithm("MlpPolicy", env, n_steps=512, seed=1, device="cpu")
    before = mean_reward(model, env)
    model.learn(10_240)
    assert mean_reward(model, env) > before + 0.3


@pytest.mark.all_tier
@pytest.mark.timeout(600)
@pytest.mark.skipif(find_spec("stable_baselines3") is None, reason="stable-baselines3 is missing")
@pytest.mark.parametrize("name", ["PPO", "DQN"])
def test_learners_without_masks_train_on_it_as_they_are(name: str) -> None:
    algorithm = getattr(import_module("stable_baselines3"), name)
    env = gymnasium.make("splittable/SplitIt-v0")
    model = algorithm("MlpPolicy", env, seed=1, device="cpu").learn(2_048)
    assert model.num_timesteps >= 2_048


def mean_reward(model: Any, env: gymnasium.Env[Any, Any]) -> float:
    earned = []
    for seed in range(200):
        seen, info = env.reset(seed=10_000 + seed)
        done = False
        while not done:
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, reward, done, _, info = env.step(action)
        earned.append(float(reward))
    return float(np.mean(earned))
