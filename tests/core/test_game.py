"""Functions shared by all games: errors for illegal moves, and places."""

from splittable.core.errors import IllegalMove, NotYourTurn
from splittable.core.game import illegal_move, places
from splittable.core.seats import Seat


def test_a_seat_that_is_not_asked_is_told_whom_the_table_waits_for() -> None:
    error = illegal_move(Seat(0), "split 1 2", (), frozenset({Seat(2), Seat(1)}))
    assert isinstance(error, NotYourTurn)
    assert str(error) == "seat 0 cannot play 'split 1 2' now: waiting for seats 1 and 2"


def test_after_the_end_a_move_is_told_that_the_game_is_over() -> None:
    error = illegal_move(Seat(0), "reset", (), frozenset())
    assert isinstance(error, NotYourTurn)
    assert str(error) == "seat 0 cannot play 'reset' now: the game is over"


def test_an_illegal_move_is_told_what_was_allowed() -> None:
    error = illegal_move(Seat(1), "left 37", ("reset", "left 40"), frozenset({Seat(1)}))
    assert type(error) is IllegalMove
    assert str(error) == "seat 1 cannot play 'left 37' now; it may play: reset, left 40"


def test_a_long_list_of_legal_moves_is_cut() -> None:
    error = illegal_move(Seat(1), "left 37", tuple(range(40)), frozenset({Seat(1)}))
    assert str(error).endswith("9, 10, 11 and 28 more")


def test_the_greatest_merit_is_in_first_place() -> None:
    assert places([3, 9, 5]) == (3, 1, 2)


def test_equal_merits_share_a_place_and_the_next_place_is_left_out() -> None:
    assert places([5, 9, 9, 5, 1]) == (3, 1, 1, 3, 5)


def test_merits_may_be_compared_in_several_steps() -> None:
    assert places([(5, 1), (5, 2), (4, 9)]) == (2, 1, 3)
