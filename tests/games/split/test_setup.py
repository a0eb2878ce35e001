"""The cards, the deal and the opening of Split (split 1, 2)."""

from dataclasses import replace
from random import Random

import pytest

from splittable.core.errors import Invalid
from splittable.core.seats import Seat
from splittable.games.split import SPLIT
from splittable.games.split.cards import CARDS, WILDS, Card, band, is_wild, standards
from splittable.games.split.rules import start
from splittable.games.split.setup import Options, deck
from tests.games.split.table import acting, begin, cards, deal, legal, play, sizes, tops

DEALER_HAND = "12 17 30 45 52 60 63 77 88"


def test_the_cards_are_0_to_100_one_of_each() -> None:  # split 1.1
    assert list(CARDS) == list(range(101))


def test_thirteen_cards_are_wild_with_the_1() -> None:  # split 1.2, 12.21
    assert sorted(WILDS) == [0, 1, 10, 20, 30, 40, 50, 60, 70, 80, 90, 99, 100]


def test_the_other_88_are_standards() -> None:  # split 1.3
    assert len(standards(CARDS)) == 88
    assert not any(is_wild(card) for card in standards(CARDS))


def test_there_are_ten_colour_bands_the_last_of_eleven_cards() -> None:  # split 1.5
    assert [sum(band(card) == number for card in CARDS) for number in range(10)] == [10] * 9 + [11]
    assert [band(Card(number)) for number in (0, 9, 10, 89, 90, 100)] == [0, 0, 1, 8, 9, 9]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_competitive_play_is_for_two_to_five_seats(seats: int) -> None:  # split 1.6
    assert SPLIT.read_options({"seats": seats}).seats == seats


@pytest.mark.parametrize("seats", [1, 6])
def test_no_other_number_of_seats_can_play(seats: int) -> None:  # split 1.6
    with pytest.raises(Invalid, match=r"options\.seats: . is not one of 2, 3, 4, 5"):
        SPLIT.read_options({"seats": seats})


def test_two_seats_cannot_play_cooperatively() -> None:  # split 1.6, 8.1, 12.17
    with pytest.raises(Invalid, match=r"options\.seats: cooperative Split is for 3 to 5, not 2"):
        SPLIT.read_options({"seats": 2, "mode": "cooperative"})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_seat_gets_seven_cards_and_the_dealer_nine(seats: int) -> None:  # split 2.2, 2.3
    for seed in range(10):
        dealt = SPLIT.deal(Options(seats), Random(seed))
        expected = [9 if seat == dealt.dealer else 7 for seat in range(seats)]
        assert [len(hand) for hand in dealt.hands] == expected
        assert len(dealt.stock) == 101 - 7 * seats - 2
        everything = [card for pile in (*dealt.hands, dealt.stock) for card in pile]
        assert sorted(everything) == list(range(101))


def test_the_dealer_is_drawn_at_random() -> None:  # split 2.1, 12.20
    dealers = {SPLIT.deal(Options(5), Random(seed)).dealer for seed in range(60)}
    assert dealers == set(range(5))


def test_a_random_deal_brings_a_key_for_refills() -> None:  # split 6.3
    keys = {SPLIT.deal(Options(2), Random(seed)).reshuffle_key for seed in range(20)}
    assert len(keys) == 20


def test_the_dealer_opens_with_the_lowest_and_the_highest_standard() -> None:  # split 2.4
    state = begin(0, DEALER_HAND, "", "")
    assert (state.left, state.right) == (cards("12"), cards("88"))


def test_a_wild_is_never_opened_with() -> None:  # split 2.4, 1.4
    state = begin(0, "0 10 37 45 48 90 99 100 20", "", "")
    assert tops(state) == (37, 48)


def test_after_the_opening_every_seat_has_seven_cards_and_no_middle_card_lies() -> None:
    state = begin(1, "", DEALER_HAND, "")
    assert sizes(state) == (7, 7, 7)  # split 2.6
    assert (state.middle, state.discards) == (None, ())


@pytest.mark.parametrize("dealer, first", [(0, 1), (1, 2), (2, 0)])
def test_the_left_neighbour_of_the_dealer_begins_clockwise(dealer: int, first: int) -> None:
    hands = ["", "", ""]
    hands[dealer] = DEALER_HAND
    state = begin(dealer, *hands)
    assert (acting(state), state.clockwise, state.turn_number) == ({first}, True, 1)  # split 2.7


WILD_HAND = "0 1 10 20 30 40 50 60 37"


def test_a_dealer_short_of_standards_exchanges_wilds_first() -> None:  # split 2.5, 6.6, 12.6
    state = begin(0, WILD_HAND, "", stock="80 45")
    assert (acting(state), state.turn_number) == ({0}, 0)
    assert legal(state, 0) == {f"bury {wild}" for wild in (0, 1, 10, 20, 30, 40, 50, 60)}
    again = play(state, (0, "bury 20"))  # and draws the 80, another Wild
    assert acting(again) == {0}
    opened = play(again, (0, "bury 80"))
    assert (tops(opened), sizes(opened), acting(opened)) == ((37, 45), (7, 7), {1})
    assert opened.stock[-2:] == cards("20 80")
    assert opened.turn_number == 1


def test_the_dealer_exchanges_in_cooperative_play_too() -> None:  # split 8.4, 12.6
    hand = "1 10 20 30 40 50 60 70 37"
    state = begin(2, "", "", hand, stock="91", mode="cooperative")
    assert acting(state) == {2}
    opened = play(state, (2, "bury 1"))
    assert (tops(opened), sizes(opened), acting(opened)) == ((37, 91), (7, 7, 7), {0})


def test_the_cooperative_deck_has_no_0_and_no_100() -> None:  # split 8.2, 12.18
    for helping in ("both", "zero", "hundred", "none"):
        found = deck(Options(3, mode="cooperative", helpers=helping))
        assert found == tuple(range(1, 100))
    assert deck(Options(3)) == CARDS


def test_a_deal_must_hold_exactly_the_deck() -> None:  # split 1.1
    right = deal(0, DEALER_HAND, "")
    twice = replace(right, stock=(*right.stock[:-1], Card(12)))
    with pytest.raises(Invalid, match=r"not the deck \(missing: 100; twice: 12\)"):
        start(Options(2), twice)


def test_a_cooperative_deal_must_not_hold_a_helper() -> None:  # split 8.2
    with pytest.raises(Invalid, match="not in the deck: 0, 100"):
        start(Options(3, mode="cooperative"), deal(0, DEALER_HAND, "", ""))


def test_the_dealer_and_the_hands_must_fit_the_seats() -> None:  # split 2.1, 2.2
    right = deal(0, DEALER_HAND, "")
    with pytest.raises(Invalid, match=r"deal\.dealer: 2 is not a seat from 0 to 1"):
        start(Options(2), replace(right, dealer=Seat(2)))
    with pytest.raises(Invalid, match=r"deal\.hands: 2 hands for 3 seats"):
        start(Options(3), right)
    with pytest.raises(Invalid, match=r"deal\.hands\[0\]: expected 7 cards, found 9"):
        start(Options(2), replace(right, dealer=Seat(1)))
