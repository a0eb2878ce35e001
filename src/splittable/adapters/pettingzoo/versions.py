"""What a version of a game offers, as PettingZoo's own do: `env`, `raw_env` and `parallel_env`.

A version's name changes when its actions, observations, rewards or rules do.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from splittable.adapters.pettingzoo.environment import Agent, Observation
from splittable.adapters.pettingzoo.together import ILLEGAL_REWARD, TogetherEnv
from splittable.adapters.pettingzoo.turns import TurnsEnv

Turns: TypeAlias = AECEnv[Agent, Observation, int]


def version(
    game: str, name: str
) -> tuple[Callable[..., Turns], Callable[..., TurnsEnv], Callable[..., TogetherEnv]]:
    """Each takes the game's options and `render_mode` by name."""
    return (
        partial(_env, game, name),
        partial(TurnsEnv, game, name),
        partial(TogetherEnv, game, name),
    )


def _env(game: str, name: str, /, **arguments: Any) -> Turns:
    """As PettingZoo wraps its own board and card games."""
    raw = TurnsEnv(game, name, **arguments)
    lawful = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(lawful))
