"""An interrupted row of the bots' benchmark: finished games are not played again."""

from fractions import Fraction
from pathlib import Path

from bench.begun import Game, SavedGames

GAMES = [Game(7, Fraction(1, 3), 12.5), Game(7, Fraction(0), 0.25)]


def test_games_are_read_back_as_they_were_played(tmp_path: Path) -> None:
    saved = SavedGames("f00", 1, tmp_path / "begun")
    assert saved.read() == {}
    saved.add(7, GAMES)
    assert saved.read() == {7: GAMES}
    assert (
        SavedGames("f00", 2, saved.folder).read() == SavedGames("f01", 1, saved.folder).read() == {}
    )


def test_a_deal_that_was_half_written_is_missing(tmp_path: Path) -> None:
    saved = SavedGames("f00", 1, tmp_path)
    saved.add(7, GAMES)
    (path,) = tmp_path.iterdir()
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole + whole[:9], encoding="utf-8")
    assert saved.read() == {7: GAMES}
