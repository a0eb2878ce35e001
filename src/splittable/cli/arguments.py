"""What the subcommands share: their type, common arguments, argument types and help texts."""

import argparse
import re
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable
from dataclasses import dataclass
from textwrap import fill
from typing import Final, NoReturn

from splittable.cli.tables import MOST_SEED
from splittable.core.options import value_names
from splittable.core.validation import join_limited, short_repr
from splittable.games import GAMES
from splittable.terminal.boards import BOARDS


class Usage(Exception):
    """An invalid command line. The message is one line: what, where, what is allowed."""


class Parser(argparse.ArgumentParser):
    """Raises `Usage` instead of printing the usage and exiting."""

    def error(self, message: str) -> NoReturn:
        message = message.removeprefix("argument ")
        command = self.prog.removeprefix("splittable").strip()
        raise Usage(f"{command}: {message}" if command else message)


@dataclass(frozen=True, slots=True)
class Subcommand:
    """A subcommand of `splittable`, such as `play`."""

    name: str
    help: str  # what it does, with examples; argparse lists the arguments below it
    add_arguments: Callable[[Parser], None]
    run: Callable[[Namespace], int]  # returns the exit code


# Shared help texts


def _hanging(label: str, text: str) -> str:
    return fill(f"  {label:<9} {text}", width=78, subsequent_indent=" " * 12)


GAME_LINES: Final = "\n".join(
    _hanging(name, f"{game.title}: {BOARDS[name].sentence}") for name, game in GAMES.items()
)
OPTION_LINES: Final = "\n".join(
    _hanging(name, f"{option.name}={'|'.join(value_names(option.values))}: {option.meaning}")
    for name, game in GAMES.items()
    for option in game.options
    if option.name != "seats"
)
BOT_LINE: Final = """\
Bots: random plays any legal move; rules-of-thumb plays sensibly; easy, medium,
hard and expert are the levels offered at tables, and search from medium up;
learnt is a network that taught itself; it plays some options, without search."""


# Shared arguments


def add_table(parser: Parser) -> None:
    add_seats(parser)
    parser.add_argument(
        "--bots", metavar="NAME[,NAME…]", default="rules-of-thumb", help="bots for the seats"
    )
    add_options(parser)
    add_seed(parser)


def add_seats(parser: Parser) -> None:
    parser.add_argument(
        "--seats", metavar="N", type=whole_number, help="number of seats (default: 3)"
    )


def add_seed(parser: Parser) -> None:
    parser.add_argument(
        "--seed", metavar="S", type=_seed, help="integer that determines the deal and the bots"
    )


def add_talk(parser: Parser) -> None:
    parser.add_argument(
        "--talk",
        type=_on_or_off,
        default=True,
        metavar="on|off",
        help="whether bots of cooperative games talk (default: on)",
    )


def _on_or_off(text: str) -> bool:
    if text not in ("on", "off"):
        raise ArgumentTypeError(f"expected on or off, found {short_repr(text)}")
    return text == "on"


def add_options(parser: Parser) -> None:
    parser.add_argument(
        "--option", metavar="K=V", action="append", default=[], help="set an option of the game"
    )
    add_deck(parser, "play with this deck of your own")


def add_deck(parser: Parser, help: str) -> None:  # noqa: A002  as argparse calls it
    parser.add_argument("--deck", "--objectives", metavar="[GAME=]FILE", dest="deck", help=help)


def add_ray(parser: Parser) -> None:
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="distribute the work: HOST:PORT of a Ray cluster, or local for all cores",
    )


# Argument types


def game_name(text: str) -> str:
    name = re.sub(r"[ _-]+", "-", text.lower()).strip("!")
    name = next((each for each in GAMES if each.replace("-", "") == name), name)
    if name not in GAMES:
        raise ArgumentTypeError(f"{short_repr(text)} is not a game; allowed: {join_limited(GAMES)}")
    return name


def whole_number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text):
        raise ArgumentTypeError(f"{short_repr(text)} is not a whole number of 0 or more")
    return int(text)


def one_or_more(what: str) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", text) or int(text) < 1:
            raise ArgumentTypeError(f"{short_repr(text)} is not {what}, 1 or more")
        return int(text)

    return read


def _seed(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,19}", text) or abs(int(text)) > MOST_SEED:
        raise ArgumentTypeError(f"{short_repr(text)} is not a whole number up to {MOST_SEED}")
    return int(text)
