"""The encoding of Split it!: actions and whole observations, computed by hand."""

from typing import Any

import pytest

from splittable.core.seats import Seat
from splittable.games.split_it import SPLIT_IT
from splittable.games.split_it.encoding import ENCODING
from splittable.games.split_it.rules import State
from splittable.games.split_it.setup import Deal, Options
from tests.games.split_it.table import begin, cards, guesses, play
from tests.support.observing import observed, one_hot

NOTHING = [0] * 10


def seen(state: State, seat: int) -> dict[str, Any]:
    return observed(ENCODING, state, seat)


@pytest.mark.parametrize(
    "number, move",
    [
        (0, "split 1 2"),
        (1, "split 1 3"),
        (2, "split 2 3"),
        (27, "split 7 8"),
        (28, "remove white"),
        (30, "remove black"),
        (31, "guess white"),
        (33, "guess black"),
        (34, "joker 1"),
        (43, "joker 10"),
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_moves_are_numbered_alike_for_every_number_of_seats(
    seats: int, number: int, move: str
) -> None:
    options = Options(seats)
    assert ENCODING.action(options, SPLIT_IT.read_move(options, move)) == number
    assert str(ENCODING.move(options, number)) == move


def test_a_whole_row_is_observed_card_by_card() -> None:
    before = seen(begin(3, "9 8 J 6 5 4 10", starter=2), 0)
    assert before["phase"] == [1, 0, 0, 0]
    assert before["round"] == 1
    assert before["row"] == [
        *(one_hot(card, 11) for card in (9, 8, 0, 6, 5, 4, 10)),
        *[[0] * 11] * 2,
    ]
    assert before["sections"] == [[0, 0, 0]] * 9
    assert before["splitter"] == before["to_act"] == [0, 0, 1]
    assert before["active"] == [1, 1, 1]
    assert before["stock"] == 63


def test_a_split_row_is_observed_with_its_sections() -> None:
    after = seen(play(begin(4, "9 8 7 6 5 4 3 2 1"), (0, "split 2 5")), 0)
    white, pink, black = one_hot(0, 3), one_hot(1, 3), one_hot(2, 3)
    assert after["phase"] == [0, 0, 1, 0]
    assert after["sections"] == [white] * 2 + [pink] * 3 + [black] * 4


def test_a_section_that_was_removed_leaves_no_place_in_the_row() -> None:
    split = play(begin(2, "9 8 7 6 5 4 3"), (0, "split 2 5"))
    assert seen(split, 0)["phase"] == [0, 1, 0, 0]
    after = seen(play(split, (1, "remove pink")), 0)
    assert [row.index(1) for row in after["row"][:4]] == [9, 8, 4, 3]
    assert after["sections"] == [one_hot(0, 3)] * 2 + [one_hot(2, 3)] * 2 + [[0, 0, 0]] * 5
    assert after["gone"] == [0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0]


def test_seats_are_observed_from_the_viewer_clockwise() -> None:
    state = play(begin(3, "9 8 7 6 5 4 3", starter=2), (2, "split 2 4"), (0, "guess pink"))
    for seat, guessed, splitter in ((0, [1, 0, 0], 2), (1, [0, 0, 1], 1), (2, [0, 1, 0], 0)):
        assert seen(state, seat)["guessed"] == guessed
        assert seen(state, seat)["to_act"] == [1 - has for has in guessed]
        assert seen(state, seat)["splitter"] == one_hot(splitter, 3)


def test_a_guess_is_observed_by_its_own_seat() -> None:
    state = play(begin(3, "9 8 7 6 5 4 3"), (0, "split 2 4"), (1, "guess black"))
    assert [seen(state, seat)["guess"] for seat in range(3)] == [[0] * 3, [0, 0, 1], [0] * 3]


def test_displays_jokers_and_who_places_them_are_observed_by_seat() -> None:
    state = play(begin(3, "J 9 8 J 6 6 5"), (0, "split 3 5"), *guesses("black", "white", "pink"))
    mine = seen(state, 1)
    assert mine["phase"] == [0, 0, 0, 1]
    assert mine["placing"] == [1, 2, 0]
    assert mine["to_act"] == [1, 0, 0]
    assert mine["pending"] == [1, 1, 0]
    assert mine["numbers"] == [
        [0, 0, 0, 0, 0, 0, 0, 1, 1, 0],
        [0, 0, 0, 0, 0, 1, 0, 0, 0, 0],
        [0, 0, 0, 0, 1, 1, 0, 0, 0, 0],
    ]
    assert mine["jokers"] == [NOTHING] * 3
    placed = seen(play(state, (1, "joker 9")), 0)  # the other joker has one column to go to
    assert placed["jokers"] == [NOTHING, one_hot(8, 10), one_hot(5, 10)]
    assert placed["pending"] == placed["placing"] == [0, 0, 0]


def test_a_deal_is_the_starter_and_then_the_stock() -> None:
    stock = cards("9 J 7")
    assert ENCODING.deal(Options(3), [2, 9, 0, 7]) == Deal(Seat(2), stock)
