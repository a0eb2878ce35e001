"""The end of the game and the score (split-it 6, 11)."""

from splittable.core.seats import Seat
from splittable.games.split_it.events import GameEnded
from splittable.games.split_it.rules import State, outcome, start
from splittable.games.split_it.scoring import leads, points, result
from splittable.games.split_it.setup import Options
from tests.games.split_it.table import acting, begin, deal, display, guesses, happened, legal, play

MAGDA, NIC, DAVID = (
    display("8 8 8 5 5 2"),
    display("8 8 10 2 4"),
    display("5 9J 4 4"),
)


def last_round(row: str = "9 8 7 6 5 4 3") -> State:
    """The last row of three seats lies there; nobody has won anything yet."""
    state = start(Options(3), deal("", last_cards=row))
    while state.stock:
        seat = min(acting(state))
        move = "guess white" if "guess white" in legal(state, seat) else min(legal(state, seat))
        state = play(state, (seat, move))
    return state


def test_the_longest_column_of_a_number_scores_the_number_once() -> None:  # split-it 6.2
    assert points((display("8 8 8"), display("8"))) == (8, 0)


def test_jokers_count_for_the_length_of_a_column() -> None:  # split-it 6.2, 1.2
    assert points((display("8JJ"), display("8 8"))) == (8, 0)


def test_equally_long_columns_all_score_in_full() -> None:  # split-it 6.3
    assert points((display("8J"), display("8 8"), display("8"))) == (8, 8, 0)


def test_a_number_without_a_column_scores_for_nobody() -> None:  # split-it 6.4
    assert points((display("1"), display("2"))) == (1, 2)
    assert leads((display("1"), display("2")))[9].seats == ()


def test_the_printed_example_of_scoring() -> None:  # split-it 6.2, 6.3
    scores = points((MAGDA, NIC, DAVID))
    assert scores[0] == 8 + 5 + 2
    assert leads((MAGDA, NIC, DAVID))[1].seats == (0, 1)  # the 2 is shared with Nic
    assert scores[1] == 10 + 2


def test_the_seat_with_the_most_points_wins() -> None:  # split-it 6.5, 11.1
    ended = result((MAGDA, NIC, DAVID))
    assert ended.scores == (15, 12, 13)
    assert (ended.winners, ended.reason) == ((Seat(0),), "most points")
    assert ended.ranking == (1, 3, 2)  # split-it 6.8


def test_of_equal_points_the_most_columns_win() -> None:  # split-it 6.6, 11.2
    ended = result((display("10"), display("9 1"), display("8 1")))
    assert ended.scores == (10, 10, 9)
    assert (ended.winners, ended.reason) == ((Seat(1),), "most columns")
    assert ended.ranking == (2, 1, 3)  # split-it 6.8


def test_a_joker_in_a_column_is_no_column_of_its_own() -> None:  # split-it 6.6, 5.11
    ended = result((display("10JJ", pending=2), display("9 1")))
    assert ended.winners == (Seat(1),)


def test_seats_tied_on_points_and_columns_share_the_win() -> None:  # split-it 6.7, 9.12, 11.3
    ended = result((display("9 1"), display("2 8"), display("10"), display("3")))
    assert ended.scores == (10, 10, 10, 3)
    assert (ended.winners, ended.reason) == ((Seat(0), Seat(1)), "shared")
    assert ended.ranking == (1, 1, 3, 4)  # split-it 6.8


def test_a_pending_joker_is_worth_nothing_and_is_no_column() -> None:  # split-it 5.11, 9.8
    ended = result((display("1"), display("", pending=5)))
    assert (ended.scores, ended.winners) == ((1, 0), (Seat(0),))
    assert result((display(""), display("", pending=5))).reason == "shared"


def test_the_game_ends_after_the_round_that_took_the_last_card() -> None:  # split-it 6.1
    state = last_round()
    assert outcome(state) is None
    split = play(state, (state.splitter, "split 1 2"))
    events = happened(split, *guesses("white", "pink", "black"))
    ended = play(split, *guesses("white", "pink", "black"))
    assert acting(ended) == set()
    assert events[-1] == GameEnded(result(ended.displays))
    assert outcome(ended) == result(ended.displays)


def test_contested_cards_of_the_last_row_are_played_for_first() -> None:  # split-it 6.1
    state = last_round()
    split = play(state, (state.splitter, "split 2 3"), *guesses("white", "white", "pink"))
    assert outcome(split) is None
    assert outcome(play(split, *guesses("white", "pink"))) is not None


def test_the_last_jokers_are_placed_before_the_score_is_counted() -> None:  # split-it 5.9
    final = last_round("9 8 J 6 5 4 3")
    won = play(final, (final.splitter, "split 3 4"), *guesses("white", "pink", "black"))
    assert (acting(won), outcome(won)) == ({0}, None)
    assert outcome(play(won, (0, "joker 9"))) is not None


def test_the_score_of_a_seat_in_the_outcome_is_its_points() -> None:  # split-it 6.5
    first = play(begin(2, "9 8 7 6 5 4 3"), (0, "split 1 2"), (1, "remove black"))
    assert points(play(first, *guesses("white", "pink")).displays) == (9, 8)
