"""The tutorials and game pages: their examples run as written; the README stays short."""

import doctest
import re
import subprocess
from pathlib import Path

import pytest

from splittable.games import GAMES

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXECUTED = ("tutorials/library", "tutorials/bot", "tutorials/agent", "tutorials/game",
            "tutorials/client", *(f"games/{name}" for name in GAMES))  # fmt: skip

EXECUTED_ELSEWHERE = {
    "api": "docs/test_api.py",
    "dataset": "cli/test_simulate_parquet.py",
    "encoding": "docs/test_encoding.py",
    "research": "docs/test_research.py",
    "review": "docs/test_review.py",
    "talk": "bots/test_speech.py",
}


@pytest.mark.parametrize("name", EXECUTED)
def test_the_page_runs_as_it_is_written(name: str) -> None:
    path = ROOT / f"docs/{name}.md"
    result = doctest.testfile(str(path), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 2
    assert result.failed == 0


def test_every_page_with_python_is_executed() -> None:
    pages = {
        page.relative_to(ROOT / "docs"): page.read_text() for page in ROOT.glob("docs/**/*.md")
    }
    with_python = {str(page.with_suffix("")) for page, text in pages.items() if "```python" in text}
    assert with_python == {*EXECUTED, *EXECUTED_ELSEWHERE}
    for test in EXECUTED_ELSEWHERE.values():
        assert (ROOT / "tests" / test).exists()


def test_the_readme_is_short_and_wrapped() -> None:
    lines = README.splitlines()
    assert len(lines) <= 120
    assert [line for line in lines if len(line) > 100 and not line.startswith("|")] == []


def test_every_game_has_a_page_with_its_rules() -> None:
    for name in GAMES:
        text = (ROOT / f"docs/games/{name}.md").read_text(encoding="utf-8")
        assert re.search(rf"\]\(\.\./rules/{name}\.md\)", text)


@pytest.mark.all_tier
@pytest.mark.timeout(600)
def test_the_site_builds_without_warnings() -> None:
    made = subprocess.run(["scripts/setup", "docs"], cwd=ROOT, capture_output=True, check=False)
    if made.returncode:
        pytest.skip("the packages of requirements-docs.txt can't be installed here")
    run = subprocess.run(
        ["scripts/docs", "check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stderr) == (0, "")
