"""Saves the games of an unfinished row, so that `scripts/bench bots` can resume it."""

import json
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).parents[1] / ".begun"


class Game(NamedTuple):
    deal: int
    won: Fraction
    milliseconds: float  # CPU time per decision of the hero
    theirs: float | None = None  # the same for the others, if measured


@dataclass(frozen=True, slots=True)
class SavedGames:
    """The saved games of one row: a file per fingerprint and seed, with a line per deal."""

    fingerprint: str
    seed: int
    folder: Path = FOLDER

    @property
    def _path(self) -> Path:
        return self.folder / f"{self.fingerprint}-{self.seed}.jsonl"

    def read(self) -> dict[int, list[Game]]:
        """The games by deal. A line that an interruption left incomplete is ignored."""
        found = {}
        lines = self._path.read_text(encoding="utf-8").splitlines() if self._path.exists() else []
        for line in lines:
            with suppress(json.JSONDecodeError):
                deal, *games = json.loads(line)
                found[deal] = [Game(deal, Fraction(won), spent) for won, spent in games]
        return found

    def add(self, deal: int, games: Iterable[Game]) -> None:
        self.folder.mkdir(exist_ok=True)
        line = json.dumps([deal, *[(str(game.won), game.milliseconds) for game in games]])
        with self._path.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")
