"""The words of the command line: what may be typed, and help that teaches it."""

import argparse
import re
import sys
from argparse import ArgumentTypeError, Namespace
from collections.abc import Sequence
from textwrap import fill
from typing import NoReturn

from splittable import __version__
from splittable.cli.playing import run_play
from splittable.cli.replaying import run_replay
from splittable.cli.scoring import run_score
from splittable.cli.serving import SETTINGS, run_backup, run_serve
from splittable.cli.simulating import run_simulate
from splittable.cli.tables import MOST_SEED
from splittable.cli.warming import run_warm
from splittable.core.options import written
from splittable.core.reading import listed, shown
from splittable.games import GAMES
from splittable.server.settings import ServerSettings
from splittable.terminal.boards import BOARDS
from splittable.terminal.scorepad import PADS


def _hanging(label: str, text: str) -> str:
    return fill(f"  {label:<9} {text}", width=78, subsequent_indent=" " * 12)


GAME_LINES = "\n".join(
    _hanging(name, f"{game.title}: {BOARDS[name].sentence}") for name, game in GAMES.items()
)
OPTION_LINES = "\n".join(
    _hanging(name, f"{option.name}={'|'.join(written(option.values))}: {option.meaning}")
    for name, game in GAMES.items()
    for option in game.options
    if option.name != "seats"
)
BOT_LINE = "Bots: rules-of-thumb plays sensibly, random plays anything that is legal."

OVERVIEW = f"""\
Splittable {__version__}: three split card games, at a table or in the terminal.

{GAME_LINES}

  splittable                           open the tables in your browser
  splittable serve --host 0.0.0.0      open them for others
  splittable play                      choose a game and play it against bots
  splittable play split --seats 4      play at once
  splittable simulate splito --games 1000 --out games.jsonl
  splittable replay game.json          a game told again, and its score
  splittable score splito              keep score for a game on a real table
  splittable rules split-it            the rules in short
  splittable warm                      compile the simulators for research

Each has its own --help."""


class Usage(Exception):
    """A command line that cannot be followed: one line on what, where and what is allowed."""


class Parser(argparse.ArgumentParser):
    """Raises one clear line instead of printing the usage and leaving."""

    def error(self, message: str) -> NoReturn:
        message = message.removeprefix("argument ")
        command = self.prog.removeprefix("splittable").strip()
        raise Usage(f"{command}: {message}" if command else message)


def read_arguments(argv: Sequence[str]) -> Namespace | None:
    """None where the question was for help or the version, which is answered here."""
    parser, commands = _parser()
    try:
        arguments, unknown = parser.parse_known_args(argv)
    except SystemExit:  # argparse has printed the help or the version
        return None
    if unknown:
        command = commands[arguments.command]
        options = [word for action in command._actions for word in action.option_strings[-1:]]
        kind = "argument" if unknown[0].startswith("-") else "extra word"
        allowed = listed([word for word in options if word != "--help"], most=20)
        command.error(f"unknown {kind} {shown(unknown[0])}; allowed: {allowed}")
    return arguments


