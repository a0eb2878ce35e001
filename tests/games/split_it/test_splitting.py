"""Laying and splitting the row and, with two seats, removing a section (split-it 3)."""

import pytest

from splittable.core.errors import IllegalMove, NotYourTurn
from splittable.core.seats import Seat
from splittable.games.split_it.cards import Section
from splittable.games.split_it.events import RowLaid, RowSplit, SectionRemoved
from splittable.games.split_it.rules import State
from tests.games.split_it.table import acting, begin, cards, gone, guesses, happened, legal, play


def test_two_dividers_make_three_sections_in_the_old_order() -> None:  # split-it 3.3, 3.4
    state = play(begin(3, "9 8 7 6 5 4 3"), (0, "split 3 5"))
    assert state.parts == (cards("9 8 7"), cards("6 5"), cards("4 3"))


@pytest.mark.parametrize("seats, ways", [(3, 15), (4, 28)])
def test_the_dividers_go_into_any_two_different_gaps(seats: int, ways: int) -> None:
    state = begin(seats, "")  # split-it 3.5
    last = len(state.row) - 1
    expected = {f"split {a} {b}" for b in range(2, last + 1) for a in range(1, b)}
    assert legal(state, 0) == expected
    assert len(expected) == ways


@pytest.mark.parametrize("split", ["split 3 3", "split 5 3", "split 2 7", "split 6 9"])
def test_every_section_has_at_least_one_card(split: str) -> None:  # split-it 3.3, 3.5
    with pytest.raises(IllegalMove, match=split):
        play(begin(3, ""), (0, split))


def test_only_the_splitter_splits() -> None:  # split-it 3.3
    with pytest.raises(NotYourTurn, match="seat 1 cannot play 'split 1 2' now: waiting for seat 0"):
        play(begin(3, ""), (1, "split 1 2"))


def test_three_cards_are_split_by_themselves() -> None:  # split-it 3.6
    before = play(begin(3, "9 8 7 6 5 4 3"), (0, "split 3 5"))
    events = happened(before, *guesses("white", "white", "pink"))
    assert events[-1] == RowSplit(before.splitter, (cards("9"), cards("8"), cards("7")), True)
    after = play(before, *guesses("white", "white", "pink"))
    assert acting(after) == {0, 1}
    assert legal(after, 0) == {"guess white", "guess pink", "guess black"}


def test_two_cards_are_split_by_themselves_into_white_and_pink() -> None:  # split-it 3.7, 9.5
    before = play(begin(3, "9 8 7 6 5 4 3"), (0, "split 2 3"))
    events = happened(before, *guesses("white", "white", "pink"))
    assert events[-1] == RowSplit(before.splitter, (cards("9"), cards("8"), ()), True)
    after = play(before, *guesses("white", "white", "pink"))
    assert legal(after, 0) == {"guess white", "guess pink"}  # split-it 3.11, 9.4


def test_four_cards_are_split_by_the_splitter() -> None:  # split-it 3.5
    after = play(begin(3, ""), (0, "split 4 5"), *guesses("pink", "white", "white"))
    assert acting(after) == {0}
    assert legal(after, 0) == {"split 1 2", "split 1 3", "split 2 3"}


# Two seats: a section is removed


def two_seats(*, remove_after_every_split: bool = False) -> State:
    return begin(2, "9 8 7 6 5 4 3", remove_after_every_split=remove_after_every_split)


def test_with_two_seats_the_other_one_removes_a_section() -> None:  # split-it 3.8
    split = play(two_seats(), (0, "split 2 4"))
    assert acting(split) == {1}
    assert legal(split, 1) == {"remove white", "remove pink", "remove black"}
    assert happened(split, (1, "remove pink")) == (
        SectionRemoved(Seat(1), Section.PINK, cards("7 6")),
    )
    removed = play(split, (1, "remove pink"))
    assert (gone(removed, "7"), gone(removed, "6")) == (1, 1)


