"""Vector environment: many tables that step together and write into the caller's buffers.

Seats that choose at once act in the same step; otherwise one seat acts. When a game ends, the table
starts the next game of its series at once: `done` and `rewards` belong to the finished game,
observations and masks to the new one.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import numpy.typing as npt

from splittable.core.errors import InvalidArgument
from splittable.core.game import AnyGame
from splittable.core.validation import short_repr
from splittable.sim import loops
from splittable.sim.arguments import MOST_SEED, check_count
from splittable.sim.simulator import Simulator


@dataclass(frozen=True, slots=True)
class Buffers:
    """The arrays an environment writes into: from `Vector.buffers`, or the caller's own.

    Rows of seats that are not to act stay unchanged.
    """

    observations: npt.NDArray[np.int8]  # by table, seat and number: see docs/encoding.md
    masks: npt.NDArray[np.int8]  # by table, seat and action: 1 where it is legal
    to_act: npt.NDArray[np.bool_]  # by table and seat: its rows are valid, and it owes an action
    rewards: npt.NDArray[np.float32]  # by table and seat: 0 unless a game has just ended
    done: npt.NDArray[np.bool_]  # by table: its game has just ended


class Vector:
    """Many tables of one game. Table t plays games t, t + tables, and so on of the series.

    >>> env = Vector("splito", tables=256, seed=1)
    >>> out = env.buffers()
    >>> env.reset(out)
    >>> env.step(out.masks.argmax(axis=2), out)
    """

    def __init__(
        self,
        game: str | AnyGame,
        options: object = None,
        tables: int = 1,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        check_count("tables", tables, 1, 2**24)
        check_count("threads", threads, 1, 1024)
        self.simulator = Simulator(game, options)
        self.tables = tables
        self._seed = _seed(seed)
        self._states = np.repeat(self.simulator.blank, tables)
        self._numbers = np.arange(tables)
        self._scores = np.zeros((tables, self.simulator.seats), np.int32)
        self._winners = np.zeros((tables, self.simulator.seats), np.bool_)
        self._parts = [
            slice(tables * part // threads, tables * (part + 1) // threads)
            for part in range(threads)
        ]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._is_running = False

    @property
    def scores(self) -> npt.NDArray[np.int32]:
        """By table and seat: the score of the last finished game, 0 before the first."""
        return self._scores.copy()

    def buffers(self) -> Buffers:
        """New buffers of the right shapes."""
        shapes = self._shapes()
        return Buffers(**{name: np.zeros(shape, kind) for name, (shape, kind) in shapes.items()})

    def reset(self, out: Buffers, seed: int | None = None) -> None:
        """Restart the series, or start that of another seed."""
        self._check(out)
        if seed is not None:
            self._seed = _seed(seed)
        self._numbers[:] = np.arange(self.tables)
        self._run(True, np.zeros((self.tables, self.simulator.seats), np.int64), out)
        self._is_running = True
        out.rewards[:] = 0

    def step(self, actions: npt.ArrayLike, out: Buffers) -> None:
        """Apply one action per table and seat; actions of seats that are not to act are ignored.

        Raises InvalidArgument if an action is illegal; then no action is applied.
        """
        self._check(out)
        choices = self._choices(actions)
        self._run(False, choices, out)
        out.rewards[:] = 0
        if out.done.any():
            out.rewards[out.done] = self._rewards(out.done)

    def warm(self) -> None:
        """Compile or load what `reset` and `step` need."""
        out = self.buffers()
        self.reset(out)
        self.step(out.masks.argmax(axis=2), out)

    def _run(self, are_new: bool, choices: npt.NDArray[np.int64], out: Buffers) -> None:
        loop = self.simulator.loop(loops.step_all)

        def run(part: slice) -> None:
            loop(
                self._states[part],
                are_new,
                np.uint64(self._seed),
                self._numbers[part],
                self.tables,
                choices[part],
                out.observations[part],
                out.masks[part],
                out.to_act[part],
                out.done[part],
                self._scores[part],
                self._winners[part],
            )

        list((self._pool.map if self._pool else map)(run, self._parts))

    def _rewards(self, done: npt.NDArray[np.bool_]) -> npt.NDArray[np.float32]:
        """By finished game and seat; or by game alone, if all seats get the same."""
        wins, scores = self._winners[done], self._scores[done]
        winners, total = wins.sum(axis=1, keepdims=True), scores.sum(axis=1, keepdims=True)
        simulator = self.simulator
        earned = simulator.game.reward(simulator.options, wins, winners, total)
        return np.asarray(earned, np.float32)

    # Arguments

    def _choices(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        if not self._is_running:
            raise InvalidArgument("step", "call reset first")
        array = np.asarray(actions)
        shape = (self.tables, self.simulator.seats)
        if array.dtype.kind not in "iu":
            raise InvalidArgument("actions", f"expected whole numbers, found {array.dtype}")
        if array.shape != shape:
            raise InvalidArgument("actions", f"expected shape {shape}, found {array.shape}")
        choices = np.ascontiguousarray(array, np.int64)
        wrong = self.simulator.loop(loops.first_illegal_choice)(
            self._states, choices, self.simulator.actions
        )
        if wrong >= 0:
            table, seat = divmod(wrong, self.simulator.seats)
            problem = f"{choices[table, seat]} is not legal for seat {seat} of table {table}"
            raise InvalidArgument(f"actions[{table}, {seat}]", problem)
        return choices

    def _shapes(self) -> dict[str, tuple[tuple[int, ...], type[np.generic]]]:
        simulator, by_seat = self.simulator, (self.tables, self.simulator.seats)
        return {
            "observations": ((*by_seat, simulator.width), np.int8),
            "masks": ((*by_seat, simulator.actions), np.int8),
            "to_act": (by_seat, np.bool_),
            "rewards": (by_seat, np.float32),
            "done": ((self.tables,), np.bool_),
        }

    def _check(self, out: Buffers) -> None:
        for name, (shape, kind) in self._shapes().items():
            _check_array(name, getattr(out, name), shape, kind)
        arrays = [getattr(out, field.name) for field in fields(out)]
        for place, array in enumerate(arrays):
            if any(np.may_share_memory(array, other) for other in arrays[:place]):
                raise InvalidArgument(fields(out)[place].name, "shares memory with another buffer")


def _check_array(name: str, array: Any, shape: tuple[int, ...], kind: type[np.generic]) -> None:
    if not isinstance(array, np.ndarray):
        raise InvalidArgument(name, f"expected an array, found {short_repr(array)}")
    if array.dtype != kind:
        raise InvalidArgument(name, f"expected {np.dtype(kind)}, found {array.dtype}")
    if array.shape != shape:
        raise InvalidArgument(name, f"expected shape {shape}, found {array.shape}")
    if not array.flags.c_contiguous or not array.flags.writeable:
        raise InvalidArgument(name, "expected a contiguous, writable array")


def _seed(seed: int) -> int:
    check_count("seed", seed, 0, MOST_SEED)
    return seed
