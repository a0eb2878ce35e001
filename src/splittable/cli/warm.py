"""`splittable warm`: compile the simulators and the bots' searches ahead of use."""

import time
from argparse import Namespace
from typing import Final

from splittable.bots import warm
from splittable.cli.arguments import Parser, Subcommand, game_name
from splittable.cli.progress import progress_on_stderr
from splittable.games import GAMES

HELP: Final = """\
Compile the simulators of splittable.sim and the bots' searches, and cache them
on disk. A first start takes seconds, every later one less than a second. This
is optional: whatever isn't compiled yet is compiled on first use.

  splittable warm
  splittable warm splito"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", type=game_name, help="only this game")


def run(arguments: Namespace) -> int:
    from splittable.sim import Simulator, Vector  # takes a second

    names = [arguments.game] if arguments.game else list(GAMES)
    with progress_on_stderr("games", len(names)) as progress:
        for name in names:
            begin = time.perf_counter()
            Simulator(name).warm()
            Vector(name).warm()
            warm([name])
            progress.advance()
            print(f"{name}: ready after {time.perf_counter() - begin:.1f} s", flush=True)
    return 0


WARM: Final = Subcommand("warm", HELP, add_arguments, run)
