"""Generates docs/strength.md from the rows that `scripts/bench bots --keep` has measured.

A row takes minutes to hours, so it is measured once and stored in `bench/strength.jsonl` with a
fingerprint of its first games. If the bots now play those games differently, the row is out of
date.
"""

import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

from splittable.svg.line_graph import Line, LineGraph
from tools.generator import ROOT, Generator, main

KEPT: Final = ROOT / "bench" / "strength.jsonl"

_BEFORE: Final = """\
<!-- Made by scripts/strength from bench/strength.jsonl; do not edit. -->

# How well the bots play

One bot plays against opponents that are all of another kind, in every seat of the same deals; in
cooperative games all bots are of one kind, and silent unless the row says that they are talking
([Talk](talk.md)). A person-like partner plays by rule of thumb, says what is true and hears
nothing. The table shows its share of the wins with a 95 %
interval (computed over deals, because games of one deal are correlated) and its fair share. The
games are those of `--seed 1` unless another seed is named; nothing was tuned on them. The last
column is CPU time per decision of the one bot in milliseconds. Most rows were measured on a busy
machine, which makes it longer; a bot's strength doesn't depend on it.

The rows are measured by `scripts/bench bots`. Each takes from a minute to hours.
`scripts/bench bots --missing --keep` measures rows that are missing or out of date, and resumes
interrupted ones.

![Shares of the wins at four seats, of each level among the one below](pictures/levels.svg)

| who | share | 95 % | fair | asked | met | games | ms |
|---|---|---|---|---|---|---|---|
"""


@dataclass(frozen=True, slots=True)
class Row:
    """One measured row: one bot against others."""

    name: str
    share: float
    low: float
    high: float
    fair: float
    asked: float  # the target
    at_most: bool  # whether the target is an upper bound; otherwise it is a lower one
    games: int
    seed: int
    milliseconds: float  # CPU time per decision
    fingerprint: str | None  # of its first games; None if a bot has a time limit, so games vary

    @property
    def met(self) -> bool:
        return self.share <= self.asked if self.at_most else self.share >= self.asked

    def as_line(self) -> str:
        sign = "≤" if self.at_most else "≥"
        seed = "" if self.seed == 1 else f", seed {self.seed}"
        cells = (
            f"{self.name}{seed}",
            f"{self.share:.3f}",
            f"{self.low:.3f}–{self.high:.3f}",
            f"{self.fair:.3f}",
            f"{sign} {self.asked:.3f}",
            "yes" if self.met else "**no**",
            f"{self.games:,}",
            f"{self.milliseconds:.0f}",
        )
        return f"| {' | '.join(cells)} |"


def read_kept(path: Path = KEPT) -> dict[str, Row]:
    """The stored rows, by name."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    rows = [Row(**json.loads(line)) for line in lines]
    return {row.name: row for row in rows}


def keep(row: Row, order: Sequence[str], path: Path = KEPT) -> None:
    """Store a row in place of an older one of that name. `order` lists all names."""
    found = read_kept(path) | {row.name: _rounded(row)}
    rows = [found[name] for name in order if name in found]
    path.write_text("".join(f"{json.dumps(asdict(each))}\n" for each in rows), encoding="utf-8")


def _rounded(row: Row) -> Row:
    shares = {
        name: round(getattr(row, name), 4) for name in ("share", "low", "high", "fair", "asked")
    }
    return replace(row, **shares, milliseconds=round(row.milliseconds, 1))


def page(rows: Iterable[Row]) -> str:
    return _BEFORE + "".join(f"{row.as_line()}\n" for row in rows)


def current() -> str:
    return page(read_kept().values())


LEVELS: Final = ("easy among random", "medium among easy", "hard among medium", "expert among hard")


def graph() -> str:
    """The shares of each level among the level below, at four seats."""
    rows = read_kept()
    lines = [
        Line(game, (0.25, *(rows[f"{game} 4: {level}"].share for level in LEVELS)))
        for game in ("Split it!", "Splito", "Split")
    ]
    fair = Line("fair", (0.25,) * (len(LEVELS) + 1))
    across = "0 random, 1 easy, 2 medium, 3 hard, 4 expert"
    title = "One bot among three of the level below"
    return LineGraph(title, across, "share of the wins", [*lines, fair], [], {}).picture()


GENERATOR: Final = Generator(
    "scripts/strength", {"docs/strength.md": current, "docs/pictures/levels.svg": graph}
)

if __name__ == "__main__":
    sys.exit(main(GENERATOR))