def _parser() -> tuple[Parser, dict[str, Parser]]:
    parser = Parser(
        prog="splittable",
        description=OVERVIEW,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
        usage="splittable COMMAND …",
    )
    parser.add_argument("--version", action="version", version=f"splittable {__version__}")
    commands = parser.add_subparsers(
        dest="command",
        metavar="COMMAND",
        required=True,
        prog="splittable",
        help=argparse.SUPPRESS,
    )
    made: dict[str, Parser] = {}

    def command(name: str, description: str) -> Parser:
        made[name] = commands.add_parser(
            name,
            description=description,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        return made[name]

    _add_serve(command("serve", _SERVE))
    _add_backup(command("backup", _BACKUP))
    _add_play(command("play", _PLAY))
    _add_simulate(command("simulate", _SIMULATE))
    _add_replay(command("replay", _REPLAY))
    _add_score(command("score", _SCORE))
    _add_rules(command("rules", _RULES))
    _add_warm(command("warm", _WARM))
    return parser, made


_SERVE = """\
Serve tables for people, bots and spectators. Ctrl-C or SIGTERM stops it: what
was acknowledged is stored, and clients come back by themselves.

  splittable serve
  splittable serve --host 0.0.0.0 --port 80
  splittable serve --database postgresql://splittable@localhost/splittable

Each setting can also stand in the environment, --bot-pause as
SPLITTABLE_BOT_PAUSE. Without --database the tables are kept in a SQLite file in
the platform's usual directory for data."""

_BACKUP = """\
Copy the tables of a SQLite database as they are at one moment, also while a
server runs on it. Nothing is overwritten. For PostgreSQL use pg_dump.

  splittable backup tables-monday.db
  splittable backup copy.db --database sqlite:////srv/splittable/tables.db"""

_PLAY = f"""\
Play one game against bots; you sit in seat 0. Without GAME a menu asks.

{GAME_LINES}

  splittable play
  splittable play split-it --seats 4 --bots random
  splittable play split --option mode=cooperative --seats 3
  splittable play splito --out game.json      keeps the record, finished or not

While playing type ? for help, hint, rules, log or quit.
{BOT_LINE}

Options, the default first:
{OPTION_LINES}"""

_SIMULATE = f"""\
Let bots play many games and count who wins. The same seed gives the same bytes.

  splittable simulate split-it --seats 4 --games 1000 --seed 7 --out games.jsonl
  splittable simulate splito --seats 3 --bots rules-of-thumb,random,random
  splittable simulate split --option mode=cooperative --games 500 --out - | head

One bot's name serves every seat; else give one for each, with commas.
{BOT_LINE}

Options, the default first:
{OPTION_LINES}"""

_REPLAY = """\
Tell a recorded game again, show one moment of it, or verify a whole file.

  splittable replay game.json                 the game as sentences
  splittable replay game.json --at 12         the table after 12 moves
  splittable replay game.json --at 12 --as 0  as seat 0 saw it
  splittable replay games.jsonl               a list with numbers
  splittable replay games.jsonl --record 5
  splittable replay games.jsonl --verify      checks every record by the rules

FILE holds one record (.json) or one on each line (.jsonl); - is stdin."""

_SCORE = "\n".join(
    [
        "The score pad for a game on a real table: asks for the cards, or reads FILE.",
        "",
        "  splittable score splito",
        "  splittable score split-it table.json",
        "",
        "A FILE looks like this:",
        *(f"  {name}:\n   {pad.example}" for name, pad in PADS.items()),
        "",
        "Split it!: 8x3 is a column of three 8s, jokers included.",
        "Splito: y3 is a yellow 3 (y o p b g, k is black), Objectives go by their ids.",
        "The first zone lies between the first two players, the last between the last and",
        "the first; two players have four: left and right of the one, then of the other.",
        "Split: the cards left in each hand.",
    ]
)

_WARM = """\
Compile the simulators of splittable.sim and keep them on disk: the first start
of each takes seconds, every later one less than a second. Nothing has to be
warmed; whatever is not is compiled when it is first used.

  splittable warm
  splittable warm splito"""

_RULES = "The rules of a game in short. The full rules are in docs/rules of the project."


def _add_serve(parser: Parser) -> None:
    defaults = ServerSettings()
    for each in SETTINGS:
        default = getattr(defaults, each.name)
        told = f" (default: {default})" if default or default == 0 else ""
        parser.add_argument(
            each.flag, metavar=each.metavar, dest=each.name, help=f"{each.help}{told}"
        )
    parser.set_defaults(run=run_serve)


def _add_backup(parser: Parser) -> None:
    parser.add_argument("target", metavar="FILE", help="the copy; must not exist yet")
    parser.add_argument("--database", metavar="URL", help="as for serve")
    parser.set_defaults(run=run_backup)


def _add_play(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", type=_game, help="which game")
    _add_table(parser)
    parser.add_argument("--name", default="Player", help="your name (default: Player)")
    parser.add_argument("--out", metavar="FILE", help="write the record there, finished or not")
    parser.add_argument("--no-colour", "--no-color", action="store_true", help="plain text")
    parser.set_defaults(run=run_play)


def _add_simulate(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", type=_game, help="which game")
    _add_table(parser)
    parser.add_argument(
        "--games", metavar="K", type=_games, default=100, help="how many (default: 100)"
    )
    parser.add_argument("--out", metavar="FILE", help="write the records there; - is stdout")
    parser.set_defaults(run=run_simulate)


def _add_table(parser: Parser) -> None:
    parser.add_argument("--seats", metavar="N", type=_whole, help="how many play (default: 3)")
    parser.add_argument(
        "--bots", metavar="NAME[,NAME…]", default="rules-of-thumb", help="who plays the seats"
    )
    _add_options(parser)
    parser.add_argument(
        "--seed", metavar="S", type=_seed, help="a whole number that decides the deal and the bots"
    )


def _add_options(parser: Parser) -> None:
    parser.add_argument(
        "--option", metavar="K=V", action="append", default=[], help="an option of the game"
    )
    parser.add_argument(
        "--objectives", metavar="FILE", help="splito: play with this Objective deck"
    )


def _add_replay(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="records; - is standard input")
    parser.add_argument("--verify", action="store_true", help="check every record by the rules")
    parser.add_argument("--at", metavar="MOVE", type=_whole, help="the table after so many moves")
    parser.add_argument(
        "--as", metavar="SEAT", type=_whole, dest="seat", help="as this seat saw it"
    )
    parser.add_argument("--record", metavar="N", type=_record, help="the N-th record, 1 first")
    parser.add_argument(
        "--objectives", metavar="FILE", help="splito: the Objective deck played with"
    )
    parser.set_defaults(run=run_replay)


def _add_score(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", type=_game, help="which game")
    parser.add_argument("file", metavar="FILE", nargs="?", help="the cards; - is standard input")
    _add_options(parser)
    parser.set_defaults(run=run_score)


def _add_rules(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", type=_game, help="which game")
    parser.set_defaults(run=_print_rules)


def _add_warm(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", type=_game, help="only this one")
    parser.set_defaults(run=run_warm)


def _print_rules(arguments: Namespace) -> int:
    game = GAMES[arguments.game]
    sys.stdout.write(f"{game.title}\n{BOARDS[game.name].rules}\n")
    return 0


# The kinds of words


def _game(text: str) -> str:
    name = re.sub(r"[ _-]+", "-", text.lower()).strip("!")
    name = {"splitit": "split-it"}.get(name, name)
    if name not in GAMES:
        raise ArgumentTypeError(f"{shown(text)} is no game; allowed: {listed(GAMES)}")
    return name


def _whole(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text):
        raise ArgumentTypeError(f"{shown(text)} is not a whole number from 0 on")
    return int(text)


def _seed(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,19}", text) or abs(int(text)) > MOST_SEED:
        raise ArgumentTypeError(f"{shown(text)} is not a whole number up to {MOST_SEED}")
    return int(text)


def _games(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text) or int(text) < 1:
        raise ArgumentTypeError(f"{shown(text)} is not a number of games, 1 or more")
    return int(text)


def _record(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text) or int(text) < 1:
        raise ArgumentTypeError(f"{shown(text)} is not a number of a record, 1 or more")
    return int(text)
