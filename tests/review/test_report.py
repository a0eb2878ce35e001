"""Reviews as JSON: they read back equal, and the parts still add up."""

import json
from decimal import Decimal

import pytest

from splittable.core.errors import Invalid
from splittable.core.record import read_record, write_record
from splittable.games import GAMES
from splittable.review.game_review import fingerprint, review
from splittable.review.report import FORMAT, read_review, write_review
from tests.support.reviewing import FEW, game_by_rule, variant_named

NAMES = ["split-it-2", "splito-3", "split-4-bluff_resets", "split-4-cooperative-zero"]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_written_is_read_again(name: str) -> None:
    written = write_review(review(game_by_rule(variant_named(name), 3), FEW))
    again = read_review(written)
    assert write_review(again) == written
    assert read_review(write_review(again)) == again


@pytest.mark.parametrize("name", NAMES)
def test_every_key_is_there_and_the_parts_add_up_as_they_are_written(name: str) -> None:
    record = game_by_rule(variant_named(name), 3)
    raw = json.loads(write_review(review(record, FEW)), parse_float=Decimal)
    assert raw["format"] == FORMAT
    assert raw["record"] == fingerprint(record)
    assert (raw["game"], raw["playouts"], raw["seed"]) == (record.game.name, 16, 1)
    assert raw["options"] == record.game.write_options(record.options)
    for part in raw["parts"]:
        assert part["fair"] + part["luck"] + part["others"] + part["own"] == part["result"]
    for decision in raw["decisions"]:
        assert record.moves[decision["at"]][0] == decision["seat"]
        assert record.game.write_move(record.moves[decision["at"]][1]) == decision["move"]
        moves = [each["move"] for each in decision["candidates"]]
        assert len(moves) == len(set(moves)) > 1
        assert {decision["move"], decision["best"]} <= set(moves)
        assert 1 <= len(decision["reasons"]) <= 3


def test_the_fingerprint_is_of_the_record_and_not_of_its_layout() -> None:
    record = game_by_rule(variant_named("split-3"), 3)
    laid_out = json.dumps(json.loads(write_record(record)), indent=2, sort_keys=True)
    assert fingerprint(read_record(laid_out, GAMES)) == fingerprint(record)
    assert fingerprint(game_by_rule(variant_named("split-3"), 4)) != fingerprint(record)


@pytest.mark.parametrize(
    "text, problem",
    [
        ("", "not JSON"),
        ("[]", "expected an object"),
        ("{}", "'format' is missing"),
        ('{"format": "splittable/1"}', "missing"),
    ],
)
def test_what_is_no_review_is_refused_in_one_line(text: str, problem: str) -> None:
    with pytest.raises(Invalid, match=problem) as caught:
        read_review(text)
    assert "\n" not in str(caught.value)


def test_a_review_with_something_missing_or_of_another_kind_is_refused() -> None:
    raw = json.loads(write_review(review(game_by_rule(variant_named("split-3"), 3), FEW)))
    for broken in (
        {**raw, "format": "splittable-review/2"},
        {**raw, "parts": [{"seat": 0}]},
        {**raw, "parts": 3},
        {**raw, "decisions": [{"at": 1}]},
        {**raw, "chances": [["x"]]},
    ):
        with pytest.raises(Invalid):
            read_review(json.dumps(broken))
