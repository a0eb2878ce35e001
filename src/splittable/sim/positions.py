"""Positions of many games side by side: look at them, make moves in them, play them out."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from splittable.core.errors import InvalidArgument
from splittable.sim import loops
from splittable.sim.arguments import MOST_GAMES, MOST_SEED, check_count, read_choices

if TYPE_CHECKING:
    from splittable.sim.simulator import Simulator


@dataclass(frozen=True, slots=True)
class Playouts:
    """How many games ended, one a row."""

    scores: npt.NDArray[np.int32]  # by game and seat
    winners: npt.NDArray[np.bool_]  # by game and seat
    lengths: npt.NDArray[np.int32]  # by game: how many moves were made
    reasons: npt.NDArray[np.int8]  # by game: place in the game's list of reasons

    @classmethod
    def none_yet(cls, games: int, seats: int) -> "Playouts":
        """Room for so many, to be filled in."""
        return cls(
            scores=np.zeros((games, seats), np.int32),
            winners=np.zeros((games, seats), np.bool_),
            lengths=np.zeros(games, np.int32),
            reasons=np.zeros(games, np.int8),
        )


@dataclass(frozen=True, slots=True, eq=False)
class Positions:
    """Positions of one game, as many as you like; `apply` changes them in place."""

    simulator: "Simulator"
    states: npt.NDArray[np.void] = field(repr=False)

    def __len__(self) -> int:
        return len(self.states)

    def __getitem__(self, places: Any) -> "Positions":
        """Some of them, copied: by slice, mask or list of places."""
        return Positions(self.simulator, np.atleast_1d(self.states[places]).copy())

    def repeat(self, times: int) -> "Positions":
        """Each of them so many times, one beside the other: to try several moves or endings."""
        check_count("times", times, 0, MOST_GAMES)
        return Positions(self.simulator, np.repeat(self.states, times))

    def beside(self, others: "Positions") -> "Positions":
        """These and the others, in turn as far as both reach: so the first of them are of both."""
        order = np.argsort(np.r_[: len(self), : len(others)], kind="stable")
        return Positions(self.simulator, np.concatenate([self.states, others.states])[order])

    @property
    def records(self) -> npt.NDArray[np.void]:
        """Every field of every position, hidden cards too; equal positions are equal records."""
        states = self.states.copy()
        self.simulator.loop(loops.tidy_all)(states)
        states.flags.writeable = False
        return states

    def to_act(self) -> npt.NDArray[np.bool_]:
        """By position and seat: whom it waits for. Nobody: the game is over."""
        waiting = np.zeros((len(self), self.simulator.seats), np.bool_)
        self.simulator.loop(loops.to_act_all)(self.states, waiting)
        return waiting

    def legal(self, seats: npt.ArrayLike) -> npt.NDArray[np.int8]:
        """By position and action: 1 where this position's seat may do it."""
        masks = np.zeros((len(self), self.simulator.actions), np.int8)
        self.simulator.loop(loops.legal_all)(self.states, self._seats(seats), masks)
        return masks

    def observe(self, seats: npt.ArrayLike) -> npt.NDArray[np.int8]:
        """By position: what this position's seat sees, as docs/encoding.md lays it out."""
        rows = np.zeros((len(self), self.simulator.width), np.int8)
        self.simulator.loop(loops.observe_all)(self.states, self._seats(seats), rows)
        return rows

    def imagine(
        self, seat: int, worlds: int, seed: int = 0, first: int = 0, *, reopens: bool = False
    ) -> "Positions":
        """So many that this seat, or -1 a spectator, cannot tell from the only one here, from
        number `first` of this seed's series on. With `reopens` the others' sealed choices are to be
        made anew: so that a search may say by what policy."""
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
        """So many like the only one here, with all that chance has yet to show drawn anew: every
        hand and every sealed choice is the real one."""
        check_count("positions", len(self), 1, 1)
        check_count("worlds", worlds, 0, MOST_GAMES)
        check_count("seed", seed, 0, MOST_SEED)
        redrawn = np.zeros(worlds, self.states.dtype)
        self.simulator.loop(loops.redraw_all)(self.states, np.uint64(seed), first, redrawn)
        return Positions(self.simulator, redrawn)

    def appraise(
        self, seats: npt.ArrayLike
    ) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        """What the rule of thumb makes of it: by position and action a merit, -inf where that is
        not legal; by position how much noise it adds to each, or -1 where merits are weights."""
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
        """By position: of the action, if its seat plays by rule of thumb but for a chance of
        `doubt` that it does anything; -inf where it is not legal."""
        found, merits = np.zeros(len(self)), np.zeros(self.simulator.actions)
        by, chosen = self._seats(seats), self._actions(actions)
        self.simulator.loop(loops.log_likelihood_all)(
            self.states, by, chosen, float(doubt), float(temperature), merits, found
        )
        return found

    def apply(self, seats: npt.ArrayLike, actions: npt.ArrayLike) -> None:
        """One action in every position, by one seat each. If one is illegal, none is made."""
        by, chosen = self._seats(seats), self._actions(actions)
        wrong = self.simulator.loop(loops.first_illegal)(self.states, by, chosen)
        if wrong < len(self):
            raise InvalidArgument(f"actions[{wrong}]", self._refusal(wrong, by, chosen))
        self.simulator.loop(loops.apply_all)(self.states, by, chosen)

    def outcomes(self) -> Playouts:
        """How the games ended; all of them must have. No moves are counted."""
        over = np.zeros(len(self), np.bool_)
        found = Playouts.none_yet(len(self), self.simulator.seats)
        self.simulator.loop(loops.outcome_all)(
            self.states, over, found.scores, found.winners, found.reasons
        )
        if not over.all():
            raise InvalidArgument("positions", f"game {int(over.argmin())} is not over")
        return found

    def play_out(self, seed: int = 0, policy: str = "random", threads: int = 1) -> Playouts:
        """Play a copy of each to its end; lengths count the moves made from here."""
        states = self.states.copy()
        return self.simulator.play(states, len(states), seed, policy, threads)

    def _seats(self, seats: npt.ArrayLike) -> npt.NDArray[np.int64]:
        return read_choices("seats", seats, len(self), self.simulator.seats)

    def _actions(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        return read_choices("actions", actions, len(self), self.simulator.actions)

    def _refusal(self, place: int, seats: Any, actions: Any) -> str:
        move = self.simulator.kernels.encoding.move(self.simulator.options, int(actions[place]))
        return f"{actions[place]} ('{move}') is not legal for seat {seats[place]} here"
