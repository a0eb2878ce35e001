"""Laws 1 to 3: games end, every seat to act has a legal move, and only legal moves apply."""

from random import Random
from typing import Any

import pytest
from hypothesis import given

from splittable.core.errors import IllegalMove, NotYourTurn
from splittable.core.seats import Seat
from tests.support.moves import every_move
from tests.support.play import CALM, CUTS, RESTLESS, SEEDS, playout, position
from tests.support.turns import assert_only_seats_to_act_have_moves
from tests.support.variants import Variant, every_way_to_play

SAMPLE = 40  # illegal moves tried in a position


@every_way_to_play
@given(seed=SEEDS)
def test_a_game_ends_within_its_declared_length(variant: Variant, seed: int) -> None:
    game = playout(variant, seed)
    assert len(game.moves) <= variant.game.longest(variant.options)
    assert variant.game.outcome(game.states[-1]) is not None


@every_way_to_play
def test_a_game_of_wholly_random_moves_ends_too(variant: Variant) -> None:
    game = playout(variant, seed=7, habits=RESTLESS)
    assert variant.game.outcome(game.states[-1]) is not None


@every_way_to_play
@given(seed=SEEDS)
def test_there_is_no_outcome_before_the_end(variant: Variant, seed: int) -> None:
    game = playout(variant, seed, CALM)
    assert all(variant.game.outcome(state) is None for state in game.states[:-1])


@every_way_to_play
@given(seed=SEEDS)
def test_only_seats_that_are_to_act_have_moves_and_they_all_do(variant: Variant, seed: int) -> None:
    for state in playout(variant, seed).states:
        assert_only_seats_to_act_have_moves(variant, state)


@every_way_to_play
@given(seed=SEEDS, cut=CUTS)
def test_every_legal_move_applies_and_changes_the_position(
    variant: Variant, seed: int, cut: int
) -> None:
    state = position(variant, seed, cut)
    for seat in variant.game.to_act(state):
        for move in variant.game.legal(state, seat):
            step = variant.game.apply(state, seat, move)
            assert step.state != state
            assert step.events
            known = variant.game.legal(state, seat)
            assert variant.game.apply(state, seat, move, known) == step


@every_way_to_play
@given(seed=SEEDS, cut=CUTS)
def test_a_step_that_only_seals_leaves_the_moves_of_all_other_seats(
    variant: Variant, seed: int, cut: int
) -> None:
    game, state = variant.game, position(variant, seed, cut)
    for seat in game.to_act(state):
        for move in game.legal(state, seat):
            step = game.apply(state, seat, move)
            if not step.only_seals:
                continue
            assert game.to_act(step.state) == game.to_act(state) - {seat}
            others = game.to_act(step.state)
            assert all(game.legal(step.state, o) == game.legal(state, o) for o in others)
            back = game.unseal(step.state, seat)
            assert back.only_seals
            assert game.legal(back.state, seat) == game.legal(state, seat)


@every_way_to_play
@given(seed=SEEDS, cut=CUTS)
def test_legal_moves_stand_once_each(variant: Variant, seed: int, cut: int) -> None:
    state = position(variant, seed, cut)
    for seat in variant.seats:
        legal = variant.game.legal(state, seat)
        assert len(set(legal)) == len(legal)
        assert set(legal) <= set(every_move(variant))


@every_way_to_play
@given(seed=SEEDS, cut=CUTS)
def test_any_other_move_is_refused_and_changes_nothing(
    variant: Variant, seed: int, cut: int
) -> None:
    state = position(variant, seed, cut)
    before = repr(vars(state))
    for seat in (*variant.seats, Seat(-1), Seat(len(variant.seats))):
        for move in _others(variant, state, seat, Random(seed)):
            with pytest.raises(IllegalMove) as refused:
                variant.game.apply(state, seat, move)
            assert isinstance(refused.value, NotYourTurn) == (
                seat not in variant.game.to_act(state)
            )
            assert "\n" not in str(refused.value)
    assert repr(vars(state)) == before


@every_way_to_play
@given(seed=SEEDS, cut=CUTS)
def test_a_seat_cannot_make_the_move_of_another(variant: Variant, seed: int, cut: int) -> None:
    state = position(variant, seed, cut)
    waiting = variant.game.to_act(state)
    for owner in waiting:
        for move in variant.game.legal(state, owner)[:5]:
            for seat in set(variant.seats) - waiting:
                with pytest.raises(NotYourTurn):
                    variant.game.apply(state, seat, move)


@every_way_to_play
@given(seed=SEEDS)
def test_nobody_can_move_once_the_game_is_over(variant: Variant, seed: int) -> None:
    state = playout(variant, seed).states[-1]
    for seat in variant.seats:
        with pytest.raises(NotYourTurn, match="the game is over"):
            variant.game.apply(state, seat, Random(seed).choice(every_move(variant)))


def _others(variant: Variant, state: Any, seat: Seat, rng: Random) -> list[Any]:
    """A sample of moves that are not legal for the seat, those of other seats among them."""
    legal = variant.game.legal(state, seat) if seat in variant.seats else ()
    theirs = [move for other in variant.seats for move in variant.game.legal(state, other)]
    sample = [*rng.sample(every_move(variant), SAMPLE), *theirs[:SAMPLE]]
    return [move for move in sample if move not in legal]
