"""Builds `env`, `raw_env` and `parallel_env` of a game version, as PettingZoo's own games have.

The version number changes whenever actions, observations, rewards or rules change.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from splittable.adapters.pettingzoo.environment import Agent, Observation
from splittable.adapters.pettingzoo.talk import TalkingEnv
from splittable.adapters.pettingzoo.together import ILLEGAL_REWARD, TogetherEnv
from splittable.adapters.pettingzoo.turns import TurnsEnv

Turns: TypeAlias = AECEnv[Agent, Observation, int]


def version(
    game: str, name: str
) -> tuple[Callable[..., Turns], Callable[..., TurnsEnv], Callable[..., TogetherEnv]]:
    """Three constructors. Each takes the game's options and `render_mode` as keywords; the first
    two also `talk`, which gives cooperative games a channel for talk."""
    return (
        partial(_env, game, name),
        partial(_raw_env, game, name),
        partial(TogetherEnv, game, name),
    )


def _env(game: str, name: str, /, **arguments: Any) -> Turns:
    """The environment with the wrappers that PettingZoo's classic games use."""
    raw = _raw_env(game, name, **arguments)
    lawful = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(lawful))


def _raw_env(game: str, name: str, /, *, talk: bool = False, **arguments: Any) -> TurnsEnv:
    return (TalkingEnv if talk else TurnsEnv)(game, name, **arguments)
