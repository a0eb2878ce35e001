"""Without any package, rules, records and most commands work; the others say what to install."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from splittable import __version__
from splittable.cli.command_line import SUBCOMMANDS
from splittable.core.extras import MODULES
from tests.api.bare_python import bare_python
from tests.support.wheels import built_wheel, unpacked_sdist

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "tests/records").glob("*/*.json"))
THIRD_PARTY = sorted({module for modules in MODULES.values() for module in modules})

Run = Callable[..., "subprocess.CompletedProcess[str]"]

PLAY = """
import random, splittable
for name in splittable.available_games():
    game = splittable.game(name)
    options = game.read_options({"seats": 3})
    bots = [splittable.bot(game, each) for each in splittable.available_bots(game)]
    assert len(bots) == 3, "random, easy and rules of thumb"
    record = splittable.play_out(
        game, options, splittable.deal_by_number(game, options, 7), bots, random.Random(1)
    )
    print(splittable.write_record(record))
"""

MISSING = """
import sys
from importlib import import_module
for name in sys.argv[1:]:
    try:
        import_module(name)
    except ImportError as error:
        print(error)
"""

SEARCH = """
from random import Random
from splittable.bots import BOTS
from splittable.games import GAMES
for name, game in GAMES.items():
    options = game.read_options({"seats": 2})
    state = game.start(options, game.deal(options, Random(1)))
    seat = min(game.to_act(state))
    for level in ("medium", "hard", "expert"):
        try:
            BOTS[name][level](game.view(state, seat), game.legal(state, seat), Random(1), ())
        except ImportError as error:
            print(error)
"""

NARRATE = """
import sys
from splittable.cli import main
for path in sys.argv[1:]:
    assert main(["replay", path]) == main(["replay", path, "--at", "0", "--as", "1"]) == 0
"""

PLAY_AT_THE_PROMPT = """
from splittable.games import GAMES
from splittable.terminal.solo import SoloTable
from tests.terminal.typist import HintTypist, seated
for game in GAMES.values():
    typist = HintTypist()
    SoloTable(seated(game, game.read_options({"seats": 3})), typist.screen).play()
    print(typist.printed)
"""

SCORE = """
from splittable.games import GAMES
from splittable.terminal.boards import PADS
from splittable.terminal.screen import Screen, console_on
import json, sys
for name, pad in PADS.items():
    Screen(console_on(sys.stdout)).show(*pad.from_file(GAMES[name], {}, json.loads(pad.example)))
"""

WITHOUT_SIMULATORS = """
import sys
for name in ("numba", "numpy", "llvmlite", "openskill"):
    sys.modules[name] = None  # as if it were not installed
