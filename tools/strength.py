"""How well the bots play: rows that `scripts/bench bots --keep` has found, and their page.

A row takes minutes to hours, so it is measured once and kept in `bench/strength.jsonl` with a
fingerprint: what was played in its first games. Where bots play those otherwise now, the row is
out of date. `scripts/strength` writes docs/strength.md from the file; `--check` only compares.
"""

import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

from tools.generator import ROOT, Generator, main

KEPT: Final = ROOT / "bench" / "strength.jsonl"

_BEFORE: Final = """\
<!-- Made by scripts/strength from bench/strength.jsonl; do not edit. -->

# How well the bots play

One bot sits among others of one kind, in every seat of the same deals in turn; together, all are
alike. Its share of the wins stands beside its fair share, with an interval that holds the truth 19
times of 20 (over deals: games of one deal are alike). Games are those of `--seed 1` unless another
is named; nothing was tuned to them. Milliseconds are processor time for a decision of the one bot,
most of them on a busy machine, where that is more: how well a bot plays does not depend on it.

Measured by `scripts/bench bots`, a row at a time, as they take from a minute to hours each:
`scripts/bench bots --missing --keep` goes on with rows that are not here yet, or not true any more,
and with the games of a row that was stopped.

| who | share | 95 % | fair | asked | met | games | ms |
|---|---|---|---|---|---|---|---|
"""


@dataclass(frozen=True, slots=True)
class Row:
    """One bot among others, as it was found."""

    name: str
    share: float
    low: float
    high: float
    fair: float
    asked: float
    at_most: bool  # what is asked; else it is at least that
    games: int
    seed: int
    milliseconds: float  # of processor time, for a decision
    fingerprint: str | None  # of its first games; None: others take as much time as they are given

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
    """By name."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    rows = [Row(**json.loads(line)) for line in lines]
    return {row.name: row for row in rows}


def keep(row: Row, order: Sequence[str], path: Path = KEPT) -> None:
    """In the place of what was found before; in the order in which rows are promised."""
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


GENERATOR: Final = Generator("scripts/strength", {"docs/strength.md": current})

if __name__ == "__main__":
    sys.exit(main(GENERATOR))
