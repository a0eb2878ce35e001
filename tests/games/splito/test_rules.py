"""Choosing, turning and passing cards (splito 2, 3, 6)."""

import pytest

from splittable.core.errors import IllegalMove, NotYourTurn
from splittable.core.seats import Seat
from splittable.games.splito.cards import Card, Side
from splittable.games.splito.events import (
    CardSealed,
    CardTakenBack,
    CardTurned,
    GameEnded,
    HandsPassed,
    SecondHandsDealt,
)
from splittable.games.splito.rules import outcome, rounds, unseal
from splittable.games.splito.setup import Options
from tests.games.splito.table import (
    acting,
    any_rounds,
    begin,
    cards,
    happened,
    legal,
    play,
    play_round,
    position,
)


def test_a_seat_chooses_any_card_of_its_hand_and_either_side() -> None:  # splito 3.1, 3.2, 12.8
    state = begin(3, "y1 y1 V0_2")
    expected = {f"{card} {side}" for card in state.hands[0] for side in ("left", "right")}
    assert {"y1 left", "V0_2 right"} < expected
    assert legal(state, 0) == expected


def test_all_seats_choose_at_once_in_any_order() -> None:  # splito 3.1, 3.3
    state = begin(3, "y1", "o2", "p3")
    assert acting(state) == {0, 1, 2}
    assert acting(play(state, (2, "p3 left"))) == {0, 1}


def test_a_card_that_is_not_in_the_hand_cannot_be_chosen() -> None:  # splito 3.1
    with pytest.raises(IllegalMove, match="seat 0 cannot play 'o2 left' now; it may play: y1 left"):
        play(begin(3, "y1", "o2 o2"), (0, "o2 left"))


def test_a_seat_chooses_once_a_round() -> None:  # splito 3.3
    state = play(begin(3, "y1 y2"), (0, "y1 left"))
    with pytest.raises(NotYourTurn, match="waiting for seats 1 and 2"):
        play(state, (0, "y2 left"))


def test_nothing_is_turned_before_the_last_seat_has_chosen() -> None:  # splito 3.3
    state = begin(3, "y1", "o2", "p3")
    before = happened(state, (1, "o2 left"), (0, "y1 right"))
    assert [type(event) for event in before] == [CardSealed, CardSealed]
    assert play(state, (1, "o2 left"), (0, "y1 right")).zones == ((), (), ())
    last = happened(play(state, (1, "o2 left"), (0, "y1 right")), (2, "p3 left"))
    assert last[1:] == (
        CardTurned(Seat(0), Card("y1"), Side.RIGHT, 2),
        CardTurned(Seat(1), Card("o2"), Side.LEFT, 1),
        CardTurned(Seat(2), Card("p3"), Side.LEFT, 2),
        HandsPassed(2),
    )


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_the_left_zone_of_a_seat_has_its_number_and_the_right_zone_one_less(seats: int) -> None:
    state = begin(seats)  # splito 2.4, 2.5, 2.6
    for side, shift in (("left", 0), ("right", -1)):
        after = any_rounds(state, 1, side)
        for seat in range(seats):
            assert after.zones[(seat + shift) % seats] == state.hands[seat][:1]


def test_neighbours_share_a_zone() -> None:  # splito 2.5
    state = play_round(
        begin(4, "y1", "o2", "p3", "b4"), "y1 left", "o2 right", "p3 left", "b4 left"
    )
    assert state.zones == (cards("y1 o2"), (), cards("p3"), cards("b4"))


def test_a_seat_need_not_treat_its_zones_alike() -> None:  # splito 3.2
    state = any_rounds(begin(3), 12)  # always to the left
    assert f"{state.hands[0][0]} left" in legal(state, 0)


def test_a_card_in_a_zone_stays_there() -> None:  # splito 3.4
    one = any_rounds(begin(3), 1)
    two = any_rounds(one, 1)
    assert [after[: len(before)] for before, after in zip(one.zones, two.zones, strict=True)] == [
        *one.zones
    ]


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_the_rest_of_a_hand_goes_to_the_left_neighbour(seats: int) -> None:  # splito 3.5, 11.11
    state = begin(seats)
    after = any_rounds(state, 1)
    for seat in range(seats):
        assert after.hands[(seat + 1) % seats] == state.hands[seat][1:]


