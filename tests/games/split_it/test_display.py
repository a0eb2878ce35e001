"""The display and the jokers (split-it 5)."""

import pytest

from splittable.core.errors import IllegalMove, NotYourTurn
from splittable.games.split_it.events import JokerPlaced, RowLaid, RowSplit
from splittable.games.split_it.rules import State
from tests.games.split_it.table import (
    BLACK,
    PINK,
    WHITE,
    acting,
    begin,
    cards,
    display,
    guesses,
    happened,
    legal,
    play,
)


def turned(row: str, first: int, second: int, *sections: str, starter: int = 0) -> State:
    """A first row, split and guessed: one section for each seat."""
    state = begin(len(sections), row, starter)
    return play(state, (starter, f"split {first} {second}"), *guesses(*sections))


def test_won_cards_lie_in_one_column_for_each_number() -> None:  # split-it 5.1, 5.2
    shown = turned("8 5 8 7 4 3 3", 4, 5, WHITE, PINK, BLACK).displays[0]
    assert shown == display("5 7 8 8")
    assert shown.columns() == cards("5 7 8")


def test_a_number_won_later_joins_its_column() -> None:  # split-it 5.2
    first = turned("8 7 7 7 7 7 7 8 6 6 6 6 6 6", 1, 2, WHITE, PINK, BLACK)
    second = play(first, (1, "split 1 2"), *guesses(WHITE, PINK, BLACK))
    assert second.displays[0] == display("8 8")


def test_a_joker_makes_its_column_a_card_longer() -> None:  # split-it 1.2, 5.3
    shown = turned("8 J 7 6 5 4 3", 2, 3, WHITE, PINK, BLACK).displays[0]
    assert shown.size(cards("8")[0]) == 2


def test_a_joker_goes_on_a_column_that_the_same_batch_begins() -> None:  # split-it 5.3
    state = turned("J 8 9 6 5 4 3", 3, 4, WHITE, PINK, BLACK)
    assert (acting(state), legal(state, 0)) == ({0}, {"joker 8", "joker 9"})
    assert play(state, (0, "joker 9")).displays[0] == display("8 9J")


def test_a_joker_goes_on_any_own_column_and_on_no_other() -> None:  # split-it 5.3, 5.4, 9.9
    state = turned("J 8 9 6 5 4 3", 3, 4, WHITE, PINK, BLACK)
    for number in (7, 6):  # nobody's, and another seat's
        with pytest.raises(IllegalMove, match="it may play: joker 8, joker 9"):
            play(state, (0, f"joker {number}"))


def test_jokers_are_placed_before_the_row_is_split_again() -> None:  # split-it 5.9
    state = turned("J 8 9 6 5 4 3", 3, 6, WHITE, PINK, PINK)
    assert (acting(state), state.row) == ({0}, cards("6 5 4"))
    assert isinstance(happened(state, (0, "joker 8"))[-1], RowSplit)


def test_jokers_are_placed_before_the_next_row_is_laid() -> None:  # split-it 5.9
    state = turned("J 8 9 6 5 4 3", 3, 4, WHITE, PINK, BLACK)
    assert (state.round, state.row) == (1, ())
    assert isinstance(happened(state, (0, "joker 8"))[-1], RowLaid)


def test_nobody_else_moves_while_jokers_are_placed() -> None:  # split-it 5.9
    state = turned("J 8 9 6 5 4 3", 3, 4, WHITE, PINK, BLACK)
    with pytest.raises(NotYourTurn, match="waiting for seat 0"):
        play(state, (1, "joker 6"))


def test_a_joker_with_one_column_goes_there_by_itself() -> None:  # split-it 5.6
    before = play(begin(3, "8 J J 7 6 5 4"), (0, "split 3 4"))
    placed = [e for e in happened(before, *guesses(WHITE, PINK, BLACK)) if type(e) is JokerPlaced]
    assert [(e.seat, e.number, e.forced) for e in placed] == [(0, 8, True)] * 2
    state = play(before, *guesses(WHITE, PINK, BLACK))
    assert (state.displays[0], state.round) == (display("8JJ"), 2)


