"""Simulates many random games and prints how often each seat wins.

    python examples/research/tournament.py --games 100000 --threads 2

Requires `pip install "splittable[sim]"`.
"""

import argparse
import time

import numpy as np

from splittable.sim import playouts

TABLES = [("split-it", 4), ("splito", 4), ("split", 4)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    arguments = parser.parse_args()
    for game, seats in TABLES:
        playouts(game, {"seats": seats}, games=1)  # compiles, or loads the cache
        begin = time.perf_counter()
        played = playouts(
            game, {"seats": seats}, arguments.games, arguments.seed, threads=arguments.threads
        )
        seconds = time.perf_counter() - begin
        shares = played.winners / played.winners.sum(axis=1, keepdims=True)  # split shared wins
        print(
            f"{game}, {seats} seats: {len(played.lengths) / seconds:,.0f} games/s, "
            f"{played.lengths.mean():.1f} moves per game"
        )
        print("  won by seat:", np.round(shares.mean(axis=0), 4))
        print("  mean score: ", np.round(played.scores.mean(axis=0), 2))


if __name__ == "__main__":
    main()
