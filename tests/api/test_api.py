"""The public API: documented, typed, quick to import, and the same whichever way it is reached."""

import doctest
import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import assert_type

import pytest

import splittable
from splittable import api
from tests.api.bare_python import bare_python

ALIASES = {
    "__version__",
    "AnyBot",
    "AnyGame",
    "Bot",
    "Seat",
}  # no docstring
WHAT_IS_LOADED = """
import sys
before = set(sys.modules)
import splittable
{more}
print(*sorted(set(sys.modules) - before))
"""


def test_every_name_exists_and_is_listed_once() -> None:
    assert sorted(splittable.__all__) == sorted(set(api.__all__))
    assert {*splittable.__all__} <= {*dir(splittable)}
    for name in splittable.__all__:
        assert getattr(splittable, name) is not None


@pytest.mark.parametrize("name", ["", *splittable.__all__])
def test_every_example_in_a_docstring_runs(name: str) -> None:
    documented = getattr(splittable, name) if name else splittable
    for test in doctest.DocTestFinder(recurse=False).find(documented, name or "splittable", False):
        test.globs = {}
        assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize("name", api.__all__)
def test_every_function_and_class_says_what_it_is(name: str) -> None:
    if name not in ALIASES:
        text = getattr(splittable, name).__doc__
        assert text
        assert ">>> " in text or name[0].isupper()  # docs/api.md has examples of classes


def test_type_checkers_know_the_types() -> None:
    assert_type(splittable.available_games(), tuple[str, ...])
    assert_type(splittable.game("split"), splittable.AnyGame)
    assert_type(splittable.__version__, str)


def test_importing_the_package_loads_nothing_else() -> None:
    assert bare_python("-c", WHAT_IS_LOADED.format(more="")).stdout.split() == ["splittable"]


def test_the_whole_api_loads_only_the_standard_library_and_no_event_loop() -> None:
    """Even where every extra is installed."""
    program = WHAT_IS_LOADED.format(more="from splittable import *")
    loaded = subprocess.check_output([sys.executable, "-c", program], text=True).split()
    assert "splittable.games.split" in loaded
    roots = {name.partition(".")[0] for name in loaded}
    assert roots <= {*sys.stdlib_module_names, "splittable"}
    assert roots.isdisjoint({"asyncio", "socket", "multiprocessing"})


def test_a_name_that_is_not_there_is_an_ordinary_error() -> None:
    with pytest.raises(AttributeError, match=r"^module 'splittable' has no attribute 'gmae'$"):
        splittable.gmae  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize("call", [splittable.game, splittable.available_bots, splittable.simulate])
def test_an_unknown_game_is_named_with_those_that_exist(call: Callable[[str], object]) -> None:
    with pytest.raises(splittable.Invalid, match=r"^game: .*split-it, splito, split") as told:
        call("chess")
    assert "'chess'" in str(told.value)


def test_an_unknown_bot_is_named_with_those_that_exist() -> None:
    with pytest.raises(splittable.Invalid) as told:
        splittable.bot("split", "deep-blue")
    assert str(told.value) == (
        "bot: 'deep-blue' is not a bot for split; "
        "allowed: random, easy, medium, hard, expert, rules-of-thumb, learnt"
    )


def test_bots_are_found_by_a_game_or_by_its_name() -> None:
    for name in splittable.available_games():
        game = splittable.game(name)
        assert splittable.available_bots(game) == splittable.available_bots(name)
        assert splittable.bot(game, "easy") is splittable.bot(name, "easy")


def test_a_bot_that_requires_an_extra_is_not_offered_without_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(api, "is_available", lambda _game, name: name != "hard")
    assert "hard" not in splittable.available_bots("split")
    line = r'^the bot hard requires an extra: pip install "splittable\[sim\]"$'
    with pytest.raises(splittable.MissingPackage, match=line):
        splittable.bot("split", "hard")


@pytest.mark.parametrize("name", splittable.available_games())
def test_a_game_goes_round_from_the_deal_to_a_verified_record(name: str) -> None:
    game = splittable.game(name)
    options = game.read_options({"seats": 3})
    deal = splittable.deal_by_number(game, options, 12)
    bots = [splittable.bot(game, "rules-of-thumb")] * 3
    record = splittable.play_out(game, options, deal, bots, Random(1))
    again = splittable.read_record(splittable.write_record(record))
    assert again == record
    last = list(splittable.replay(again))[-1]
    assert splittable.verify(again) == game.outcome(last.state)
