"""The end of a competitive game (split 7, 14)."""

import pytest

from splittable.core.seats import Seat
from splittable.games.split.events import GameEnded, MiddleMoved
from splittable.games.split.rules import Phase, outcome
from splittable.games.split.scoring import competitive_result, cooperative_result
from tests.games.split.table import acting, happened, play, position


def test_a_standard_as_the_last_card_wins_at_once() -> None:  # split 3.11, 7.1, 14.1
    state = play(position("37", "44 45", "60 70 6", left=12, right=80), (0, "37"))
    ended = outcome(state)
    assert ended is not None
    assert (ended.winners, ended.reason) == ((Seat(0),), "played the last card")
    assert (acting(state), state.middle) == (set(), 37)


def test_the_last_card_is_not_moved_any_more() -> None:  # split 7.1, 12.13
    events = happened(position("37", "44 45", left=12, right=80), (0, "37"))
    assert not [event for event in events if isinstance(event, MiddleMoved)]
    assert isinstance(events[-1], GameEnded)


def test_the_score_is_the_cards_left_as_a_negative_number() -> None:  # split 7.5
    ended = outcome(play(position("37", "44 45", "60 70 6", left=12, right=80), (0, "37")))
    assert ended is not None
    assert ended.scores == (0, -2, -3)
    assert ended.ranking == (1, 2, 3)  # split 7.6


def test_equal_seats_share_a_place() -> None:  # split 7.6
    assert competitive_result((2, 0, 2, 3)).ranking == (2, 1, 2, 4)


def test_the_game_ends_after_the_thousandth_turn() -> None:  # split 7.3, 12.22, 14.2
    state = play(
        position("37 5", "44 45", "60 70 6", left=12, right=80, turn_number=1000), (0, "37")
    )
    ended = outcome(state)
    assert ended is not None
    assert (ended.reason, ended.winners, ended.scores) == ("turn limit", (Seat(0),), (-1, -2, -3))


def test_all_seats_with_the_fewest_cards_win_at_the_limit() -> None:  # split 7.3
    ended = outcome(
        play(position("37 5 6", "44 45", "60 70 7", left=12, right=80, turn_number=1000), (0, "37"))
    )
    assert ended is not None
    assert (ended.winners, ended.ranking) == ((Seat(0), Seat(1)), (1, 1, 3))


def test_the_turn_before_the_limit_does_not_end_the_game() -> None:  # split 7.3
    state = play(position("37 5", "44 45", left=12, right=80, turn_number=999), (0, "37"))
    assert (outcome(state), acting(state), state.turn_number) == (None, {1}, 1000)


def test_a_last_card_on_the_thousandth_turn_wins_by_it() -> None:  # split 7.4
    ended = outcome(play(position("37", "44 45", left=12, right=80, turn_number=1000), (0, "37")))
    assert ended is not None
    assert (ended.reason, ended.winners) == ("played the last card", (Seat(0),))


def test_a_reset_can_be_the_thousandth_turn() -> None:  # split 7.2, 7.3
    state = play(position("37 44", "45 46", left=12, right=80, turn_number=1000), (0, "reset"))
    ended = outcome(state)
    assert ended is not None
    assert (ended.reason, ended.scores, ended.winners) == ("turn limit", (-3, -2), (Seat(1),))


def test_a_reset_is_completed_by_its_burials_before_the_limit_counts() -> None:  # split 7.2
    state = position("30", "44 45", left=12, right=80, turn_number=1000, stock="10 20 40 61 62")
    burying = play(state, (0, "reset"))
    assert (outcome(burying), burying.phase) == (None, Phase.BURYING)
    assert outcome(play(burying, (0, "bury 10"), (0, "bury 20"))) is not None


def test_a_bluff_reset_is_completed_by_its_answers_before_the_limit_counts() -> None:  # split 7.2
    state = position(
        "37 44", "45 46", left=12, right=80, turn_number=1000, bluff_resets=True, stock="5 91 33"
    )
    laid = play(state, (0, "reset"), (0, "open 5 91"))
    assert (outcome(laid), acting(laid)) == (None, {1})
    ended = outcome(play(laid, (1, "challenge")))
    assert ended is not None
    assert ended.scores == (-3, -3)


@pytest.mark.parametrize("left_over", [(0, 0, 0), (1, 0, 3)])
def test_all_seats_share_one_place_when_they_play_together(left_over: tuple[int, ...]) -> None:
    assert cooperative_result(left_over).ranking == (1, 1, 1)  # split 8.15
