"""The simulator of one game with its options: deals and plays many games at once."""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from splittable.core.encoding import width
from splittable.core.errors import InvalidArgument
from splittable.core.game import AnyGame
from splittable.core.record import Record, Result, seat_names
from splittable.core.seats import Seat
from splittable.core.validation import short_repr
from splittable.sim import loops
from splittable.sim.arguments import (
    MOST_GAMES,
    MOST_SEED,
    POLICIES,
    check_count,
    read_game,
    read_options,
    read_policy,
)
from splittable.sim.compiler import entry
from splittable.sim.positions import Playouts, Positions
from splittable.sim.simulated_game import SIMULATED
from splittable.sim.threads import run_in_threads

SEED_BITS: Final = 63  # of a seed for imagined worlds


def playouts(
    game: str | AnyGame,
    options: object = None,
    games: int = 1,
    seed: int = 0,
    policy: str = "random",
    threads: int = 1,
) -> Playouts:
    """Deal and play `games` games. Results depend on the seed, not on the number of threads.

    >>> playouts("split-it", {"seats": 3}, games=1000, policy="rules-of-thumb").winners.mean(axis=0)
    """
    return Simulator(game, options).playouts(games, seed, policy, threads)


class Simulator:
    """One game with its options. Loops are compiled on first use and cached on disk.

    Methods raise InvalidArgument for arguments that can't be used.
    """

    def __init__(self, game: str | AnyGame, options: object = None) -> None:
        self.game = read_game(game)
        self.options = read_options(self.game, options)
        self.kernels = SIMULATED[self.game.name]
        self.seats: int = self.options.seats
        self.actions = self.kernels.encoding.actions(self.options)
        self.width = width(self.kernels.encoding.fields(self.options))
        self.blank = np.zeros(1, self.kernels.state)
        self.kernels.translation.write_options(self.blank[0], self.options)

    # New games

    def playouts(
        self, games: int, seed: int = 0, policy: str = "random", threads: int = 1
    ) -> Playouts:
        """Deal and play new games. The fastest way to many results: it stores no positions."""
        check_count("games", games, 0, MOST_GAMES)
        return self.play(None, games, seed, policy, threads)

    def deal(self, games: int, seed: int = 0, first: int = 0) -> Positions:
        """The initial positions of games `first`, `first` + 1 and so on of this seed's series."""
        dealt = self.dealt(games, seed, first)
        self.loop(loops.start_all)(dealt)
        return Positions(self, dealt)

    def record(self, seed: int, number: int = 0, policy: str = "random") -> Record:
        """The record of the game that `playouts` plays as this number of this seed's series."""
        state = self.dealt(1, seed, number)
        deal = self.kernels.translation.read_deal(self.options, state[0])
        self.loop(loops.start_all)(state)
        seats = np.zeros(self.game.longest(self.options), np.int8)
        actions = np.zeros(len(seats), np.int16)
        no_room = (state[:0], np.zeros(0, np.int16), np.zeros((0, 0), np.int8))
        length = self.loop(loops.trace, read_policy(policy))(
            state[0], np.uint64(seed), number, seats, actions, *no_room
        )
        move = self.kernels.encoding.move
        ended = Positions(self, state).outcomes()
        return Record(
            game=self.game,
            options=self.options,
            names=seat_names(self.seats),
            deal=deal,
            moves=tuple(
                (Seat(seat), move(self.options, action))
                for seat, action in zip(
                    seats[:length].tolist(), actions[:length].tolist(), strict=True
                )
            ),
            result=Result(
                scores=tuple(ended.scores[0].tolist()),
                winners=tuple(Seat(seat) for seat in np.flatnonzero(ended.winners[0]).tolist()),
                reason=self.game.reasons[ended.reasons[0]],
            ),
        )

    # Conversion from `games/`

    def from_state(self, state: Any) -> Positions:
        """This position, including hidden cards."""
        return self._from_states([state])

    def from_view(self, view: Any, worlds: int, rng: Random) -> Positions:
        """`worlds` imagined positions, each with exactly this view."""
        check_count("worlds", worlds, 0, MOST_GAMES)
        self._check_options("view", view)
        one = self._from_states([self.game.imagine(view, rng)])
        seat = -1 if view.seat is None else int(view.seat)
        return one.imagine(seat, worlds, rng.getrandbits(SEED_BITS))

    def from_deal(self, deal: Any) -> Positions:
        """The initial position of this deal; raises Invalid for a wrong deal."""
        states = self.blank.copy()
        self.game.start(self.options, deal)  # checks the deal
        self.kernels.translation.write_deal(states[0], self.options, deal)
        self.loop(loops.start_all)(states)
        return Positions(self, states)

    def _from_states(self, states: Sequence[Any]) -> Positions:
        for state in states:
            self._check_options("state", state)
        rows = [self.kernels.translation.row_of(state) for state in states]
        return Positions(self, np.array(rows, self.kernels.state))

    def _check_options(self, name: str, value: Any) -> None:
        found = getattr(value, "options", None)
        if found != self.options:
            raise InvalidArgument(name, f"of another game or other options: {short_repr(value)}")

    # Loops

    def warm(self) -> None:
        """Compile or load everything this game needs, so that later calls are fast."""
        for policy in POLICIES:
            self.playouts(1, policy=policy)
            self.record(0, policy=policy)
        positions = self.deal(1)
        positions.imagine(0, 1)
        positions.redraw(1)
        seats = positions.to_act().argmax(axis=1)
        for policy in POLICIES:
            positions.choose(seats, policy=policy)
        positions.observe(seats)
        positions.apply(seats, positions.legal(seats).argmax(axis=1))

    def dealt(self, games: int, seed: int, first: int) -> npt.NDArray[np.void]:
        """States that hold a deal, before `start`."""
        check_count("games", games, 0, MOST_GAMES)
        check_count("seed", seed, 0, MOST_SEED)
        check_count("number", first, 0, MOST_GAMES)
        states = np.repeat(self.blank, games)
        self.loop(loops.deal_all)(states, np.uint64(seed), first)
        return states

    def play(
        self,
        states: npt.NDArray[np.void] | None,
        games: int,
        seed: int,
        policy: str,
        threads: int,
    ) -> Playouts:
        """Play these states to the end, or new games if `states` is None."""
        check_count("seed", seed, 0, MOST_SEED)
        check_count("threads", threads, 1, 1024)
        loop = self.loop(loops.play_all, read_policy(policy))
        found = Playouts.empty(games, self.seats)

        def play(part: slice) -> None:
            loop(
                self.blank.copy() if states is None else states[part],
                states is None,
                np.uint64(seed),
                part.start,
                found.lengths[part],
                found.scores[part],
                found.winners[part],
                found.reasons[part],
            )

        run_in_threads(games, threads, play)
        return found

    def loop(self, loop: Callable[..., Any], policy: str = "random") -> Callable[..., Any]:
        """A loop of `sim.loops`, bound to this game's kernels and compiled."""
        return _bound(loop, self.game.name, policy)


@cache
def _bound(loop: Callable[..., Any], game: str, policy: str) -> Callable[..., Any]:
    rules = SIMULATED[game].rules
    kernels = rules.by_name()
    kernels["choose"] = kernels[POLICIES[policy]]
    return entry(loop, f"{game}_{policy}".replace("-", "_"), kernels)