def test_the_other_seat_removes_whoever_the_splitter_is() -> None:  # split-it 3.8
    assert acting(play(begin(2, "", starter=1), (1, "split 2 4"))) == {0}


def test_the_removal_must_come_before_the_guesses() -> None:  # split-it 3.8, 9.3
    split = play(two_seats(), (0, "split 2 4"))
    for seat in (0, 1):
        with pytest.raises(IllegalMove, match="guess white"):
            play(split, (seat, "guess white"))


@pytest.mark.parametrize("removed", ["white", "pink", "black"])
def test_the_sections_left_keep_their_colours(removed: str) -> None:  # split-it 3.9, 3.11
    state = play(two_seats(), (0, "split 2 4"), (1, f"remove {removed}"))
    left = {"guess white", "guess pink", "guess black"} - {f"guess {removed}"}
    assert legal(state, 0) == legal(state, 1) == left


def test_nothing_is_removed_after_later_splits_of_the_round() -> None:  # split-it 3.10, 8.1, 9.2
    contested = play(two_seats(), (0, "split 5 6"), (1, "remove pink"), *guesses("white", "white"))
    assert contested.row == cards("9 8 7 6 5")
    assert acting(play(contested, (0, "split 1 2"))) == {0, 1}


def test_a_new_round_has_its_own_removal() -> None:  # split-it 3.8
    second = play(two_seats(), (0, "split 2 4"), (1, "remove pink"), *guesses("white", "black"))
    assert second.round == 2
    assert acting(play(second, (1, "split 1 2"))) == {0}


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("option", [False, True])
def test_with_three_or_four_seats_nothing_is_ever_removed(seats: int, option: bool) -> None:
    state = begin(seats, "", remove_after_every_split=option)
    split = play(state, (0, "split 2 4"))
    assert acting(split) == set(range(seats))  # split-it 3.10, 8.3
    assert all(move.startswith("guess") for move in legal(split, 1))


# The option remove_after_every_split


def test_with_the_option_a_later_split_has_a_removal_too() -> None:  # split-it 8.2
    contested = play(
        two_seats(remove_after_every_split=True),
        (0, "split 5 6"),
        (1, "remove pink"),
        *guesses("white", "white"),
        (0, "split 2 3"),
    )
    assert acting(contested) == {1}
    assert legal(contested, 1) == {"remove white", "remove pink", "remove black"}


def test_with_the_option_the_automatic_split_of_three_has_a_removal() -> None:  # split-it 8.2
    three = play(
        two_seats(remove_after_every_split=True),
        (0, "split 3 5"),
        (1, "remove black"),
        *guesses("white", "white"),
    )
    assert three.parts == (cards("9"), cards("8"), cards("7"))
    assert (acting(three), three.removal_due) == ({1}, True)
    guessing = play(three, (1, "remove white"))
    assert legal(guessing, 0) == {"guess pink", "guess black"}


def test_without_the_option_the_automatic_split_of_three_has_none() -> None:  # split-it 3.10
    three = play(two_seats(), (0, "split 3 5"), (1, "remove black"), *guesses("white", "white"))
    assert acting(three) == {0, 1}


def test_two_cards_never_have_a_removal() -> None:  # split-it 8.2
    two = play(
        two_seats(remove_after_every_split=True),
        (0, "split 2 4"),
        (1, "remove black"),
        *guesses("white", "white"),
    )
    assert two.parts == (cards("9"), cards("8"), ())
    assert acting(two) == {0, 1}


def test_the_row_is_laid_anew_with_the_next_seven_cards() -> None:  # split-it 3.1
    state = play(begin(3, "9 8 7 6 5 4 3 10 10 10 10 9 9 9"), (0, "split 1 2"))
    events = happened(state, *guesses("white", "pink", "black"))
    laid = [event for event in events if isinstance(event, RowLaid)]
    assert [(row.round, row.splitter, row.cards) for row in laid] == [
        (2, 1, cards("10 10 10 10 9 9 9"))
    ]
