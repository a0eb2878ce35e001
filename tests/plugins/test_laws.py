"""The example game obeys the laws that don't depend on a game."""

from collections.abc import Callable
from typing import Any

import pytest
from goofspiel import GOOFSPIEL, BidSealed

from tests.contract import test_imagining as imagining
from tests.contract import test_moves as moves
from tests.contract import test_records as records
from tests.support.play import playout
from tests.support.variants import Variant

VARIANTS = [
    Variant(GOOFSPIEL, GOOFSPIEL.read_options({"seats": seats, "cards": cards}))
    for seats, cards in ((2, 13), (3, 5), (4, 9), (5, 13))
]
LAWS = (
    moves.test_a_game_ends_within_its_declared_length,
    moves.test_there_is_no_outcome_before_the_end,
    moves.test_only_seats_that_are_to_act_have_moves_and_they_all_do,
    moves.test_every_legal_move_applies_and_changes_the_position,
    moves.test_a_step_that_only_seals_leaves_the_moves_of_all_other_seats,
    imagining.test_an_imagined_state_gives_the_same_view,
    imagining.test_an_imagined_state_can_be_played_to_an_end,
    records.test_a_record_replays_to_the_same_states_events_and_result,
    records.test_a_record_is_rewritten_byte_for_byte,
    records.test_every_legal_move_reads_back_as_written,
    records.test_a_deal_reads_back_as_written,
    records.test_options_read_back_as_written,
)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_law_holds(law: Callable[..., None]) -> None:
    on_one_variant: Any = getattr(law, "__wrapped__")  # noqa: B009  without the loop over ours
    for variant in VARIANTS:
        on_one_variant(variant=variant)


def test_others_see_that_a_bid_is_sealed_but_not_which() -> None:
    game = playout(VARIANTS[1], 1)
    sealed = [each for events in game.events for each in events if isinstance(each, BidSealed)]
    assert sealed
    for event in sealed:
        for seat in VARIANTS[1].viewers:
            seen = GOOFSPIEL.redact(event, seat)
            assert seen == (event if seat == event.seat else BidSealed(event.seat, None))
