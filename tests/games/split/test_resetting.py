"""Resets, and drawing cards for them (split 5, 6)."""

from dataclasses import replace

import pytest

from splittable.core.errors import IllegalMove
from splittable.core.seats import Seat
from splittable.games.split.cards import Card
from splittable.games.split.events import (
    CardsDrawn,
    DirectionTurned,
    PilesOpened,
    StockRefilled,
    TableCleared,
    WildBuried,
)
from splittable.games.split.rules import Phase, State
from tests.games.split.table import (
    KEY,
    acting,
    all_cards,
    cards,
    happened,
    legal,
    play,
    position,
    sizes,
    tops,
)
from tests.support import refilling


def refill_order(key: str, refills: int, text: str) -> tuple[Card, ...]:
    return tuple(Card(card) for card in refilling.refill_order(key, refills, cards(text)))


def usual() -> State:
    return position(
        "37 44", "21 22", "23 24", left=12, right=80, middle=40, stock="5 99 91 33", turn=0
    )


def test_a_reset_is_allowed_also_when_a_card_fits() -> None:  # split 3.1, 5.1, 12.11
    assert {"right 37", "left 44", "reset"} <= legal(usual(), 0)


def test_a_reset_is_all_there_is_when_nothing_fits() -> None:  # split 5.2, 12.2
    assert legal(position("37 44", "21 22", left=47, right=48), 0) == {"reset"}


def test_a_single_wild_must_reset() -> None:  # split 5.2, 3.8, 12.10
    assert legal(position("30", "21 22", left=12, right=80, middle=40), 0) == {"reset"}


def test_both_piles_and_the_middle_card_are_discarded_face_up() -> None:  # split 5.3, 12.19
    before = position("37 44", "21 22", left=12, right=80, middle=40, discards="2 3")
    assert happened(before, (0, "reset"))[0] == TableCleared(Seat(0), cards("12 80 40"))
    assert play(before, (0, "reset")).discards == cards("2 3 12 80 40")


def test_the_seat_draws_three_and_lays_its_lowest_and_highest_standard() -> None:
    state = play(usual(), (0, "reset"))  # split 5.4, 5.6
    assert (state.left, state.right, state.middle) == (cards("5"), cards("91"), None)
    assert state.hands[0] == cards("37 44 99")
    assert happened(usual(), (0, "reset"))[1:] == (
        CardsDrawn(Seat(0), 3, cards("5 99 91")),
        PilesOpened(Seat(0), Card(5), Card(91)),
    )


def test_a_reset_leaves_one_card_more_than_before() -> None:  # split 5.8
    assert (sizes(usual())[0], sizes(play(usual(), (0, "reset")))[0]) == (2, 3)


@pytest.mark.parametrize("seat, following", [(0, 1), (1, 2), (2, 0)])
@pytest.mark.parametrize("clockwise", [True, False])
def test_after_a_reset_play_is_clockwise_and_the_left_neighbour_is_next(
    seat: int, following: int, clockwise: bool
) -> None:
    state = replace(usual(), turn=Seat(seat), clockwise=clockwise)
    after = play(state, (seat, "reset"))
    assert (acting(after), after.clockwise) == ({following}, True)  # split 5.7, 12.5
    turned = DirectionTurned(clockwise=True) in happened(state, (seat, "reset"))
    assert turned is not clockwise


@pytest.mark.parametrize("clockwise, following", [(True, 2), (False, 0)])
def test_with_the_option_a_reset_keeps_the_direction(clockwise: bool, following: int) -> None:
    state = position(
        "37 44",
        "21 22",
        "23 24",
        left=12,
        right=80,
        turn=1,
        clockwise=clockwise,
        reset_keeps_direction=True,
    )
    after = play(state, (1, "reset"))
    assert (acting(after), after.clockwise) == ({following}, clockwise)  # split 11.3, 11.4


def test_with_two_seats_the_option_changes_nothing() -> None:  # split 11.4
    state = position("37 44", "21 22", left=12, right=80, reset_keeps_direction=True)
    assert acting(play(state, (0, "reset"))) == {1}


def test_discarding_wilds_does_not_turn_the_direction() -> None:  # split 4.4
    state = position(
        "37 44", "21 22", "23 24", left=10, right=90, middle=40, reset_keeps_direction=True
    )
    assert acting(play(state, (0, "reset"))) == {1}


# Drawing and refilling


def test_cards_are_drawn_from_the_top_of_the_stock() -> None:  # split 6.1
    state = play(usual(), (0, "reset"))
    assert state.stock[0] == 33


def test_a_stock_that_holds_enough_is_not_refilled() -> None:  # split 6.2
    before = position("37 44", "21 22", left=12, right=80, stock="5 6 7", rest=1)
    state = play(before, (0, "reset"))
    assert (state.stock, state.discards, state.refills) == ((), cards("12 80"), 0)


def test_a_stock_that_is_short_is_refilled_before_the_draw() -> None:  # split 6.2, 6.9, 12.3
    before = position(
        "37 44", "21 22", left=12, right=80, middle=40, stock="5 6", discards="70 71", rest=1
    )
    events = happened(before, (0, "reset"))
    order = refill_order(KEY, 0, "70 71 12 80 40")
    assert events[1:3] == (
        StockRefilled(5),
        CardsDrawn(Seat(0), 3, (*cards("5 6"), order[0])),
    )
    state = play(before, (0, "reset"))
    assert (state.stock, state.discards, state.refills) == (order[1:], (), 1)


