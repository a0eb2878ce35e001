"""Seats a trained model at a live table, as another client of the public protocol.

    python examples/seat_model.py 'http://127.0.0.1:8000/t/…?invite=…' weights.npy

The file holds a matrix of numpy, by observation and action (docs/encoding.md): of the legal moves,
the one with the highest score is played. docs/tutorials/agent.md trains such a matrix as `weights`;
keep it with `np.save("weights.npy", weights)`. Requires `pip install "splittable[sim,server]"`.
"""

import argparse
import secrets
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import numpy as np
from play import Player

import splittable
from splittable.games import ENCODINGS


class ModelPlayer(Player):
    """Plays the legal move that its weights like best."""

    weights: np.ndarray[Any, Any]

    def choose(self) -> str:
        game = splittable.game(self.table["game"])
        options = game.read_options(self.table["options"])
        encoding = ENCODINGS[game.name]
        seen = np.array(encoding.observe(splittable.read_view(game, options, self.view)))
        expected = len(seen), encoding.actions(options)
        if self.weights.shape != expected:
            found = f"this table needs weights of shape {expected}, found {self.weights.shape}"
            raise SystemExit(found)
        scores = seen @ self.weights
        moves = [game.read_move(options, text) for text in self.legal]
        best = max(range(len(moves)), key=lambda at: scores[encoding.action(options, moves[at])])
        return self.legal[best]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("link", help="link to a table")
    parser.add_argument("weights", type=Path, help="a .npy file")
    parser.add_argument("--name", default="Model")
    asked = parser.parse_args()
    try:
        weights = np.load(asked.weights)
    except (OSError, ValueError) as error:
        parser.error(f"{asked.weights}: {error}")

    link = urlsplit(asked.link)
    if not link.path.startswith("/t/"):
        parser.error("expected the link to a table")
    invite = parse_qs(link.query).get("invite", [None])[0]
    table, token = link.path.removeprefix("/t/"), secrets.token_urlsafe(24)
    player = ModelPlayer(f"{link.scheme}://{link.netloc}", table, token, invite, asked.name)
    player.weights = weights
    player.play()
    outcome = player.view["outcome"]
    print(f"over: {outcome['reason']}; scores {outcome['scores']}, winners {outcome['winners']}")


if __name__ == "__main__":
    main()
