"""`splittable review`: analyse a finished game: what each decision lost, and how much was luck."""

import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import chain, islice
from typing import TYPE_CHECKING, Final

from rich.console import Console

from splittable import __version__
from splittable.cli.arguments import (
    Parser,
    Subcommand,
    add_deck,
    add_ray,
    one_or_more,
    whole_number,
)
from splittable.cli.files import STDIO
from splittable.cli.progress import progress_on_stderr
from splittable.cli.record_stream import UnreadRecord, unread_records
from splittable.cli.resumable_output import Lines, kind, lines_for
from splittable.cli.review_tables import show_decision, show_review
from splittable.cli.tables import games_with
from splittable.core.errors import Invalid, MissingPackage, SplittableError
from splittable.core.game import AnyGame
from splittable.core.record import Record, read_record
from splittable.parallel.checkpoints import Heading
from splittable.parallel.workers import Workers, workers
from splittable.terminal.screen import console_on
from splittable.terminal.words import counted

if TYPE_CHECKING:
    from splittable.review.judgement import Settings
    from splittable.review.results import Review

HELP: Final = """\
Review a finished game: every seat's chance of winning from the deal to the
end, what each decision lost, and how much of the result was luck.

  splittable review game.json
  splittable review game.json --seat 0     show only the decisions of seat 0
  splittable review game.json --at 12      show one decision in full
  splittable review games.jsonl --out reviews.jsonl    write a JSON line each

A decision is judged by what its seat could know at the time, with playouts of
imagined deals. It is marked only if the 95 % interval of its loss excludes
zero: a slip from 2 %, a mistake from 5 %, a blunder from 12 %. Luck, the other
players' decisions and the player's own add up to the result. The same record,
seed and number of playouts give the same review, whatever the number of
threads. See docs/review.md for details.

The --out file is written once all reviews are done. Until then they are saved
in a .part file beside it. If the run is interrupted, the same command resumes
from there. --ray distributes the decisions over a Ray cluster; the output is
byte for byte the same (docs/research.md).

FILE contains one record (.json) or one per line (.jsonl); - is stdin."""


KIND: Final = kind("splittable-reviews/1", "version", "playouts", "seed")


def add_arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="file of records; - is stdin")
    parser.add_argument(
        "--seat", metavar="S", type=whole_number, help="show only this seat's decisions"
    )
    parser.add_argument(
        "--at", metavar="N", type=whole_number, help="show in full the decision after move N"
    )
    parser.add_argument(
        "--record",
        metavar="N",
        type=one_or_more("a record number"),
        help="review only the N-th record of the file",
    )
    parser.add_argument("--out", metavar="FILE", help="write the reviews to FILE; - is stdout")
    parser.add_argument(
        "--playouts",
        metavar="N",
        type=one_or_more("a number of playouts"),
        help="playouts per decision (default: 8000 or 20000, by game)",
    )
    parser.add_argument(
        "--threads",
        metavar="N",
        type=one_or_more("a number of threads"),
        default=1,
        help="threads that run playouts (default: 1)",
    )
    parser.add_argument(
        "--seed",
        metavar="N",
        type=whole_number,
        default=0,
        help="whole number that determines the playouts (default: 0)",
    )
    add_deck(parser, "deck for records that don't include one")
    add_ray(parser)


def run(arguments: Namespace) -> int:
    if arguments.at is not None and arguments.out is not None:
        raise Invalid("--at", "cannot be used with --out, which writes whole reviews")
    if arguments.ray is not None and arguments.threads > 1:
        raise Invalid("--threads", "cannot be used with --ray, which uses all cores it finds")
    to_stdout = arguments.out == STDIO
    console = console_on(sys.stderr if to_stdout else sys.stdout)
    found = _records(arguments)
    if arguments.at is not None:
        _show_one(found, arguments, console)
        return 0
    heading = _heading(arguments)
    with workers(arguments.ray) as pool, lines_for(arguments.out, KIND, heading) as lines:
        number = 0
        for unread, record in found:
            with _placed(unread, arguments):
                review = _reviewed(unread, record, arguments, lines, pool)
            show_review(record, review, arguments.seat, console)
            number += 1
    if arguments.out is not None and not to_stdout:
        print(f"{counted(number, 'review')} written to {arguments.out}")
    return 0