def test_one_copy_of_two_stays_in_the_hand() -> None:  # splito 1.3, 3.5
    state = play_round(begin(3, "y1 y1", "o2", "p3"), "y1 left", "o2 left", "p3 left")
    assert state.hands[1].count(Card("y1")) == 1


@pytest.mark.parametrize("seats", [3, 8])
def test_there_are_thirteen_rounds(seats: int) -> None:  # splito 3.6, 3.7
    last = any_rounds(begin(seats), 12)
    assert (last.round, outcome(last)) == (13, None)
    assert rounds(last.options) == 13
    over = any_rounds(last, 1)
    assert acting(over) == set()
    assert outcome(over) is not None


def test_the_last_card_is_forced_but_its_side_is_free() -> None:  # splito 3.6
    last = any_rounds(begin(3), 12)
    (card,) = last.hands[0]
    assert legal(last, 0) == {f"{card} left", f"{card} right"}


def test_the_end_is_told_with_the_last_turning() -> None:  # splito 3.7
    state = position(["", "", ""], ["y1", "o2", "p3"])
    events = happened(state, (0, "y1 left"), (1, "o2 left"), (2, "p3 left"))
    ended = outcome(play_round(state, "y1 left", "o2 left", "p3 left"))
    assert ended is not None
    assert events[-1] == GameEnded(ended)
    assert not [event for event in events if isinstance(event, HandsPassed)]


# Taking a choice back


def test_a_choice_may_be_taken_back_until_the_last_seat_has_sealed() -> None:  # splito 7.8, 11.9
    sealed = play(begin(3, "y1 y2", "o2", "p3"), (0, "y1 left"), (1, "o2 left"))
    back = unseal(sealed, Seat(0))
    assert back.events == (CardTakenBack(Seat(0)),)
    assert acting(back.state) == {0, 2}
    after = play(back.state, (0, "y2 right"), (2, "p3 left"))
    assert after.zones == ((), cards("o2"), cards("y2 p3"))


def test_after_the_last_seal_nothing_can_be_taken_back() -> None:  # splito 7.8
    turned = any_rounds(begin(3), 1)
    for seat in range(3):
        with pytest.raises(IllegalMove, match=f"seat {seat} has no sealed card to take back"):
            unseal(turned, Seat(seat))


# Two seats


def test_two_seats_play_into_zones_of_their_own() -> None:  # splito 6.3
    state = begin(2, "y1 y2", "o1 o2")
    assert play_round(state, "y1 left", "o1 left").zones == (cards("y1"), (), cards("o1"), ())
    assert play_round(state, "y1 right", "o1 right").zones == ((), cards("y1"), (), cards("o1"))


def test_two_seats_swap_hands() -> None:  # splito 6.4
    state = begin(2, "y1 y2", "o1 o2")
    after = play_round(state, "y1 left", "o1 left")
    assert after.hands == (state.hands[1][1:], state.hands[0][1:])


def test_after_thirteen_rounds_two_seats_get_their_second_hands() -> None:  # splito 6.5
    state = begin(2, second=("b1 b2", "g1 g2"))
    last = any_rounds(state, 12)
    events = happened(last, *((seat, f"{last.hands[seat][0]} left") for seat in range(2)))
    assert SecondHandsDealt(14) in events
    after = any_rounds(last, 1)
    assert (after.round, after.hands) == (14, state.second_hands)
    assert (after.hands[0][:2], after.hands[1][:2]) == (cards("b1 b2"), cards("g1 g2"))
    assert after.second_hands == ()


def test_two_seats_play_26_rounds() -> None:  # splito 6.5
    assert rounds(Options(2)) == 26
    last = any_rounds(begin(2), 25)
    assert (last.round, outcome(last)) == (26, None)
    over = any_rounds(last, 1)
    assert outcome(over) is not None
    assert sum(len(zone) for zone in over.zones) == 52
