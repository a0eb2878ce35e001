"""Notation of Split: moves, options and deals."""

from typing import Any

import pytest

from splittable.core.errors import Invalid, InvalidMove
from splittable.games.split import SPLIT
from splittable.games.split.notation import read_deal, read_move, write_deal
from splittable.games.split.setup import Options
from tests.games.split.table import deal

OPTIONS = Options(2)
HANDS = ("12 17 30 45 52 60 63 77 88", "1 2 3 4 5 6 7")


@pytest.mark.parametrize(
    "text",
    [
        "0",
        "37",
        "100",
        "left 52",
        "right 0",
        "reset",
        "bury 90",
        "open 12 88",
        "trust",
        "challenge",
    ],
)
def test_a_move_reads_back_as_it_is_written(text: str) -> None:
    assert SPLIT.write_move(read_move(OPTIONS, text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "101",
        "-1",
        "007",
        "07",
        "left",
        "left  5",
        "up 5",
        "Reset",
        "reset\n",
        "bury",
        "open 5",
        "open 5 101",
        "trust me",
        "٣",
        " 5",
    ],
)
def test_what_is_not_a_move_is_refused_with_the_forms(text: str) -> None:
    with pytest.raises(InvalidMove, match="is not a move of Split; moves are 37, left 37"):
        read_move(OPTIONS, text)


def test_a_deal_reads_back_as_it_is_written() -> None:
    dealt = deal(0, *HANDS)
    raw = write_deal(dealt)
    assert raw["dealer"] == 0
    assert raw["hands"][1] == [1, 2, 3, 4, 5, 6, 7]
    assert raw["stock"][:2] == [0, 8]
    assert read_deal(OPTIONS, raw) == dealt


def damaged(**changes: object) -> dict[str, Any]:
    return {**write_deal(deal(0, *HANDS)), **changes}


@pytest.mark.parametrize(
    "raw, problem",
    [
        (None, "deal: expected an object, found None"),
        ({"dealer": 0}, "deal: 'hands' is missing"),
        (damaged(dealer=2), r"deal\.dealer: expected a whole number from 0 to 1, found 2"),
        (damaged(hands=[[]]), r"deal\.hands: expected 2 entries, found 1"),
        (damaged(hands=[[1], [2]]), r"deal\.hands\[0\]: expected 9 entries, found 1"),
        (damaged(hands=[[1] * 9, ["2"] * 7]), r"deal\.hands\[1\]\[0\]: expected a whole number"),
        (damaged(stock=[]), r"deal\.stock: expected 85 entries, found 0"),
        (damaged(stock=[101] * 85), r"deal\.stock\[0\]: expected a whole number from 0 to 100"),
        (damaged(stock=[1] * 85), r"deal: hands and stock are not the deck \(missing: 0, 8, 9"),
        (damaged(reshuffle_key=5), r"deal\.reshuffle_key: expected a string"),
        (damaged(reshuffle_key=""), r"deal\.reshuffle_key: expected 1 to 128 printable"),
        (damaged(reshuffle_key="x" * 129), r"deal\.reshuffle_key: expected 1 to 128 printable"),
        (damaged(reshuffle_key="a\nb"), r"deal\.reshuffle_key: expected 1 to 128 printable"),
    ],
)
def test_a_damaged_deal_is_refused_with_its_place(raw: object, problem: str) -> None:
    with pytest.raises(Invalid, match=problem):
        read_deal(OPTIONS, raw)


def test_options_are_written_where_they_are_not_at_their_defaults() -> None:  # split 11.1 to 11.5
    everything: dict[str, object] = {
        "seats": 4,
        "mode": "cooperative",
        "helpers": "zero",
        "reset_keeps_direction": True,
        "bluff_resets": True,
    }
    assert SPLIT.write_options(SPLIT.read_options(everything)) == everything
    assert SPLIT.write_options(Options(3)) == {"seats": 3}
    assert Options(3) == Options(
        3, mode="competitive", helpers="both", reset_keeps_direction=False, bluff_resets=False
    )
