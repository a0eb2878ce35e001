"""Notation of Split it!: moves and deals."""

from typing import Any

import pytest

from splittable.core.errors import Invalid, InvalidMove
from splittable.games.split_it import SPLIT_IT
from splittable.games.split_it.notation import read_deal, read_move, write_deal
from splittable.games.split_it.setup import Options
from tests.games.split_it.table import deal

OPTIONS = Options(3)


@pytest.mark.parametrize(
    "text",
    ["split 1 2", "split 3 5", "remove pink", "guess white", "guess black", "joker 1", "joker 10"],
)
def test_a_move_reads_back_as_it_is_written(text: str) -> None:
    assert SPLIT_IT.write_move(read_move(OPTIONS, text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "split",
        "split 1",
        "split 0 3",
        "split 1 10",
        "split 1  2",
        " split 1 2",
        "split 1 2\n",
        "split ١ 2",
        "Guess white",
        "guess red",
        "remove",
        "joker 0",
        "joker 11",
        "joker J",
        "guess white\n",
    ],
)
def test_what_is_not_a_move_is_refused_with_the_forms(text: str) -> None:
    with pytest.raises(InvalidMove, match="is not a move of Split it!; moves are split A B"):
        read_move(OPTIONS, text)


def test_a_deal_is_the_starter_and_all_cards_the_next_first() -> None:  # split-it 2.2, 2.3
    raw = write_deal(deal("7 J 10", starter=2))
    assert raw["starter"] == 2
    assert raw["stock"][:3] == ["7", "J", "10"]
    assert read_deal(OPTIONS, raw) == deal("7 J 10", starter=2)


def damaged(**changes: object) -> dict[str, Any]:
    return {**write_deal(deal("7 J 10")), **changes}


@pytest.mark.parametrize(
    "raw, problem",
    [
        ([], "deal: expected an object"),
        ({"starter": 0}, "deal: 'stock' is missing"),
        (damaged(seed=3), "deal: unknown key 'seed'"),
        (damaged(starter=3), r"deal\.starter: expected a whole number from 0 to 2, found 3"),
        (damaged(starter=True), r"deal\.starter: expected a whole number"),
        (damaged(stock=["1"]), r"deal\.stock: expected 70 entries, found 1"),
        (damaged(stock="1"), r"deal\.stock: expected a list"),
        (damaged(stock=[7, *["1"] * 69]), r"deal\.stock\[0\]: 7 is not a card"),
        (damaged(stock=["11", *["1"] * 69]), r"deal\.stock\[0\]: '11' is not a card"),
        (damaged(stock=["1"] * 70), r"deal\.stock: 0 cards 'J', expected 15"),
    ],
)
def test_a_damaged_deal_is_refused_with_its_place(raw: object, problem: str) -> None:
    with pytest.raises(Invalid, match=problem):
        read_deal(OPTIONS, raw)


def test_options_are_written_where_they_are_not_at_their_defaults() -> None:  # split-it 8.1
    assert SPLIT_IT.write_options(Options(3)) == {"seats": 3}
    everything = Options(2, remove_after_every_split=True)
    assert SPLIT_IT.write_options(everything) == {"seats": 2, "remove_after_every_split": True}
    assert SPLIT_IT.read_options({"seats": 2, "remove_after_every_split": True}) == everything
