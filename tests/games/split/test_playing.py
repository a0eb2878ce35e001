"""Playing a card between the piles, and what a Wild does (split 3, 4)."""

from dataclasses import replace

import pytest

from splittable.core.errors import IllegalMove, NotYourTurn
from splittable.core.seats import Seat
from splittable.games.split.cards import Card, Side
from splittable.games.split.events import CardPlayed, DirectionTurned, MiddleMoved
from tests.games.split.table import acting, all_cards, happened, legal, play, position, tops


def test_without_a_middle_card_nothing_is_moved() -> None:  # split 3.4, 12.12
    state = position("37 5", "44 45", left=12, right=80)
    assert legal(state, 0) == {"37", "reset"}
    assert happened(state, (0, "37")) == (CardPlayed(Seat(0), Card(37), is_helper=False),)
    for move in ("left 37", "right 37"):
        with pytest.raises(IllegalMove, match=f"cannot play '{move}' now"):
            play(state, (0, move))


def test_a_card_played_lies_in_the_middle_and_the_turn_is_over() -> None:  # split 3.5
    state = play(position("37 5", "44 45", left=12, right=80), (0, "37"))
    assert (state.middle, tops(state)) == (37, (12, 80))
    assert (acting(state), state.turn_number) == ({1}, 2)
    assert state.hands[0] == (5,)


def test_the_middle_card_must_be_moved_first() -> None:  # split 3.2, 12.12
    state = position("37 5", "44 45", left=12, right=80, middle=40)
    with pytest.raises(IllegalMove, match="cannot play '37' now"):
        play(state, (0, "37"))


def test_the_example_of_moving_left_or_right() -> None:  # split 3.2, 3.6
    state = position("55 23 90", "44 45", left=12, right=80, middle=40)
    assert legal(state, 0) == {"left 55", "right 23", "left 90", "right 90", "reset"}


@pytest.mark.parametrize(
    "move, piles", [("left 55", ((12, 40), (80,))), ("right 23", ((12,), (80, 40)))]
)
def test_the_moved_card_is_the_new_top_of_its_pile(
    move: str, piles: tuple[tuple[int, ...], tuple[int, ...]]
) -> None:
    state = play(position("55 23 90", "44 45", left=12, right=80, middle=40), (0, move))
    assert (state.left, state.right) == piles  # split 3.3
    assert state.middle == int(move.split()[1])


def test_moving_and_playing_are_told_in_order() -> None:  # split 3.2, 3.5
    state = position("55 23", "44 45", left=12, right=80, middle=40)
    assert happened(state, (0, "left 55")) == (
        MiddleMoved(Seat(0), Card(40), Side.LEFT),
        CardPlayed(Seat(0), Card(55), is_helper=False),
    )


@pytest.mark.parametrize("card, fits", [(11, False), (13, True), (79, True), (81, False)])
def test_a_standard_fits_strictly_between_the_piles(card: int, fits: bool) -> None:  # split 3.6
    state = position(f"{card} 2", "44 45", left=12, right=80)
    assert (str(card) in legal(state, 0)) is fits


def test_a_number_equal_to_a_pile_would_not_fit() -> None:  # split 3.6
    """No such card can be held while it lies there, so the hand is put together by force."""
    state = position("13 79", "44 45", left=12, right=82)
    hand = (Card(12), Card(13), Card(79), Card(80), Card(82))
    state = replace(state, hands=(hand, state.hands[1]))
    assert legal(state, 0) == {"13", "79", "80", "reset"}


def test_it_does_not_matter_which_pile_is_higher() -> None:  # split 3.6, 4.5, 12.1
    state = position("55 5 85", "44 45", left=80, right=12)
    assert legal(state, 0) == {"55", "reset"}


def test_a_wild_moved_across_turns_the_interval_round() -> None:  # split 4.5, 12.1
    state = position("85 77 95", "44 45", left=12, right=80, middle=90)
    assert legal(state, 0) == {"left 85", "right 77", "right 85", "reset"}
    crossed = play(state, (0, "left 85"))
    assert tops(crossed) == (90, 80)


