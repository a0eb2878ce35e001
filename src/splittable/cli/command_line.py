"""Parses the command line: all subcommands and the overview that `--help` prints.

Only the module of the given subcommand is imported: the others may require extras, and take time.
"""

import argparse
from argparse import Namespace
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Final, NoReturn

from splittable import __version__
from splittable.cli.arguments import GAME_LINES, Parser, Subcommand
from splittable.core.extras import require_extras
from splittable.core.validation import join_limited, short_repr

# The extras that each subcommand requires. `splittable.cli.NAME` defines it, unless `MODULES` names
# another module.
SUBCOMMANDS: Final[Mapping[str, tuple[str, ...]]] = {
    "serve": ("server",),
    "backup": ("server",),
    "check": ("server",),
    "salvage": ("server",),
    "tables": ("server",),
    "people": ("server",),
    "reports": ("server",),
    "announce": ("server",),
    "maintenance": ("server",),
    "acts": ("server",),
    "play": (),
    "simulate": ("cli",),
    "arena": ("arena", "cli"),
    "league": ("arena", "cli"),
    "replay": (),
    "review": ("cli", "sim"),
    "score": (),
    "deal": (),
    "rules": (),
    "warm": ("sim",),
    "bot": ("client",),
}

MODULES: Final = dict.fromkeys(
    ("tables", "people", "reports", "announce", "maintenance", "acts"), "administration"
)

OVERVIEW: Final = f"""\
Splittable {__version__}: three split card games, in your browser or the terminal.

{GAME_LINES}

  splittable                           open the tables in your browser
  splittable --share                   also let phones on your network join
  splittable serve --host 0.0.0.0      run a table server for others
  splittable backup monday.db          copy the database of a running server
  splittable check                     check every table's log for damage
  splittable salvage old.db new.db     save what is left of a damaged database
  splittable tables list --unused 30   find tables; show, hide, delete them
  splittable people ban --addresses 203.0.113.0/24      keep people out
  splittable reports list              read what players report
  splittable announce "Back at 9 pm"   tell everybody on the server
  splittable maintenance on            let games end and begin no new ones
  splittable acts                      what operators have done
  splittable play                      choose a game and play it against bots
  splittable play split --seats 4      start a game of Split right away
  splittable simulate splito --games 1000 --out games.jsonl
  splittable arena split --bots rules-of-thumb,random    compare bots
  splittable league my-league          play on in a standing league of bots
  splittable bot run my_bot.py --table LINK    seat a bot of yours at a table
  splittable replay game.json          narrate a recorded game
  splittable review game.json          show what each move lost, and the luck
  splittable score splito              keep score for a game on a real table
  splittable deal split --number 7     deal the same cards at two real tables
  splittable rules split-it            print the rules in short
  splittable --list                    list games and bots, with their packages
  splittable warm                      compile the simulators ahead of use

Run splittable COMMAND --help for more about a command."""


def read_arguments(argv: Sequence[str]) -> Namespace | None:
    """The parsed arguments, with the subcommand's `run`; None if help was printed.

    Raises `Usage` if the command line is invalid, and MissingPackage if the subcommand requires an
    extra that is not installed."""
    parser, subparsers = _parsers()
    if argv[0] in SUBCOMMANDS:
        _fill(subparsers[argv[0]], subcommand(argv[0]))
    try:
        arguments, unknown = parser.parse_known_args(argv)
    except SystemExit:  # argparse has printed the help
        return None
    if argv[0] != arguments.command:
        commands = join_limited(SUBCOMMANDS)
        parser.error(f"expected a command first, found {short_repr(argv[0])}; allowed: {commands}")
    if unknown:
        _reject(unknown[0], subparsers[arguments.command])
    return arguments


def subcommand(name: str) -> Subcommand:
    """The subcommand of this name; raises MissingPackage if it requires an extra."""
    require_extras(name, *SUBCOMMANDS[name])
    module = import_module(f"splittable.cli.{MODULES.get(name, name)}")
    found: Subcommand = getattr(module, name.upper())
    return found


def _fill(parser: Parser, chosen: Subcommand) -> None:
    parser.description = chosen.help
    parser.set_defaults(run=chosen.run)
    chosen.add_arguments(parser)


def _parsers() -> tuple[Parser, dict[str, Parser]]:
    """The top-level parser, and the subcommands' parsers by name, still without arguments."""
    parser = Parser(
        prog="splittable",
        description=OVERVIEW,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
        usage="splittable COMMAND …",
    )
    named = parser.add_subparsers(
        dest="command",
        metavar="COMMAND",
        required=True,
        prog="splittable",
        help=argparse.SUPPRESS,
    )
    subparsers: dict[str, Parser] = {
        name: named.add_parser(
            name, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
        )
        for name in SUBCOMMANDS
    }
    return parser, subparsers


def _reject(word: str, parser: Parser) -> NoReturn:
    options = [each for action in parser._actions for each in action.option_strings[-1:]]
    kind = "argument" if word.startswith("-") else "extra word"
    allowed = join_limited([each for each in options if each != "--help"], most=20)
    parser.error(f"unknown {kind} {short_repr(word)}; allowed: {allowed}")
