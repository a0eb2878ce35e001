"""Resampled worlds: the seat can't tell them from the real one, and they contain no secrets."""

from random import Random

import pyspiel
import pytest

from splittable.adapters.openspiel import resampler
from splittable.core.seats import all_seats
from tests.adapters.openspiel.games import GAMES, each_of, go_on, load, positions

each_game = each_of(GAMES)


@each_game
def test_a_seat_cannot_tell_an_imagined_world_from_the_real_one(text: str) -> None:
    game = load(text)
    sampler = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
    for state in positions(game, 1, every=6):
        for seat in all_seats(game.num_players()):
            world = state.resample_from_infostate(seat, sampler)
            assert world.current_player() == state.current_player()
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.legal_actions(seat) == state.legal_actions(seat)


@each_game
def test_an_imagined_world_can_be_played_to_an_end(text: str) -> None:
    rng = Random(text)
    game = load(text)
    resample = resampler(3)
    for state in positions(game, 2, every=20):
        world = resample(state, rng.randrange(game.num_players()))
        for _ in range(game.max_game_length()):
            if world.is_terminal():
                break
            go_on(world, rng)
        assert world.is_terminal()


@pytest.mark.parametrize("text", ["python_split_it()", "python_splito()", "python_split()"])
def test_what_is_unseen_is_imagined_differently_each_time(text: str) -> None:
    state = positions(load(text), 3)[0]
    resample = resampler(1)
    assert len({str(resample(state, 0)) for _ in range(8)}) == 8
    assert str(resampler(5)(state, 0)) == str(resampler(5)(state, 0))


@pytest.mark.parametrize("text", ["python_split_it()", "python_splito()", "python_split()"])
def test_an_imagined_world_has_no_history_for_that_would_tell_the_deal(text: str) -> None:
    state = positions(load(text), 3)[4]
    world = resampler(1)(state, 0)
    assert world.history() == []
    assert state.history() != []


def test_the_others_only_begin_to_look_at_an_imagined_world() -> None:
    state = positions(load("python_split()"), 3)[6]
    world = resampler(1)(state, 0)
    assert world.information_state_string(1) == world.observation_string(1)
    assert state.information_state_string(1) != state.observation_string(1)


def test_while_the_cards_are_dealt_there_is_nothing_to_imagine() -> None:
    state = load("python_split()").new_initial_state()
    state.apply_action(1)
    assert resampler(1)(state, 0).is_chance_node()