def test_a_wild_fits_between_any_two_numbers() -> None:  # split 3.7, 3.10, 12.2
    state = position("10 20 55 5", "44 45", left=47, right=48)
    assert legal(state, 0) == {"10", "20", "reset"}


def test_a_wild_is_a_wild_even_where_its_number_fits() -> None:  # split 1.4, 3.8
    state = position("50", "44 45", left=12, right=80)
    assert legal(state, 0) == {"reset"}
    before = position("50 5", "44 45", "21 22", left=12, right=80)
    assert DirectionTurned(clockwise=False) in happened(before, (0, "50"))


def test_a_wild_cannot_be_the_last_card() -> None:  # split 3.8, 12.10
    state = position("50", "44 45", left=12, right=80, middle=40)
    for move in ("left 50", "right 50"):
        with pytest.raises(IllegalMove, match="it may play: reset"):
            play(state, (0, move))


def test_of_two_wilds_one_may_still_be_played() -> None:  # split 12.10
    state = position("50 60", "44 45", left=12, right=80)
    assert legal(state, 0) == {"50", "60", "reset"}
    assert legal(play(state, (0, "50"), (1, "right 44")), 0) == {"reset"}


def test_the_middle_card_is_not_moved_before_a_reset() -> None:  # split 3.9
    events = happened(position("5 6", "44 45", left=12, right=80, middle=40), (0, "reset"))
    assert not [event for event in events if isinstance(event, MiddleMoved)]


def test_only_the_seat_on_turn_plays() -> None:  # split 3.1
    state = position("37 5", "44 45", left=12, right=80)
    with pytest.raises(NotYourTurn, match="seat 1 cannot play '44' now: waiting for seat 0"):
        play(state, (1, "44"))


def test_a_card_of_another_hand_cannot_be_played() -> None:  # split 3.5
    state = position("37 5", "44 45", left=12, right=80)
    with pytest.raises(IllegalMove, match="it may play: 37, reset"):
        play(state, (0, "44"))


# Wilds and direction


def test_a_wild_turns_the_direction_round_and_the_next_turns_it_again() -> None:
    state = position("50 5", "44 45", "60 70 6", left=12, right=80)  # split 4.1, 12.7, 12.8
    turned = play(state, (0, "50"))
    assert (turned.clockwise, acting(turned)) == (False, {2})  # split 4.2
    back = play(turned, (2, "left 60"))
    assert (back.clockwise, acting(back)) == (True, {0})


def test_a_standard_does_not_turn_the_direction() -> None:  # split 4.4
    state = position("37 5", "44 45", "60 70", left=12, right=80, clockwise=False)
    assert (play(state, (0, "37")).clockwise, acting(play(state, (0, "37")))) == (False, {2})


def test_moving_a_wild_onto_a_pile_does_not_turn_the_direction() -> None:  # split 4.4
    state = position("37 5", "44 45", "60 70", left=12, right=80, middle=30)
    assert happened(state, (0, "left 37")) == (
        MiddleMoved(Seat(0), Card(30), Side.LEFT),
        CardPlayed(Seat(0), Card(37), is_helper=False),
    )
    assert acting(play(state, (0, "left 37"))) == {1}


def test_with_two_seats_a_wild_changes_nothing_about_turns() -> None:  # split 4.3, 12.9
    state = position("50 5", "60 45", left=12, right=80)
    assert happened(state, (0, "50")) == (CardPlayed(Seat(0), Card(50), is_helper=False),)
    after = play(state, (0, "50"))
    assert (acting(after), after.clockwise) == ({1}, True)
    assert acting(play(after, (1, "left 60"))) == {0}


def test_no_card_is_ever_lost_or_doubled() -> None:  # split 1.1
    state = position("37 5", "44 45", left=12, right=80, middle=40)
    for move in ("right 37", "reset"):
        assert all_cards(play(state, (0, move))) == list(range(101))
