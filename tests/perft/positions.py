"""The positions of perft as in the data files, and the counting."""

import json
from pathlib import Path
from typing import Any

from splittable.core.game import AnyGame
from splittable.core.seats import Seat
from splittable.games import GAMES

FOLDER = Path(__file__).parent


def read_positions(name: str) -> list[dict[str, Any]]:
    """Each with its options, deal and first moves as in a record, and counts by depth, 1 first."""
    positions: list[dict[str, Any]] = json.loads(data_file(name).read_text(encoding="utf-8"))
    return positions


def write_positions(name: str, positions: list[dict[str, Any]]) -> None:
    """One position a line, so that a difference shows which one it is."""
    lines = ",\n".join(json.dumps(position) for position in positions)
    data_file(name).write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def data_file(name: str) -> Path:
    return FOLDER / f"{name}.json"


def counts(name: str, position: dict[str, Any]) -> list[int]:
    """The number of move sequences of each depth up to the one that was counted before."""
    game = GAMES[name]
    options = game.read_options(position["options"])
    state = game.start(options, game.read_deal(options, position["deal"]))
    for seat, text in position["moves"]:
        state = game.apply(state, Seat(seat), game.read_move(options, text)).state
    found = [0] * len(position["counts"])
    _count(game, state, 0, found)
    return found


def _count(game: AnyGame, state: Any, depth: int, found: list[int]) -> None:
    """Of seats that choose at once, the lowest goes first."""
    waiting = game.to_act(state)
    if not waiting:
        return
    seat = min(waiting)
    legal = game.legal(state, seat)
    found[depth] += len(legal)
    if depth + 1 < len(found):
        for move in legal:
            _count(game, game.apply(state, seat, move).state, depth + 1, found)
