"""`tools.check`: the tests chosen for a change, the order of steps, and reports of failures."""

import asyncio
import sys
from pathlib import Path

import pytest

from tools import check
from tools.check import ROOT, TESTS_OF, Run, Step, changed_tests, chosen_steps, parsed

FAILING = [sys.executable, "-c", "print('this went wrong'); raise SystemExit(3)"]
PASSING = [sys.executable, "-c", "print('nobody reads this')"]


def _names(*arguments: str) -> list[str]:
    return [step.name for step in chosen_steps(parsed(arguments)[0])]


def test_the_map_names_only_what_there_is() -> None:
    assert [each for each in TESTS_OF if not (ROOT / each).exists()] == []
    wanted = {path for paths in TESTS_OF.values() for path in paths}
    assert [each for each in wanted if not (ROOT / each).exists()] == []


def test_every_part_of_the_source_but_the_core_is_in_the_map() -> None:
    parts = {path.parent.name for path in (ROOT / "src/splittable").glob("*/__init__.py")}
    mapped = {Path(each).name for each in TESTS_OF if each.startswith("src/splittable/")}
    assert parts - mapped == {"core"}  # everything depends on it


@pytest.mark.parametrize(
    "files, tests",
    [
        (["src/splittable/terminal/board.py"], ["tests/cli", "tests/terminal"]),
        (["web/src/App.svelte"], ["tests/e2e/test_games.py"]),
        (["tests/tools/test_check.py"], ["tests/tools/test_check.py"]),
        (["tests/world/network.py"], ["tests/world"]),
        (["CHANGELOG.md"], []),
        (["src/splittable/core/record.py"], None),
        (["CHANGELOG.md", "pyproject.toml"], None),
        (["tests/support/play.py"], None),
        (["tests/conftest.py"], None),
    ],
)
def test_a_change_asks_for_the_tests_of_its_folder(
    files: list[str], tests: list[str] | None
) -> None:
    assert changed_tests(files) == tests


def test_real_time_runs_only_beyond_the_short_run_and_after_everything_else() -> None:
    assert "tests in real time" not in _names()
    for tier in ("--all", "--long"):
        steps = chosen_steps(parsed([tier])[0])
        assert steps[-1].name == "tests in real time"
        assert set(steps[-1].after) == {step.name for step in steps[:-1]}
        assert tier in steps[-1].command


def test_failed_runs_the_steps_that_failed_and_the_tests_that_did(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "FAILED", tmp_path / "failed")
    assert _names("--failed") == ["page: build", "kernels", "tests", "tests in a browser"]
    (tmp_path / "failed").write_text("types\ntests\n", "utf-8")
    steps = chosen_steps(parsed(["--failed"])[0])
    assert [step.name for step in steps][:2] == ["page: build", "types"]
    assert "--last-failed" in steps[-1].command


def test_a_failure_is_shown_whole_and_stops_only_what_needs_it(
    capfd: pytest.CaptureFixture[str],
) -> None:
    run = Run(
        [
            Step("bad", FAILING),
            Step("needs it", PASSING, needs=("bad",)),
            Step("comes later", PASSING, after=("bad", "not chosen")),
        ]
    )
    asyncio.run(run.all())
    assert (run.failed, run.skipped) == (["bad"], ["needs it"])
    assert run.seconds.keys() == {"bad", "comes later"}
    told = capfd.readouterr().out
    assert "== bad: FAILED" in told
    assert "this went wrong" in told
    assert "== comes later: ok" in told
    assert "nobody reads this" not in told
