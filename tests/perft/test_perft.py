"""The number of move sequences from fixed positions has not changed."""

from typing import Any

import pytest

from splittable.games import GAMES
from tests.perft.positions import counts, data_file, read_positions

POSITIONS = [
    pytest.param(name, position, id=f"{name}: {position['name']}")
    for name in GAMES
    if data_file(name).exists()  # tests/contract/test_evidence.py asks for all of them
    for position in read_positions(name)
]


@pytest.mark.parametrize("name, position", POSITIONS)
def test_there_are_as_many_move_sequences_as_ever(name: str, position: dict[str, Any]) -> None:
    assert counts(name, position) == position["counts"]
