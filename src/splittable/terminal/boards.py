"""Boards and score pads of all games, by name."""

from collections.abc import Mapping
from typing import Final

from splittable.core.plugins import LazyMapping, load
from splittable.games import GAMES, PLUGINS
from splittable.terminal.board import AnyBoard
from splittable.terminal.generic import generic_board
from splittable.terminal.pad import Pad


def _board(name: str) -> AnyBoard:
    board = PLUGINS[name].board
    found: AnyBoard = generic_board(GAMES[name]) if board is None else load(board)
    return found


BOARDS: Final[Mapping[str, AnyBoard]] = LazyMapping(lambda: GAMES, _board)
PADS: Final[Mapping[str, Pad]] = PLUGINS.parts("pad")
