"""Seats: order, neighbours and text."""

from splittable.core.seats import (
    Seat,
    all_seats,
    clockwise_from,
    describe_seats,
    left_of,
    put,
    right_of,
)


def test_seats_are_numbered_from_0() -> None:
    assert all_seats(3) == (0, 1, 2)


def test_the_left_neighbour_is_the_next_number_and_then_0_again() -> None:
    assert [left_of(seat, 3) for seat in all_seats(3)] == [1, 2, 0]


def test_the_right_neighbour_is_the_one_before() -> None:
    assert [right_of(seat, 3) for seat in all_seats(3)] == [2, 0, 1]


def test_clockwise_names_every_seat_once_from_the_first() -> None:
    assert clockwise_from(Seat(2), 4) == (2, 3, 0, 1)


def test_put_replaces_one_seats_value_and_leaves_the_others() -> None:
    before = ("a", "b", "c")
    assert put(before, Seat(1), "x") == ("a", "x", "c")
    assert put(before, Seat(0), "x") == ("x", "b", "c")
    assert put(before, Seat(2), "x") == ("a", "b", "x")
    assert before == ("a", "b", "c")


def test_seats_are_spoken_of_in_ascending_order() -> None:
    assert describe_seats([]) == "nobody"
    assert describe_seats([Seat(2)]) == "seat 2"
    assert describe_seats([Seat(3), Seat(0)]) == "seats 0 and 3"
    assert describe_seats([Seat(3), Seat(0), Seat(1)]) == "seats 0, 1 and 3"
