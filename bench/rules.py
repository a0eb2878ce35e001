"""Moves per second of random play with the readable rules, beside OpenSpiel's own Python games.

Ours: `to_act`, `legal` and `apply` from the deal to the end. Theirs: `legal_actions` and
`apply_action` from a new state to its end; chance nodes take time but don't count as moves. All
take turns in one process, in short slices, so a busy machine slows them alike. Each row is the
round with the median ratio.
"""

import argparse
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any

import pyspiel
from open_spiel.python.games import block_dominoes, liars_poker

from bench.report import Row, report
from splittable.core.game import AnyGame
from splittable.games import GAMES

OURS: dict[str, tuple[str, Mapping[str, object]]] = {
    "split-it, 4 seats": ("split-it", {"seats": 4}),
    "splito, 4 seats": ("splito", {"seats": 4}),
    "split, 4 seats": ("split", {"seats": 4}),
}
PEERS = {
    "python_liars_poker": liars_poker,
    "python_block_dominoes": block_dominoes,
}  # importing them registers them
AT_LEAST = 1.5


def play_ours(game: AnyGame, options: object, rng: Random) -> int:
    """Play one random game. Returns its number of moves."""
    state = game.start(options, game.deal(options, rng))
    moves = 0
    while waiting := game.to_act(state):
        seat = min(waiting)
        state = game.apply(state, seat, rng.choice(game.legal(state, seat))).state
        moves += 1
    return moves


def play_peer(game: Any, rng: Random) -> int:
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
    return moves


def moves_per_second(play: Callable[[], int], seconds: float) -> float:
    begin = time.perf_counter()
    moves = 0
    while (spent := time.perf_counter() - begin) < seconds:
        moves += play()
    return moves / spent


def measure(slices: int, seconds: float) -> list[Row]:
    rng = Random(1)
    players: dict[str, Callable[[], int]] = {}
    for name, (game_name, raw) in OURS.items():
        game = GAMES[game_name]
        players[name] = partial(play_ours, game, game.read_options(raw), rng)
    for name in PEERS:
        players[name] = partial(play_peer, pyspiel.load_game(name), rng)
    rounds: list[dict[str, float]] = []
    for number in range(1, slices + 1):
        rounds.append({name: moves_per_second(play, seconds) for name, play in players.items()})
        if sys.stderr.isatty():
            end = "\n" if number == slices else ""
            print(f"\rround {number} of {slices}", end=end, file=sys.stderr, flush=True)
    return [median_row(name, rounds) for name in OURS]


def median_row(name: str, rounds: list[dict[str, float]]) -> Row:
    """Our figure beside the better peer's, from the round with the median ratio."""
    rows = [
        Row(f"{name}, moves/s", found[name], max(found[peer] for peer in PEERS), AT_LEAST)
        for found in rounds
    ]
    return sorted(rows, key=lambda row: row.ratio)[len(rows) // 2]


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/bench rules", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON lines")
    parser.add_argument("--slices", type=int, default=15, help="rounds to measure")
    parser.add_argument("--seconds", type=float, default=0.3, help="length of a slice")
    args = parser.parse_args()
    met = report(measure(args.slices, args.seconds), as_json=args.json)
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
