"""How every bench prints: a table for people, or with --json one object a line."""

import json
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One published figure beside its peer's, both measured in the same run."""

    name: str
    ours: float
    peer: float
    at_least: float  # the ratio we promise

    @property
    def ratio(self) -> float:
        return self.ours / self.peer

    @property
    def met(self) -> bool:
        return self.ratio >= self.at_least

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
        figures = f"{self.ours:12,.0f} {self.peer:12,.0f} {self.ratio:7.2f} {self.at_least:9.2f}"
        return f"{self.name:34} {figures}  {'yes' if self.met else 'NO'}"


def report(rows: Iterable[Row], *, as_json: bool) -> bool:
    """Print the rows; True when every one is met."""
    if not as_json:
        print(f"{'what':34} {'ours':>12} {'peer':>12} {'ratio':>7} {'at least':>9}  met")
    found = list(rows)
    for row in found:
        print(row.as_json() if as_json else row.as_line(), flush=True)
    return all(row.met for row in found)
