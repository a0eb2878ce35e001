"""Law 4: cards are conserved."""

from random import Random

from hypothesis import given

from tests.support.counting import cards_in, cards_of, full_deck
from tests.support.play import SEEDS, playout
from tests.support.variants import Variant, every_way_to_play


@every_way_to_play
@given(seed=SEEDS)
def test_cards_are_conserved_through_the_whole_game(variant: Variant, seed: int) -> None:
    game = playout(variant, seed)
    dealt = cards_of(variant, game.deal)
    assert all(cards_in(variant, state) == dealt for state in game.states)


@every_way_to_play
@given(seed=SEEDS)
def test_a_deal_is_made_of_the_cards_in_the_box(variant: Variant, seed: int) -> None:
    deal = variant.game.deal(variant.options, Random(seed))
    dealt, box = cards_of(variant, deal), full_deck(variant)
    if variant.game.name == "splito":  # the rest is out of the game: splito 2.3, 6.5
        hands = 4 if len(variant.seats) == 2 else len(variant.seats)
        assert dealt <= box
        assert dealt.total() == 2 + 13 * hands
    else:
        assert dealt == box


@every_way_to_play
def test_deals_differ(variant: Variant) -> None:
    deals = [repr(variant.game.deal(variant.options, Random(seed))) for seed in range(20)]
    assert len(set(deals)) == len(deals)
