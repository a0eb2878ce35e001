"""No kernel reads or writes out of bounds: whole games with bounds checks."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from splittable.games import GAMES
from tests.support.variants import variants_of


@pytest.mark.all_tier
@pytest.mark.timeout(360)
@pytest.mark.parametrize("game", list(GAMES))
def test_no_index_is_out_of_bounds_and_one_would_be_noticed(game: str, tmp_path: Path) -> None:
    """In a process of its own: the compiler reads its settings once."""
    settings = {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1", "NUMBA_CACHE_DIR": str(tmp_path)}
    run = subprocess.run(
        [sys.executable, "-m", "tests.sim.exercise", game],
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, **settings},
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.split() == ["played"] * len(variants_of(game)) + ["noticed"]
