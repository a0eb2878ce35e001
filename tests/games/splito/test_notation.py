"""Notation of Splito: moves, options and deals."""

from typing import Any

import pytest

from splittable.core.errors import Invalid, InvalidMove
from splittable.games.splito import SPLITO
from splittable.games.splito.notation import read_deal, read_move, write_deal
from splittable.games.splito.setup import Options
from tests.games.splito.table import deal

THREE, TWO = Options(3), Options(2)


@pytest.mark.parametrize("text", ["y3 left", "k6 right", "Z_GE15 right", "MC_yellow left"])
def test_a_move_reads_back_as_it_is_written(text: str) -> None:
    assert SPLITO.write_move(read_move(THREE, text)) == text


@pytest.mark.parametrize(
    "text, problem",
    [
        ("", "is not a move of Splito; moves are CARD left or CARD right"),
        ("y3", "is not a move of Splito"),
        ("y3 up", "is not a move of Splito"),
        ("y3  left", "is not a move of Splito"),
        ("y3 left ", "is not a move of Splito"),
        ("y7 left", "'y7' is not a card; cards are y1 to k6"),
        ("Y3 left", "'Y3' is not a card"),
        ("V9_9 left", "'V9_9' is not a card"),
        (" left", "'' is not a card"),
    ],
)
def test_what_is_not_a_move_is_refused(text: str, problem: str) -> None:
    with pytest.raises(InvalidMove, match=problem):
        read_move(THREE, text)


@pytest.mark.parametrize("options", [TWO, THREE, Options(8)])
def test_a_deal_reads_back_as_it_is_written(options: Options) -> None:
    dealt = deal(options, "y3 k6 V0_2")
    raw = write_deal(dealt)
    assert raw["common"] == ["MV6", "MC_black"]
    assert raw["hands"][0][:3] == ["y3", "k6", "V0_2"]
    assert ("second_hands" in raw) is (options.seats == 2)  # splito 6.5
    assert read_deal(options, raw) == dealt


def damaged(options: Options, **changes: object) -> dict[str, Any]:
    return {**write_deal(deal(options)), **changes}


@pytest.mark.parametrize(
    "options, raw, problem",
    [
        (THREE, 7, "deal: expected an object"),
        (THREE, {"common": []}, "deal: 'hands' is missing"),
        (THREE, damaged(THREE, second_hands=[]), "deal: unknown key 'second_hands'"),
        (TWO, damaged(THREE), "deal: 'second_hands' is missing"),
        (THREE, damaged(THREE, common=["MV6"]), r"deal\.common: expected a star and a moon"),
        (THREE, damaged(THREE, common=["MV6", 3]), r"deal\.common\[1\]: 3 is not a card"),
        (THREE, damaged(THREE, hands=[[]]), r"deal\.hands: expected 3 hands, found 1"),
        (THREE, damaged(THREE, hands=["y1"]), r"deal\.hands\[0\]: expected a list"),
        (THREE, damaged(THREE, hands=[["y9"]]), r"deal\.hands\[0\]\[0\]: 'y9' is not a card"),
        (TWO, damaged(TWO, second_hands=[[], []]), r"deal\.second_hands\[0\]: expected 13 cards"),
    ],
)
def test_a_damaged_deal_is_refused_with_its_place(
    options: Options, raw: object, problem: str
) -> None:
    with pytest.raises(Invalid, match=problem):
        read_deal(options, raw)


def test_options_are_written_where_they_are_not_at_their_defaults() -> None:  # splito 8.1, 8.3
    assert SPLITO.write_options(Options(3)) == {"seats": 3}
    everything: dict[str, object] = {"seats": 5, "value_at_least": True, "show_side": True}
    assert SPLITO.write_options(SPLITO.read_options(everything)) == everything
    assert not Options(3).value_at_least
    assert not Options(3).show_side
