"""Every numbered rule is cited by a test, and every citation names an existing rule."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = {"split-it": "split_it", "splito": "splito", "split": "split"}

# Paragraphs that no program carries out: they describe the box, the sources, talk and editions.
NOT_FOR_A_PROGRAM = {
    "split-it": {"1.4"} | {f"10.{number}" for number in range(1, 12)},
    "splito": {"6.1", "9.1", "9.5", "9.6", "9.7", "11.13"} | {f"12.{n}" for n in range(1, 12)},
    "split": {"8.14"} | {f"13.{number}" for number in range(1, 17)},
}

each_game = pytest.mark.parametrize("game", FOLDERS)


def paragraphs(game: str) -> set[str]:
    rules = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return set(re.findall(r"^\*\*(\d+\.\d+)\*\* ", rules, re.MULTILINE))


def cited(game: str) -> set[str]:
    found: set[str] = set()
    for path in (ROOT / "tests" / "games" / FOLDERS[game]).glob("test_*.py"):
        for list_of_numbers in re.findall(
            rf"# {game} (\d+\.\d+(?:(?:, | to )\d+\.\d+)*)", path.read_text(encoding="utf-8")
        ):
            found |= set(re.findall(r"\d+\.\d+", list_of_numbers))
    return found


@each_game
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    assert paragraphs(game) - NOT_FOR_A_PROGRAM[game] - cited(game) == set()


@each_game
def test_no_test_cites_a_rule_that_is_not_there(game: str) -> None:
    assert cited(game) - paragraphs(game) == set()
