"""The stored playthroughs equal what OpenSpiel prints now."""

import pytest

from tests.adapters.openspiel.playthroughs import FOLDER, PLAYTHROUGHS, file_of, played


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    kept = file_of(name).read_text(encoding="utf-8")
    assert played(name).splitlines() == kept.splitlines(), "meant? then run scripts/playthroughs"


def test_no_playthrough_is_left_over() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(PLAYTHROUGHS)
