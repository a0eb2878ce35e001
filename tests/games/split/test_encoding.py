"""The encoding of Split: actions and whole observations, computed by hand."""

from dataclasses import replace
from typing import Any

import pytest

from splittable.core.seats import Seat
from splittable.games.split import SPLIT
from splittable.games.split.encoding import ENCODING
from splittable.games.split.rules import Burial, Phase, State
from splittable.games.split.setup import Deal, Options
from tests.games.split.table import begin, cards, play, position
from tests.support.observing import observed, one_hot

BLUFFING = Options(3, bluff_resets=True)


def seen(state: State, seat: int) -> dict[str, Any]:
    return observed(ENCODING, state, seat)


def laid(row: list[int]) -> dict[int, int]:
    """By card, the numbers that are not 0."""
    return {card: number for card, number in enumerate(row) if number}


def playing() -> State:
    return position(
        "37 44", "21 22", "23 24 26", left=12, right=80, middle=40, stock="5 99 91", discards="2 3"
    )


@pytest.mark.parametrize(
    "number, move",
    [
        (0, "0"),
        (100, "100"),
        (101, "left 0"),
        (201, "left 100"),
        (202, "right 0"),
        (302, "right 100"),
        (303, "reset"),
        (304, "bury 0"),
        (305, "bury 1"),
        (306, "bury 10"),
        (315, "bury 99"),
        (316, "bury 100"),
    ],
)
def test_moves_without_bluffs_come_first(number: int, move: str) -> None:
    for options in (Options(2), Options(5, "cooperative"), BLUFFING):
        assert ENCODING.action(options, SPLIT.read_move(options, move)) == number
        assert str(ENCODING.move(options, number)) == move


@pytest.mark.parametrize(
    "number, move",
    [
        (317, "open 2 3"),
        (318, "open 2 4"),
        (319, "open 3 4"),
        (320, "open 2 5"),
        (4144, "open 97 98"),
        (4145, "trust"),
        (4146, "challenge"),
    ],
)
def test_bluffs_are_numbered_by_the_higher_card(number: int, move: str) -> None:
    assert ENCODING.action(BLUFFING, SPLIT.read_move(BLUFFING, move)) == number
    assert str(ENCODING.move(BLUFFING, number)) == move


def test_only_tables_with_bluff_resets_have_numbers_for_them() -> None:
    assert ENCODING.actions(Options(4)) == 317
    assert ENCODING.actions(Options(4, bluff_resets=True)) == 4147
    assert ENCODING.actions(Options(4, "cooperative", bluff_resets=True)) == 317


def test_the_table_is_observed_card_by_card() -> None:
    mine = seen(playing(), 1)
    assert mine["phase"] == [1, 0, 0, 0]
    assert laid(mine["hand"]) == {21: 1, 22: 1}
    assert (laid(mine["left"]), laid(mine["right"])) == ({12: 2}, {80: 2})
    assert mine["middle"] == one_hot(40, 101)
    assert laid(mine["discards"]) == {2: 1, 3: 1}
    assert mine["stock"] == 101 - 12
    assert mine["clockwise"] == 1


def test_a_pile_is_observed_with_its_top() -> None:
    after = seen(play(playing(), (0, "left 44")), 0)
    assert laid(after["left"]) == {12: 1, 40: 2}
    assert after["middle"] == one_hot(44, 101)


def test_seats_are_observed_from_the_viewer_clockwise() -> None:
    assert [seen(playing(), seat)["hand_sizes"] for seat in range(3)] == [
        [2, 2, 3],
        [2, 3, 2],
        [3, 2, 2],
    ]
    assert [seen(playing(), seat)["turn"] for seat in range(3)] == [
        [1, 0, 0],
        [0, 0, 1],
        [0, 1, 0],
    ]


@pytest.mark.parametrize("turn_number, left", [(1, 100), (900, 100), (901, 99), (1000, 0)])
def test_the_last_hundred_turns_are_counted(turn_number: int, left: int) -> None:
    state = position("37", "44", left=12, right=80, turn_number=turn_number)
    assert seen(state, 0)["turns_left"] == left


def test_refills_are_counted_to_a_hundred() -> None:
    assert seen(replace(playing(), refills=7), 0)["refills"] == 7
    assert seen(replace(playing(), refills=500), 0)["refills"] == 100


def test_helpers_are_observed_while_they_may_be_used() -> None:
    state = position("37", "44", "55", left=12, right=80, mode="cooperative", helpers_left="100")
    assert seen(state, 0)["helpers"] == [0, 1]
    assert seen(playing(), 0)["helpers"] == [0, 0]


def test_a_buried_wild_is_observed_by_who_buried_it() -> None:
    state = replace(playing(), buried=(Burial(Seat(2), cards("99")[0]),))
    assert seen(state, 2)["buried"] == [0] * 11 + [2, 0]  # the second card of the stock
    assert seen(state, 0)["buried"] == [0] * 13


def test_the_dealer_who_lacks_standards_is_observed_burying() -> None:
    state = begin(1, "2 3 4 5 6 7 8", "0 1 10 20 30 40 50 60 9")
    assert seen(state, 1)["phase"] == [0, 1, 0, 0]


def test_a_sealed_answer_is_observed_by_its_own_seat() -> None:
    opening = position(
        "37 44 46", "21 22", "23 24", left=12, right=80, phase=Phase.OPENING, bluff_resets=True
    )
    assert seen(opening, 0)["phase"] == [0, 0, 1, 0]
    answering = play(opening, (0, "open 37 46"), (2, "challenge"))
    assert seen(answering, 0)["phase"] == [0, 0, 0, 1]
    assert [seen(answering, seat)["answer"] for seat in range(3)] == [[0, 0], [0, 0], [0, 1]]
    assert [seen(answering, seat)["answered"] for seat in range(3)] == [
        [0, 0, 1],
        [0, 1, 0],
        [1, 0, 0],
    ]


def test_a_deal_is_the_dealer_the_hands_the_stock_and_the_key() -> None:
    drawn = [1, *range(100, -1, -1), *range(16), *range(16)]
    assert ENCODING.deal(Options(2), drawn) == Deal(
        dealer=Seat(1),
        hands=(cards("94 95 96 97 98 99 100"), cards("85 86 87 88 89 90 91 92 93")),
        stock=tuple(cards(" ".join(map(str, range(84, -1, -1))))),
        reshuffle_key="0123456789abcdef" * 2,
    )
