"""`bench.ismcts`: OpenSpiel's ISMCTS and our bots play the same game, move by move."""

from random import Random

import pytest

from bench.ismcts import Setting, Table, Twin, play_among_searchers
from splittable.bots import BOTS
from splittable.core.chance import stream
from splittable.games import GAMES

TWO = {"seats": 2}
FEW = 2  # simulations per decision


@pytest.mark.parametrize("game", GAMES)
def test_a_hero_plays_a_bench_deal_among_searchers_to_its_end(game: str) -> None:
    table = Table(game, TWO, seed=3, deals=2)
    hero = BOTS[game]["rules-of-thumb"]
    first, again = (
        play_among_searchers(table, 1, 1, hero, FEW, Setting()).finished for _ in range(2)
    )
    assert first == again
    assert {seat for seat, _ in first.moves} == {0, 1}


@pytest.mark.parametrize("game", GAMES)
def test_another_deal_in_openspiels_state_is_noticed(game: str) -> None:
    rules = GAMES[game]
    options = rules.read_options(TWO)
    state = rules.start(options, rules.deal(options, stream(3, "deal", 0)))
    seat = min(rules.to_act(state))
    for deal in (0, 1):
        ask = Twin(Table(game, TWO, seed=3, deals=2), deal).seated(BOTS[game]["random"])
        view, legal = rules.view(state, seat), rules.legal(state, seat)
        if deal == 0:
            assert ask(view, legal, Random(1), ()) in legal
        else:
            with pytest.raises(AssertionError, match="differ"):
                ask(view, legal, Random(1), ())
