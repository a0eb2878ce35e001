"""Guessing, collecting, and playing on with the rest of the row (split-it 4)."""

from random import Random

import pytest

from splittable.core.errors import IllegalMove, NotYourTurn
from splittable.games.split_it import SPLIT_IT
from splittable.games.split_it.cards import Section
from splittable.games.split_it.events import (
    CardsGone,
    GuessesTurned,
    GuessSealed,
    RowLaid,
    SectionWon,
    StoodOff,
)
from splittable.games.split_it.rules import State
from splittable.games.split_it.setup import Options
from tests.games.split_it.table import (
    BLACK,
    PINK,
    WHITE,
    acting,
    active,
    all_cards,
    begin,
    cards,
    display,
    gone,
    guesses,
    happened,
    legal,
    play,
)

NIC, MAGDA, DAVID, KATE = range(4)
ALL_WHITE_BUT_SEAT_2 = guesses(WHITE, WHITE, PINK)


def split_row(first: int, second: int, seats: int = 3) -> State:
    return play(begin(seats, "9 8 7 6 5 4 3 2 2"), (0, f"split {first} {second}"))


def test_every_active_seat_guesses_the_splitter_too() -> None:  # split-it 4.1
    assert acting(split_row(2, 4)) == {0, 1, 2}


def test_guesses_come_in_any_order_and_each_seat_guesses_once() -> None:  # split-it 4.1, 4.2
    state = play(split_row(2, 4), (2, "guess white"), (0, "guess pink"))
    assert acting(state) == {1}
    with pytest.raises(NotYourTurn, match="waiting for seat 1"):
        play(state, (2, "guess black"))


def test_nothing_is_turned_before_the_last_guess() -> None:  # split-it 4.2
    state = split_row(2, 4)
    events = happened(state, (2, "guess white"), (0, "guess pink"))
    assert all(isinstance(event, GuessSealed) for event in events)
    last = happened(play(state, (2, "guess white"), (0, "guess pink")), (1, "guess pink"))
    assert last[1] == GuessesTurned((Section.PINK, Section.PINK, Section.WHITE))


def test_a_section_guessed_by_nobody_leaves_the_game() -> None:  # split-it 4.3
    state = play(split_row(2, 4), *guesses(PINK, PINK, BLACK))
    assert (gone(state, "9"), gone(state, "8"), sum(state.gone)) == (1, 1, 2)


def test_a_section_guessed_by_one_seat_is_won_by_it() -> None:  # split-it 4.4
    state = play(split_row(3, 4), *guesses(WHITE, WHITE, BLACK))
    assert state.displays == (display(""), display(""), display("5 4 3"))
    assert active(state) == {0, 1}  # split-it 3.2


def test_a_contested_section_stays_in_the_row() -> None:  # split-it 4.5
    state = play(split_row(4, 5), *guesses(WHITE, WHITE, BLACK))
    assert state.row == cards("9 8 7 6")
    assert state.displays[:2] == (display(""), display(""))


def test_all_sections_are_judged_from_the_same_guesses() -> None:  # split-it 4.6
    events = happened(split_row(2, 4), *guesses(BLACK, WHITE, PINK))
    won = [(e.seat, e.section, e.cards) for e in events if isinstance(e, SectionWon)]
    assert won == [
        (1, Section.WHITE, cards("9 8")),
        (2, Section.PINK, cards("7 6")),
        (0, Section.BLACK, cards("5 4 3")),
    ]


def test_contested_sections_that_are_apart_are_joined_in_the_old_order() -> None:
    state = play(split_row(2, 6, seats=4), *guesses(BLACK, WHITE, WHITE, BLACK))
    assert state.row == cards("9 8 3 2 2")  # split-it 4.7, 9.10
    assert (gone(state, "7"), gone(state, "6"), gone(state, "5"), gone(state, "4")) == (1, 1, 1, 1)
    assert (acting(state), active(state)) == ({0}, {0, 1, 2, 3})


def test_a_seat_may_guess_what_was_the_other_contested_section() -> None:  # split-it 9.10
    joined = play(split_row(2, 6, seats=4), *guesses(BLACK, WHITE, WHITE, BLACK), (0, "split 2 3"))
    won = play(joined, *guesses(WHITE, PINK, BLACK, BLACK))
    assert won.displays[0] == display("9 8")


