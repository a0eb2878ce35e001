"""OpenSpiel's own checks on random games, with and without serialisation, and turn-based."""

import pyspiel
import pytest

from tests.adapters.openspiel.games import GAMES, TOGETHER, each_of, load

GAMES_EACH = 2


every_way = pytest.mark.parametrize(
    "serialised",
    [pytest.param(False, marks=pytest.mark.long, id="plain"), pytest.param(True, id="serialised")],
)  # with serialisation, the plain checks are included


@every_way
@each_of(GAMES)
def test_random_games_keep_openspiels_rules(text: str, serialised: bool) -> None:
    pyspiel.random_sim_test(load(text), num_sims=GAMES_EACH, serialize=serialised, verbose=False)


@every_way
@each_of(TOGETHER)
def test_turn_by_turn_they_do_so_too(text: str, serialised: bool) -> None:
    game = pyspiel.convert_to_turn_based(load(text))
    pyspiel.random_sim_test(game, num_sims=1, serialize=serialised, verbose=False)
