"""With any single extra, every command works or says in one line what to install."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from splittable.cli.command_line import SUBCOMMANDS
from splittable.core.extras import MODULES
from tests.support.tiers import later

ROOT: Final = Path(__file__).parents[2]
RECORD: Final = next(iter(sorted((ROOT / "tests/records/split").glob("*.json"))))
NOWHERE: Final = "sqlite:////nowhere/tables.db"
COMMANDS: Final = (
    "serve --port 0 --database postgresql://ada@127.0.0.1:1/tables",
    f"backup copy.db --database {NOWHERE}",
    f"check {NOWHERE}",
    "salvage /nowhere/tables.db saved.db",
    f"tables list --database {NOWHERE}",
    f"people bans --database {NOWHERE}",
    f"reports list --database {NOWHERE}",
    f"announce Hello --database {NOWHERE}",
    f"maintenance on --database {NOWHERE}",
    f"acts --database {NOWHERE}",
    "bot run my_bot.py --table http://127.0.0.1:1/t/abc",
    "play split",
    "play split --bots hard",
    "simulate split --games 2",
    "simulate split --games 2 --bots hard",
    "simulate split --games 2 --ray 127.0.0.1:1",
    "arena split --games 2 --bots random,rules-of-thumb",
    "arena split --games 2 --bots random,hard",
    "league nowhere",
    f"replay {RECORD}",
    f"replay {RECORD} --svg -",
    f"review {RECORD}",
    "score split",
    "deal split --number 7",
    "rules split",
    "warm",
    "--list",
)
COMPILES: Final = {"play split --bots hard", "warm"}  # if the extra is `sim`; other tests do so

# Hides modules as if they weren't installed, then runs the commands.
RUN: Final = """
import io, json, sys
from contextlib import redirect_stderr, redirect_stdout
from importlib.machinery import PathFinder

hidden, commands = map(json.loads, sys.argv[1:])

class Finder(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name.split(".")[0] in hidden else super().find_spec(name, path, target)

sys.meta_path[sys.meta_path.index(PathFinder)] = Finder
from splittable.cli import main

for command in commands:
    said = io.StringIO()
    with redirect_stderr(said), redirect_stdout(io.StringIO()):
        code = main(command.split())
    print(json.dumps([command, code, said.getvalue()]))
"""


def test_the_commands_tried_are_all_there_are() -> None:
    assert {*SUBCOMMANDS} <= {command.split()[0] for command in COMMANDS}


@pytest.mark.parametrize("extra", ["cli", "gym", *later(*sorted({*MODULES} - {"cli", "gym"}))])
def test_every_command_works_or_says_what_to_install(extra: str) -> None:
    hidden = {module for modules in MODULES.values() for module in modules} - {*MODULES[extra]}
    commands = [each for each in COMMANDS if extra != "sim" or each not in COMPILES]
    run = subprocess.run(
        [sys.executable, "-c", RUN, json.dumps(sorted(hidden)), json.dumps(commands)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    told = {
        command: (code, said) for command, code, said in map(json.loads, run.stdout.splitlines())
    }
    assert [*told] == commands
    for command, (code, said) in told.items():
        required = SUBCOMMANDS.get(command.split()[0], ())
        if not {module for each in required for module in MODULES[each]} <= {*MODULES[extra]}:
            assert code == 2, command
            assert "requires an extra: pip install" in said, (command, said)
        if code:
            assert said.startswith("splittable: "), (command, said)
            assert said.count("\n") == 1, (command, said)
