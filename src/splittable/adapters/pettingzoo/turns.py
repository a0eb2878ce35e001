"""The AEC environment: one agent acts at a time; simultaneous choices go by seat number."""

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv

from splittable.adapters.pettingzoo.environment import Agent, Environment, Observation, whole_number
from splittable.core.errors import InvalidArgument
from splittable.core.validation import join_limited


class TurnsEnv(Environment, AECEnv[Agent, Observation, int]):  # type: ignore[misc]
    """A game move by move. Simultaneous choices stay sealed until the last one is made."""

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start a new game. `options` is required by PettingZoo and unused."""
        self._deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._advance()

    def step(self, action: int | None) -> None:
        """Raises InvalidArgument, and changes nothing, if the action is illegal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._play(agent, self._legal(agent, action))
        self.rewards = self._rewards()
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, not self._waiting)
        self._advance()

    def _legal(self, agent: Agent, action: object) -> int:
        number = whole_number(action, "action", self._action_count)
        choices = self._choices(self._seats[agent])
        if number not in choices:
            problem = f"{agent} may not choose {number} now; it may choose {join_limited(choices)}"
            raise InvalidArgument("action", problem)
        return number

    def _advance(self) -> None:
        self.agent_selection = next(iter(self._waiting), self.agents[0])
        self.infos = {agent: self._info(agent) for agent in self.agents}
        if self.render_mode == "human":
            self.render()
