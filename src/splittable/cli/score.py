"""`splittable score`: compute the score of a game played on a real table."""

import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

from splittable.cli.arguments import Parser, Subcommand, add_options, game_name
from splittable.cli.files import STDIO
from splittable.cli.tables import read_game, read_raw_options
from splittable.core.errors import Invalid
from splittable.core.validation import MOST_BYTES, join_limited, parse_json
from splittable.terminal.boards import PADS
from splittable.terminal.screen import Screen, console_on

HELP: Final = "\n".join(
    [
        "Score a game played on a real table. Asks for the cards, or reads FILE.",
        "",
        "  splittable score splito",
        "  splittable score split-it table.json",
        "",
        "A FILE looks like this:",
        *(f"  {name}:\n   {pad.example}" for name, pad in PADS.items()),
        "",
        *(pad.note for pad in PADS.values()),
    ]
)


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", type=game_name, help="game that was played")
    parser.add_argument("file", metavar="FILE", nargs="?", help="file of cards; - is stdin")
    add_options(parser)


def run(arguments: Namespace) -> int:
    game = read_game(arguments.game, arguments.deck)
    if game.name not in PADS:
        raise Invalid("score", f"{game.title} has no score pad; allowed: {join_limited(PADS)}")
    options = read_raw_options(game, arguments.option)
    if "seats" in options:
        raise Invalid("--option", "seats can't be set; they are counted from the players")
    screen = Screen(console_on(sys.stdout))
    pad = PADS[game.name]
    if arguments.file is None:
        lines = pad.ask(game, options, screen)
    else:
        try:
            lines = pad.from_file(game, options, parse_json(_read(arguments.file), ""))
        except Invalid as error:
            raise Invalid(arguments.file, str(error)) from error
    screen.show("", *lines)
    return 0


def _read(path: str) -> bytes:
    if path == STDIO:
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    with Path(path).open("rb") as stream:
        return stream.read(MOST_BYTES + 1)


SCORE: Final = Subcommand("score", HELP, add_arguments, run)
