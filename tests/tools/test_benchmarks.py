"""docs/benchmarks.md has the figures that were measured, each in the place of its row's name."""

import re

import pytest

from tools.benchmarks import SOURCE, current, filled, part, ratios, times
from tools.generator import ROOT
from tools.strength import Row, read_kept

STRENGTH = {
    "Split 2: hard among medium": Row(
        "Split 2: hard among medium", 0.752, 0.713, 0.788, 0.5, 0.6, False, 400, 1, 27.0, None
    )
}
RATIOS = {"split, moves/s": times(1.649, 1.5)}
FIGURES = {"seconds: ./play": "15"}


@pytest.mark.parametrize(
    "text, expected",
    [
        ("{ratio: split, moves/s} a peer", "1.6 × a peer"),
        ("{figure: seconds: ./play} s", "15 s"),
        ("| {share: Split 2: hard among medium} |", "| .75 ± .04 |"),
        ("{interval: Split 2: hard among medium}", ".75 (.71 to .79)"),
    ],
)
def test_a_figure_takes_the_place_of_its_rows_name(text: str, expected: str) -> None:
    assert filled(text, RATIOS, FIGURES, STRENGTH) == expected


def test_a_ratio_has_two_digits_and_a_missed_goal_is_said() -> None:
    assert times(871.5, 500) == "870 ×"
    assert times(2.024, 1.5) == "2.0 ×"
    assert times(0.888, None) == "0.89 ×"
    assert times(1.753, 1.8) == "1.75 × (**missed**, the goal is 1.8 ×)"


def test_a_row_that_was_not_measured_is_named() -> None:
    with pytest.raises(KeyError, match="Split 2: easy among hard"):
        filled("{share: Split 2: easy among hard}", RATIOS, FIGURES, STRENGTH)


def test_no_place_is_left_open() -> None:
    assert "{" not in current()


def test_the_readme_has_the_measured_figures() -> None:
    rows = (ROOT / "README.md").read_text("utf-8").partition("## Beside its peers")[2]
    told = dict(re.findall(r"^\| (\S+) .*? \| (\S+ to \S+).*? \|", rows, flags=re.MULTILINE))
    found = ratios()
    rules = [figure for row, figure in found.items() if row.endswith("4 seats, moves/s")]
    sim = [figure for row, figure in found.items() if " seats, beside " in row]
    ismcts = [each.share for row, each in read_kept().items() if "ISMCTS" in row]
    assert told["readable"] == _range(rules)
    assert told["compiled"] == _range(sim)
    assert told["`hard`"] == f"{part(min(ismcts))} to {part(max(ismcts))},"
    for figure in re.findall(r"^\| server,.*?\| (\S+ to \S+ ×)", rows, flags=re.MULTILINE):
        assert figure in SOURCE.read_text("utf-8")


def _range(figures: list[str]) -> str:
    numbers = sorted((figure.removesuffix(" ×") for figure in figures), key=float)
    return f"{numbers[0]} to {numbers[-1]}"
