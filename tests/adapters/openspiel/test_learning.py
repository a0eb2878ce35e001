"""OpenSpiel's algorithms on these games: ISMCTS plays them, MCCFR approaches an equilibrium."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, ismcts, mcts

from splittable.adapters.openspiel import resampler
from tests.adapters.openspiel.games import TWENTY_CARDS, go_on, load

SIMULATIONS = 15  # per decision


def searcher(game: Any, seed: int) -> ismcts.ISMCTSBot:
    chance = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance),
        uct_c=1.4,
        max_simulations=SIMULATIONS,
        random_state=chance,
    )
    bot.set_resampler(resampler(seed))
    return bot


@pytest.mark.parametrize(
    "text",
    [
        "python_split_it(cards=1 2 2 3 3 3 0 4 4 0,turn_based=True)",
        f"python_split({TWENTY_CARDS},hand=3,turn_limit=12)",
        *(
            pytest.param(each, marks=pytest.mark.all_tier)
            for each in (
                "python_split_it(seats=3,cards=1 2 2 3 3 3 0 4 4 0,turn_based=True)",
                "python_splito(seats=3,turn_based=True)",
                "python_splito(seats=2,show_side=True,turn_based=True)",
                f"python_split(seats=3,{TWENTY_CARDS},hand=3,turn_limit=12,bluff_resets=True,turn_based=True)",
                "python_split(seats=3,mode=cooperative)",
            )
        ),
    ],
)
def test_ismcts_plays_a_whole_game(text: str) -> None:
    game = load(text)
    bot, rng = searcher(game, 1), Random(1)
    state = game.new_initial_state()
    for _ in range(game.max_chance_nodes_in_history() + game.max_game_length()):
        if state.is_terminal():
            break
        if state.is_chance_node():
            go_on(state, rng)
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    assert state.is_terminal()


def test_ismcts_needs_no_resampler_of_its_own() -> None:
    game = load("python_split_it(cards=1 2 2 3 0,deals=1,turn_based=True)")
    bot = searcher(game, 2)
    bot.set_resampler(None)  # so it calls resample_from_infostate
    state = game.new_initial_state().child(0)
    assert bot.step(state) in state.legal_actions()


def test_ismcts_takes_the_card_that_wins_at_once() -> None:
    """The only card in hand is a Standard that fits: the search prefers it to the reset."""
    game = load(f"python_split({TWENTY_CARDS},hand=1,turn_limit=8,deals=40)")
    won = tried = 0
    for deal in range(40):
        state = game.new_initial_state().child(deal)
        wins = [action for action in state.legal_actions() if state.child(action).is_terminal()]
        if wins:
            tried += 1
            won += searcher(game, deal).step(state) in wins
    assert tried > 5
    assert won == tried


@pytest.mark.parametrize(
    "text, iterations, share",
    [
        ("python_split_it(cards=1 2 2 3 0,deals=4,turn_based=True)", 150, 1 / 3),
        (f"python_split({TWENTY_CARDS},hand=2,turn_limit=4,deals=8)", 150, 1 / 3),
    ],
    ids=["a small Split it! for two", "a twenty-card Split"],
)
@pytest.mark.all_tier
def test_mccfr_nears_an_equilibrium_of_a_small_game(
    text: str, iterations: int, share: float
) -> None:
    """Checks the exact NashConv: what both could gain in total with best responses."""
    game = load(text)
    np.random.seed(1)  # the solver draws from numpy's own generator
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    at_random = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    learnt = exploitability.nash_conv(game, solver.average_policy())
    assert at_random > 0.5
    assert learnt < share * at_random


def test_turned_into_turns_by_openspiel_a_game_is_the_same() -> None:
    """`turn_based` and convert_to_turn_based give the same value."""
    small = "python_split_it(cards=1 2 2 3,deals=2{})"
    converted = pyspiel.convert_to_turn_based(load(small.format("")))
    own = load(small.format(",turn_based=True"))
    values = [
        exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
        for game in (converted, own)
    ]
    assert values[0] == pytest.approx(values[1])
