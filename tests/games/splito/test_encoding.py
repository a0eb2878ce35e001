"""The encoding of Splito: actions and whole observations, computed by hand."""

from typing import Any

import pytest

from splittable.games.splito import SPLITO
from splittable.games.splito.encoding import ENCODING
from splittable.games.splito.objectives import STANDARD_DECK
from splittable.games.splito.rules import State
from splittable.games.splito.setup import Options
from tests.games.splito.table import begin, entry, house_deck, play, play_round, position
from tests.support.observing import observed, one_hot

KINDS = 36 + 37  # Splito cards and Objectives
FIRST_OBJECTIVE = STANDARD_DECK.objectives[0].id
LAST_OBJECTIVE = STANDARD_DECK.objectives[-1].id
NONE = [0] * 6


def seen(state: State, seat: int) -> dict[str, Any]:
    return observed(ENCODING, state, seat)


def held(row: list[int]) -> dict[int, int]:
    """By kind, the copies of the cards that are there."""
    return {kind: copies for kind, copies in enumerate(row) if copies}


@pytest.mark.parametrize(
    "number, move",
    [
        (0, "y1 left"),
        (1, "y1 right"),
        (10, "y6 left"),
        (12, "o1 left"),
        (71, "k6 right"),
        (72, f"{FIRST_OBJECTIVE} left"),
        (145, f"{LAST_OBJECTIVE} right"),
    ],
)
def test_moves_are_numbered_by_kind_and_side(number: int, move: str) -> None:
    options = Options(3)
    assert ENCODING.actions(options) == 2 * KINDS
    assert ENCODING.action(options, SPLITO.read_move(options, move)) == number
    assert str(ENCODING.move(options, number)) == move


def test_a_house_deck_has_numbers_for_its_own_objectives() -> None:
    options = Options(3, objectives=house_deck(entry("X", "exact_value", value=3, count=1)))
    assert ENCODING.actions(options) == 2 * (36 + 3)
    assert str(ENCODING.move(options, 2 * 38 + 1)) == "X right"
    fields = {field.name: field.shape for field in ENCODING.fields(options)}
    assert (fields["hand"], fields["common"]) == ((39,), (2, 3))


def test_a_hand_is_observed_as_copies_by_kind() -> None:
    hands = (f"y1 y1 k6 {FIRST_OBJECTIVE}", "o1", "b1")
    mine = seen(position(["", "", ""], hands), 0)
    assert held(mine["hand"]) == {0: 2, 35: 1, 36: 1}
    assert mine["round"] == 13


def test_hands_that_came_by_are_known_from_the_left_neighbour_on() -> None:
    state = position(["", "", ""], ["y1", "y2", "y3"], round_number=2)
    assert [held(hand) for hand in seen(state, 1)["known_hands"]] == [{2: 1}, {}]
    later = position(["", "", ""], ["y1", "y2", "y3"], round_number=3)
    assert [held(hand) for hand in seen(later, 1)["known_hands"]] == [{2: 1}, {0: 1}]


def test_a_sealed_card_and_side_are_observed_by_their_own_seat() -> None:
    state = play(begin(3, "y2", "o1", "p1"), (0, "y2 right"))
    assert (held(seen(state, 0)["choice"]), seen(state, 0)["choice_side"]) == ({1: 1}, [0, 1])
    assert (held(seen(state, 1)["choice"]), seen(state, 1)["choice_side"]) == ({}, [0, 0])
    assert seen(state, 1)["to_act"] == [1, 1, 0]
    assert seen(state, 1)["shown_sides"] == [[0, 0]] * 3


def test_a_side_that_the_table_shows_is_observed_by_all() -> None:
    state = play(begin(3, "y2", "o1", "p1", show_side=True), (0, "y2 right"))
    assert seen(state, 0)["shown_sides"] == [[0, 1], [0, 0], [0, 0]]
    assert seen(state, 2)["shown_sides"] == [[0, 0], [0, 1], [0, 0]]


def test_zones_are_observed_from_the_one_to_the_viewer_s_left() -> None:
    state = play_round(begin(3, "y1", "o2", "p3"), "y1 left", "o2 left", "p3 left")
    first, second, third = one_hot(0, 6), one_hot(1, 6), one_hot(2, 6)
    assert seen(state, 0)["values"] == seen(state, 0)["colors"] == [first, second, third]
    assert seen(state, 1)["values"] == [second, third, first]
    assert seen(state, 2)["values"] == [third, first, second]


def test_the_last_zone_is_the_one_to_the_viewer_s_right() -> None:
    state = play_round(
        begin(4, "y1", "o2", "p3", "b4"), "y1 right", "o2 left", "p3 left", "b4 left"
    )
    assert seen(state, 0)["values"] == [NONE, one_hot(1, 6), one_hot(2, 6), [1, 0, 0, 1, 0, 0]]


def test_two_seats_observe_their_own_zones_before_the_other_s() -> None:
    state = play_round(begin(2, "y1", "o2"), "y1 left", "o2 right")
    assert seen(state, 0)["values"] == [one_hot(0, 6), NONE, NONE, one_hot(1, 6)]
    assert seen(state, 1)["values"] == [NONE, one_hot(1, 6), one_hot(0, 6), NONE]


def test_objectives_count_as_cards_and_are_marked_in_their_zone() -> None:
    state = position([f"y1 {LAST_OBJECTIVE}", "", "k6 k6"], ["", "", ""])
    mine = seen(state, 0)
    assert mine["cards"] == [2, 0, 2]
    assert mine["objectives"] == [one_hot(36, 37), [0] * 37, [0] * 37]
    assert (mine["values"][2], mine["colors"][2]) == ([0] * 5 + [2], [0] * 5 + [2])


def test_the_commons_are_observed_star_first() -> None:
    ids = [objective.id for objective in STANDARD_DECK.objectives]
    star, moon = seen(begin(3), 2)["common"]
    assert (ids[star.index(1)], ids[moon.index(1)]) == ("MV6", "MC_black")
    assert sum(star) == sum(moon) == 1


def test_the_star_is_drawn_before_the_moon_and_hands_seat_by_seat() -> None:
    kinds = [*range(26)] * 2
    deal = ENCODING.deal(Options(2), [5, 7, *kinds])
    assert deal.common == tuple(STANDARD_DECK.objectives[place].id for place in (5, 7))
    assert (deal.hands[0][0], deal.hands[1][0]) == ("y1", "p2")
    assert (deal.second_hands[0][0], deal.second_hands[1][-1]) == ("y1", "g2")
