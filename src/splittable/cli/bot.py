"""`splittable bot run`: seat a bot of one's own at a live table."""

import asyncio
import sys
import traceback
from argparse import Namespace
from random import Random
from typing import Final

from splittable.cli.arguments import Parser, Subcommand, add_seed, one_or_more
from splittable.core.errors import SplittableError

FAILED: Final = 1  # exit code if the bot's own code fails

HELP: Final = """\
Seat a bot at a live table, of this or any other server. It sits down by the
table's link, answers every turn, and reconnects after a break.

  splittable bot run my_bot.py --table 'http://127.0.0.1:8000/t/…?invite=…'
  splittable bot run hard --table LINK --name Deep --games 10

BOT is a Python file with a function choose(view, legal, rng, shown), or
FILE.py:FUNCTION, MODULE:FUNCTION, or the name of a bot that is installed here.
The tutorial "Write a bot" in docs/tutorials/bot.md explains the arguments."""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("action", choices=["run"], help="run: play until the game is over")
    parser.add_argument("bot", metavar="BOT", help="file, MODULE:FUNCTION or name")
    parser.add_argument("--table", metavar="LINK", required=True, help="the link to the table")
    parser.add_argument("--name", metavar="NAME", default="My bot", help="its name at the table")
    parser.add_argument(
        "--games",
        metavar="N",
        type=one_or_more("a number of games"),
        default=1,
        help="games to play; it agrees to rematches, then leaves (default: 1)",
    )
    add_seed(parser)


def run(arguments: Namespace) -> int:
    from splittable.bots.bot_file import bot_finder
    from splittable.client.bot_player import BotPlayer
    from splittable.client.table import TableLink

    player = BotPlayer(
        TableLink.read(arguments.table),
        bot_finder(arguments.bot),
        arguments.name,
        Random(arguments.seed),
        games=arguments.games,
        told=lambda line: print(line, flush=True),
    )
    try:
        asyncio.run(player.play())
    except (SplittableError, KeyboardInterrupt):
        raise
    except Exception as error:
        traceback.print_exc()  # of the bot: its author needs the line
        print(
            f"splittable: {arguments.bot} failed: {type(error).__name__}: {error}", file=sys.stderr
        )
        return FAILED
    return 0


BOT: Final = Subcommand("bot", HELP, add_arguments, run)
