"""docs/review.md: its example is reproducible, and it explains all keys."""

import doctest
import json
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from splittable.cli import main
from splittable.core.record import Record, read_record
from splittable.games import GAMES
from splittable.review.game_review import decision_at
from splittable.review.grades import GRADES
from splittable.review.judgement import Settings
from splittable.review.report import KEYS, write_decision
from splittable.review.results import Candidate, Decision, Part
from splittable.review.reviewed_game import REVIEWED

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs/review.md").read_text(encoding="utf-8")


def _example() -> tuple[str, Record]:
    """The example game of Split in docs/record.md."""
    text = (ROOT / "docs/record.md").read_text(encoding="utf-8")
    block = re.findall(r"```json\n(.*?)```", text, flags=re.DOTALL)[-1]
    return block, read_record(block, GAMES)


@pytest.mark.all_tier
def test_the_session_is_what_the_command_tells(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    path.write_text(_example()[0], encoding="utf-8")
    session = r"```\n\$ splittable review game.json (.*?)\n(.*?)```"
    ((words, told),) = re.findall(session, DOCUMENT, flags=re.DOTALL)
    assert main(["review", str(path), *words.split()]) == 0
    assert capsys.readouterr().out == told


def test_the_decision_is_as_it_is_written() -> None:
    (block,) = re.findall(r"```json\n(.*?)```", DOCUMENT, flags=re.DOTALL)
    written: dict[str, Any] = json.loads(block)
    decision = decision_at(_example()[1], written["at"], Settings(1000))
    assert write_decision(decision) == written


def test_the_example_in_python_runs() -> None:
    result = doctest.testfile(str(ROOT / "docs/review.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_every_key_grade_and_budget_is_explained() -> None:
    kinds = (Decision, Candidate, Part)
    names = [field.name for kind in kinds for field in fields(kind)]
    for name in {*KEYS, *names} - {"values"}:
        assert f"`{name}`" in DOCUMENT, name
    for least, name in GRADES:
        assert f"| `{name}` | {least} |" in DOCUMENT
    assert {each.playouts for each in REVIEWED.values()} == {20_000, 8_000}
    assert "20,000 playouts, in Splito 8,000" in " ".join(DOCUMENT.split())
