"""Parses the command line: all subcommands and the overview that `--help` prints."""

import argparse
from argparse import Namespace
from collections.abc import Sequence
from typing import Final, NoReturn

from splittable import __version__
from splittable.cli.arena import ARENA
from splittable.cli.arguments import GAME_LINES, Parser
from splittable.cli.backup import BACKUP
from splittable.cli.check import CHECK
from splittable.cli.deal import DEAL
from splittable.cli.play import PLAY
from splittable.cli.replay import REPLAY
from splittable.cli.review import REVIEW
from splittable.cli.rules import RULES
from splittable.cli.score import SCORE
from splittable.cli.serve import SERVE
from splittable.cli.simulate import SIMULATE
from splittable.cli.warm import WARM
from splittable.core.validation import join_limited, short_repr

SUBCOMMANDS: Final = (
    SERVE,
    BACKUP,
    CHECK,
    PLAY,
    SIMULATE,
    ARENA,
    REPLAY,
    REVIEW,
    SCORE,
    DEAL,
    RULES,
    WARM,
)

OVERVIEW: Final = f"""\
Splittable {__version__}: three split card games, in your browser or the terminal.

{GAME_LINES}

  splittable                           open the tables in your browser
  splittable --share                   also let phones on your network join
  splittable serve --host 0.0.0.0      run a table server for others
  splittable backup monday.db          copy the database of a running server
  splittable check                     check every table's log for damage
  splittable play                      choose a game and play it against bots
  splittable play split --seats 4      start a game of Split right away
  splittable simulate splito --games 1000 --out games.jsonl
  splittable arena split --bots rules-of-thumb,random    compare bots
  splittable replay game.json          narrate a recorded game
  splittable review game.json          show what each move lost, and the luck
  splittable score splito              keep score for a game on a real table
  splittable deal split --number 7     deal the same cards at two real tables
  splittable rules split-it            print the rules in short
  splittable warm                      compile the simulators ahead of use

Run splittable COMMAND --help for more about a command."""


def read_arguments(argv: Sequence[str]) -> Namespace | None:
    """The parsed arguments, with the subcommand's `run`; None if help or version was printed.

    Raises `Usage` if the command line is invalid."""
    parser, subparsers = _parsers()
    try:
        arguments, unknown = parser.parse_known_args(argv)
    except SystemExit:  # argparse has printed the help or the version
        return None
    if unknown:
        _reject(unknown[0], subparsers[arguments.command])
    return arguments


def _parsers() -> tuple[Parser, dict[str, Parser]]:
    """The top-level parser, and the subcommands' parsers by name."""
    parser = Parser(
        prog="splittable",
        description=OVERVIEW,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
        usage="splittable COMMAND …",
    )
    parser.add_argument("--version", action="version", version=f"splittable {__version__}")
    named = parser.add_subparsers(
        dest="command",
        metavar="COMMAND",
        required=True,
        prog="splittable",
        help=argparse.SUPPRESS,
    )
    subparsers: dict[str, Parser] = {}
    for each in SUBCOMMANDS:
        subparsers[each.name] = named.add_parser(
            each.name,
            description=each.help,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        each.add_arguments(subparsers[each.name])
        subparsers[each.name].set_defaults(run=each.run)
    return parser, subparsers


def _reject(word: str, parser: Parser) -> NoReturn:
    options = [each for action in parser._actions for each in action.option_strings[-1:]]
    kind = "argument" if word.startswith("-") else "extra word"
    allowed = join_limited([each for each in options if each != "--help"], most=20)
    parser.error(f"unknown {kind} {short_repr(word)}; allowed: {allowed}")
