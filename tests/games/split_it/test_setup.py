"""The cards, the seats and the deal of Split it!."""

from dataclasses import replace
from random import Random

import pytest

from splittable.core.errors import Invalid
from splittable.core.seats import Seat
from splittable.games.split_it import SPLIT_IT
from splittable.games.split_it.cards import DECK, JOKER, NUMBERS, Section
from splittable.games.split_it.display import Display
from splittable.games.split_it.rules import rounds, start
from splittable.games.split_it.setup import Options
from tests.games.split_it.table import acting, active, begin, cards, deal, guesses, legal, play


def test_each_number_is_on_as_many_cards_as_it_says() -> None:  # split-it 1.1
    assert [DECK.count(number) for number in NUMBERS] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


def test_fifteen_of_the_seventy_cards_are_jokers() -> None:  # split-it 1.1
    assert (len(DECK), DECK.count(JOKER)) == (70, 15)


def test_guess_cards_are_white_pink_and_black() -> None:  # split-it 1.3
    assert [str(section) for section in Section] == ["white", "pink", "black"]


@pytest.mark.parametrize("seats", [0, 1, 5, True, "3"])
def test_the_game_is_for_two_three_or_four_seats(seats: object) -> None:  # split-it 1.5
    with pytest.raises(Invalid, match=r"options\.seats: .* is not one of 2, 3, 4"):
        SPLIT_IT.read_options({"seats": seats})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_deal_shuffles_the_whole_deck_and_draws_a_starter(seats: int) -> None:
    deals = [SPLIT_IT.deal(Options(seats), Random(seed)) for seed in range(40)]
    assert all(sorted(found.stock) == sorted(DECK) for found in deals)  # split-it 2.2
    assert len({found.stock for found in deals}) == 40
    assert {found.starter for found in deals} == set(range(seats))  # split-it 2.3


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_starter_splits_the_first_row(starter: int) -> None:  # split-it 2.3, 9.13
    assert acting(begin(3, "", starter)) == {starter}


@pytest.mark.parametrize("seats, length, left", [(2, 7, 63), (3, 7, 63), (4, 9, 61)])
def test_the_row_is_seven_cards_or_nine_with_four_seats(seats: int, length: int, left: int) -> None:
    state = begin(seats, "")
    assert (len(state.row), len(state.stock)) == (length, left)  # split-it 2.4, 9.17


def rows_of_a_game(seats: int) -> list[int]:
    """The length of each row, in a game where every seat guesses white and nobody wins."""
    state = start(Options(seats), deal(""))
    lengths: list[int] = []
    last_round = 0
    while waiting := acting(state):
        if state.round != last_round:
            lengths.append(len(state.row))
            last_round = state.round
        seat = min(waiting)
        move = "guess white" if "guess white" in legal(state, seat) else min(legal(state, seat))
        state = play(state, (seat, move))
    return lengths


@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_seats_play_ten_rows_of_seven(seats: int) -> None:  # split-it 2.5
    assert rows_of_a_game(seats) == [7] * 10
    assert rounds(Options(seats)) == 10


def test_four_seats_play_seven_rows_of_nine_and_a_last_row_of_seven() -> None:  # split-it 2.5
    assert rows_of_a_game(4) == [9] * 7 + [7]
    assert rounds(Options(4)) == 8


def test_displays_are_empty_at_the_start_and_no_joker_is_pending() -> None:  # split-it 2.6
    assert begin(3, "").displays == (Display(),) * 3
    assert Display().columns() == ()
    assert Display().pending == 0


def test_the_row_is_the_next_cards_of_the_stock_from_left_to_right() -> None:  # split-it 3.1
    state = begin(2, "9 8 7 6 5 4 J 3 2")
    assert state.row == cards("9 8 7 6 5 4 J")
    assert state.stock[:2] == cards("3 2")


def test_a_deal_must_hold_exactly_the_deck() -> None:  # split-it 1.1
    right = deal("1 2")
    wrong = replace(right, stock=(*cards("2 2"), *right.stock[2:]))
    with pytest.raises(Invalid, match=r"deal\.stock: 0 cards '1', expected 1"):
        start(Options(2), wrong)


def test_the_starter_must_be_a_seat() -> None:  # split-it 2.3
    with pytest.raises(Invalid, match=r"deal\.starter: 2 is not a seat from 0 to 1"):
        start(Options(2), replace(deal(""), starter=Seat(2)))


def test_every_seat_is_active_at_the_start_of_a_round() -> None:  # split-it 3.2
    state = begin(3, "")
    assert active(state) == {0, 1, 2}
    next_round = play(state, (0, "split 1 2"), *guesses("white", "pink", "black"))
    assert (next_round.round, active(next_round)) == (2, {0, 1, 2})
