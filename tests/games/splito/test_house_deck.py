"""House decks: a table's own Objectives (splito 8.5 to 8.8)."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from splittable.core.errors import Invalid
from splittable.core.game import AnyGame, with_deck
from splittable.core.record import (
    Record,
    read_record,
    replay,
    result_of,
    seat_names,
    verify,
    write_record,
)
from splittable.core.validation import parse_json
from splittable.games import GAMES
from splittable.games.splito import SPLITO
from splittable.games.splito.objectives import (
    STANDARD_DECK,
    STANDARD_FILE,
    read_deck,
    write_deck,
)
from splittable.games.splito.setup import Options, deck
from tests.games.splito.table import MOON, STAR, entry, house_deck, mark, sheet_of

RULES = (Path(__file__).parents[3] / "docs" / "rules" / "splito.md").read_text("utf-8")
NO_ORANGE = entry("no_orange", "exact_color", points=2, color="orange", count=0)


def test_a_house_deck_with_exact_color_can_be_played() -> None:  # splito 8.5, 8.6, 4.7, 9.8
    game = with_deck(SPLITO, write_deck(house_deck(NO_ORANGE)))
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


def played(game: AnyGame, seats: int = 3) -> Record:
    """A whole game at random."""
    options, rng = game.read_options({"seats": seats}), Random(4)
    deal = game.deal(options, rng)
    state, moves = game.start(options, deal), []
    while waiting := game.to_act(state):
        seat = min(waiting)
        moves.append((seat, rng.choice(game.legal(state, seat))))
        state = game.apply(state, *moves[-1]).state
    result = result_of(game.outcome(state))
    return Record(game, options, seat_names(seats), deal, tuple(moves), result)


def test_a_house_deck_travels_whole_with_the_record_of_its_game() -> None:  # splito 8.5
    record = played(with_deck(SPLITO, write_deck(house_deck(NO_ORANGE))))
    text = write_record(record)
    assert json.loads(text)["deck"] == [STAR, MOON, NO_ORANGE]
    read = read_record(text, GAMES)  # where nobody knows that deck
    assert read.options == record.options
    assert verify(read) == record.game.outcome(list(replay(record))[-1].state)
    assert write_record(read) == text


def test_our_own_deck_is_not_written_down_and_a_record_without_one_means_it() -> None:
    text = write_record(played(SPLITO))  # splito 8.5
    assert "deck" not in json.loads(text)
    assert read_record(text, GAMES).options.objectives is STANDARD_DECK
    spelled_out = json.loads(text) | {"deck": json.loads(STANDARD_FILE)}
    assert write_record(read_record(json.dumps(spelled_out), GAMES)) == text


def test_a_record_from_before_decks_travelled_is_read_with_the_file_of_its_host() -> None:
    game = with_deck(SPLITO, write_deck(house_deck(NO_ORANGE)))  # splito 8.5
    raw = json.loads(write_record(played(game)))
    del raw["deck"]
    assert verify(read_record(json.dumps(raw), {**GAMES, "splito": game})) is not None
    with pytest.raises(Invalid, match=r"deal\.common\[0\]: 'STAR' is not a card"):
        read_record(json.dumps(raw), GAMES)


def test_a_record_s_own_deck_wins_over_the_file_of_a_host() -> None:  # splito 8.5
    text = write_record(played(with_deck(SPLITO, write_deck(house_deck(NO_ORANGE)))))
    few = with_deck(SPLITO, write_deck(house_deck()))
    assert write_record(read_record(text, {**GAMES, "splito": few})) == text


def test_a_bad_deck_in_a_record_names_the_card_and_the_field() -> None:  # splito 8.6
    raw = json.loads(write_record(played(with_deck(SPLITO, write_deck(house_deck(NO_ORANGE))))))
    raw["deck"][2]["points"] = 31
    with pytest.raises(Invalid, match="card no_orange: points: expected a whole number from 1 to"):
        read_record(json.dumps(raw), GAMES)


def test_a_game_with_cards_of_its_own_alone_refuses_a_deck() -> None:
    raw = {"format": "splittable/1", "game": "split", "rules": 2, "options": {"seats": 2}}
    with pytest.raises(Invalid, match="deck: Split does not support custom decks"):
        read_record(json.dumps({**raw, "deal": {}, "moves": [], "deck": []}), GAMES)


def test_a_house_deck_has_at_most_92_objectives() -> None:  # splito 8.6
    many = [{**NO_ORANGE, "id": f"no{number}"} for number in range(91)]
    assert len(house_deck(*many[:90]).objectives) == 92
    with pytest.raises(Invalid, match="deck: at most 92 Objectives, found 93"):
        house_deck(*many)


def test_how_sure_anybody_is_changes_nothing_in_play() -> None:  # splito 9.5
    sure = {"requirement": "named", "points": "weak", "symbol": None}
    marked = house_deck({**NO_ORANGE, "sure": sure})
    assert marked == house_deck(NO_ORANGE)
    assert write_deck(marked) == [STAR, MOON, NO_ORANGE]
    with pytest.raises(Invalid, match=r"card no_orange: sure\.points: expected one of named"):
        house_deck({**NO_ORANGE, "sure": {**sure, "points": "very"}})


def test_the_marks_of_our_deck_are_those_of_the_rules() -> None:  # splito 9.6, 9.9
    rows = re.findall(r"^\| `(\w+)` \|.*\| (\w+) \| (\w+) \| (\w+|–) \|$", RULES, re.MULTILINE)
    written = {name: marks for name, *marks in rows}
    assert len(written) == 37
    for objective in STANDARD_DECK.objectives:
        marks = objective.sure
        assert marks is not None
        symbol = "–" if marks.symbol is None else marks.symbol.value
        said = [marks.requirement.value, marks.points.value, symbol]
        assert written[objective.id] == said


def test_moves_of_a_house_deck_name_its_cards() -> None:  # splito 8.5
    game = with_deck(SPLITO, write_deck(house_deck(NO_ORANGE)))
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
        ([STAR, MOON, X, X], "card X: id: occurs twice in the deck"),
        (without("points"), "card X: 'points' is missing"),
        (without("id"), r"deck\[2\]: 'id' is missing"),
        (changed(text="two 4s"), "card X: unknown key 'text'"),
        (changed(id="two words"), "card two words: id: expected 1 to 40 letters"),
        (changed(id=""), "id: expected 1 to 40 letters"),
        (changed(id="y3"), "card y3: id: .* not the name of a Splito card"),
        (changed(id=7), r"deck\[2\]: id: expected a string, found 7"),
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
        read_deck(raw)


@pytest.mark.parametrize(
    "text",
    ["", "[", b"\xff\xfe\x00", "[" * 200_000, "[" + "9" * 5000 + "]", '[{"id": "X"} {}]'],
    ids=["empty", "unclosed", "not UTF-8", "deep", "long number", "no comma"],
)
def test_what_is_not_json_is_refused(text: str | bytes) -> None:
    with pytest.raises(Invalid, match=r"^deck: "):
        read_deck(parse_json(text, "deck"))
