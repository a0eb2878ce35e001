"""Hours of play in a simulated world full of faults, from one seed: every promise is kept.

./test tests/world --simulated-hours 10000 -n auto
./test tests/world --simulated-seed 123            # repeats a world that failed
"""

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Final

import pytest

from tests.world.planted import PLANTED, Planted
from tests.world.promises import Broken
from tests.world.world import World

HOURS: Final = 25  # of each world
MOST_HOURS: Final = 500  # until a planted error must have been found
# So that hours are hours of play, and not of waiting: by hour of each world.
FEWEST_MOVES, FEWEST_FAULTS = 8, 3


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seed" in metafunc.fixturenames:
        hours: int = metafunc.config.getoption("--simulated-hours")
        first: int = metafunc.config.getoption("--simulated-seed")
        metafunc.parametrize("seed", range(first, first + -(-hours // HOURS)))


def test_every_promise_is_kept_whatever_goes_wrong(
    seed: int, record_property: Callable[[str, object], None]
) -> None:
    world = World(seed, HOURS)
    world.run()
    faults = sum(number for what, number in world.counts.items() if what.startswith("faults: "))
    record_property("moves", world.counts["moves"])
    record_property("faults", faults)
    assert world.counts["moves"] >= FEWEST_MOVES * HOURS
    assert faults >= FEWEST_FAULTS * HOURS
    assert world.counts["games ended"] > 0
    assert world.counts["faults: kills"] > 0
    assert world.counts["tables taken from the living"] > 0
    assert world.counts["commands repeated"] > 0


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.__name__)
def test_a_planted_error_is_found_and_found_again_by_its_seed(planted: Planted) -> None:
    with planted():
        seed, found = _first_broken()
        assert PLANTED[planted] in found
        assert f"world {seed}" in found
        assert _broken(seed) == found


def _first_broken() -> tuple[int, str]:
    for seed in range(MOST_HOURS // HOURS):
        found = _broken(seed)
        if found is not None:
            return seed, found
    raise AssertionError(f"nothing was found in {MOST_HOURS} hours")


def _broken(seed: int) -> str | None:
    try:
        World(seed, HOURS).run()
    except Broken as broken:
        return str(broken)
    return None


def test_the_same_seed_is_the_same_world_to_the_byte_and_another_seed_is_not() -> None:
    assert _story(seed=1) == _story(seed=1)
    assert _story(seed=1) != _story(seed=2)


def test_a_world_depends_on_no_hash_of_its_process() -> None:
    """Sets of texts have another order in each process, unless it is told otherwise."""
    program = "from tests.world.test_world import _story; print(_story(seed=1))"
    told = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONHASHSEED": "12345"},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert told.stdout.strip() == _story(seed=1)


def _story(seed: int) -> str:
    world = World(seed, hours=3)
    world.run()
    return world.story
