"""Bluff resets: laying any two Standards, answers and penalties (split 9)."""

import pytest

from splittable.core.errors import IllegalMove
from splittable.core.seats import Seat
from splittable.games.split.events import (
    AnswerSealed,
    AnswersTurned,
    AnswerTakenBack,
    BluffCalled,
    CardsDrawn,
    StockRefilled,
)
from splittable.games.split.moves import Challenge, Trust
from splittable.games.split.rules import Phase, State, unseal
from splittable.games.split.setup import Options
from tests.games.split.table import (
    acting,
    all_cards,
    begin,
    cards,
    happened,
    legal,
    play,
    position,
    sizes,
    tops,
)


def resetting(stock: str = "5 91 33 71 72 73 74 75 76", rest: str | int = "stock") -> State:
    """Seat 1 of three has reset and holds 5 30 33 44 91."""
    before = position(
        "23 24",
        "44 30",
        "21 22",
        left=12,
        right=80,
        turn=1,
        stock=stock,
        rest=rest,
        bluff_resets=True,
    )
    return play(before, (1, "reset"))


def laid(opening: str) -> State:
    return play(resetting(), (1, opening))


HONEST, CHEAT = "open 5 91", "open 33 91"


def test_the_opening_of_the_deal_is_never_a_bluff() -> None:  # split 9.1
    state = begin(0, "12 17 30 45 52 60 63 77 88", "", bluff_resets=True)
    assert (state.phase, tops(state)) == (Phase.PLAYING, (12, 88))


def test_without_the_option_the_right_cards_are_laid_automatically() -> None:  # split 5.6, 12.14
    state = position("44 30", "21 22", left=12, right=80, stock="5 91 33")
    assert tops(play(state, (0, "reset"))) == (5, 91)
    assert not Options(2).bluff_resets  # split 11.5


def test_the_reset_seat_draws_first_then_lays_any_two_of_its_standards() -> None:  # split 9.2, 9.3
    state = resetting()
    assert state.hands[1] == cards("5 30 33 44 91")
    assert acting(state) == {1}
    assert legal(state, 1) == {
        "open 5 33",
        "open 5 44",
        "open 5 91",
        "open 33 44",
        "open 33 91",
        "open 44 91",
    }


def test_the_lower_card_goes_left_and_the_higher_right() -> None:  # split 9.3
    assert tops(laid("open 33 44")) == (33, 44)
    with pytest.raises(IllegalMove, match="open 44 33"):
        laid("open 44 33")


def test_a_wild_cannot_be_laid() -> None:  # split 9.3
    with pytest.raises(IllegalMove, match="open 5 30"):
        laid("open 5 30")


def test_laying_is_a_move_even_with_two_standards_only() -> None:  # split 9.3
    state = position("44 30", "21 22", left=12, right=80, stock="10 20 61", bluff_resets=True)
    assert legal(play(state, (0, "reset")), 0) == {"open 44 61"}


def test_wilds_are_buried_before_laying() -> None:  # split 9.2
    state = position("30", "21 22", left=12, right=80, stock="10 20 61 62", bluff_resets=True)
    burying = play(state, (0, "reset"))
    assert legal(burying, 0) == {"bury 10", "bury 20", "bury 30"}
    assert legal(play(burying, (0, "bury 20")), 0) == {"open 61 62"}


def test_every_other_seat_answers() -> None:  # split 9.5
    state = laid(HONEST)
    assert acting(state) == {0, 2}
    assert legal(state, 0) == legal(state, 2) == {"trust", "challenge"}
    assert legal(state, 1) == set()


def test_answers_are_sealed_and_turned_together() -> None:  # split 9.5
    state = laid(HONEST)
    assert happened(state, (2, "trust")) == (AnswerSealed(Seat(2), Trust()),)
    events = happened(play(state, (2, "trust")), (0, "challenge"))
    assert events[1] == AnswersTurned((Challenge(), None, Trust()))


def test_an_answer_may_be_taken_back_until_the_last_is_in() -> None:  # split 9.5
    sealed = play(laid(HONEST), (2, "challenge"))
    back = unseal(sealed, Seat(2))
    assert back.events == (AnswerTakenBack(Seat(2)),)
    assert acting(back.state) == {0, 2}
    settled = play(back.state, (2, "trust"), (0, "trust"))
    for seat in range(3):
        with pytest.raises(IllegalMove, match=f"seat {seat} has no sealed answer to take back"):
            unseal(settled, Seat(seat))


@pytest.mark.parametrize(
    "opening, honest",
    [("open 5 91", True), ("open 5 44", False), ("open 33 91", False), ("open 33 44", False)],
)
def test_a_reset_is_honest_with_the_lowest_and_the_highest_only(opening: str, honest: bool) -> None:
    events = happened(laid(opening), (0, "challenge"), (2, "trust"))
    assert BluffCalled(Seat(1), honest) in events  # split 9.4


