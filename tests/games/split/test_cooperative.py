"""Cooperative play (split 8)."""

from dataclasses import replace
from typing import Any

import pytest

from splittable.core.errors import IllegalMove
from splittable.core.seats import Seat
from splittable.games.split.cards import Card
from splittable.games.split.events import CardPlayed, DirectionTurned, GameEnded, SeatOut
from splittable.games.split.rules import State, outcome
from splittable.games.split.view import view
from tests.games.split.table import acting, begin, cards, happened, legal, play, position, tops


def together(*hands: str, **where: Any) -> State:
    return position(*hands, mode="cooperative", **where)


# The helpers


@pytest.mark.parametrize(
    "option, found",
    [("both", {"0", "100"}), ("zero", {"0"}), ("hundred", {"100"}), ("none", set())],
)
def test_the_option_says_which_helpers_there_are(option: str, found: set[str]) -> None:
    state = together("37 5", "44 45", "61 62", left=12, right=80, helpers=option)
    assert legal(state, 0) == {"37"} | found  # split 8.3, 11.2, 12.18
    assert {str(card) for card in view(state, None).helpers} == found


def test_a_helper_may_be_played_though_a_card_fits() -> None:  # split 8.6
    state = together("37 5", "44 45", "61 62", left=12, right=80, middle=40)
    moves = {f"{side} {card}" for side in ("left", "right") for card in (0, 100)}
    assert legal(state, 0) == {"right 37"} | moves


def test_a_helper_goes_to_the_middle_after_the_middle_card_is_moved() -> None:  # split 8.6
    state = play(together("37 5", "44 45", "61 62", left=12, right=80, middle=40), (0, "left 100"))
    assert (tops(state), state.middle, state.helpers) == ((40, 80), 100, (0,))


def test_a_helper_leaves_the_hand_as_it_is() -> None:  # split 8.8
    state = together("37 5", "44 45", "61 62", left=12, right=80)
    assert happened(state, (0, "0"))[0] == CardPlayed(Seat(0), Card(0), is_helper=True)
    assert play(state, (0, "0")).hands[0] == (5, 37)


def test_a_helper_turns_the_direction() -> None:  # split 8.8, 12.15
    state = together("37 5", "44 45", "61 62", left=12, right=80)
    assert DirectionTurned(clockwise=False) in happened(state, (0, "0"))
    assert acting(play(state, (0, "0"))) == {2}


def test_each_helper_can_be_played_once_and_is_then_a_card_like_any_other() -> None:  # split 8.7
    state = play(together("37 5", "44 45", "61 62", left=12, right=80), (0, "100"))
    assert legal(state, 2) == {"left 0", "right 0", "right 61", "right 62"}
    after = play(state, (2, "right 62"))
    assert (tops(after), after.middle) == ((12, 100), 62)


def test_a_helper_may_be_played_beside_a_single_wild() -> None:  # split 8.8, 12.15
    state = together("30", "44 45", "61 62", left=12, right=80)
    assert legal(state, 0) == {"0", "100"}
    assert play(state, (0, "100")).hands[0] == (30,)


def test_a_helper_that_is_not_offered_cannot_be_played() -> None:  # split 8.3
    state = together("37 5", "44 45", "61 62", left=12, right=80, helpers="zero")
    with pytest.raises(IllegalMove, match="it may play: 37, 0"):
        play(state, (0, "100"))


# Turns


def test_there_is_no_reset_in_cooperative_play() -> None:  # split 8.5, 12.11
    state = together("37 5", "44 45", "61 62", left=12, right=80)
    with pytest.raises(IllegalMove, match="cannot play 'reset' now"):
        play(state, (0, "reset"))


def test_the_options_of_competitive_play_do_not_matter() -> None:  # split 11.3, 11.5
    hand = "12 17 30 45 52 60 63 77 88"
    plain = begin(0, hand, "", "", mode="cooperative")
    bluffing = begin(
        0, hand, "", "", mode="cooperative", bluff_resets=True, reset_keeps_direction=True
    )
    assert replace(bluffing, options=plain.options) == plain


def test_a_seat_without_cards_is_out_and_is_skipped() -> None:  # split 8.10, 8.11
    state = together("37 5", "44", "61 62", left=12, right=80)
    events = happened(state, (0, "37"), (1, "left 44"))
    assert SeatOut(Seat(1)) in events
    after = play(state, (0, "37"), (1, "left 44"), (2, "left 61"), (0, "right 0"))
    assert (acting(after), after.clockwise) == ({2}, False)


def test_a_seat_that_is_out_cannot_play_a_helper() -> None:  # split 8.10, 12.16
    state = play(together("37", "44 45", "61 62", left=12, right=80), (0, "37"))
    assert legal(state, 0) == set()
    again = play(state, (1, "left 44"), (2, "left 61"))
    assert acting(again) == {1}


