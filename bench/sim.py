"""Decisions per second of the compiled games beside OpenSpiel's, and the time to a first game.

Playouts: ours deal, play and score random games. Theirs continue from one deal inside C++, as
`MCTSBot` calls `RandomRolloutEvaluator`; chance doesn't count as a decision. Environments: only
`step` is timed, including the new games that it starts; both choose at random between steps. All
take turns in one process, in short slices. Each row is the round with the median ratio: a busy
machine slows both alike. The exception is the row on two threads, which other load slows more than
one thread: it compares the best round of each.

Starts: a new Python process that plays one game and exits; the best of several. A cold start has to
compile everything. SciPy is hidden, because numba would load it; only OpenSpiel brings it along.

If there is a C compiler, the playouts of Split it! are compared with the same ones in plain C.
"""

import argparse
import ctypes
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import astuple, dataclass, replace
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

import numpy as np
import pyspiel
from open_spiel.python import rl_environment

from bench.report import Row, report
from splittable.games import GAMES
from splittable.sim import Playouts, Simulator, Vector
from splittable.sim.chance import below
from splittable.sim.compiler import Bytes, Chance, entry

GOOFSPIEL: Final = "goofspiel(players=4,num_cards=13)"
HEARTS: Final = "hearts"
CRAZY_EIGHTS: Final = "crazy_eights(players=4)"

GAMES_A_CALL: Final = 5_000
GAMES_FOR_THREADS: Final = 50_000  # per call: enough to make the threads' start negligible
ROLLOUTS_A_CALL: Final = 300
GAMES_FOR_THE_MEAN: Final = 500  # to measure the decisions per rollout
TABLES: Final = 256  # of the vector environment

WARM_LIMIT: Final = 1.0  # seconds
COLD_LIMIT: Final = 6.0  # seconds
STARTS: Final = 3  # per game, cold and warm
FIRST_GAME: Final = """\
import sys
sys.modules["scipy"] = None
from splittable.sim import playouts
playouts({!r}, {{"seats": 4}}, games=1)
"""

C_SOURCE: Final = Path(__file__).with_name("split_it_playout.c")
C_FLAGS: Final = ("-O3", "-march=native", "-shared", "-fPIC")
GAMES_TO_COMPARE: Final = 10_000

Play: TypeAlias = Callable[[], tuple[float, float]]  # returns decisions, and seconds spent on them
PlayMany: TypeAlias = Callable[[int, int], Playouts]  # (games, seed)


@dataclass(frozen=True, slots=True)
class Pair:
    """Ours and its peer, measured one right after the other."""

    name: str
    ours: Play
    peer: Play
    at_least: float | None
    is_same: bool = False  # the peer is our own code with fewer threads

    def measure(self, seconds: float) -> Row:
        ours, peer = (decisions_per_second(play, seconds) for play in (self.ours, self.peer))
        return Row(f"{self.name}, decisions/s", ours, peer, self.at_least)


def decisions_per_second(play: Play, seconds: float) -> float:
    decisions, spent = play()
    while spent < seconds:
        more, took = play()
        decisions += more
        spent += took
    return decisions / spent


def pairs(folder: Path) -> Iterator[Pair]:
    """All comparisons. The folder is for the C library."""
    split_it, splito = playouts_of("split-it", 4), playouts_of("splito", 4)
    splito_8, split = playouts_of("splito", 8), playouts_of("split", 4)
    hearts = rollouts(HEARTS)
    yield Pair("split-it, 4 seats, beside goofspiel", calls(split_it), rollouts(GOOFSPIEL), 10)
    yield Pair("splito, 4 seats, beside hearts", calls(splito), hearts, 5)
    yield Pair("splito, 8 seats, beside hearts", calls(splito_8), hearts, 5)
    yield Pair("split, 4 seats, beside crazy_eights", calls(split), rollouts(CRAZY_EIGHTS), 2)
    yield Pair("splito vector beside rl_environment", steps_of_tables(), steps_of_hearts(), 500)
    one, two = (calls(partial(splito, threads=threads), GAMES_FOR_THREADS) for threads in (1, 2))
    yield Pair("splito, two threads over one", two, one, 1.8, is_same=True)
    plain_c = playouts_in_c(folder)
    if plain_c is not None:
        check_same_games(split_it, plain_c)
        yield Pair("split-it over plain C, aim 0.75", calls(split_it), calls(plain_c), None)


# Playouts


def playouts_of(game: str, seats: int) -> Callable[..., Playouts]:
    return Simulator(game, {"seats": seats}).playouts


def calls(playouts: PlayMany, games: int = GAMES_A_CALL) -> Play:
    seeds = count()

    def play() -> tuple[float, float]:
        begin = time.perf_counter()
        found = playouts(games, next(seeds))
        return float(found.lengths.sum()), time.perf_counter() - begin

    return play


def rollouts(name: str) -> Play:
    """OpenSpiel's rollouts from one deal. Their mean length is measured in Python first."""
    game = pyspiel.load_game(name)
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        game = pyspiel.convert_to_turn_based(game)
    rng = Random(1)
    state = game.new_initial_state()
    leave_to_chance(state, rng)
    mean = sum(decisions_from(state, rng) for _ in range(GAMES_FOR_THE_MEAN)) / GAMES_FOR_THE_MEAN
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS_A_CALL, 1)
    # With one simulation, it only evaluates the given state.
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, 1, False)

    def play() -> tuple[float, float]:
        begin = time.perf_counter()
        bot.step(state)
        return ROLLOUTS_A_CALL * mean, time.perf_counter() - begin

    return play


def decisions_from(state: Any, rng: Random) -> int:
    """The number of decisions in a random game from this state."""
    state = state.clone()
    decisions = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        decisions += 1
        leave_to_chance(state, rng)
    return decisions