def test_a_challenged_cheat_draws_five_and_the_piles_stay() -> None:  # split 9.6
    before = laid(CHEAT)
    after = play(before, (0, "challenge"), (2, "challenge"))
    assert tops(after) == (33, 91)
    assert sizes(after) == (2, 3 + 5, 2)
    assert CardsDrawn(Seat(1), 5, cards("71 72 73 74 75")) in happened(
        before, (0, "challenge"), (2, "challenge")
    )


def test_one_challenge_is_enough() -> None:  # split 9.6
    assert sizes(play(laid(CHEAT), (0, "trust"), (2, "challenge"))) == (2, 8, 2)


def test_a_cheat_that_nobody_challenged_has_no_consequence() -> None:  # split 9.7
    events = happened(laid(CHEAT), (0, "trust"), (2, "trust"))
    assert not [event for event in events if isinstance(event, BluffCalled | CardsDrawn)]
    assert sizes(play(laid(CHEAT), (0, "trust"), (2, "trust"))) == (2, 3, 2)


def test_challengers_of_an_honest_reset_draw_one_each_clockwise() -> None:  # split 9.8
    events = happened(laid(HONEST), (0, "challenge"), (2, "challenge"))
    assert [event for event in events if isinstance(event, CardsDrawn)] == [
        CardsDrawn(Seat(2), 1, cards("71")),
        CardsDrawn(Seat(0), 1, cards("72")),
    ]
    assert sizes(play(laid(HONEST), (0, "challenge"), (2, "challenge"))) == (3, 3, 3)


def test_a_seat_that_trusted_an_honest_reset_draws_nothing() -> None:  # split 9.8
    assert sizes(play(laid(HONEST), (0, "trust"), (2, "challenge"))) == (2, 3, 3)


def test_each_penalty_is_a_draw_of_its_own() -> None:  # split 9.9, 6.2, 6.9
    state = play(resetting(stock="5 91 33 71", rest=0), (1, HONEST))
    events = happened(state, (0, "challenge"), (2, "challenge"))
    drawn = [event for event in events if isinstance(event, CardsDrawn | StockRefilled)]
    assert drawn[0] == CardsDrawn(Seat(2), 1, cards("71"))
    assert drawn[1] == StockRefilled(2)
    after = play(state, (0, "challenge"), (2, "challenge"))
    assert (after.refills, len(after.stock)) == (1, 1)


def test_a_penalty_of_five_refills_a_stock_of_four() -> None:  # split 9.9, 6.2, 6.5
    state = play(resetting(stock="5 91 33 71 72 73 74", rest=0), (1, CHEAT))
    events = happened(state, (0, "trust"), (2, "challenge"))
    assert StockRefilled(2) in events
    assert sizes(play(state, (0, "trust"), (2, "challenge")))[1] == 8


def test_a_refill_without_discards_does_nothing_and_is_not_counted() -> None:  # split 6.4, 6.5
    state = position(
        "23 24",
        "44 30",
        "21 22",
        left=33,
        right=91,
        turn=1,
        rest=0,
        phase=Phase.ANSWERING,
        bluff_resets=True,
        stock="71 72",
    )
    answers = ((0, "trust"), (2, "challenge"))
    assert BluffCalled(Seat(1), honest=True) in happened(state, *answers)
    cheat = position(
        "23 24",
        "5 30",
        "21 22",
        left=33,
        right=91,
        turn=1,
        rest=0,
        phase=Phase.ANSWERING,
        bluff_resets=True,
        stock="71 72",
    )
    after = play(cheat, *answers)
    assert CardsDrawn(Seat(1), 2, cards("71 72")) in happened(cheat, *answers)
    assert (after.refills, after.stock, sizes(after)[1]) == (0, (), 4)
    assert not [event for event in happened(cheat, *answers) if isinstance(event, StockRefilled)]


@pytest.mark.parametrize("answer", ["trust", "challenge"])
@pytest.mark.parametrize("opening", [HONEST, CHEAT])
def test_then_play_goes_on_as_after_any_reset(opening: str, answer: str) -> None:
    after = play(laid(opening), (0, answer), (2, answer))
    assert (acting(after), after.clockwise) == ({2}, True)  # split 9.10, 5.7
    assert (after.phase, after.turn_number) == (Phase.PLAYING, 2)
    assert all_cards(after) == list(range(101))


def test_bluff_resets_can_keep_the_direction() -> None:  # split 9.10, 11.4
    state = position(
        "23 24",
        "44 30",
        "21 22",
        left=12,
        right=80,
        turn=1,
        stock="5 91 33",
        clockwise=False,
        bluff_resets=True,
        reset_keeps_direction=True,
    )
    after = play(state, (1, "reset"), (1, HONEST), (0, "trust"), (2, "trust"))
    assert (acting(after), after.clockwise) == ({0}, False)
