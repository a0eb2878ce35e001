"""`splittable score`: the examples of docs/rules, and one line for an impossible table."""

import json
from pathlib import Path
from typing import Any

import pytest

from splittable.terminal.boards import PADS
from tests.cli.running import Command

# docs/rules/splito.md, section 5: AB 8, BC 4, AC 6 make 48, 32 and 24.
SPLITO: dict[str, Any] = {
    "players": ["A", "B", "C"],
    "commons": ["MV6", "MC_blue"],
    "zones": [
        "y1 y1 D6C MV1 V0_2 o3 p4 b3 g5 k5",
        "y2 y2 D4V V2_2 o3 p4 b5",
        "MV4 V0_3 V2_4 y5 y4 o4",
    ],
}


def splito(splittable: Command, tmp_path: Path, **changes: Any) -> Any:
    path = tmp_path / "table.json"
    path.write_text(json.dumps({**SPLITO, **changes}))
    return splittable("score", "splito", path)


@pytest.mark.parametrize("game", PADS)
def test_the_example_in_the_help_can_be_scored(
    game: str, splittable: Command, tmp_path: Path
) -> None:
    path = tmp_path / "table.json"
    path.write_text(PADS[game].example)
    run = splittable("score", game, path)
    assert run.code == 0, run.err
    assert "win" in run.out


def test_the_printed_splito_example_gives_48_32_and_24(splittable: Command, tmp_path: Path) -> None:
    run = splito(splittable, tmp_path)
    assert run.code == 0, run.err
    assert "8 × 6 = 48" in run.out
    assert "4 × 8 = 32" in run.out
    assert "6 × 4 = 24" in run.out
    assert "A wins with 48." in run.out


def test_cards_may_be_listed_one_by_one(splittable: Command, tmp_path: Path) -> None:
    as_texts = splito(splittable, tmp_path)
    as_lists = splito(splittable, tmp_path, zones=[zone.split() for zone in SPLITO["zones"]])
    assert as_lists == as_texts


def test_split_it_counts_fifteen_points(splittable: Command, tmp_path: Path) -> None:
    """Ada's 10s and shared 5s make 15, like Ben's 8s, shared 5s and 2s."""
    path = tmp_path / "table.json"
    path.write_text(json.dumps({"players": {"Ada": "10x3 5x2 8x2", "Ben": "8x4 5x2 2"}}))
    run = splittable("score", "split-it", path)
    assert run.code == 0, run.err
    assert "5 + 10" in run.out
    assert " 15 points, 3 columns" in run.out
    assert "2 + 5 + 8" in run.out
    assert "Ada and Ben have 15 points each" in run.out


def test_split_counts_cards_left(splittable: Command) -> None:
    run = splittable("score", "split", typed="Ada Ben Cem\n0 3\n0 x 2\n0 0 4\n0 3 2\n")
    assert run.code == 0
    assert "needs no score pad" in run.out
    assert run.out.count("cards left:") == 3
    assert "Ada wins" in run.out
    together = ("score", "split", "--option", "mode=cooperative")
    assert "you all lose" in splittable(*together, typed="Ada Ben Cem\n0 3 2\n").out


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"zones": ["y3 y3 y3", "", ""]}, "3 copies of y3"),
    ({"zones": ["y3 y3", "y3", ""]}, "y3 for the third time"),
    ({"zones": ["D6V", "D6V", ""]}, "D6V for the second time"),
    ({"zones": ["MV6", "", ""]}, "MV6 for the second time"),
    ({"zones": ["XYZ", "", ""]}, "'XYZ' is not a card"),
    ({"zones": ["", ""]}, "expected 3 entries"),
    ({"commons": ["MV6", "MV5"]}, "expected one star"),
    ({"commons": ["MV6"]}, "expected one moon"),
    ({"commons": ["MV6", "frob"]}, "'frob' is not a card"),
    ({"players": ["A"]}, "expected 2 to 8 names"),
    ({"players": ["A", "", "C"]}, "printable characters"),
    ({"frob": 1}, "unknown key"),
]


