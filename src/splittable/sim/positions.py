"""Positions: many positions of one game in arrays, to observe, play on and play out."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from splittable.core.errors import InvalidArgument
from splittable.sim import loops
from splittable.sim.arguments import MOST_GAMES, MOST_SEED, check_count, read_choices, read_policy

if TYPE_CHECKING:
    from splittable.sim.simulator import Simulator


@dataclass(frozen=True, slots=True)
class Playouts:
    """Outcomes of many games."""

    scores: npt.NDArray[np.int32]  # by game and seat
    winners: npt.NDArray[np.bool_]  # by game and seat
    lengths: npt.NDArray[np.int32]  # by game: number of moves
    reasons: npt.NDArray[np.int8]  # by game: index into the game's reasons

    @classmethod
    def empty(cls, games: int, seats: int) -> "Playouts":
        """Arrays of zeros, to be filled in."""
        return cls(
            scores=np.zeros((games, seats), np.int32),
            winners=np.zeros((games, seats), np.bool_),
            lengths=np.zeros(games, np.int32),
            reasons=np.zeros(games, np.int8),
        )


@dataclass(frozen=True, slots=True, eq=False)
class Positions:
    """Any number of positions of one game. `apply` changes them in place.

    Methods raise InvalidArgument for arguments that can't be used.
    """

    simulator: "Simulator"
    states: npt.NDArray[np.void] = field(repr=False)

    def __len__(self) -> int:
        return len(self.states)

    def __getitem__(self, places: Any) -> "Positions":
        """Copies of some positions, by slice, mask or list of indices."""
        return Positions(self.simulator, np.atleast_1d(self.states[places]).copy())

    def repeat(self, times: int) -> "Positions":
        """Each position `times` times in succession, to try several moves or playouts."""
        check_count("times", times, 0, MOST_GAMES)
        return Positions(self.simulator, np.repeat(self.states, times))

    def beside(self, others: "Positions") -> "Positions":
        """These positions and the others, interleaved."""
        order = np.argsort(np.r_[: len(self), : len(others)], kind="stable")
        return Positions(self.simulator, np.concatenate([self.states, others.states])[order])

    @property
    def records(self) -> npt.NDArray[np.void]:
        """All fields of all positions, including hidden cards; equal positions compare equal."""
        states = self.states.copy()
        self.simulator.loop(loops.tidy_all)(states)
        states.flags.writeable = False
        return states

    def to_act(self) -> npt.NDArray[np.bool_]:
        """By position and seat: whether it owes a move. If no seat does, the game is over."""
        waiting = np.zeros((len(self), self.simulator.seats), np.bool_)
        self.simulator.loop(loops.to_act_all)(self.states, waiting)
        return waiting

    def legal(self, seats: npt.ArrayLike) -> npt.NDArray[np.int8]:
        """By position and action: 1 if it is legal. `seats` has a seat for each position."""
        masks = np.zeros((len(self), self.simulator.actions), np.int8)
        self.simulator.loop(loops.legal_all)(self.states, self._seats(seats), masks)
        return masks

    def observe(self, seats: npt.ArrayLike) -> npt.NDArray[np.int8]:
        """By position: the observation of its seat, as in docs/encoding.md."""
        rows = np.zeros((len(self), self.simulator.width), np.int8)
        self.simulator.loop(loops.observe_all)(self.states, self._seats(seats), rows)
        return rows

    def imagine(
        self, seat: int, worlds: int, seed: int = 0, first: int = 0, *, reopens: bool = False
    ) -> "Positions":
        """Imagined worlds that a seat (-1: a spectator) can't distinguish from this position.

        There must be exactly one position. Returns worlds `first`, `first` + 1 and so on of this
        seed's series. With `reopens`, others' sealed choices are taken back, so that a search can
        make them by policy.
        """
        check_count("positions", len(self), 1, 1)
        check_count("seat", seat, -1, self.simulator.seats - 1)
        check_count("worlds", worlds, 0, MOST_GAMES)
        check_count("seed", seed, 0, MOST_SEED)
        imagined = np.zeros(worlds, self.states.dtype)
        self.simulator.loop(loops.imagine_all)(
            self.states, seat, reopens, np.uint64(seed), first, imagined
        )
        return Positions(self.simulator, imagined)

    def redraw(self, worlds: int, seed: int = 0, first: int = 0) -> "Positions":
        """Copies of this position in which only future chance is redrawn; hands and sealed choices
        stay. There must be exactly one position."""
        check_count("positions", len(self), 1, 1)
        check_count("worlds", worlds, 0, MOST_GAMES)
        check_count("seed", seed, 0, MOST_SEED)
        redrawn = np.zeros(worlds, self.states.dtype)
        self.simulator.loop(loops.redraw_all)(self.states, np.uint64(seed), first, redrawn)
        return Positions(self.simulator, redrawn)

    def appraise(
        self, seats: npt.ArrayLike
    ) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        """Merits by the rule of thumb.

        Returns, by position and action, the merit (-inf if illegal); and, by position, the noise it
        adds to each merit, or -1 if merits are weights of a random choice.
        """
        merits = np.zeros((len(self), self.simulator.actions))
        noises = np.zeros(len(self))
        self.simulator.loop(loops.appraise_all)(self.states, self._seats(seats), merits, noises)
        return merits, noises

    def log_likelihood(
        self,
        seats: npt.ArrayLike,
        actions: npt.ArrayLike,
        doubt: float = 0.1,
        temperature: float = 1.0,
    ) -> npt.NDArray[np.float64]:
        """By position: the log-likelihood of the action if its seat plays by the rule of thumb, but
        with probability `doubt` at random; -inf if it is illegal."""
        found, merits = np.zeros(len(self)), np.zeros(self.simulator.actions)
        by, chosen = self._seats(seats), self._actions(actions)
        self.simulator.loop(loops.log_likelihood_all)(
            self.states, by, chosen, float(doubt), float(temperature), merits, found
        )
        return found

    def choose(
        self, seats: npt.ArrayLike, seed: int = 0, policy: str = "random"
    ) -> npt.NDArray[np.int64]:
        """By position: the action that its seat, which must owe a move, takes by this policy."""
        check_count("seed", seed, 0, MOST_SEED)
        by = self._seats(seats)
        idle = ~self.to_act()[np.arange(len(self)), by]
        if idle.any():
            place = int(idle.argmax())
            raise InvalidArgument(f"seats[{place}]", f"seat {by[place]} owes no move here")
        actions = np.zeros(len(self), np.int64)
        loop = self.simulator.loop(loops.choose_all, read_policy(policy))
        loop(self.states, by, np.uint64(seed), actions)
        return actions

    def apply(self, seats: npt.ArrayLike, actions: npt.ArrayLike) -> None:
        """Apply one action in every position. If one is illegal, raises InvalidArgument and applies
        none."""
        by, chosen = self._seats(seats), self._actions(actions)
        wrong = self.simulator.loop(loops.first_illegal)(self.states, by, chosen)
        if wrong < len(self):
            raise InvalidArgument(f"actions[{wrong}]", self._illegal(wrong, by, chosen))
        self.simulator.loop(loops.apply_all)(self.states, by, chosen)

    def outcomes(self) -> Playouts:
        """The outcomes of the games, which must all be over. `lengths` stays 0."""
        over = np.zeros(len(self), np.bool_)
        found = Playouts.empty(len(self), self.simulator.seats)
        self.simulator.loop(loops.outcome_all)(
            self.states, over, found.scores, found.winners, found.reasons
        )
        if not over.all():
            raise InvalidArgument("positions", f"game {int(over.argmin())} is not over")
        return found

    def play_out(self, seed: int = 0, policy: str = "random", threads: int = 1) -> Playouts:
        """Play copies to the end; `lengths` counts moves from here on."""
        states = self.states.copy()
        return self.simulator.play(states, len(states), seed, policy, threads)

    def _seats(self, seats: npt.ArrayLike) -> npt.NDArray[np.int64]:
        return read_choices("seats", seats, len(self), self.simulator.seats)

    def _actions(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        return read_choices("actions", actions, len(self), self.simulator.actions)

    def _illegal(self, place: int, seats: Any, actions: Any) -> str:
        move = self.simulator.kernels.encoding.move(self.simulator.options, int(actions[place]))
        return f"{actions[place]} ('{move}') is not legal for seat {seats[place]} here"
