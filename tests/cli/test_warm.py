"""`splittable warm`: compiles the simulators, or says in one line which package is missing."""

import re
import sys

import pytest

from splittable.games import GAMES
from tests.cli.running import Command


@pytest.mark.all_tier
def test_every_game_is_ready_when_it_says_so(splittable: Command) -> None:
    run = splittable("warm")
    assert (run.code, run.err) == (0, "")
    found = re.findall(r"^(\S+): ready after [\d.]+ s$", run.out, flags=re.MULTILINE)
    assert found == list(GAMES)


def test_one_game_can_be_warmed_alone(splittable: Command) -> None:
    run = splittable("warm", "split-it")
    assert run.code == 0
    assert run.out.startswith("split-it: ready")
    assert run.out.count("\n") == 1


def test_a_game_that_does_not_exist_is_named(splittable: Command) -> None:
    run = splittable("warm", "chess")
    assert (run.code, run.out) == (2, "")
    assert run.err == (
        "splittable: warm: GAME: 'chess' is not a game; allowed: split-it, splito, split\n"
    )


def test_without_the_compiler_one_line_says_what_to_install(
    splittable: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    run = splittable("warm")
    assert (run.code, run.out) == (2, "")
    assert run.err == 'splittable: warm requires an extra: pip install "splittable[sim]"\n'
