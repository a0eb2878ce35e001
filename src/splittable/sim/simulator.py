"""Many games at once: deal them, look at them, make moves in them, play them out."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from splittable.core.encoding import width
from splittable.core.errors import Invalid, InvalidArgument
from splittable.core.game import AnyGame
from splittable.core.reading import listed, shown
from splittable.core.record import Record, Result, seat_names
from splittable.core.seats import Seat
from splittable.games import GAMES
from splittable.sim import loops
from splittable.sim.kernel import entry
from splittable.sim.kernels import SimulatedGame
from splittable.sim.split import SPLIT
from splittable.sim.split_it import SPLIT_IT
from splittable.sim.splito import SPLITO

SIMULATED: Final[Mapping[str, SimulatedGame]] = {
    simulated.game.name: simulated for simulated in (SPLIT_IT, SPLITO, SPLIT)
}
POLICIES: Final[Mapping[str, str]] = {  # by name: the kernel that chooses
    "random": "choose_at_random",
    "rules-of-thumb": "choose_by_rule_of_thumb",
}
MOST_SEED: Final = 2**64 - 1
MOST_GAMES: Final = 2**40  # in one series; the arrays will not fit into memory long before


@dataclass(frozen=True, slots=True)
class Playouts:
    """How many games ended, one a row."""

    scores: npt.NDArray[np.int32]  # by game and seat
    winners: npt.NDArray[np.bool_]  # by game and seat
    lengths: npt.NDArray[np.int32]  # by game: how many moves were made
    reasons: npt.NDArray[np.int8]  # by game: place in the game's list of reasons


def playouts(
    game: str | AnyGame,
    options: object = None,
    games: int = 1,
    seed: int = 0,
    policy: str = "random",
    threads: int = 1,
) -> Playouts:
    """Deal and play so many games. The same seed gives the same games, however many threads."""
    return Simulator(game, options).playouts(games, seed, policy, threads)


class Simulator:
    """One game with its options, compiled at the first call of each method and kept on disk."""

    def __init__(self, game: str | AnyGame, options: object = None) -> None:
        self.game = _game(game)
        self.options = _options(self.game, options)
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
        """As `playouts`; no position is kept, so this is the quickest way to many results."""
        check_count("games", games, 0, MOST_GAMES)
        return self._play(None, games, seed, policy, threads)

    def deal(self, games: int, seed: int = 0, first: int = 0) -> "Positions":
        """The first positions of games `first`, `first` + 1 and so on of this seed's series."""
        dealt = self.dealt(games, seed, first)
        self.loop(loops.start_all)(dealt)
        return Positions(self, dealt)

    def record(self, seed: int, number: int = 0, policy: str = "random") -> Record:
        """The game that `playouts` plays as this number of this seed's series, move by move."""
        state = self.dealt(1, seed, number)
        deal = self.kernels.translation.read_deal(self.options, state[0])
        self.loop(loops.start_all)(state)
        seats = np.zeros(self.game.longest(self.options), np.int8)
        actions = np.zeros(len(seats), np.int16)
        no_room = (state[:0], np.zeros(0, np.int16), np.zeros((0, 0), np.int8))
        length = self.loop(loops.trace, _policy(policy))(
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

    # Positions of the readable rules

    def from_state(self, state: Any) -> "Positions":
        """This very position, hidden cards and all."""
        return self._from_states([state])

    def from_view(self, view: Any, worlds: int, rng: Random) -> "Positions":
        """So many imagined worlds, each of which gives its viewer this very view."""
        check_count("worlds", worlds, 0, MOST_GAMES)
        self._check_options("view", view)
        return self._from_states([self.game.imagine(view, rng) for _ in range(worlds)])

    def from_deal(self, deal: Any) -> "Positions":
        states = self.blank.copy()
        self.game.start(self.options, deal)  # refuses a deal that is none
        self.kernels.translation.write_deal(states[0], self.options, deal)
        self.loop(loops.start_all)(states)
        return Positions(self, states)

    def _from_states(self, states: Sequence[Any]) -> "Positions":
        for state in states:
            self._check_options("state", state)
        rows = [self.kernels.translation.row_of(state) for state in states]
        return Positions(self, np.array(rows, self.kernels.state))

    def _check_options(self, name: str, value: Any) -> None:
        found = getattr(value, "options", None)
        if found != self.options:
            raise InvalidArgument(name, f"not of this game with these options: {shown(value)}")

    # The loops

    def warm(self) -> None:
        """Compile everything this game needs, or load it, so that no later call has to."""
        for policy in POLICIES:
            self.playouts(1, policy=policy)
            self.record(0, policy=policy)
        positions = self.deal(1)
        seats = positions.to_act().argmax(axis=1)
        positions.observe(seats)
        positions.apply(seats, positions.legal(seats).argmax(axis=1))

    def dealt(self, games: int, seed: int, first: int) -> npt.NDArray[np.void]:
        check_count("games", games, 0, MOST_GAMES)
        check_count("seed", seed, 0, MOST_SEED)
        check_count("number", first, 0, MOST_GAMES)
        states = np.repeat(self.blank, games)
        self.loop(loops.deal_all)(states, np.uint64(seed), first)
        return states

    def _play(
        self,
        states: npt.NDArray[np.void] | None,
        games: int,
        seed: int,
        policy: str,
        threads: int,
    ) -> Playouts:
        """Play these states to their ends, or new games where there are none."""
        check_count("seed", seed, 0, MOST_SEED)
        check_count("threads", threads, 1, 1024)
        loop = self.loop(loops.play_all, _policy(policy))
        found = Playouts(
            scores=np.zeros((games, self.seats), np.int32),
            winners=np.zeros((games, self.seats), np.bool_),
            lengths=np.zeros(games, np.int32),
            reasons=np.zeros(games, np.int8),
        )

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

        parts = _parts(games, threads)
        if len(parts) == 1:
            play(parts[0])
        else:
            with ThreadPoolExecutor(threads) as pool:
                list(pool.map(play, parts))
        return found

    def loop(self, loop: Callable[..., Any], policy: str = "random") -> Callable[..., Any]:
        return _bound(loop, self.game.name, policy)


@dataclass(frozen=True, slots=True, eq=False)
class Positions:
    """Positions of one game, as many as you like; `apply` changes them in place."""

    simulator: Simulator
    _states: npt.NDArray[np.void] = field(repr=False)

    def __len__(self) -> int:
        return len(self._states)

    def __getitem__(self, places: Any) -> "Positions":
        """Some of them, copied: by slice, mask or list of places."""
        return Positions(self.simulator, np.atleast_1d(self._states[places]).copy())

    def repeat(self, times: int) -> "Positions":
        """Each of them so many times, one beside the other: to try several moves or endings."""
        check_count("times", times, 0, MOST_GAMES)
        return Positions(self.simulator, np.repeat(self._states, times))

    @property
    def records(self) -> npt.NDArray[np.void]:
        """Every field of every position, hidden cards too; equal positions are equal records."""
        states = self._states.copy()
        self.simulator.loop(loops.tidy_all)(states)
        states.flags.writeable = False
        return states

    def to_act(self) -> npt.NDArray[np.bool_]:
        """By position and seat: whom it waits for. Nobody: the game is over."""
        waiting = np.zeros((len(self), self.simulator.seats), np.bool_)
        self.simulator.loop(loops.to_act_all)(self._states, waiting)
        return waiting

    def legal(self, seats: npt.ArrayLike) -> npt.NDArray[np.int8]:
        """By position and action: 1 where this position's seat may do it."""
        masks = np.zeros((len(self), self.simulator.actions), np.int8)
        self.simulator.loop(loops.legal_all)(self._states, self._seats(seats), masks)
        return masks

    def observe(self, seats: npt.ArrayLike) -> npt.NDArray[np.int8]:
        """By position: what this position's seat sees, as docs/encoding.md lays it out."""
        rows = np.zeros((len(self), self.simulator.width), np.int8)
        self.simulator.loop(loops.observe_all)(self._states, self._seats(seats), rows)
        return rows

    def apply(self, seats: npt.ArrayLike, actions: npt.ArrayLike) -> None:
        """One action in every position, by one seat each. If one is illegal, none is made."""
        by, chosen = self._seats(seats), self._actions(actions)
        wrong = self.simulator.loop(loops.first_illegal)(self._states, by, chosen)
        if wrong < len(self):
            raise InvalidArgument(f"actions[{wrong}]", self._refusal(wrong, by, chosen))
        self.simulator.loop(loops.apply_all)(self._states, by, chosen)

    def outcomes(self) -> Playouts:
        """How the games ended; all of them must have. No moves are counted."""
        games, seats = len(self), self.simulator.seats
        over = np.zeros(games, np.bool_)
        found = Playouts(
            scores=np.zeros((games, seats), np.int32),
            winners=np.zeros((games, seats), np.bool_),
            lengths=np.zeros(games, np.int32),
            reasons=np.zeros(games, np.int8),
        )
        self.simulator.loop(loops.outcome_all)(
            self._states, over, found.scores, found.winners, found.reasons
        )
        if not over.all():
            raise InvalidArgument("positions", f"game {int(over.argmin())} is not over")
        return found

    def play_out(self, seed: int = 0, policy: str = "random", threads: int = 1) -> Playouts:
        """Play a copy of each to its end; lengths count the moves made from here."""
        states = self._states.copy()
        return self.simulator._play(states, len(states), seed, policy, threads)

    def _seats(self, seats: npt.ArrayLike) -> npt.NDArray[np.int64]:
        return _choices("seats", seats, len(self), self.simulator.seats)

    def _actions(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        return _choices("actions", actions, len(self), self.simulator.actions)

    def _refusal(self, place: int, seats: Any, actions: Any) -> str:
        move = self.simulator.kernels.encoding.move(self.simulator.options, int(actions[place]))
        return f"{actions[place]} ('{move}') is not legal for seat {seats[place]} here"


@cache
def _bound(loop: Callable[..., Any], game: str, policy: str) -> Callable[..., Any]:
    rules = SIMULATED[game].rules
    kernels = rules.by_name()
    kernels["choose"] = kernels[POLICIES[policy]]
    return entry(loop, f"{game}_{policy}".replace("-", "_"), kernels)


def _parts(games: int, threads: int) -> list[slice]:
    """Equal shares of the games, a few for each thread so that none waits long for the last."""
    shares = 1 if threads == 1 else 4 * threads
    ends = [games * share // shares for share in range(shares + 1)]
    return [slice(start, end) for start, end in pairwise(ends)]


# Arguments


def _game(game: str | AnyGame) -> AnyGame:
    if isinstance(game, str):
        if game not in GAMES:
            raise InvalidArgument("game", f"expected one of {listed(GAMES)}; found {shown(game)}")
        return GAMES[game]
    if getattr(game, "name", None) not in SIMULATED:
        raise InvalidArgument("game", f"expected one of {listed(GAMES)}; found {shown(game)}")
    return game


def _options(game: AnyGame, options: object) -> Any:
    """Options as the game's own value, or as a mapping in which defaults may be left out."""
    default = game.read_options({})
    if isinstance(options, type(default)):
        return options
    if options is not None and not isinstance(options, Mapping):
        raise InvalidArgument("options", f"expected names and values, found {shown(options)}")
    try:
        return game.read_options(options or {})
    except Invalid as error:
        raise InvalidArgument(error.where, error.problem) from error


def _policy(policy: str) -> str:
    if policy not in POLICIES:
        raise InvalidArgument(
            "policy", f"expected one of {listed(POLICIES)}; found {shown(policy)}"
        )
    return policy


def check_count(name: str, value: object, least: int, most: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int | np.integer):
        raise InvalidArgument(name, f"expected a whole number, found {shown(value)}")
    if not least <= value <= most:
        raise InvalidArgument(name, f"expected {least} to {most}, found {value}")


def _choices(name: str, values: npt.ArrayLike, length: int, bound: int) -> npt.NDArray[np.int64]:
    """One whole number for each position, from 0 to bound - 1."""
    array = np.asarray(values)
    if array.dtype.kind not in "iu":
        raise InvalidArgument(name, f"expected whole numbers, found {array.dtype}")
    if array.shape != (length,):
        raise InvalidArgument(name, f"expected shape ({length},), found {array.shape}")
    outside = (array < 0) | (array >= bound)
    if outside.any():
        place = int(outside.argmax())
        raise InvalidArgument(f"{name}[{place}]", f"{array[place]} is not from 0 to {bound - 1}")
    return array.astype(np.int64)
