"""A wheel or sdist contains the web client, or is not made."""

import subprocess
from pathlib import Path
from typing import Final

import pytest

from hatch_build import NO_BUILD, NO_NODE, build_client, write_commit
from splittable import build_info

ROOT: Final = Path(__file__).parents[2]


@pytest.fixture
def answers(tmp_path: Path) -> Path:
    """The folder of a project whose `scripts/web COMMAND` fails for each file named COMMAND."""
    (tmp_path / "scripts").mkdir()
    (tmp_path / "scripts/web").write_text("echo $1 >> called; ! [ -e $1 ]\n", "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    "failing, problem, called",
    [
        ([], None, ["is-built"]),
        (["is-built"], None, ["is-built", "has-node", "play"]),
        (["is-built", "has-node"], NO_NODE, ["is-built", "has-node"]),
        (["is-built", "play"], NO_BUILD, ["is-built", "has-node", "play"]),
    ],
)
def test_the_client_is_built_unless_it_is_up_to_date(
    answers: Path, failing: list[str], problem: str | None, called: list[str]
) -> None:
    for command in failing:
        (answers / command).touch()
    assert build_client(answers) == problem
    assert (answers / "called").read_text("utf-8").split() == called


def test_without_a_shell_a_client_must_be_there_already(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert build_client(tmp_path) == NO_NODE
    page = tmp_path / "src/splittable/server/client/index.html"
    page.parent.mkdir(parents=True)
    page.touch()
    assert build_client(tmp_path) is None


def test_the_script_answers_both_questions_of_the_hook() -> None:
    for command in ("is-built", "has-node"):
        run = subprocess.run(["sh", "scripts/web", command], cwd=ROOT, check=False)
        assert run.returncode in (0, 1), command


def test_an_installed_package_names_the_commit_it_was_built_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "src/splittable"
    package.mkdir(parents=True)
    write_commit(tmp_path)
    assert not (package / "commit.txt").exists()
    git = ["git", "-C", str(tmp_path), "-c", "user.name=Ida", "-c", "user.email=ida@example.org"]
    subprocess.run([*git, "init", "-q"], check=True)
    subprocess.run([*git, "commit", "-q", "--allow-empty", "-m", "begin"], check=True)
    write_commit(tmp_path)
    noted = (package / "commit.txt").read_text("utf-8").strip()
    monkeypatch.setattr(build_info, "PACKAGE", package)
    assert build_info.commit() == noted
    (tmp_path / ".git").rename(tmp_path / "no-git")
    assert build_info.commit() == noted
    assert build_info.version().endswith(f" ({noted})")
    (package / "commit.txt").unlink()
    assert build_info.commit() is None