@pytest.mark.parametrize("changes, said", IMPOSSIBLE)
def test_an_impossible_splito_table_gets_one_line(
    changes: dict[str, Any], said: str, splittable: Command, tmp_path: Path
) -> None:
    run = splito(splittable, tmp_path, **changes)
    assert run.code == 2
    assert said in run.err
    assert len(run.err.splitlines()) == 1


@pytest.mark.parametrize(
    "players, said",
    [
        ({"Ada": "11x2", "Ben": ""}, "'11x2' is not a column"),
        ({"Ada": "8x0", "Ben": ""}, "'8x0' is not a column"),
        ({"Ada": "8 frob", "Ben": ""}, "'frob' is not a column"),
        ({"Ada": "1x17", "Ben": ""}, "number 1: 17 cards"),
        ({"Ada": "1x9 2x9", "Ben": "3x5"}, "jokers there are"),
        ({"Ada": "1", "Ben": "1"}, "number 1: 2 columns"),
        ({"Ada": "1"}, "2 to 4 names"),
        ({}, "2 to 4 names"),
    ],
)
def test_impossible_split_it_columns_get_one_line(
    players: dict[str, str], said: str, splittable: Command, tmp_path: Path
) -> None:
    path = tmp_path / "table.json"
    path.write_text(json.dumps({"players": players}))
    run = splittable("score", "split-it", path)
    assert run.code == 2
    assert said in run.err
    assert len(run.err.splitlines()) == 1


def test_sixteen_jokers_worth_of_cards_is_the_most(splittable: Command, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.write_text(json.dumps({"players": {"Ada": "1x16", "Ben": "10x10"}}))
    assert splittable("score", "split-it", path).code == 0


@pytest.mark.parametrize("text", ["", "{", "[1]", "\udcff", '{"players": {}, "players": {}}'])
def test_a_file_that_is_no_score_sheet_gets_one_line(
    text: str, splittable: Command, tmp_path: Path
) -> None:
    path = tmp_path / "table.json"
    path.write_bytes(text.encode(errors="surrogateescape"))
    for game in PADS:
        run = splittable("score", game, path)
        assert run.code == 2
        assert run.err.startswith(f"splittable: {path}: ")
        assert len(run.err.splitlines()) == 1


def test_cards_can_be_typed_in_and_mistakes_are_asked_again(splittable: Command) -> None:
    lines = [
        "A B B", "A B C",
        "?", "MV6", "mv6 mc_BLUE",
        "y3 y3 y3", SPLITO["zones"][0],
        "V0_2", SPLITO["zones"][1],
        SPLITO["zones"][2],
    ]  # fmt: skip
    run = splittable("score", "splito", typed="\n".join(lines) + "\n")
    assert run.code == 0, run.err
    assert "8 × 6 = 48" in run.out
    assert "the same name" in run.out
    assert "D6V: all six values, 4 points" in run.out
    assert "3 copies of y3" in run.out
    assert "V0_2 for the second time" in run.out


def test_split_it_columns_can_be_typed_in(splittable: Command) -> None:
    typed = "Ada, Ben Smith\n10x3 5x2 8x2\n99x1\n1x17\n8x4 5x2 2\n"
    run = splittable("score", "split-it", typed=typed)
    assert run.code == 0, run.err
    assert "Ben Smith" in run.out
    assert "15 points" in run.out


def test_the_option_at_least_is_honoured(splittable: Command, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    zones = ["V2_4 y4 y4 o4", "", ""]
    path.write_text(json.dumps({**SPLITO, "zones": zones}))
    assert "exactly two 4s: ✗ not met (worth 2); here 3" in splittable("score", "splito", path).out
    loose = splittable("score", "splito", path, "--option", "value_at_least=true").out
    assert "at least two 4s: ✓ met; here 3" in loose
