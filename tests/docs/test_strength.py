"""docs/strength.md: the stored rows, in order, a line each."""

from dataclasses import replace
from pathlib import Path

from tools.strength import Row, keep, read_kept

A_ROW = Row("Split 4: hard among easy", 0.31, 0.27, 0.35, 0.25, 0.3, False, 400, 1, 12.34, "f00")


def test_rows_are_kept_in_the_order_in_which_they_are_promised(tmp_path: Path) -> None:
    path = tmp_path / "strength.jsonl"
    other, order = replace(A_ROW, name="first"), ("first", "missing", A_ROW.name)
    for row in (A_ROW, other, replace(A_ROW, games=800), replace(other, name="forgotten")):
        keep(row, order, path)
    assert [(row.name, row.games) for row in read_kept(path).values()] == [
        ("first", 400),
        (A_ROW.name, 800),
    ]


def test_a_row_tells_what_was_asked_and_whether_it_was_met() -> None:
    assert "| ≥ 0.300 | yes | 400 |" in A_ROW.as_line()
    assert "| ≤ 0.300 | **no** | 400 |" in replace(A_ROW, at_most=True).as_line()
    assert "easy, seed 7 |" in replace(A_ROW, seed=7).as_line()
