"""`splittable deal`: print a deal by its number, to lay out on a real table."""

import json
import sys
from argparse import ArgumentTypeError, Namespace
from collections.abc import Iterator
from textwrap import fill
from typing import Any, Final

from splittable.cli.arguments import (
    OPTION_LINES,
    Parser,
    Subcommand,
    add_options,
    add_seats,
    game_name,
)
from splittable.cli.tables import read_game, read_options
from splittable.core.errors import Invalid
from splittable.core.game import AnyGame, beginner_of, deal_by_number
from splittable.core.numbered_deals import DEFINITION, MOST_NUMBER, read_number
from splittable.terminal.boards import BOARDS
from splittable.terminal.words import counted

HELP: Final = f"""\
Print a deal by its number, to lay out on a real table. Two tables that use the
same game, seats and number play the same cards. All cards are shown, so someone
who doesn't play should prepare the table.

  splittable deal split --seats 4 --number 7
  splittable deal splito --seats 5 --number 12 --deck deck.json
  splittable deal split --number 7 --option mode=cooperative --json

Seats are numbered clockwise from 0. Rows and the draw pile are listed in the
order in which cards are drawn, top card first. In Split, shuffle the discards
as usual when the draw pile runs out; from then on the tables differ.

Options, the default first:
{OPTION_LINES}"""

TITLES: Final = {
    "hand": "hand of seat {seat}",
    "second-hand": "second hand of seat {seat}, for rounds 14 to 26",
    "common": "common Objectives, face up",
    "helpers": "helpers, face up",
    "row": "row {number}",
    "stock": "draw pile, top card first",
    "out": "not in the game",
}


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", type=game_name, help="game to deal")
    add_seats(parser)
    parser.add_argument(
        "--number",
        metavar="N",
        type=_number,
        required=True,
        help=f"deal number, 1 to {MOST_NUMBER}",
    )
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="print the deal as a JSON object")


def run(arguments: Namespace) -> int:
    game = read_game(arguments.game, arguments.deck)
    options = read_options(game, arguments.seats, arguments.option)
    lines = _as_json if arguments.json else _in_words
    for line in lines(game, options, arguments.number):
        sys.stdout.write(f"{line}\n")
    return 0


def _number(text: str) -> int:
    try:
        return read_number(text)
    except Invalid as error:
        raise ArgumentTypeError(error.problem) from error


def _as_json(game: AnyGame, options: Any, number: int) -> Iterator[str]:
    deal = deal_by_number(game, options, number)
    yield json.dumps(
        {
            "game": game.name,
            "options": game.write_options(options),
            "definition": DEFINITION,
            "number": number,
            "deal": game.write_deal(deal),
        }
    )


def _in_words(game: AnyGame, options: Any, number: int) -> Iterator[str]:
    deal = deal_by_number(game, options, number)
    yield f"{game.title}, {counted(options.seats, 'seat')}, deal {number}"
    if game.beginning is not None:
        yield f"{game.beginning.name}: seat {beginner_of(game, deal)}"
    for packet in game.packets(options, deal):
        title = TITLES.get(packet.kind, packet.kind).format(seat=packet.seat, number=packet.number)
        yield f"\n{title} ({counted(len(packet.cards), 'card')})"
        words = BOARDS[game.name].cards_in_words(options, packet.cards)
        yield fill(words, 78, initial_indent="  ", subsequent_indent="  ")


DEAL: Final = Subcommand("deal", HELP, add_arguments, run)
