"""Law 10: every game has golden records and perft counts."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from splittable.games import GAMES

TESTS = Path(__file__).parents[1]
RECORDS = 12  # at least, for each game

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_every_game_has_golden_records(name: str) -> None:
    paths = sorted((TESTS / "records" / name).glob("*.json"))
    records = [json.loads(path.read_text(encoding="utf-8")) for path in paths]
    assert [record["game"] for record in records] == [name] * len(records)
    assert len(records) >= RECORDS


@every_game
def test_every_seat_count_and_option_has_perft_counts(name: str) -> None:
    counted: dict[str, set[Any]] = {option.name: set() for option in GAMES[name].options}
    for position in _positions(name):
        for option in GAMES[name].options:
            counted[option.name].add(position["options"].get(option.name, option.default))
    for option in GAMES[name].options:
        wanted = {2, max(option.values)} if option.name == "seats" else set(option.values)
        assert wanted <= counted[option.name], option.name


def _positions(name: str) -> Iterator[dict[str, Any]]:
    yield from json.loads((TESTS / "perft" / f"{name}.json").read_text(encoding="utf-8"))