@pytest.mark.parametrize("refills", [0, 1, 7])
def test_the_key_and_the_number_of_refills_decide_the_order(refills: int) -> None:  # split 6.3
    before = position("37 44", "21 22", left=12, right=80, discards="70 71 72 73 74 75", rest=1)
    state = play(replace(before, refills=refills, reshuffle_key="5f0c"), (0, "reset"))
    order = refill_order("5f0c", refills, "70 71 72 73 74 75 12 80")
    assert state.stock == order[3:]
    assert set(order[:3]) <= {*state.hands[0], *state.left, *state.right}
    assert state.refills == refills + 1


def test_orders_of_refills_differ_from_one_to_the_next() -> None:  # split 6.3
    text = "70 71 72 73 74 75 12 80"
    assert refill_order(KEY, 0, text) != refill_order(KEY, 1, text)


def test_if_there_are_still_too_few_the_seat_draws_what_there_is() -> None:  # split 6.5, 5.8
    before = position("30", "21 22", left=12, right=88, rest=1)
    assert CardsDrawn(Seat(0), 2, refill_order(KEY, 0, "12 88")) in happened(before, (0, "reset"))
    state = play(before, (0, "reset"))
    assert (tops(state), state.hands[0], acting(state)) == ((12, 88), cards("30"), {1})


def test_a_reset_never_wins() -> None:  # split 5.8
    before = position("45", "21 22", left=12, right=88, rest=1)
    state = play(before, (0, "reset"))
    assert (tops(state), state.hands[0], acting(state)) == ((12, 88), cards("45"), {1})


# The exchange


def short_of_standards(stock: str = "10 20 40 50 61") -> State:
    """Seat 0 resets, draws three Wilds and holds no Standard."""
    before = position("30", "21 22", left=12, right=88, stock=stock, rest=1)
    return play(before, (0, "reset"))


def test_a_seat_short_of_standards_must_bury_a_wild_of_its_choice() -> None:  # split 5.5, 6.6, 6.7
    state = short_of_standards()
    assert (state.phase, acting(state)) == (Phase.BURYING, {0})
    assert legal(state, 0) == {"bury 10", "bury 20", "bury 30", "bury 40"}


def test_the_wild_goes_under_the_stock_and_the_top_card_is_drawn() -> None:  # split 6.6, 12.4
    before = short_of_standards()
    assert happened(before, (0, "bury 20")) == (
        WildBuried(Seat(0), Card(20)),
        CardsDrawn(Seat(0), 1, cards("50")),
    )
    state = play(before, (0, "bury 20"))
    assert (state.stock, state.hands[0]) == (cards("61 20"), cards("10 30 40 50"))


def test_the_exchange_goes_on_until_there_are_two_standards() -> None:  # split 5.5, 6.6, 6.8
    state = short_of_standards("10 20 40 61 62")
    one = play(state, (0, "bury 20"))
    assert (acting(one), legal(one, 0)) == ({0}, {"bury 10", "bury 30", "bury 40"})
    two = play(one, (0, "bury 10"))
    assert (tops(two), two.hands[0], acting(two)) == ((61, 62), cards("30 40"), {1})


def test_only_wilds_may_be_buried() -> None:  # split 6.7, 12.4
    one = play(short_of_standards("10 20 40 61 62"), (0, "bury 20"))
    with pytest.raises(IllegalMove, match="it may play: bury 10, bury 30, bury 40"):
        play(one, (0, "bury 61"))


def test_burying_is_a_move_even_with_one_wild_only() -> None:  # split 6.7
    state = replace(
        position("30 44", "21 22", left=12, right=88), phase=Phase.BURYING, left=(), right=()
    )
    assert legal(state, 0) == {"bury 30"}


def test_a_stock_without_standards_is_refilled_before_the_exchange() -> None:  # split 6.6
    before = short_of_standards("10 20 40 50")
    low, high = refill_order(KEY, 0, "12 88")
    assert happened(before, (0, "bury 10")) == (
        StockRefilled(2),
        WildBuried(Seat(0), Card(10)),
        CardsDrawn(Seat(0), 1, cards("50")),
    )
    state = play(before, (0, "bury 10"))
    assert (state.stock, state.refills) == ((low, high, Card(10)), 1)
    done = play(state, (0, "bury 20"), (0, "bury 30"))
    assert (tops(done), done.hands[0]) == ((12, 88), cards("40 50"))
    assert done.stock == cards("10 20 30")


def test_an_empty_stock_holds_no_standard() -> None:  # split 6.6, 6.9
    before = short_of_standards("10 20 40")
    assert before.stock == ()
    first, second = refill_order(KEY, 0, "12 88")
    state = play(before, (0, "bury 10"))
    assert (state.stock, state.refills) == ((second, Card(10)), 1)
    assert first in state.hands[0]


def test_burying_a_wild_does_not_turn_the_direction() -> None:  # split 4.4
    before = position(
        "30",
        "21 22",
        "23 24",
        left=12,
        right=88,
        stock="10 20 40 61 62",
        clockwise=False,
        reset_keeps_direction=True,
    )
    after = play(before, (0, "reset"), (0, "bury 10"), (0, "bury 20"))
    assert (after.clockwise, acting(after)) == (False, {2})


def test_burials_are_part_of_the_reset_not_turns() -> None:  # split 7.2
    state = short_of_standards("10 20 40 61 62")
    assert state.turn_number == 1
    assert play(state, (0, "bury 20")).turn_number == 1
    assert play(state, (0, "bury 20"), (0, "bury 10")).turn_number == 2


def test_no_card_is_lost_in_an_exchange() -> None:  # split 1.1
    state = short_of_standards("10 20 40 50")
    for move in ("bury 10", "bury 20", "bury 30"):
        state = play(state, (0, move))
        assert all_cards(state) == list(range(101))
