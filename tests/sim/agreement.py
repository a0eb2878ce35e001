"""Compares the simulator with the rules in `games/`, move by move."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from splittable.core.errors import IllegalMove
from splittable.core.game import Outcome
from splittable.core.record import Record
from splittable.core.seats import Seat
from splittable.sim import Playouts, Positions, Simulator, loops
from splittable.sim.compiler import Chance, State, entry, kernel
from splittable.sim.simulated_game import SIMULATED
from tests.support.variants import Variant

ROOM = 1500  # positions kept of a game
TRIES = 4  # to choose something else than a reset or a challenge
THIS_FILE = sha256(Path(__file__).read_bytes()).hexdigest()[:12]


class Disagreement(AssertionError):
    """The simulator and the readable rules do not say the same."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game as the simulator played it."""

    deal: Any
    seats: list[int]  # by move
    actions: list[int]  # by move
    positions: npt.NDArray[np.void]  # before each move, and the last one
    waiting: list[int]  # before each move: set of seats
    masks: npt.NDArray[np.int8]  # before each move: what its seat may do
    ended: Playouts


class Match:
    """Games of one variant, played by the simulator and followed by the readable rules."""

    def __init__(self, variant: Variant, **planted: Any) -> None:
        self.variant = variant
        self.game = variant.game
        self.simulator = Simulator(variant.game, variant.options)
        encoding, actions = self.simulator.kernels.encoding, range(self.simulator.actions)
        self.moves = [encoding.move(variant.options, action) for action in actions]
        self.action = {move: action for action, move in enumerate(self.moves)}
        self.action_by_id = {id(move): action for action, move in enumerate(self.moves)}
        self.row_of = self.simulator.kernels.translation.row_of
        self.trace = self._bound_trace(planted)
        self.room = (
            np.zeros(ROOM, np.int8),
            np.zeros(ROOM, np.int16),
            np.zeros(ROOM, self.simulator.kernels.state),
            np.zeros(ROOM, np.int16),
            np.zeros((ROOM, self.simulator.actions), np.int8),
        )

    def _bound_trace(self, planted: dict[str, Any]) -> Callable[..., Any]:
        """The loop that writes a game down, its players sparing with what makes games endless."""
        number = {str(move): action for move, action in self.action.items()}
        restless = tuple(number.get(word, -1) for word in ("reset", "challenge"))  # Split's
        if not planted:
            return _trace(self.game.name, restless)
        kernels = self.simulator.kernels.rules.by_name() | planted
        return _bound(f"{self.game.name}_planted", kernels, restless, keep=False)

    def follow(self, games: int, seed: int) -> int:
        """Play so many games and compare everything after every move; gives the moves compared."""
        return sum(self._compare(self._play(seed, number)) for number in range(games))

    def _play(self, seed: int, number: int) -> Played:
        states = self.simulator.dealt(1, seed, number)
        deal = self.simulator.kernels.translation.read_deal(self.variant.options, states[0])
        self.simulator.loop(loops.start_all)(states)
        length = self.trace(states[0], np.uint64(seed), number, *self.room)
        assert length < ROOM, f"game {number} of seed {seed} is too long to be kept"
        seats, actions, positions, waiting, masks = self.room
        positions[length] = states[0]
        self.simulator.loop(loops.tidy_all)(positions[: length + 1])
        return Played(
            deal,
            seats[:length].tolist(),
            actions[:length].tolist(),
            positions[: length + 1],
            waiting[:length].tolist(),
            masks[:length],
            Positions(self.simulator, states).outcomes(),
        )

    def _compare(self, played: Played) -> int:
        game = self.game
        state = game.start(self.variant.options, played.deal)
        rows, waiting, legal = [], [], []
        for seat, chosen in zip(played.seats, played.actions, strict=True):
            rows.append(self.row_of(state))
            waiting.append(_set(game.to_act(state)))
            legal.append(self._actions(game.legal(state, Seat(seat))))
            try:
                state = game.apply(state, Seat(seat), self.moves[chosen]).state
            except IllegalMove as error:
                raise Disagreement(f"move {len(legal) - 1}: {error}") from error
        rows.append(self.row_of(state))
        if waiting != played.waiting:
            raise Disagreement(f"to act, as sets of seats: {played.waiting}, not {waiting}")
        compare_masks(played.masks, legal)
        compare_positions(played.positions, rows)
        compare_outcomes(game.outcome(state), self.game.reasons, played.ended)
        return len(played.actions)

    def _actions(self, moves: tuple[Any, ...]) -> list[int]:
        """Most moves are the very objects the rules always give out: quick to find."""
        by_id = self.action_by_id
        found = [by_id[id(move)] for move in moves if id(move) in by_id]
        if len(found) < len(moves):
            found = [self.action[move] for move in moves]
        return found


