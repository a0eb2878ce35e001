"""The vector environment of all seats, over the batch simulator. It returns copies of all arrays.

It departs from Gymnasium because a table has several seats: rewards have a column per seat, and an
action has one number per seat. Numbers of seats that are not to act are ignored.
"""

from typing import Any

from splittable.core.errors import MissingPackage
from splittable.core.extras import has_extra
from splittable.core.game import AnyGame

if not (has_extra("gym") and has_extra("sim")):
    raise MissingPackage("splittable.gym.AllSeatsVectorEnv", "gym,sim")

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from splittable.sim import Buffers, Vector

Observations = dict[str, npt.NDArray[Any]]


class AllSeatsVectorEnv(VectorEnv[Observations, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """`num_envs` tables of one game, each with all its seats.

    An illegal action raises ValueError and changes nothing. When a game ends, the next one starts
    within the same step."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self, game: str | AnyGame, num_envs: int = 1, threads: int = 1, **options: object
    ) -> None:
        self.tables = Vector(game, options, tables=num_envs, threads=threads)
        simulator = self.tables.simulator
        seats, actions = simulator.seats, simulator.actions
        fields = simulator.kernels.encoding.fields(simulator.options)
        sizes = [field.size for field in fields]
        high = np.repeat([field.high for field in fields], sizes).astype(np.int8)
        self.num_envs = num_envs
        self.single_action_space = spaces.MultiDiscrete(np.full(seats, actions))
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, np.tile(high, (seats, 1)), dtype=np.int8),
                "action_mask": spaces.MultiBinary((seats, actions)),
                "to_act": spaces.MultiBinary(seats),
            }
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._out: Buffers = self.tables.buffers()

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  required by Gymnasium, unused
    ) -> tuple[Observations, dict[str, Any]]:
        """Start the series of this seed, or restart the current one if it is None."""
        self.tables.reset(self._out, seed)
        return self._observations(), {}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[
        Observations,
        npt.NDArray[np.float32],
        npt.NDArray[np.bool_],
        npt.NDArray[np.bool_],
        dict[str, Any],
    ]:
        self.tables.step(actions, self._out)
        done = self._out.done.copy()
        infos = {"scores": self.tables.scores, "_scores": done}
        return self._observations(), self._out.rewards.copy(), done, np.zeros_like(done), infos

    def _observations(self) -> Observations:
        """Copies of the buffers. Rows of seats that are not to act are zero."""
        to_act = self._out.to_act[:, :, None]
        return {
            "observation": self._out.observations * to_act,
            "action_mask": self._out.masks * to_act,
            "to_act": self._out.to_act.astype(np.int8),
        }