def test_the_same_seat_plays_again_when_no_other_has_cards() -> None:  # split 8.11
    state = together("37 55 61", "", "", left=12, right=80)
    once = play(state, (0, "37"))
    assert (acting(once), once.turn_number) == ({0}, 2)
    assert acting(play(once, (0, "left 55"))) == {0}


def test_a_wild_turns_the_direction_even_when_one_seat_is_left() -> None:  # split 4.6
    state = together("30 55 61", "", "", left=12, right=80)
    assert happened(state, (0, "30"))[1] == DirectionTurned(clockwise=False)


def test_a_wild_turns_the_direction_between_the_last_two_seats() -> None:  # split 4.6
    state = together("30 55", "", "61 62", left=12, right=80)
    after = play(state, (0, "30"))
    assert (after.clockwise, acting(after)) == (False, {2})


# The end


def test_the_last_card_of_the_last_seat_wins_for_all() -> None:  # split 8.12, 8.15, 14.3
    state = together("37", "", "", left=12, right=80)
    ended = outcome(play(state, (0, "37")))
    assert ended is not None
    assert (ended.winners, ended.reason) == ((0, 1, 2), "everyone is out")
    assert (ended.scores, ended.ranking) == ((0, 0, 0), (1, 1, 1))
    assert happened(state, (0, "37"))[1:] == (SeatOut(Seat(0)), GameEnded(ended))


def test_a_last_card_of_one_seat_does_not_end_the_game() -> None:  # split 8.10, 8.12
    state = play(together("37", "44 45", "61 62", left=12, right=80), (0, "37"))
    assert (outcome(state), acting(state)) == (None, {1})


def test_a_seat_that_is_stuck_loses_the_game_for_all() -> None:  # split 8.13, 8.15, 14.4
    state = together("37 5", "81 82", "61 62", left=12, right=80, helpers="none")
    ended = outcome(play(state, (0, "37")))
    assert ended is not None
    assert (ended.winners, ended.reason) == ((), "a seat is stuck")
    assert (ended.scores, ended.ranking) == ((-1, -2, -2), (1, 1, 1))


@pytest.mark.parametrize("helpers_left, stuck", [("100", False), ("0", False), ("", True)])
def test_a_seat_is_stuck_only_when_no_helper_is_left(helpers_left: str, stuck: bool) -> None:
    state = together(
        "37 5", "81 82", "61 62", left=12, right=80, helpers_left=helpers_left, helpers="both"
    )
    after = play(state, (0, "37"))
    assert (outcome(after) is not None) is stuck  # split 8.13


def test_a_single_wild_is_no_card_that_fits() -> None:  # split 8.9, 8.13, 13.14
    state = together("37 5", "30", "61 62", left=12, right=80, helpers="none")
    ended = outcome(play(state, (0, "37")))
    assert ended is not None
    assert ended.reason == "a seat is stuck"


def test_a_wild_and_another_card_are_not_stuck() -> None:  # split 8.9
    state = together("37 5", "30 81", "61 62", left=12, right=80, helpers="none")
    assert acting(play(state, (0, "37"))) == {1}


NARROW = "10 20 30 40 50 60 70 47 48"
HIGH = "81 82 83 84 85 86 87"


def test_the_game_can_be_lost_before_the_first_turn() -> None:  # split 8.13
    state = begin(0, NARROW, HIGH, "", mode="cooperative", helpers="none")
    ended = outcome(state)
    assert tops(state) == (47, 48)
    assert ended is not None
    assert (ended.reason, ended.scores) == ("a seat is stuck", (-7, -7, -7))


def test_with_a_helper_it_is_not_lost_before_the_first_turn() -> None:  # split 8.13
    state = begin(0, NARROW, HIGH, "", mode="cooperative", helpers="zero")
    assert (outcome(state), legal(state, 1)) == (None, {"0"})


def test_the_game_can_be_lost_by_the_dealers_exchange() -> None:  # split 8.4, 8.13
    hand = "1 10 20 30 40 50 60 70 47"
    state = begin(0, hand, HIGH, "", stock="48", mode="cooperative", helpers="none")
    ended = outcome(play(state, (0, "bury 10")))
    assert ended is not None
    assert ended.reason == "a seat is stuck"


@pytest.mark.parametrize(
    "hand, warned",
    [("30 40 37", "37"), ("37", ""), ("30 37 38", ""), ("30 40", ""), ("30 37", "37")],
)
def test_a_view_warns_of_a_play_that_leaves_only_wilds(hand: str, warned: str) -> None:
    state = together(hand, "44 45", "61 62", left=12, right=80)
    assert view(state, Seat(0)).stranding == cards(warned)  # split 8.16