def test_a_joker_alone_begins_no_column() -> None:  # split-it 5.4, 5.7, 9.6
    state = turned("J 8 9 6 5 4 3", 1, 2, WHITE, PINK, BLACK)
    assert state.displays[0] == display("", pending=1)
    assert state.displays[0].columns() == ()
    assert state.round == 2


def test_a_pending_joker_goes_on_the_first_column_that_forms() -> None:  # split-it 5.8, 9.6
    first = turned("J 7 7 7 7 7 7 8 6 6 6 6 6 6", 1, 2, WHITE, PINK, BLACK)
    second = play(first, (1, "split 1 2"), *guesses(WHITE, PINK, BLACK))
    assert second.displays[0] == display("8J")
    assert second.round == 3


def test_jokers_won_without_a_number_stay_pending_together() -> None:  # split-it 5.7
    first = turned("J 7 7 7 7 7 7 J 6 6 6 6 6 6", 1, 2, WHITE, PINK, BLACK)
    second = play(first, (1, "split 1 2"), *guesses(WHITE, PINK, BLACK))
    assert second.displays[0] == display("", pending=2)


def several_pending() -> State:
    """Seat 0 has two jokers pending and now wins 8 9 and a third joker."""
    first = turned("J J 7 7 7 7 7 8 J 9 6 6 6 6", 2, 3, WHITE, PINK, BLACK)
    assert first.displays[0] == display("", pending=2)
    return play(first, (1, "split 3 4"), *guesses(WHITE, PINK, BLACK))


def test_with_several_first_columns_the_owner_chooses_for_each_pending_joker() -> None:
    state = several_pending()  # split-it 5.8, 9.7
    for placed in (0, 1, 2):
        assert (state.displays[0].pending, acting(state)) == (3 - placed, {0})
        assert legal(state, 0) == {"joker 8", "joker 9"}
        state = play(state, (0, "joker 9" if placed else "joker 8"))
    assert state.displays[0] == display("8J 9JJ")
    assert state.round == 3


def test_a_placed_joker_never_moves() -> None:  # split-it 5.10
    before = several_pending()
    after = play(before, (0, "joker 8"), (0, "joker 8"), (0, "joker 9"), (2, "split 1 2"))
    again = play(after, *guesses(WHITE, PINK, BLACK))
    assert again.displays[0].jokers[7] == 2
    assert again.displays[0].jokers[8] == 1


@pytest.mark.parametrize("splitter, order", [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_seats_place_their_jokers_clockwise_from_the_splitter(
    splitter: int, order: list[int]
) -> None:
    starter = (splitter - 1) % 3
    first = turned("8 9 6 7 5 4 3 J J J", 2, 4, WHITE, PINK, BLACK, starter=starter)
    state = play(first, (splitter, "split 1 2"), *guesses(WHITE, PINK, BLACK))
    placed: list[int] = []
    while state.placing:
        (seat,) = acting(state)
        placed.append(seat)
        state = play(state, (seat, min(legal(state, seat))))
    assert placed == order  # split-it 5.5


def test_a_seat_places_all_its_jokers_before_the_next_seat_does() -> None:  # split-it 5.5
    both = turned("8 9 J J 6 7 J J 3", 4, 8, WHITE, PINK, BLACK, BLACK)
    assert both.placing == (0, 1)
    one_left = play(both, (0, "joker 8"))
    assert acting(one_left) == {0}
    assert acting(play(one_left, (0, "joker 9"))) == {1}


def test_a_forced_joker_waits_for_the_choice_of_a_seat_before_it() -> None:
    state = turned("8 9 J 6 J 5 4", 3, 5, WHITE, PINK, BLACK)  # split-it 5.5, 5.6
    assert (acting(state), state.displays[1].pending) == ({0}, 1)
    after = play(state, (0, "joker 9"))
    assert after.displays[:2] == (display("8 9J"), display("6J"))


def test_a_splitter_without_jokers_is_passed_over() -> None:  # split-it 5.5
    state = turned("8 9 6 7 J 5 4", 2, 5, WHITE, PINK, BLACK)
    assert acting(state) == {1}
