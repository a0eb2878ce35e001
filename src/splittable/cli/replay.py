"""`splittable replay`: narrate a recorded game, show one position of it, or verify records."""

import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from itertools import chain, islice
from typing import Final

from splittable import svg
from splittable.cli.arguments import Parser, Subcommand, add_deck, one_or_more, whole_number
from splittable.cli.files import STDIO, opened, size_of
from splittable.cli.progress import progress_on_stderr
from splittable.cli.record_stream import UnreadRecord, unread_records
from splittable.cli.tables import games_with
from splittable.core.errors import Invalid, Mismatch, SplittableError
from splittable.core.game import AnyGame
from splittable.core.record import Record, read_record, verify
from splittable.core.seats import Seat
from splittable.terminal.screen import Screen, console_on
from splittable.terminal.story import list_line, narrate_game, show_position
from splittable.terminal.words import counted

Games = Mapping[str, AnyGame]

HELP: Final = """\
Narrate a recorded game, show or draw the table after one of its moves, or
verify a file of records.

  splittable replay game.json                 narrate the game
  splittable replay game.json --at 12         show the table after move 12
  splittable replay game.json --at 12 --as 0  as seat 0 saw it
  splittable replay game.json --svg game.svg  draw the last position, or the one
                                              that --at and --as select
  splittable replay game.json --svg game.svg --animate
                                              draw the whole game
  splittable replay games.jsonl               list the records with numbers
  splittable replay games.jsonl --record 5    narrate the fifth record
  splittable replay games.jsonl --verify      check every record by the rules

FILE contains one record (.json) or one per line (.jsonl); - is stdin."""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="file of records; - is stdin")
    parser.add_argument("--verify", action="store_true", help="check every record by the rules")
    parser.add_argument(
        "--at", metavar="MOVE", type=whole_number, help="show the table after this move"
    )
    parser.add_argument(
        "--as", metavar="SEAT", type=whole_number, dest="seat", help="show only what this seat saw"
    )
    parser.add_argument(
        "--record",
        metavar="N",
        type=one_or_more("a record number"),
        help="select the N-th record of the file",
    )
    parser.add_argument(
        "--svg", metavar="OUT", help="write the table as an SVG picture; - is stdout"
    )
    parser.add_argument(
        "--animate", action="store_true", help="with --svg: the whole game, one move a second"
    )
    add_deck(parser, "deck for records that don't include one")


def run(arguments: Namespace) -> int:
    if arguments.animate and (arguments.svg is None or arguments.at is not None):
        needed = "requires --svg" if arguments.svg is None else "cannot be used with --at"
        raise Invalid("--animate", needed)
    games = games_with(arguments.deck)
    if arguments.verify:
        return _verify(arguments, games)
    found = unread_records(arguments.file)
    if arguments.record is not None:
        found = islice(found, arguments.record - 1, arguments.record)
    first, second = next(found, None), next(found, None)
    if first is None:
        raise Invalid(_place(arguments.file), _nothing_found(arguments))
    screen = Screen(console_on(sys.stdout))
    picks_one = arguments.at is not None or arguments.seat is not None or arguments.svg is not None
    if second is not None and not picks_one:
        _list(chain((first, second), found), arguments, games, screen)
        return 0
    record = _read(first, arguments, games)
    _show(record, first, arguments, screen)
    return 0


def _nothing_found(arguments: Namespace) -> str:
    if arguments.record is None or arguments.record == 1:
        return "contains no record"
    return f"has no record {arguments.record}"


def _place(path: str, line: int | None = None) -> str:
    name = "stdin" if path == STDIO else path
    return name if line is None else f"{name}:{line}"


def _read(unread: UnreadRecord, arguments: Namespace, games: Games) -> Record:
    try:
        return read_record(unread.text, games)
    except SplittableError as error:
        raise Invalid(_place(arguments.file, unread.line), str(error)) from error


def _show(record: Record, unread: UnreadRecord, arguments: Namespace, screen: Screen) -> None:
    seats, moves = record.options.seats, len(record.moves)
    seat: Seat | None = None
    if arguments.seat is not None:
        if arguments.seat >= seats:
            raise Invalid("--as", f"{arguments.seat} is not a seat; allowed: 0 to {seats - 1}")
        seat = Seat(arguments.seat)
    if arguments.at is not None and arguments.at > moves:
        raise Invalid("--at", f"there is no move {arguments.at}; allowed: 0 to {moves}")
    try:
        if arguments.svg is not None:
            _draw(record, seat, arguments)
        elif arguments.at is not None:
            show_position(record, arguments.at, seat, screen)
        else:
            verify(record)
            narrate_game(record, seat, screen)
    except Mismatch as error:
        raise Invalid(_place(arguments.file, unread.line), str(error)) from error


def _draw(record: Record, seat: Seat | None, arguments: Namespace) -> None:
    picture = (
        svg.animation(record, seat) if arguments.animate else svg.record(record, arguments.at, seat)
    )
    with opened(arguments.svg) as out:
        assert out is not None
        out.write(picture)


def _list(
    found: Iterator[UnreadRecord], arguments: Namespace, games: Games, screen: Screen
) -> None:
    screen.show_whole(f"Records in {_place(arguments.file)}; --record N narrates the N-th.")
    for unread in found:
        screen.show_whole(list_line(unread.number, _read(unread, arguments, games)))


# Verifying


def _verify(arguments: Namespace, games: Games) -> int:
    for name, value in (("--at", arguments.at), ("--as", arguments.seat), ("--svg", arguments.svg)):
        if value is not None:
            raise Invalid(name, "cannot be used with --verify")
    checked = wrong = 0
    found = unread_records(arguments.file)
    if arguments.record is not None:
        found = islice(found, arguments.record - 1, arguments.record)
    with progress_on_stderr("verifying", size_of(arguments.file), in_bytes=True) as progress:
        for unread in found:
            checked += 1
            try:
                verify(read_record(unread.text, games))
            except SplittableError as error:
                wrong += 1
                place = _place(arguments.file, unread.line)
                progress.say(f"splittable: {place}: {error}")
            progress.reach(unread.read)
    if not checked:
        raise Invalid(_place(arguments.file), _nothing_found(arguments))
    if not wrong:
        print(f"{counted(checked, 'record')} verified")
        return 0
    if checked > 1:
        print(f"{checked - wrong} of {checked} records verified")
    return 2


REPLAY: Final = Subcommand("replay", HELP, add_arguments, run)
