"""The parallel environment: every agent acts at every step; seats not to act can only wait."""

from collections.abc import Mapping
from typing import Any, TypeAlias, TypeVar

from pettingzoo import ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

from splittable.adapters.pettingzoo.environment import Agent, Environment, Observation, whole_number
from splittable.core.errors import InvalidArgument
from splittable.core.seats import Seat
from splittable.core.validation import join_limited, short_repr

T = TypeVar("T")
ByAgent: TypeAlias = dict[Agent, T]

ILLEGAL_REWARD = -1.0  # as TerminateIllegalWrapper gives it in `env`


class TogetherEnv(Environment, ParallelEnv[Agent, Observation, int]):  # type: ignore[misc]
    """Every agent acts at every step. The highest action, `wait`, is for seats not to act."""

    @property
    def wait(self) -> int:
        return self._encoding.actions(self._options)

    @property
    def _action_count(self) -> int:
        return self.wait + 1

    def _choices(self, seat: Seat) -> list[int]:
        return super()._choices(seat) or [self.wait]

    def reset(
        self,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[ByAgent[Observation], ByAgent[dict[str, Any]]]:
        """Start a new game. `options` is required by PettingZoo and unused."""
        self._deal(seed)
        self.agents = self.possible_agents[:]
        return self._shown()

    def step(
        self, actions: Mapping[Agent, int]
    ) -> tuple[
        ByAgent[Observation],
        ByAgent[float],
        ByAgent[bool],
        ByAgent[bool],
        ByAgent[dict[str, Any]],
    ]:
        """An illegal action ends the game; an invalid one raises InvalidArgument."""
        numbers = self._numbers(actions)
        offenders = [a for a in self.agents if numbers[a] not in self._choices(self._seats[a])]
        if offenders:
            EnvLogger.warn_on_illegal_move()
            earned = {a: ILLEGAL_REWARD if a in offenders else 0.0 for a in self.agents}
        else:
            for agent, action in numbers.items():
                if action != self.wait:
                    self._play(agent, action)
            rewards = self._rewards()
            earned = {agent: rewards[agent] for agent in self.agents}
        observations, infos = self._shown()
        terminations = dict.fromkeys(self.agents, bool(offenders) or not self._waiting)
        truncations = dict.fromkeys(self.agents, bool(offenders))
        if any(terminations.values()):
            self.agents = []
        return observations, earned, terminations, truncations, infos

    def _numbers(self, actions: object) -> dict[Agent, int]:
        """The actions as integers, by live agent in seat order."""
        if self._state is None:
            EnvLogger.error_step_before_reset()
        if not isinstance(actions, Mapping) or set(actions) != set(self.agents):
            wanted = (
                f"one for each of {join_limited(self.agents)}"
                if self.agents
                else "none: the game is over"
            )
            raise InvalidArgument("actions", f"expected {wanted}; found {short_repr(actions)}")
        return {
            agent: whole_number(actions[agent], f"actions[{agent!r}]", self._action_count)
            for agent in self.agents
        }

    def _shown(self) -> tuple[ByAgent[Observation], ByAgent[dict[str, Any]]]:
        """The observations and infos of all live agents."""
        if self.render_mode == "human":
            self.render()
        observations = {agent: self.observe(agent) for agent in self.agents}
        return observations, {agent: self._info(agent) for agent in self.agents}
