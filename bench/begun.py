"""Games of a row that was begun: `scripts/bench bots` goes on from there after it was stopped."""

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
    milliseconds: float  # of processor time, for a decision of the hero
    theirs: float | None = None  # the same for the others, where it is measured


@dataclass(frozen=True, slots=True)
class Begun:
    """The games of one row, by seed and as the bots play now; a line for those of a deal."""

    fingerprint: str
    seed: int
    folder: Path = FOLDER

    @property
    def _path(self) -> Path:
        return self.folder / f"{self.fingerprint}-{self.seed}.jsonl"

    def read(self) -> dict[int, list[Game]]:
        """By deal. Who was stopped while writing has left half a line, and misses that deal."""
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