def test_no_card_left_ends_the_round() -> None:  # split-it 4.8
    state = play(split_row(2, 4), *guesses(WHITE, PINK, BLACK))
    assert (state.round, len(state.row)) == (2, 7)


def test_a_single_card_left_leaves_the_game_and_ends_the_round() -> None:  # split-it 4.9
    before = split_row(1, 4)
    assert CardsGone(cards("9"), "single") in happened(before, *ALL_WHITE_BUT_SEAT_2)
    state = play(before, *ALL_WHITE_BUT_SEAT_2)
    assert (state.round, gone(state, "9"), active(state)) == (2, 1, {0, 1, 2})


def test_two_single_cards_left_apart_are_a_row_of_two() -> None:  # split-it 4.7, 4.10
    state = play(split_row(1, 8, seats=4), *guesses(WHITE, BLACK, WHITE, BLACK))
    assert state.parts == (cards("9"), cards("2"), ())
    assert active(state) == {0, 1, 2, 3}


def test_with_two_cards_left_the_active_seats_guess_again() -> None:  # split-it 4.10
    state = play(split_row(2, 4), *ALL_WHITE_BUT_SEAT_2)
    assert acting(state) == {0, 1}
    done = play(state, *guesses(PINK, WHITE))
    assert (done.displays[0], done.displays[1]) == (display("8"), display("9"))


def test_the_splitter_splits_again_even_when_no_longer_active() -> None:  # split-it 4.11, 10.5
    state = play(split_row(4, 5), *guesses(PINK, WHITE, WHITE))
    assert (acting(state), active(state)) == ({0}, {1, 2})
    assert acting(play(state, (0, "split 1 3"))) == {1, 2}


def test_a_seat_that_has_won_does_not_guess_again_this_round() -> None:  # split-it 3.2, 4.4
    state = play(split_row(3, 5), *ALL_WHITE_BUT_SEAT_2)
    assert legal(state, 2) == set()
    with pytest.raises(NotYourTurn, match="seat 2 cannot play 'guess pink' now"):
        play(state, (2, "guess pink"))


def test_a_section_that_does_not_exist_cannot_be_guessed() -> None:  # split-it 3.11, 9.4
    state = play(split_row(2, 4), *ALL_WHITE_BUT_SEAT_2)
    with pytest.raises(IllegalMove, match=r"it may play: guess white, guess pink$"):
        play(state, (0, "guess black"))


def test_guess_cards_are_never_used_up() -> None:  # split-it 1.3, 9.16
    again = play(split_row(4, 5), *guesses(WHITE, WHITE, PINK), (0, "split 1 2"))
    assert "guess white" in legal(again, 0)


@pytest.mark.parametrize("starter, next_splitter", [(0, 1), (1, 2), (2, 0)])
def test_the_left_neighbour_splits_next_whoever_won(starter: int, next_splitter: int) -> None:
    state = play(begin(3, "", starter), (starter, "split 1 2"), *guesses(BLACK, PINK, PINK))
    assert (state.round, state.splitter) == (2, next_splitter)  # split-it 2.1, 4.14
    assert acting(state) == {next_splitter}


def test_three_seats_split_four_three_and_three_times() -> None:  # split-it 9.14
    state = begin(3, "", starter=1)
    splitters: list[int] = []
    while acting(state):
        splitters.append(state.splitter)
        state = play(state, (state.splitter, "split 1 2"), *guesses(BLACK, BLACK, BLACK))
        while acting(state) and state.round == len(splitters):
            seat = min(acting(state))
            state = play(state, (seat, max(legal(state, seat))))
    assert [splitters.count(seat) for seat in range(3)] == [3, 4, 3]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_seat_alone_never_faces_a_row(seats: int) -> None:  # split-it 4.12
    for seed in range(20):
        rng = Random(seed)
        state = SPLIT_IT.start(Options(seats), SPLIT_IT.deal(Options(seats), rng))
        while waiting := SPLIT_IT.to_act(state):
            assert len(state.active) >= 2 or not state.row
            seat = min(waiting)
            state = SPLIT_IT.apply(state, seat, rng.choice(SPLIT_IT.legal(state, seat))).state


# The stand-off: four active seats, two cards, two against two


def stand_off() -> State:
    return play(split_row(1, 8, seats=4), *guesses(WHITE, WHITE, BLACK, BLACK))


