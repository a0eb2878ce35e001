"""Winning chances: from the true position, with the same policy for all; the result at the end."""

import pytest

from splittable.core.record import replay
from splittable.review.chances import chances_at
from splittable.review.game_review import review
from splittable.review.judgement import Settings
from tests.support.reviewing import FEW, game_by_rule, variant_named

MANY = Settings(playouts=1200, seed=2)


@pytest.mark.parametrize(
    "name", ["split-it-3", "splito-2", "splito-5", "split-4", "split-3-cooperative"]
)
def test_there_is_a_chance_for_every_position_and_the_last_is_the_result(name: str) -> None:
    variant = variant_named(name)
    record = game_by_rule(variant, 2)
    assert record.result is not None
    found = review(record, FEW)
    assert len(found.chances) == len(found.errors) == len(record.moves) + 1
    together = variant.game.cooperative(variant.options)
    for row in found.chances:
        assert sum(row) == pytest.approx(len(row) * row[0] if together else 1)
    winners = record.result.winners
    each = 1 if together or not winners else 1 / len(winners)
    expected = tuple(each if seat in winners else 0.0 for seat in variant.seats)
    assert found.chances[-1] == expected
    assert set(found.errors[-1]) == {0.0}


def test_a_seat_whose_last_card_fits_is_sure_to_win() -> None:
    """Split 7.1; by rule of thumb it plays that card."""
    record = game_by_rule(variant_named("split-3"), 1)
    positions = list(replay(record))
    winner = record.moves[-1][0]
    found = chances_at(record.game, positions[-2].state, len(record.moves) - 1, MANY)
    assert (found.chances[winner], found.errors[winner]) == (1.0, 0.0)


def test_with_more_cards_than_the_others_a_seat_is_behind() -> None:
    """Split 2.3: the dealer has nine cards, and lays two; a reset by another makes it longer."""
    record = game_by_rule(variant_named("split-2"), 4)
    state = next(replay(record)).state
    hands = (state.hands[0][:2], state.hands[1])
    short = type(state)(**{**vars(state), "hands": hands, "turn": 0})
    assert chances_at(record.game, short, 0, MANY).chances[0] > 0.6
