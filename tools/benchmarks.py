"""Generates docs/benchmarks.md: the text of bench/benchmarks.md with the figures last measured.

`{ratio: ROW}` and `{figure: ROW}` are a row of bench/results, which benchmarks print with --json:
    scripts/bench rules --json > bench/results/rules.jsonl
    scripts/bench start --ways --json > bench/results/start.jsonl
`{share: ROW}` and `{interval: ROW}` are a row of bench/strength.jsonl: `scripts/bench bots --keep`.
"""

import json
import re
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final

from tools.generator import ROOT, Generator, main
from tools.strength import Row, read_kept

SOURCE: Final = ROOT / "bench/benchmarks.md"
RESULTS: Final = ROOT / "bench/results"
NOTE: Final = "<!-- Made by scripts/benchmarks from bench/benchmarks.md; do not edit. -->\n\n"


def ratios() -> dict[str, str]:
    """Our figure over a peer's in words, by the name of the row."""
    return {
        row["name"]: times(row["ratio"], row["at_least"]) for row in _results() if "ratio" in row
    }


def figures() -> dict[str, str]:
    """Our own figures without a peer, by the name of the row."""
    return {row["name"]: f"{row['value']:.0f}" for row in _results() if "value" in row}


def _results() -> list[dict[str, Any]]:
    files = sorted(RESULTS.glob("*.jsonl"))
    return [json.loads(line) for file in files for line in file.read_text("utf-8").splitlines()]


def times(ratio: float, at_least: float | None) -> str:
    """Two digits, such as 870 × and 1.6 ×; with three and the goal, if it is missed."""
    if at_least is not None and ratio < at_least:
        return f"{ratio:#.3g} × (**missed**, the goal is {at_least:g} ×)"
    whole = f"{float(f'{ratio:.2g}'):g}"
    return f"{whole if ratio >= 10 else f'{ratio:#.2g}'} ×"


def part(share: float) -> str:
    """Such as .05 and 1.00."""
    return f"{share:.2f}".removeprefix("0")


def with_error(row: Row) -> str:
    return f"{part(row.share)} ± {part((row.high - row.low) / 2)}"


def with_interval(row: Row) -> str:
    return f"{part(row.share)} ({part(row.low)} to {part(row.high)})"


def filled(
    text: str, ratio: Mapping[str, str], figure: Mapping[str, str], strength: Mapping[str, Row]
) -> str:
    """The text with a figure in place of each name of a row; KeyError if there is no such row."""
    written: dict[str, Callable[[str], str]] = {
        "ratio": lambda name: ratio[name],
        "figure": lambda name: figure[name],
        "share": lambda name: with_error(strength[name]),
        "interval": lambda name: with_interval(strength[name]),
    }
    pattern = rf"\{{({'|'.join(written)}): ([^}}]+)\}}"
    return re.sub(pattern, lambda found: written[found[1]](found[2]), text)


def current() -> str:
    return NOTE + filled(SOURCE.read_text("utf-8"), ratios(), figures(), read_kept())


GENERATOR: Final = Generator("scripts/benchmarks", {"docs/benchmarks.md": current})

if __name__ == "__main__":
    sys.exit(main(GENERATOR))