def leave_to_chance(state: Any, rng: Random) -> None:
    while state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, weights)[0])


# Environments


def steps_of_tables() -> Play:
    """Steps of our vector environment: observations and masks of Splito, at many tables."""
    vector = Vector("splito", {"seats": 4}, TABLES)
    out = vector.buffers()
    choices = np.zeros(out.to_act.shape, np.int64)
    chance = np.zeros(1, np.uint64)
    vector.reset(out)

    choose = entry(choose_at_random, "bench", {}, keep=False)

    def play() -> tuple[float, float]:
        choose(out.to_act, out.masks, choices, chance)
        decisions = float(out.to_act.sum())
        begin = time.perf_counter()
        vector.step(choices, out)
        return decisions, time.perf_counter() - begin

    return play


def choose_at_random(to_act: Any, masks: Bytes, choices: Any, chance: Chance) -> None:
    for table in range(len(masks)):
        for seat in range(masks.shape[1]):
            if to_act[table, seat]:
                legal = np.flatnonzero(masks[table, seat])
                choices[table, seat] = legal[below(chance, len(legal))]


def steps_of_hearts() -> Play:
    """Steps of OpenSpiel's Python environment, with observations for every seat."""
    environment = rl_environment.Environment(HEARTS)
    environment.seed(1)
    rng = Random(1)

    def play() -> tuple[float, float]:
        decisions = 0
        begin = time.perf_counter()
        shown = environment.reset()
        spent = time.perf_counter() - begin
        while not shown.last():
            seen = shown.observations
            action = rng.choice(seen["legal_actions"][seen["current_player"]])
            begin = time.perf_counter()
            shown = environment.step([action])
            spent += time.perf_counter() - begin
            decisions += 1
        return decisions, spent

    return play


# Plain C


def playouts_in_c(folder: Path) -> PlayMany | None:
    """Playouts of Split it! with four seats in C; None if there is no compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        print("splittable: no C compiler (cc) found; skipping plain C", file=sys.stderr)
        return None
    library = folder / "split_it_playout.so"
    subprocess.run([compiler, *C_FLAGS, str(C_SOURCE), "-o", str(library)], check=True)
    function = ctypes.CDLL(str(library)).playouts
    function.restype = None
    function.argtypes = [
        ctypes.c_int,
        ctypes.c_int64,
        ctypes.c_uint64,
        *map(np.ctypeslib.ndpointer, (np.int32, np.int32, np.bool_, np.int8)),
    ]

    def play(games: int, seed: int) -> Playouts:
        found = Playouts(
            scores=np.zeros((games, 4), np.int32),
            winners=np.zeros((games, 4), np.bool_),
            lengths=np.zeros(games, np.int32),
            reasons=np.zeros(games, np.int8),
        )
        function(4, games, seed, found.lengths, found.scores, found.winners, found.reasons)
        return found

    return play


def check_same_games(one: PlayMany, other: PlayMany) -> None:
    games = zip(*(astuple(play(GAMES_TO_COMPARE, 1)) for play in (one, other)), strict=True)
    if not all(np.array_equal(*arrays) for arrays in games):
        raise AssertionError(f"{C_SOURCE.name} plays other games than splittable.sim")


# Starts


def measure_starts() -> Iterator[Row]:
    """Cold and warm starts of every game, each in a new process."""
    for game in GAMES:
        with tempfile.TemporaryDirectory() as folder:
            cold, warm = seconds_to_first_game(game, folder), seconds_to_first_game(game, folder)
        yield limit_row(f"{game}, warm start to first result, s", warm, WARM_LIMIT)
        yield limit_row(f"{game}, cold compile of playouts, s", cold, COLD_LIMIT)


def seconds_to_first_game(game: str, kept: str) -> float:
    variables = {**os.environ, "NUMBA_CACHE_DIR": kept}
    variables.pop("PYTHONDONTWRITEBYTECODE", None)  # as on a user's machine
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", FIRST_GAME.format(game)], env=variables, check=True)
    return time.perf_counter() - begin


def limit_row(name: str, seconds: float, limit: float) -> Row:
    return Row(name, seconds, limit, 1, less_is_better=True, digits=2)


# Running


def measure(slices: int, seconds: float) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        compared = list(pairs(Path(folder)))
        for pair in compared:
            pair.measure(0)  # compile first
        measured = [[pair.measure(seconds) for pair in compared] for _ in rounds("round", slices)]
        for pair, rows in zip(compared, zip(*measured, strict=True), strict=True):
            yield best_of_each(rows) if pair.is_same else median_of(rows)
        seconds_to_first_game("split-it", folder)  # writes Python's .pyc files
    starts = [list(measure_starts()) for _ in rounds("start", STARTS)]
    yield from map(best_of_each, zip(*starts, strict=True))


def rounds(name: str, times: int) -> Iterator[int]:
    for number in range(1, times + 1):
        if sys.stderr.isatty():
            print(f"\r{name} {number} of {times}", end="", file=sys.stderr, flush=True)
        yield number
    if sys.stderr.isatty():
        print(file=sys.stderr)


def median_of(rows: Sequence[Row]) -> Row:
    """The round with the median ratio."""
    return sorted(rows, key=lambda row: row.ratio)[len(rows) // 2]


def best_of_each(rows: Sequence[Row]) -> Row:
    better = min if rows[0].less_is_better else max
    return replace(
        rows[0], ours=better(row.ours for row in rows), peer=better(row.peer for row in rows)
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/bench sim", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON lines")
    parser.add_argument("--slices", type=int, default=11, help="rounds to measure")
    parser.add_argument("--seconds", type=float, default=0.15, help="length of a slice")
    args = parser.parse_args()
    met = report(measure(args.slices, args.seconds), as_json=args.json)
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
