"""Generates docs/cli.md, the reference of the command line, from the argument parsers."""

import argparse
import sys
from collections.abc import Iterator
from typing import Final

from splittable.cli.arguments import Parser
from splittable.cli.command_line import OVERVIEW, SUBCOMMANDS, subcommand
from tools.generator import Generator, main

_BEFORE: Final = """\
<!-- Made by scripts/generated from the argument parsers; do not edit. -->

# The command line

`splittable COMMAND --help` prints what is written here. A command that requires an
[extra](api.md#extras) says so in one line if it isn't installed.
"""


def current() -> str:
    parts = [_BEFORE, f"```text\n{OVERVIEW}\n```\n"]
    for name in SUBCOMMANDS:
        parts += _section(name)
    return "\n".join(parts)


def _section(name: str) -> Iterator[str]:
    command, parser = subcommand(name), Parser()
    command.add_arguments(parser)
    yield f"## splittable {name}\n"
    extras = " and ".join(f"`{each}`" for each in SUBCOMMANDS[name])
    if extras:
        yield f"Requires {extras}.\n"
    yield f"```text\n{command.help.strip()}\n```\n"
    rows = [_row(action) for action in parser._actions if action.dest != "help"]
    if rows:
        yield "| argument | meaning |\n|---|---|\n" + "\n".join(rows) + "\n"


def _row(action: argparse.Action) -> str:
    value = "" if action.nargs == 0 else str(action.metavar or action.dest.upper())
    names = [f"`{name} {value}`".replace(" `", "`") for name in action.option_strings]
    meaning = (action.help or "").replace("|", "\\|").replace("%%", "%")
    return f"| {', '.join(names) or f'`{value}`'} | {meaning} |"


GENERATOR: Final = Generator("scripts/generated", {"docs/cli.md": current})

if __name__ == "__main__":
    sys.exit(main(GENERATOR))