@cache
def _trace(game: str, restless: tuple[int, ...]) -> Callable[..., Any]:
    """One for all variants of a game that number these moves alike."""
    name = "_".join([game, *map(str, restless), THIS_FILE])
    return _bound(name, SIMULATED[game].rules.by_name(), restless, keep=True)


def _bound(
    name: str, kernels: dict[str, Any], restless: tuple[int, ...], *, keep: bool
) -> Callable[..., Any]:
    sparing = _sparing(kernels["choose_at_random"], *restless)
    name = name.replace("-", "_")
    return entry(loops.trace, name, {**kernels, "choose": sparing}, keep=keep)


@cache
def _set(members: frozenset[Seat]) -> int:
    return sum(1 << member for member in members)


def follow_record(record: Record) -> None:
    """A record replayed by both, in the order it was written."""
    simulator = Simulator(record.game, record.options)
    row_of, action = simulator.kernels.translation.row_of, simulator.kernels.encoding.action
    state = record.game.start(record.options, record.deal)
    positions = simulator.from_deal(record.deal)
    compare_positions(positions.records, [row_of(state)])
    for seat, move in record.moves:
        waiting = record.game.to_act(state)
        assert set(np.flatnonzero(positions.to_act()[0]).tolist()) == waiting
        for other in range(simulator.seats):
            legal = [action(record.options, each) for each in record.game.legal(state, Seat(other))]
            assert np.flatnonzero(positions.legal([other])[0]).tolist() == sorted(legal)
        state = record.game.apply(state, seat, move).state
        positions.apply([seat], [action(record.options, move)])
        compare_positions(positions.records, [row_of(state)])
    compare_outcomes(record.game.outcome(state), record.game.reasons, positions.outcomes())


def compare_masks(masks: npt.NDArray[np.int8], legal: list[list[int]]) -> None:
    """Each legal action is marked, and there are no more marks than legal actions."""
    places = np.repeat(np.arange(len(legal)), [len(actions) for actions in legal])
    actions = np.fromiter(chain.from_iterable(legal), np.int64, len(places))
    if masks[places, actions].all() and np.count_nonzero(masks) == len(places):
        return
    for place, expected in enumerate(legal):
        found = np.flatnonzero(masks[place]).tolist()
        if found != sorted(expected):
            raise Disagreement(f"move {place}: legal {found}, not {sorted(expected)}")
    raise Disagreement("legal moves: an action occurs twice")


def compare_positions(found: npt.NDArray[np.void], rows: list[tuple[Any, ...]]) -> None:
    expected = np.zeros(len(rows), found.dtype)
    expected[:] = rows
    if expected.tobytes() == found.tobytes():
        return
    for place, (one, other) in enumerate(zip(found, expected, strict=True)):
        for name in found.dtype.names or ():
            if not np.array_equal(one[name], other[name]):
                raise Disagreement(f"position {place}: {name} {one[name]}, not {other[name]}")


def compare_outcomes(outcome: Outcome | None, reasons: tuple[str, ...], found: Playouts) -> None:
    assert outcome is not None
    told = (
        tuple(found.scores[0].tolist()),
        tuple(np.flatnonzero(found.winners[0]).tolist()),
        reasons[found.reasons[0]],
    )
    if told != (outcome.scores, outcome.winners, outcome.reason):
        raise Disagreement(f"the end: {told}, not {outcome}")


def _sparing(choose: Any, reset: int, challenge: int) -> Any:
    @kernel
    def chosen(state: State, seat: int, chance: Chance) -> int:
        for _ in range(TRIES):
            action = choose(state, seat, chance)
            if action not in (reset, challenge):
                break
        return action

    return chosen
