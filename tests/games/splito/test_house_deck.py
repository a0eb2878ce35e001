"""A table's own Objectives as a deck file (splito 8.5 to 8.8)."""

import json
from random import Random
from typing import Any

import pytest

from splittable.core.errors import Invalid
from splittable.games.splito import splito
from splittable.games.splito.objectives import read_objectives
from splittable.games.splito.setup import Options, deck
from tests.games.splito.table import MOON, STAR, entry, house_deck, mark, sheet_of

NO_ORANGE = entry("no_orange", "exact_color", points=2, color="orange", count=0)


def test_a_house_deck_with_exact_color_can_be_played() -> None:  # splito 8.5, 8.6, 4.7, 9.8
    game = splito(house_deck(NO_ORANGE))
    options = game.read_options({"seats": 4})
    rng = Random(4)
    state = game.start(options, game.deal(options, rng))
    while waiting := game.to_act(state):
        seat = min(waiting)
        state = game.apply(state, seat, rng.choice(game.legal(state, seat))).state
    assert game.outcome(state) is not None
    assert sorted(set(deck(options)) - set(deck(Options(3)))) == ["MOON", "STAR", "no_orange"]


def test_the_objectives_of_a_house_deck_score_their_points() -> None:  # splito 8.5, 5.3
    zones = ("no_orange y6", "o6", "")
    sheet = sheet_of(*zones, common="STAR MOON", objectives=house_deck(NO_ORANGE))
    assert mark(sheet, "no_orange") == "met"
    assert sheet.zones[0].total == 2


def test_a_house_deck_is_not_named_in_a_record() -> None:  # splito 8.5
    game = splito(house_deck(NO_ORANGE))
    assert game.write_options(game.read_options({"seats": 4})) == {"seats": 4}


def test_moves_of_a_house_deck_name_its_cards() -> None:  # splito 8.5
    game = splito(house_deck(NO_ORANGE))
    options = game.read_options({"seats": 3})
    assert game.write_move(game.read_move(options, "no_orange left")) == "no_orange left"


def test_a_house_deck_must_have_cards_enough_for_the_seats() -> None:  # splito 8.8
    few = house_deck()
    assert Options(5, objectives=few).seats == 5  # 72 + 2 cards, 67 needed
    with pytest.raises(Invalid, match="6 seats need 80 cards, the deck has 74"):
        Options(6, objectives=few)


def test_two_seats_need_26_cards_each() -> None:  # splito 8.8
    assert Options(2, objectives=house_deck()).hands_each == 2


def test_points_may_be_any_whole_number_from_1() -> None:  # splito 8.6
    deck_read = house_deck(entry("big", "zone_size", points=30, op="==", n=13))
    assert deck_read.objectives[-1].points == 30


X: dict[str, Any] = entry("X", "exact_value", value=4, count=2)


def changed(**fields: object) -> list[object]:
    return [STAR, MOON, {**X, **fields}]


def with_params(kind: str, **params: Any) -> list[object]:
    return [STAR, MOON, entry("X", kind, **params)]


def without(field: str) -> list[object]:
    return [STAR, MOON, {key: value for key, value in X.items() if key != field}]


@pytest.mark.parametrize(
    "raw, problem",
    [
        ({}, "deck: expected a list"),
        ([STAR, MOON, 5], r"deck\[2\]: expected an object, found 5"),
        ([STAR, MOON, X, X], "card X: id: stands twice in the deck"),
        (without("points"), "card X: 'points' is missing"),
        (without("id"), r"deck\[2\]: 'id' is missing"),
        (changed(text="two 4s"), "card X: unknown key 'text'"),
        (changed(id="two words"), "card two words: id: expected 1 to 40 letters"),
        (changed(id=""), "id: expected 1 to 40 letters"),
        (changed(id="y3"), "card y3: id: .* not the name of a Splito card"),
        (changed(id=7), r"deck\[2\]: id: expected a text, found 7"),
        (changed(kind="value"), "card X: kind: expected one of majority_value, "),
        (changed(params=[]), "card X: params: expected an object"),
        (changed(points=0), "card X: points: expected a whole number from 1"),
        (changed(points=2.0), "card X: points: expected a whole number from 1"),
        (changed(points=True), "card X: points: expected a whole number from 1"),
        (changed(symbol="sun"), "card X: symbol: expected one of star, moon; found 'sun'"),
        (changed(symbol="star"), "card X: symbol: only a majority can be a common"),
        ([MOON, X], "deck: needs at least one majority card with a star"),
        ([STAR, X], "deck: needs at least one majority card with a moon"),
        (with_params("majority_value"), r"card X: params: 'value' is missing"),
        (with_params("majority_value", value=7), r"card X: params\.value: .* from 1 to 6, found 7"),
        (with_params("majority_color", color="red"), r"card X: params\.color: expected one of yel"),
        (with_params("exact_value", value=0, count=1), r"card X: params\.value: expected"),
        (with_params("exact_value", value=1, count=-1), r"card X: params\.count: expected"),
        (with_params("exact_color", color="k", count=1), r"card X: params\.color: expected"),
        (with_params("exact_color", color="pink", count="2"), r"card X: params\.count: expected"),
        (
            with_params("all_colors_present", colors=[]),
            r"card X: params\.colors: expected at least",
        ),
        (
            with_params("all_colors_present", colors=["pink", "pink"]),
            r"card X: params\.colors: expected at least one colour and none twice",
        ),
        (
            with_params("all_colors_present", colors=["pink", "red"]),
            r"card X: params\.colors\[1\]: expected one of",
        ),
        (with_params("distinct", what="size", op="==", n=3), r"card X: params\.what: expected"),
        (with_params("distinct", what="color", op="=", n=3), r"card X: params\.op: expected one"),
        (with_params("distinct", what="color", op="==", n=7), r"card X: params\.n: expected"),
        (with_params("distinct_both", colors_min=5), r"card X: params: 'values_min' is missing"),
        (
            with_params("distinct_both", colors_min=5, values_min=9),
            r"card X: params\.values_min: expected",
        ),
        (with_params("zone_size", op="<", n=3), r"card X: params\.op: expected one of ==, >=, <="),
        (with_params("zone_size", op="<=", n=None), r"card X: params\.n: expected a whole number"),
        (with_params("zone_size", op="<=", n=3, m=4), "card X: params: unknown key 'm'"),
    ],
)
def test_a_bad_deck_file_names_the_card_and_the_field(raw: object, problem: str) -> None:
    with pytest.raises(Invalid, match=problem):  # splito 8.6, 8.7
        read_objectives(json.dumps(raw))


@pytest.mark.parametrize(
    "text",
    ["", "[", b"\xff\xfe\x00", "[" * 200_000, "[" + "9" * 5000 + "]", '[{"id": "X"} {}]'],
    ids=["empty", "unclosed", "not UTF-8", "deep", "long number", "no comma"],
)
def test_what_is_not_json_is_refused(text: str | bytes) -> None:
    with pytest.raises(Invalid, match=r"^deck: "):
        read_objectives(text)
