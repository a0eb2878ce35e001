"""If one move is clearly best, hard finds it: at least ten positions of every game."""

from pathlib import Path
from random import Random

import pytest

from splittable.bots import BOTS
from splittable.bots.bot import Shown
from splittable.core.record import read_record, replay
from splittable.games import GAMES
from tests.bots.positions.make import FOLDER
from tests.support.amounts import tries

POSITIONS = sorted(FOLDER.glob("*/*.json"))


def test_there_are_ten_positions_of_every_game() -> None:
    assert {path.parent.name for path in POSITIONS} == set(GAMES)
    assert all(len(list((FOLDER / game).glob("*.json"))) >= 10 for game in GAMES)


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_hard_finds_the_move_that_is_clearly_best(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"), GAMES)
    game = record.game
    *before, _ = replay(record)
    seat, best = record.moves[-1]
    state = before[-1].state
    happened = [event for position in before for event in position.events]
    view, legal = game.view(state, seat), game.legal(state, seat)
    shown = Shown(game, seat, happened)
    for seed in range(tries(3)):
        assert BOTS[game.name]["hard"](view, legal, Random(seed), shown) == best
