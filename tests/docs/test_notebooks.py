"""The notebooks: stored without outputs, and they run, show and find what they say."""

import re
from typing import Final

import pytest

from tests.docs.notebooks import FOLDER, read, run

NAMES: Final = sorted(path.stem for path in FOLDER.glob("*.ipynb"))
ROOT: Final = FOLDER.parents[1]
LINE_OF_A_SHARE: Final = re.compile(r"against (\S+) \(95 % interval: (\d+)% to (\d+)%\)")


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_is_stored_without_outputs(name: str) -> None:
    raw = read(name)
    assert (raw["nbformat"], raw["nbformat_minor"]) == (4, 5)
    assert set(raw["metadata"]) == {"kernelspec", "language_info"}
    cells = raw["cells"]
    assert cells[0]["cell_type"] == "markdown"
    assert "".join(cells[0]["source"]).startswith("# ")
    assert len({cell["id"] for cell in cells}) == len(cells)
    for cell in cells:
        assert cell["metadata"] == {}
        if cell["cell_type"] == "code":
            assert (cell["execution_count"], cell["outputs"]) == (None, [])


@pytest.mark.parametrize("name", NAMES)
def test_the_links_of_a_notebook_lead_somewhere(name: str) -> None:
    text = "".join("".join(cell["source"]) for cell in read(name)["cells"])
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        assert (FOLDER / target).exists(), target


@pytest.mark.parametrize("document", ["docs/index.md", "docs/research.md"])
def test_every_notebook_is_listed(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    listed = re.findall(r"\(\.\./examples/notebooks/(\w+)\.ipynb\)", text)
    assert sorted(listed) == NAMES


def test_the_rules_play_a_whole_game() -> None:
    ran = run("rules_in_ten_lines")
    assert "cannot play" in ran.printed
    assert ran.displayed[0].startswith("<svg ")
    assert ran.displayed[-1].startswith("<svg ")
    assert "Outcome(scores=" in ran.displayed[-2]


def test_the_bot_is_as_good_as_the_notebook_says_and_the_standings_are_shown() -> None:
    ran = run("a_bot_against_ours")
    intervals = {
        name: (int(low), int(high)) for name, low, high in LINE_OF_A_SHARE.findall(ran.printed)
    }
    assert intervals.keys() == {"random", "easy", "rules-of-thumb"}
    assert intervals["random"][0] > 50
    assert intervals["easy"][0] < 50 < intervals["easy"][1]
    assert intervals["rules-of-thumb"][1] < 50
    assert "<table" in ran.displayed[-1]


@pytest.mark.all_tier
def test_the_parts_of_the_review_are_told_and_the_graph_is_shown() -> None:
    ran = run("luck_and_skill")
    assert [shown[:5] for shown in ran.displayed] == ["<svg ", "<svg "]
    table, _, decisions = ran.printed.partition("\nRandom ")
    assert table.splitlines()[0].split() == ["fair", "luck", "others", "own", "result"]
    assert " lost " in decisions


@pytest.mark.all_tier
def test_the_learner_of_the_notebook_learns() -> None:
    ran = run("train_and_evaluate")
    assert ran.names["after"][0] > ran.names["before"][0] + 0.3
    assert "against rules of thumb" in ran.printed


@pytest.mark.all_tier
@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_is_the_same_every_time(name: str) -> None:
    one, two = run(name), run(name)
    assert (one.printed, one.displayed) == (two.printed, two.displayed)
