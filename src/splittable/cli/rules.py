"""`splittable rules`: print the short rules of a game."""

import sys
from argparse import Namespace
from typing import Final

from splittable.cli.arguments import Parser, Subcommand, game_name
from splittable.games import GAMES
from splittable.terminal.boards import BOARDS

HELP: Final = "Print the short rules of a game. The project's docs/rules has the full rules."


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", type=game_name, help="game to explain")


def run(arguments: Namespace) -> int:
    game = GAMES[arguments.game]
    sys.stdout.write(f"{game.title}\n{BOARDS[game.name].rules}\n")
    return 0


RULES: Final = Subcommand("rules", HELP, add_arguments, run)
