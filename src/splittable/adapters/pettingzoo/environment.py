"""What both kinds of PettingZoo environment share: agents, spaces, observations, rendering.

It stores only plain values, so an environment can be copied and pickled in the middle of a game.
"""

import sys
from collections.abc import Mapping
from io import StringIO
from operator import index
from typing import Any, Final, TextIO, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo.utils.env_logger import EnvLogger

from splittable.adapters.rendering import RENDER_MODES, check_render_mode, draw_table
from splittable.core.chance import stream
from splittable.core.encoding import AnyEncoding, Field
from splittable.core.errors import Invalid, InvalidArgument
from splittable.core.rewards import rewards
from splittable.core.seats import Seat, all_seats
from splittable.core.validation import short_repr
from splittable.games import ENCODINGS

Agent: TypeAlias = str  # "seat_0", "seat_1", ...
Numbers: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = dict[str, Numbers]  # "observation" and "action_mask"

MOST_SEEDS: Final = 2**63


class Environment:
    """The base of the AEC and the parallel environment."""

    def __init__(
        self, game: str, name: str, /, *, render_mode: str | None = None, **options: object
    ) -> None:
        check_render_mode(render_mode)
        self._game = game
        self._options = _read_options(game, options)
        self._state: Any = None  # until the first reset
        self._chance = np.random.default_rng()
        self._seats = {f"seat_{seat}": seat for seat in all_seats(self._options.seats)}
        self.possible_agents: list[Agent] = list(self._seats)
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
            "name": name,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,  # seats don't act in cycles; `parallel_env` adds `wait`
        }
        fields = self._fields
        self.action_spaces = {
            agent: spaces.Discrete(self._action_count) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: _observation_space(fields, self._action_count) for agent in self.possible_agents
        }

    @property
    def _encoding(self) -> AnyEncoding:
        return ENCODINGS[self._game]

    @property
    def _fields(self) -> tuple[Field, ...]:
        return self._encoding.fields(self._options)

    @property
    def _action_count(self) -> int:
        return self._encoding.actions(self._options)

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # The game

    def _deal(self, seed: int | None) -> None:
        """Deal as `splittable play` does with this seed; without one, draw the next seed."""
        if seed is None:
            seed = int(self._chance.integers(MOST_SEEDS))
        else:
            seed = whole_number(seed, "seed", MOST_SEEDS)
            self._chance = np.random.default_rng(seed)
        rng, rules = stream(seed, "deal"), self._encoding.game
        self._state = rules.start(self._options, rules.deal(self._options, rng))
        while not self._waiting:  # cooperative Split can end before the first move: deal again
            self._state = rules.start(self._options, rules.deal(self._options, rng))

    @property
    def _waiting(self) -> list[Agent]:
        """The agents that owe a move, by seat."""
        to_act = self._encoding.game.to_act(self._state)
        return [agent for agent, seat in self._seats.items() if seat in to_act]

    def _choices(self, seat: Seat) -> list[int]:
        """The seat's legal actions."""
        legal = self._encoding.game.legal(self._state, seat)
        return [self._encoding.action(self._options, move) for move in legal]

    def _play(self, agent: Agent, action: int) -> None:
        move = self._encoding.move(self._options, action)
        self._state = self._encoding.game.apply(self._state, self._seats[agent], move).state

    def _rewards(self) -> dict[Agent, float]:
        """The rewards by agent; all 0 until the game is over."""
        game = self._encoding.game
        outcome = game.outcome(self._state)
        if outcome is None:
            return dict.fromkeys(self.possible_agents, 0.0)
        earned = rewards(game, self._options, outcome)
        return dict(zip(self.possible_agents, earned, strict=True))

    # Observations

    def observe(self, agent: Agent) -> Observation:
        if self._state is None:
            EnvLogger.error_observe_before_reset()
        view = self._encoding.game.view(self._state, self._seats[agent])
        numbers = np.array(self._encoding.observe(view), dtype=np.int8)
        return {"observation": numbers, "action_mask": self._mask(agent)}

    def _mask(self, agent: Agent) -> Numbers:
        mask = np.zeros(self._action_count, dtype=np.int8)
        mask[self._choices(self._seats[agent])] = 1
        return mask

    def _info(self, agent: Agent) -> dict[str, Any]:
        return {"action_mask": self._mask(agent)}

    # Rendering

    def render(self) -> str | None:
        """The table as a spectator sees it: printed ("human") or returned ("ansi")."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() requires a render_mode: human or ansi")
            return None
        if self._state is None:
            EnvLogger.error_render_before_reset()
        if self.render_mode == "human":
            self._draw(sys.stdout)
            return None
        page = StringIO()
        self._draw(page)
        return page.getvalue()

    def _draw(self, page: TextIO) -> None:
        view = self._encoding.game.view(self._state, None)
        draw_table(self._game, view, self.possible_agents, page, colour=self.render_mode == "human")

    def close(self) -> None:
        """Does nothing: there is nothing to release."""


def whole_number(raw: object, where: str, end: int) -> int:
    """Convert to an int from 0 to `end` - 1. Raises InvalidArgument if it isn't one."""
    try:
        number = int(index(raw))  # type: ignore[arg-type]  # accepts numpy integers, not floats
    except TypeError:
        number = -1
    if not 0 <= number < end:
        raise InvalidArgument(where, f"{short_repr(raw)} is not a whole number from 0 to {end - 1}")
    return number


def _read_options(game: str, options: Mapping[str, object]) -> Any:
    try:
        return ENCODINGS[game].game.read_options(options)
    except Invalid as error:
        raise InvalidArgument(error.where, error.problem) from None


def _observation_space(fields: tuple[Field, ...], actions: int) -> spaces.Dict:
    sizes = [field.size for field in fields]
    low = np.repeat([field.low for field in fields], sizes).astype(np.int8)
    high = np.repeat([field.high for field in fields], sizes).astype(np.int8)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