TWO_AGAINST_TWO = guesses(WHITE, WHITE, PINK, PINK)


def test_two_against_two_on_two_cards_guess_again() -> None:  # split-it 4.13, 9.11
    state = play(stand_off(), *TWO_AGAINST_TWO)
    assert StoodOff(1) in happened(stand_off(), *TWO_AGAINST_TWO)
    assert (state.parts, acting(state)) == ((cards("9"), cards("2"), ()), {0, 1, 2, 3})


def test_the_ninth_stand_off_changes_nothing() -> None:  # split-it 4.13
    state = play(stand_off(), *TWO_AGAINST_TWO * 9)
    assert (state.round, state.row, state.stand_offs) == (1, cards("9 2"), 9)


def test_the_tenth_stand_off_in_a_row_removes_both_cards() -> None:  # split-it 4.13
    ninth = play(stand_off(), *TWO_AGAINST_TWO * 9)
    events = happened(ninth, *guesses(PINK, WHITE, WHITE, PINK))
    assert StoodOff(10) in events
    assert CardsGone(cards("9 2"), "stand-off") in events
    tenth = play(ninth, *guesses(PINK, WHITE, WHITE, PINK))
    assert (tenth.round, sum(tenth.gone)) == (2, 9)


def test_what_left_the_two_cards_there_is_no_stand_off_yet() -> None:  # split-it 4.13
    assert stand_off().stand_offs == 0


def test_the_count_of_stand_offs_begins_anew_in_the_next_round() -> None:  # split-it 4.13
    gone_by = play(stand_off(), *TWO_AGAINST_TWO * 10)
    again = play(gone_by, (1, "split 1 8"), *guesses(WHITE, WHITE, BLACK, BLACK), *TWO_AGAINST_TWO)
    assert (again.round, again.stand_offs) == (2, 1)


def test_three_against_one_ends_a_stand_off() -> None:  # split-it 4.4, 4.9
    second = play(stand_off(), *TWO_AGAINST_TWO)
    state = play(second, *guesses(WHITE, WHITE, PINK, WHITE))
    assert (state.round, state.displays[2], gone(state, "9")) == (2, display("2"), 1)
    events = happened(second, *guesses(WHITE, WHITE, PINK, WHITE))
    assert not any(isinstance(event, StoodOff) for event in events)


# The example of the printed rules


def example() -> State:
    row = "4 3 6 5 7 J 8 2 10"
    return play(begin(4, row, starter=NIC), (NIC, "split 3 5"))


def test_the_printed_example_of_a_split() -> None:  # split-it 3.4, 9.1, 10.1
    assert example().parts == (cards("4 3 6"), cards("5 7"), cards("J 8 2 10"))


def test_the_printed_example_of_guessing() -> None:  # split-it 4.4, 4.5, 4.11
    state = play(example(), *guesses(WHITE, PINK, BLACK, BLACK))
    assert (state.displays[NIC], state.displays[MAGDA]) == (display("4 3 6"), display("5 7"))
    assert (acting(state), active(state)) == ({NIC}, {DAVID, KATE})
    assert state.row == cards("J 8 2 10")


@pytest.mark.parametrize(
    "split, kate, david",
    [
        ("split 1 2", display("", pending=1), display("2 10")),
        ("split 1 3", display("", pending=1), display("10")),
        ("split 2 3", display("8J"), display("10")),
    ],
)
def test_the_printed_example_to_the_end(split: str, kate: object, david: object) -> None:
    state = play(example(), *guesses(WHITE, PINK, BLACK, BLACK), (NIC, split))
    assert acting(state) == {DAVID, KATE}
    state = play(state, (KATE, "guess white"), (DAVID, "guess black"))  # split-it 4.4, 5.7
    assert (state.displays[KATE], state.displays[DAVID]) == (kate, david)
    assert (state.round, state.splitter) == (2, MAGDA)


def test_no_card_is_ever_lost_or_doubled() -> None:  # split-it 1.1
    state = example()
    deck = all_cards(state)
    for seat, guess in guesses(WHITE, PINK, BLACK, BLACK):
        state = play(state, (seat, guess))
        assert all_cards(state) == deck
    assert not [e for e in happened(state, (NIC, "split 1 2")) if isinstance(e, RowLaid)]
