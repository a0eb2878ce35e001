"""Reduced games of Split it!: a part of the deck, the same rules, a last row of any length."""

from random import Random

import pytest

from splittable.core.errors import Invalid
from splittable.core.seats import Seat
from splittable.games.split_it import SPLIT_IT
from splittable.games.split_it.events import CardsGone, RowLaid, RowSplit
from splittable.games.split_it.rules import State, rounds, start
from splittable.games.split_it.setup import Deal, Options
from tests.games.split_it.table import acting, cards, gone, guesses, happened, legal, play

SEVEN = "1 2 2 3 3 3 J"


def begin(seats: int, stock: str) -> State:
    chosen = cards(stock)
    return start(Options(seats, cards=chosen), Deal(Seat(0), chosen))


def after_a_row(seats: int, last_cards: str) -> State:
    """A first row of seven, won by seats 0 and 1; the next move settles it."""
    state = begin(seats, f"{SEVEN} {last_cards}")
    moves = [(0, "split 1 2"), *([(1, "remove black")] if seats == 2 else [])]
    return play(state, *moves, (0, "guess white"))


@pytest.mark.parametrize(
    "seats, count, expected", [(2, 7, 1), (2, 8, 2), (3, 14, 2), (4, 9, 1), (4, 10, 2), (2, 2, 1)]
)
def test_there_are_as_many_rows_as_the_cards_fill(seats: int, count: int, expected: int) -> None:
    chosen = cards("4 4 4 4 5 5 5 5 5 6 6 6 6 6")[:count]
    assert rounds(Options(seats, cards=chosen)) == expected  # split-it 2.4


def test_a_row_of_two_is_split_by_itself_when_it_is_laid() -> None:  # split-it 3.7
    state = begin(2, "1 2")
    assert state.parts == (cards("1"), cards("2"), ())
    assert (acting(state), legal(state, 0)) == ({0, 1}, {"guess white", "guess pink"})


def test_a_row_of_three_is_split_by_itself_and_one_card_removed() -> None:  # split-it 3.6, 3.8
    state = begin(2, "1 2 2")
    assert state.parts == (cards("1"), cards("2"), cards("2"))
    assert (acting(state), legal(state, 1)) == (
        {1},
        {"remove white", "remove pink", "remove black"},
    )


def test_the_first_split_of_a_short_row_is_followed_by_a_removal() -> None:  # split-it 3.8
    state = play(begin(2, "1 2 2 3 J"), (0, "split 1 2"))
    assert acting(state) == {1}
    assert all(move.startswith("remove") for move in legal(state, 1))


def test_later_splits_of_a_short_row_are_not() -> None:  # split-it 3.10
    state = begin(2, "1 2 2 3 J J 4")
    both_pink = play(state, (0, "split 1 6"), (1, "remove white"), (0, "guess pink"))
    again = play(both_pink, (1, "guess pink"), (0, "split 1 2"))
    assert (len(again.row), acting(again)) == (5, {0, 1})


def test_a_last_row_of_one_card_leaves_the_game_at_once() -> None:  # split-it 4.9
    last = happened(after_a_row(2, "4"), (1, "guess pink"))
    ended = play(after_a_row(2, "4"), (1, "guess pink"))
    assert last[-3:-1] == (RowLaid(2, Seat(1), cards("4")), CardsGone(cards("4"), "single"))
    assert (acting(ended), gone(ended, "4")) == (set(), 1)


def test_a_last_row_of_two_cards_is_guessed_at_once() -> None:  # split-it 3.7
    last = happened(after_a_row(2, "4 4"), (1, "guess pink"))
    assert last[-1] == RowSplit(Seat(1), (cards("4"), cards("4"), ()), forced=True)


def test_no_card_outside_the_chosen_ones_is_imagined() -> None:
    state = play(begin(3, f"{SEVEN} 5 5"), (0, "split 1 2"), *guesses("white", "pink", None))
    imagined = SPLIT_IT.imagine(SPLIT_IT.view(state, Seat(2)), Random(1))
    assert imagined.stock == cards("5 5")


@pytest.mark.parametrize(
    "chosen, problem",
    [
        ("5", "1 cards, at least 2 are needed"),
        ("", "0 cards, at least 2 are needed"),
        ("1 1 2", "2 cards '1', the deck has 1"),
    ],
)
def test_the_cards_must_be_a_part_of_the_deck(chosen: str, problem: str) -> None:
    with pytest.raises(Invalid, match=rf"^options\.cards: {problem}$"):
        Options(2, cards=cards(chosen))


def test_a_deal_must_hold_the_chosen_cards() -> None:
    with pytest.raises(Invalid, match=r"^deal\.stock: 1 cards '2', expected 2$"):
        start(Options(2, cards=cards("1 2 2")), Deal(Seat(0), cards("1 2 3")))


def test_a_table_cannot_choose_the_cards() -> None:
    with pytest.raises(Invalid, match=r"^options: unknown option 'cards'"):
        SPLIT_IT.read_options({"seats": 2, "cards": [1, 2]})