import splittable.server.server
"""


def command(*words: str | Path, typed: str = "") -> "subprocess.CompletedProcess[str]":
    return bare_python("-m", "splittable.cli", *words, typed=typed)


def test_these_tests_find_no_package() -> None:
    program = "import sys, importlib.util as it; print(*map(it.find_spec, sys.argv[1:]))"
    assert {*bare_python("-c", program, *THIRD_PARTY).stdout.split()} == {"None"}


def plays_and_verifies(python: Run, splittable: Run, folder: Path) -> None:
    """Play every game by the API, then replay and verify the records by the command."""
    played = python("-c", PLAY)
    assert (played.returncode, played.stderr) == (0, "")
    (folder / "games.jsonl").write_text(played.stdout, "utf-8")
    verified = splittable("replay", folder / "games.jsonl", "--verify")
    assert (verified.returncode, verified.stdout) == (0, "3 records verified\n"), verified.stderr
    narrated = splittable("replay", folder / "games.jsonl", "--record", "3")
    assert (narrated.returncode, narrated.stderr) == (0, "")
    assert narrated.stdout.splitlines()[1].startswith("── Split ─")
    false = json.loads(played.stdout.splitlines()[0])
    false["outcome"]["scores"][0] += 1
    (folder / "false.json").write_text(json.dumps(false), "utf-8")
    refused = splittable("replay", folder / "false.json", "--verify")
    assert refused.returncode == 2
    assert refused.stderr.startswith(f"splittable: {folder / 'false.json'}:1: outcome: ")
    assert refused.stderr.count("\n") == 1


def says_what_to_install(splittable: Run, name: str) -> None:
    extras = ",".join(SUBCOMMANDS[name])
    run = splittable(name)
    assert (run.returncode, run.stdout) == (2, "")
    line = f'splittable: {name} requires an extra: pip install "splittable[{extras}]"\n'
    assert run.stderr == line


def test_games_are_played_replayed_and_verified(tmp_path: Path) -> None:
    plays_and_verifies(bare_python, command, tmp_path)


@pytest.mark.parametrize("name", [name for name, extras in SUBCOMMANDS.items() if extras])
def test_a_subcommand_that_requires_extras_says_so_in_one_line(name: str) -> None:
    says_what_to_install(command, name)


@pytest.mark.parametrize("name", [name for name, extras in SUBCOMMANDS.items() if not extras])
def test_every_other_subcommand_explains_itself(name: str) -> None:
    run = command(name, "--help")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("usage: ")


def test_without_a_server_the_bare_command_says_so_in_one_line() -> None:
    for words in ((), ("--share",)):
        run = command(*words)
        assert (run.returncode, run.stdout) == (2, "")
        line = 'splittable: a table server requires an extra: pip install "splittable[server]"\n'
        assert run.stderr == line


def test_help_version_rules_and_deals_need_nothing() -> None:
    assert "splittable play" in command("--help").stdout
    assert command("--version").stdout.startswith(f"splittable {__version__}")
    assert command("rules", "splito").stdout.startswith("Splito\nGoal: ")
    assert command("deal", "split", "--number", "7").stdout.startswith("Split, 3 seats, deal 7\n")


def test_searching_bots_say_what_to_install() -> None:
    run = bare_python("-c", SEARCH)
    line = 'a searching bot requires an extra: pip install "splittable[sim]"'
    assert (run.returncode, run.stdout.splitlines()) == (0, [line] * 9), run.stderr
    for bot in ("medium", "hard", "expert"):
        run = command("play", "split", "--bots", bot)
        assert (run.returncode, run.stdout) == (2, "")
        line = f'splittable: --bots {bot} requires an extra: pip install "splittable[sim]"\n'
        assert run.stderr == line


def test_simulating_says_what_to_install() -> None:
    run = bare_python("-c", "import splittable; splittable.simulate('split')")
    line = 'splittable.sim requires an extra: pip install "splittable[sim]"'
    assert run.stderr.splitlines()[-1] == f"splittable.core.errors.MissingPackage: {line}"


def test_every_package_that_requires_an_extra_says_so_when_it_is_imported() -> None:
    wanted = {
        "splittable.sim": ("splittable.sim", "sim"),
        "splittable.review.game_review": ("a review", "sim"),
        "splittable.server.server": ("splittable.server", "server"),
        "splittable.gym": ("splittable.gym", "gym"),
        "splittable.adapters.gymnasium": ("splittable.gym", "gym"),
        "splittable.adapters.pettingzoo": ("splittable.adapters.pettingzoo", "pettingzoo"),
        "splittable.adapters.parquet": ("splittable.adapters.parquet", "parquet"),
        "splittable.adapters.openspiel": ("splittable.adapters.openspiel", "openspiel"),
    }
    run = bare_python("-c", MISSING, *wanted)
    assert run.stdout.splitlines() == [
        f'{part} requires an extra: pip install "splittable[{extra}]"'
        for part, extra in wanted.values()
    ], run.stderr


def test_a_server_needs_no_simulator() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT_SIMULATORS], check=True, timeout=60)


@pytest.mark.parametrize("program", [NARRATE, PLAY_AT_THE_PROMPT, SCORE])
def test_without_rich_the_terminal_shows_the_same_text(program: str) -> None:
    plain = bare_python("-c", program, *RECORDS)
    rich = bare_python("-c", f"import site; site.main(); import rich\n{program}", *RECORDS)
    assert (plain.returncode, plain.stderr) == (0, "")
    assert (rich.returncode, rich.stderr) == (0, "")
    assert plain.stdout == rich.stdout
    assert plain.stdout.count("\n") > 10


@pytest.mark.all_tier
def test_the_wheel_alone_plays_and_says_what_to_install(tmp_path: Path) -> None:
    python = installed_wheel(tmp_path)

    def run(*words: str | Path) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)

    def bare(*words: str | Path) -> "subprocess.CompletedProcess[str]":
        return run(python, *words)

    def splittable(*words: str | Path) -> "subprocess.CompletedProcess[str]":
        return run(python.with_name("splittable"), *words)

    assert splittable("--version").stdout.startswith(f"splittable {__version__}")
    plays_and_verifies(bare, splittable, tmp_path)
    for name, extras in SUBCOMMANDS.items():
        if extras:
            says_what_to_install(splittable, name)


@pytest.mark.all_tier
def test_a_wheel_from_the_sdist_has_the_same_files_without_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wheel = zipfile.ZipFile(built_wheel(tmp_path / "checkout")).namelist()
    assert "splittable/server/client/index.html" in wheel
    source = unpacked_sdist(tmp_path / "sdist")
    (tmp_path / "npm").write_text("#!/bin/sh\nexit 1\n", "utf-8")  # the only Node there is
    shutil.copy(tmp_path / "npm", tmp_path / "node")
    for program in ("npm", "node"):
        (tmp_path / program).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    assert sorted(zipfile.ZipFile(built_wheel(tmp_path / "wheel", source)).namelist()) == sorted(
        wheel
    )


def installed_wheel(folder: Path) -> Path:
    """Build the wheel and install it in a new environment, without an index. Returns its Python."""
    wheel = built_wheel(folder)
    subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
    python = folder / "venv/bin/python"
    pip = [str(python), "-m", "pip", "-q", "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--no-index", str(wheel)], check=True)
    return python
