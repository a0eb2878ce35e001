"""The whole command line: every subcommand, the overview of them, and which one was asked for."""

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
Splittable {__version__}: three split card games, at a table or in the terminal.

{GAME_LINES}

  splittable                           open the tables in your browser
  splittable --share                   the same, also for phones in your network
  splittable serve --host 0.0.0.0      open them for others
  splittable backup monday.db          copy the tables while they are played at
  splittable check                     read every table's log for damage
  splittable play                      choose a game and play it against bots
  splittable play split --seats 4      play at once
  splittable simulate splito --games 1000 --out games.jsonl
  splittable arena split --bots rules-of-thumb,random    who is stronger
  splittable replay game.json          a game told again, and its score
  splittable review game.json          what each move lost, and what was luck
  splittable score splito              keep score for a game on a real table
  splittable deal split --number 7     the same cards for two real tables
  splittable rules split-it            the rules in short
  splittable warm                      compile the simulators for research

Each has its own --help."""


def read_arguments(argv: Sequence[str]) -> Namespace | None:
    """What was asked, with `run` to do it; None for help or the version, which are told here."""
    parser, below = _parsers()
    try:
        arguments, unknown = parser.parse_known_args(argv)
    except SystemExit:  # argparse has printed the help or the version
        return None
    if unknown:
        _refuse(unknown[0], below[arguments.command])
    return arguments


def _parsers() -> tuple[Parser, dict[str, Parser]]:
    """The one for the whole line, and by name those of the subcommands."""
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
    below: dict[str, Parser] = {}
    for each in SUBCOMMANDS:
        below[each.name] = named.add_parser(
            each.name,
            description=each.help,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        each.add_arguments(below[each.name])
        below[each.name].set_defaults(run=each.run)
    return parser, below


def _refuse(word: str, parser: Parser) -> NoReturn:
    options = [each for action in parser._actions for each in action.option_strings[-1:]]
    kind = "argument" if word.startswith("-") else "extra word"
    allowed = join_limited([each for each in options if each != "--help"], most=20)
    parser.error(f"unknown {kind} {short_repr(word)}; allowed: {allowed}")
