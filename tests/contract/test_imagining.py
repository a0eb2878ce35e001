"""Law 6: an imagined state has exactly the view it was imagined from, and can be played on."""

from dataclasses import replace
from random import Random

from hypothesis import given

from tests.support.counting import cards_in, full_deck
from tests.support.play import CALM, CUTS, SEEDS, play_on, playout, position
from tests.support.turns import assert_only_seats_to_act_have_moves
from tests.support.variants import Variant, each, every_variant, variants_of

STEP = 7  # look at every seventh position of a game


@every_variant
@given(seed=SEEDS)
def test_an_imagined_state_gives_the_same_view(variant: Variant, seed: int) -> None:
    rng = Random(seed)
    game = playout(variant, seed)
    states = [*game.states[rng.randrange(STEP) :: STEP][:60], game.states[-1]]
    for state in states:
        for viewer in variant.viewers:
            view = variant.game.view(state, viewer)
            assert variant.game.view(variant.game.imagine(view, rng), viewer) == view


@every_variant
@given(seed=SEEDS, cut=CUTS)
def test_an_imagined_state_has_the_right_cards(variant: Variant, seed: int, cut: int) -> None:
    rng = Random(seed)
    state = position(variant, seed, cut)
    cards = cards_in(variant, state)
    for viewer in variant.viewers:
        imagined = variant.game.imagine(variant.game.view(state, viewer), rng)
        assert cards_in(variant, imagined) <= full_deck(variant)
        assert cards_in(variant, imagined).total() == cards.total()


@every_variant
@given(seed=SEEDS, cut=CUTS)
def test_an_imagined_state_can_be_played_to_an_end(variant: Variant, seed: int, cut: int) -> None:
    rng = Random(seed)
    view = variant.game.view(position(variant, seed, cut), rng.choice(variant.viewers))
    imagined = variant.game.imagine(view, rng)
    for state in play_on(variant, None, imagined, rng, CALM).states:
        assert_only_seats_to_act_have_moves(variant, state)


@each(v for v in variants_of("split") if v.options.cooperative)
@given(seed=SEEDS)
def test_who_is_stuck_is_imagined_stuck(variant: Variant, seed: int) -> None:  # split 8.13
    rng = Random(seed)
    state = playout(variant, seed).states[-1]
    if any(state.hands):
        for viewer in variant.viewers:
            imagined = variant.game.imagine(variant.game.view(state, viewer), rng)
            playing = next(phase for phase in type(state.phase) if phase.name == "PLAYING")
            assert not variant.game.legal(replace(imagined, phase=playing), state.turn)


@every_variant
@given(seed=SEEDS)
def test_what_is_unseen_is_imagined_differently_each_time(variant: Variant, seed: int) -> None:
    state = playout(variant, seed).states[0]
    view = variant.game.view(state, None)
    imagined = {repr(vars(variant.game.imagine(view, Random(seed + extra)))) for extra in range(10)}
    assert len(imagined) == 10
