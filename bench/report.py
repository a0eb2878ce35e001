"""Prints the results of a benchmark: a table, or JSON lines with --json."""

import json
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """Our figure beside a peer's, both measured in the same run."""

    name: str
    ours: float
    peer: float
    at_least: float | None  # the target ratio; None: no target
    less_is_better: bool = False  # as for latencies; then the ratio is peer / ours
    digits: int = 0  # decimals in the table

    @property
    def ratio(self) -> float:
        return self.peer / self.ours if self.less_is_better else self.ours / self.peer

    @property
    def met(self) -> bool:
        return self.at_least is None or self.ratio >= self.at_least

    def as_json(self) -> str:
        return json.dumps(
            {
                "name": self.name,
                "ours": round(self.ours, 3),
                "peer": round(self.peer, 3),
                "ratio": round(self.ratio, 3),
                "at_least": self.at_least,
                "met": self.met,
            }
        )

    def as_line(self) -> str:
        promised, met = "–", ""
        if self.at_least is not None:
            promised, met = f"{self.at_least:.2f}", "yes" if self.met else "NO"
        figures = f"{self.ours:12,.{self.digits}f} {self.peer:12,.{self.digits}f} {self.ratio:7.2f}"
        return f"{self.name:48} {figures} {promised:>9}  {met}".rstrip()


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure without peer and target, such as this machine's disk speed."""

    name: str
    value: float
    digits: int = 0  # decimals in the table

    @property
    def met(self) -> bool:
        return True

    def as_json(self) -> str:
        return json.dumps({"name": self.name, "value": round(self.value, 3)})

    def as_line(self) -> str:
        return f"{self.name:48} {self.value:12,.{self.digits}f}"


def report(rows: Iterable[Row | Figure], *, as_json: bool) -> bool:
    """Print the rows. Returns whether all targets are met."""
    found = list(rows)
    if not as_json:
        print(f"{'what':48} {'ours':>12} {'peer':>12} {'ratio':>7} {'at least':>9}  met")
    for row in found:
        print(row.as_json() if as_json else row.as_line(), flush=True)
    return all(row.met for row in found)
