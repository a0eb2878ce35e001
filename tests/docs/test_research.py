"""The research guide: its examples run as written."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import splittable
from splittable.bots.learnt import Learnt

ROOT = Path(__file__).parents[2]


def run_example(name: str, *words: str) -> str:
    run = subprocess.run(
        [sys.executable, str(ROOT / "examples/research" / name), *words],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    return run.stdout


@pytest.mark.all_tier
def test_the_guide_runs_as_it_is_written() -> None:
    result = doctest.testfile(str(ROOT / "docs/research.md"), module_relative=False)
    assert result.attempted > 20
    assert result.failed == 0


@pytest.mark.all_tier
def test_the_tournament_tells_who_wins_from_which_seat() -> None:
    told = run_example("tournament.py", "--games", "20000", "--threads", "2")
    shares = re.findall(r"won by seat: \[(.*)\]", told)
    assert len(shares) == 3
    for line in shares:
        assert sum(map(float, line.split())) == pytest.approx(1, abs=1e-3)


def test_the_pettingzoo_loop_shares_out_what_is_won() -> None:
    told = run_example("pettingzoo_loop.py", "--episodes", "4")
    means = [float(mean) for mean in re.findall(r"mean reward (\S+)", told)]
    assert len(means) == 5
    assert sum(means) == pytest.approx(0, abs=0.01)
    assert "wins with" in told


@pytest.mark.all_tier
def test_the_learner_beats_random_at_cooperative_split() -> None:
    told = run_example("learner.py", "--steps", "600")
    found = {
        name: (float(mean), float(won))
        for name, mean, won in re.findall(r"(random|learnt): mean reward (\S+), won (\S+)%", told)
    }
    assert found["learnt"][0] > found["random"][0] + 0.3
    assert found["learnt"][1] > found["random"][1] + 10


TINY = ("--iterations", "8", "--tables", "64", "--hidden", "32")


@pytest.mark.all_tier
def test_the_baseline_is_trained_beyond_chance_and_the_same_again(tmp_path: Path) -> None:
    trained, again, untrained = (tmp_path / f"{name}.npz" for name in "abc")
    fast = ("--rate", "0.005")
    learnt = rewards(run_example("train_baseline.py", *TINY, *fast, "--out", str(trained)))
    idle = rewards(run_example("train_baseline.py", *TINY, "--rate", "0", "--out", str(untrained)))
    assert learnt[0] == idle[0]
    assert learnt[-1] > 0.5 > 0.2 > max(map(abs, idle))
    run_example("train_baseline.py", *TINY, *fast, "--out", str(again))
    assert again.read_bytes() == trained.read_bytes() != untrained.read_bytes()
    split_it = splittable.game("split-it")
    assert Learnt(trained).plays(split_it.read_options({"seats": 2}))


def rewards(told: str) -> list[float]:
    """Against random play, from before the first iteration to after the last."""
    found = [float(reward) for reward in re.findall(r"reward (\S+) against random", told)]
    assert len(found) == 3
    return found