# Reading the records


def _records(arguments: Namespace) -> Iterator[tuple[UnreadRecord, Record]]:
    """The selected records. Raises `Invalid` if there are none."""
    games = games_with(arguments.deck)
    found = unread_records(arguments.file)
    if arguments.record is not None:
        found = islice(found, arguments.record - 1, arguments.record)
    first = next(found, None)
    if first is None:
        wanted = "" if arguments.record in (None, 1) else f" {arguments.record}"
        raise Invalid(_place(arguments), f"contains no record{wanted}")
    return ((each, _read(each, arguments, games)) for each in chain((first,), found))


def _read(unread: UnreadRecord, arguments: Namespace, games: Mapping[str, AnyGame]) -> Record:
    with _placed(unread, arguments):
        record = read_record(unread.text, games)
    seats = record.options.seats
    if arguments.seat is not None and arguments.seat >= seats:
        raise Invalid("--seat", f"{arguments.seat} is not a seat; allowed: 0 to {seats - 1}")
    return record


@contextmanager
def _placed(unread: UnreadRecord, arguments: Namespace) -> Iterator[None]:
    """Add the file and line of the record to errors."""
    try:
        yield
    except MissingPackage:
        raise
    except SplittableError as error:
        raise Invalid(f"{_place(arguments)}:{unread.line}", str(error)) from error


def _place(arguments: Namespace) -> str:
    return "stdin" if arguments.file == STDIO else str(arguments.file)


# Reviewing. Importing the simulators takes a second, so it happens only here.


def _reviewed(
    unread: UnreadRecord,
    record: Record,
    arguments: Namespace,
    lines: Lines,
    pool: Workers,
) -> "Review":
    """The review as read back from its text, so that new and recalled reviews are identical."""
    from splittable.review.game_review import check, review, steps
    from splittable.review.report import read_review, write_review

    check(record)
    if (line := lines.recall()) is not None:
        return _recalled(line, record, lines.where)
    with progress_on_stderr(f"record {unread.number}", steps(record)) as progress:
        settings = _settings(record, arguments)
        found = review(record, settings, lambda _: progress.advance(), pool.each)
    text = write_review(found)
    lines.keep(text)
    return read_review(text)


def _recalled(line: bytes, record: Record, where: str) -> "Review":
    """A review that an interrupted run has left."""
    from splittable.review.game_review import fingerprint
    from splittable.review.report import read_review

    try:
        found = read_review(line)
    except Invalid as error:
        raise Invalid(where, str(error)) from error
    if found.record != fingerprint(record):
        raise Invalid(where, "is the review of another record; delete this file to start over")
    return found


def _heading(arguments: Namespace) -> Heading:
    """Everything a review depends on besides its record."""
    return {
        "format": KIND.format,
        "version": __version__,
        "playouts": arguments.playouts,
        "seed": arguments.seed,
    }


def _show_one(
    found: Iterator[tuple[UnreadRecord, Record]], arguments: Namespace, console: Console
) -> None:
    from splittable.review.game_review import check, decision_at

    (unread, record), second = next(found), next(found, None)
    if second is not None:
        problem = f"{_place(arguments)} contains several records; select one with --record N"
        raise Invalid("--at", problem)
    with _placed(unread, arguments):
        check(record)
    decision = decision_at(record, arguments.at, _settings(record, arguments))
    if arguments.seat is not None and arguments.seat != decision.seat:
        raise Invalid("--at", f"this decision is seat {decision.seat}'s, not {arguments.seat}'s")
    show_decision(record, decision, console)


def _settings(record: Record, arguments: Namespace) -> "Settings":
    from splittable.review.judgement import Settings
    from splittable.review.reviewed_game import reviewed_game

    playouts = arguments.playouts or reviewed_game(record.game).playouts
    return Settings(playouts, arguments.seed, arguments.threads)


REVIEW: Final = Subcommand("review", HELP, add_arguments, run)
