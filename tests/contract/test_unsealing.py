"""Law 3, sealed choices: a seat can take back its own until the last seat has chosen."""

from random import Random
from typing import Any

import pytest
from hypothesis import assume, given

from splittable.core.errors import IllegalMove
from splittable.core.seats import Seat
from tests.support.play import LIVELY, SEEDS, playout
from tests.support.turns import sealed_by
from tests.support.variants import Variant, every_variant_with_seals, every_way_to_play


@every_variant_with_seals
@given(seed=SEEDS)
def test_a_choice_taken_back_leaves_no_trace(variant: Variant, seed: int) -> None:
    rng = Random(seed)
    state = _before_sealing(variant, rng)
    seat = rng.choice(sorted(variant.game.to_act(state)))
    for move in variant.game.legal(state, seat):
        sealed = variant.game.apply(state, seat, move).state
        assert variant.game.unseal(sealed, seat).state == state


@every_variant_with_seals
@given(seed=SEEDS)
def test_choices_come_back_one_by_one_until_the_last_is_in(variant: Variant, seed: int) -> None:
    rng = Random(seed)
    state = _before_sealing(variant, rng)
    waiting = sorted(variant.game.to_act(state))
    rng.shuffle(waiting)
    sealed: set[Seat] = set()
    for seat in waiting:
        move = rng.choice(variant.game.legal(state, seat))
        state = variant.game.apply(state, seat, move).state
        sealed.add(seat)
        if len(sealed) < len(waiting):
            assert _can_unseal(variant, state) == sealed
    assert _can_unseal(variant, state) == set()


@every_variant_with_seals
@given(seed=SEEDS)
def test_a_choice_made_anew_counts_like_a_first_one(variant: Variant, seed: int) -> None:
    rng = Random(seed)
    state = _before_sealing(variant, rng)
    seat = rng.choice(sorted(variant.game.to_act(state)))
    first, second = (rng.choice(variant.game.legal(state, seat)) for _ in range(2))
    sealed = variant.game.apply(state, seat, first).state
    again = variant.game.unseal(sealed, seat).state
    assert variant.game.apply(again, seat, second) == variant.game.apply(state, seat, second)


@every_way_to_play
@given(seed=SEEDS)
def test_who_has_sealed_nothing_can_take_nothing_back(variant: Variant, seed: int) -> None:
    for state in playout(variant, seed).states[seed % 4 :: 4][:50]:
        before = repr(vars(state))
        for seat in {*variant.seats, Seat(-1), Seat(len(variant.seats))} - sealed_by(state):
            with pytest.raises(IllegalMove):
                variant.game.unseal(state, seat)
        assert repr(vars(state)) == before


def _before_sealing(variant: Variant, rng: Random) -> Any:
    """A position where several seats owe a choice and none has made it."""
    states = playout(variant, rng.randrange(2**32), LIVELY).states
    found = [s for s in states if len(variant.game.to_act(s)) > 1 and not sealed_by(s)]
    assume(found)
    return rng.choice(found)


def _can_unseal(variant: Variant, state: Any) -> set[Seat]:
    able: set[Seat] = set()
    for seat in variant.seats:
        try:
            variant.game.unseal(state, seat)
        except IllegalMove:
            continue
        able.add(seat)
    return able
