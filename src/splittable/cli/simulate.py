"""`splittable simulate`: let bots play many games, write their records and count the wins."""

import secrets
import sys
from argparse import ArgumentTypeError, Namespace
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any, BinaryIO, Final, TextIO

from rich.table import Table

from splittable import __version__
from splittable.bots.self_play import play_out
from splittable.cli.arguments import (
    BOT_LINE,
    OPTION_LINES,
    Parser,
    Subcommand,
    add_ray,
    add_table,
    add_talk,
    game_name,
    one_or_more,
)
from splittable.cli.files import STDIO
from splittable.cli.progress import Progress, progress_on_stderr
from splittable.cli.resumable_output import (
    Lines,
    Write,
    interrupted_heading,
    kind,
    lines_for,
    part_of,
    write_lines,
)
from splittable.cli.tables import bots_named, fingerprint, read_bots, read_game, read_options
from splittable.core.chance import stream
from splittable.core.errors import Invalid, SplittableError
from splittable.core.extras import require_extras
from splittable.core.game import AnyGame
from splittable.core.record import Record, Result, read_record, write_record
from splittable.core.validation import join_limited, short_repr
from splittable.games import ENCODINGS
from splittable.parallel.checkpoints import Heading
from splittable.parallel.workers import Workers, workers
from splittable.terminal.screen import console_on
from splittable.terminal.words import counted

HELP: Final = f"""\
Let bots play many games and count who wins. The same seed gives the same bytes.

  splittable simulate split-it --seats 4 --games 1000 --seed 7 --out games.jsonl
  splittable simulate splito --seats 3 --bots rules-of-thumb,random,random
  splittable simulate split --option mode=cooperative --games 500 --out - | head
  splittable simulate split --games 500 --format parquet --out games.parquet

In cooperative Split the bots talk (docs/talk.md), and records keep what they
say; --talk off silences them.

Give --bots one name for all seats, or one per seat, separated by commas.

FILE is written once all games are played. Until then they are saved in
FILE.part. If the run is interrupted, the same command resumes from there. --ray
distributes the games over a Ray cluster; the output is byte for byte the same
(docs/research.md).

--format parquet writes a row for each decision, for learners: observation,
action mask, action and reward (docs/dataset.md). Until all games are played
they are saved as records all the same, so such a run can be resumed, too.

{BOT_LINE}

Options, the default first:
{OPTION_LINES}"""


JSONL: Final = "jsonl"
PARQUET: Final = "parquet"
FORMATS: Final = (JSONL, PARQUET)
KIND: Final = kind(
    "splittable-simulation/1",
    *("version", "game", "rules", "options", "objectives", "bots", "talk", "seed"),
)
GAMES_PER_CHUNK: Final = 10  # sent to a worker together


@dataclass(frozen=True, slots=True)
class Series:
    """The games of one run: the same table and bots, and a numbered deal for each game."""

    game: AnyGame
    options: Any
    bot_names: tuple[str, ...]  # by seat
    seed: int
    games: int
    talk: bool = True  # whether bots of cooperative games talk


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: its record and what the summary counts."""

    record: str  # as a line of JSON
    moves: int
    result: Result


@dataclass(slots=True)
class Tally:
    """The totals of a seat, or of a bot over several seats."""

    games: int = 0
    wins: int = 0  # shared wins included
    score: int = 0  # sum over all games

    def add(self, score: int, *, won: bool) -> None:
        self.games += 1
        self.wins += won
        self.score += score


@dataclass(slots=True)
class Summary:
    seats: list[Tally]  # by seat
    moves: int = 0
    games: int = 0
    reasons: dict[str, int] = field(default_factory=dict)  # games by the reason they ended

    def add(self, played: Played) -> None:
        result = played.result
        self.games += 1
        self.moves += played.moves
        self.reasons[result.reason] = self.reasons.get(result.reason, 0) + 1
        for seat, tally in enumerate(self.seats):
            tally.add(result.scores[seat], won=seat in result.winners)


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", type=game_name, help="game to play")
    add_table(parser)
    add_talk(parser)
    parser.add_argument(
        "--games",
        metavar="K",
        type=one_or_more("a number of games"),
        default=100,
        help="number of games (default: 100)",
    )
    parser.add_argument("--out", metavar="FILE", help="write the records to FILE; - is stdout")
    parser.add_argument(
        "--format",
        metavar="FORMAT",
        type=_format,
        default=JSONL,
        help="of FILE: jsonl, a record per line (default), or parquet, a row per decision",
    )
    add_ray(parser)


def run(arguments: Namespace) -> int:
    game = read_game(arguments.game, arguments.deck)
    options = read_options(game, arguments.seats, arguments.option)
    bot_names = read_bots(game, arguments.bots, options.seats)
    series = Series(game, options, bot_names, _seed(arguments), arguments.games, arguments.talk)
    write = _parquet_writer(series, arguments.out) if arguments.format == PARQUET else write_lines
    heading = _heading(series, fingerprint(arguments.deck, arguments.game))
    with workers(arguments.ray) as pool, lines_for(arguments.out, KIND, heading, write) as lines:
        summary = _simulate(series, lines, pool)
    to_stdout = arguments.out == STDIO
    _print_summary(series, summary, sys.stderr if to_stdout else sys.stdout)
    if arguments.out is not None and not to_stdout:
        written = counted(series.games, "record" if arguments.format == JSONL else "game")
        print(f"{written} written to {arguments.out}")
    return 0


def _format(text: str) -> str:
    if text not in FORMATS:
        problem = f"{short_repr(text)} is not a format; allowed: {join_limited(FORMATS)}"
        raise ArgumentTypeError(problem)
    return text


def _seed(arguments: Namespace) -> int:
    """The seed given, else that of an interrupted run, else a random one."""
    if arguments.seed is not None:
        return int(arguments.seed)
    heading = interrupted_heading(arguments.out, KIND)
    seed = heading["seed"] if heading else None
    return seed if type(seed) is int else secrets.randbits(53)


def _heading(series: Series, objectives: str | None) -> Heading:
    """Everything a game depends on besides its number."""
    return {
        "format": KIND.format,
        "version": __version__,
        "game": series.game.name,
        "rules": series.game.rules,
        "options": series.game.write_options(series.options),
        "objectives": objectives,
        "bots": list(series.bot_names),
        "talk": series.talk,
        "seed": series.seed,
    }


def _parquet_writer(series: Series, path: str | None) -> Write:
    """Turns the records of this series into a Parquet file. Raises Invalid unless that is possible,
    and MissingPackage without the extra `parquet`."""
    if path is None or part_of(path) is None:
        raise Invalid("--format parquet", "needs a file to write: add --out FILE")
    if series.game.name not in ENCODINGS:
        raise Invalid("--format parquet", f"{series.game.name} has no encoding for learners")
    require_extras("--format parquet", "parquet")
    from splittable.adapters.parquet.decisions import Dataset, write_decisions

    about = {"version": __version__, "seed": series.seed, "games": series.games}
    encoding = ENCODINGS[series.game.name]
    dataset = Dataset(encoding, series.options, series.bot_names, about)

    def write(lines: Iterable[bytes], out: BinaryIO) -> None:
        with progress_on_stderr("games written", series.games) as progress:
            write_decisions(dataset, _records(series, lines, progress), out)

    return write


def _records(series: Series, lines: Iterable[bytes], progress: Progress) -> Iterator[Record]:
    for line in lines:
        yield read_record(line, {series.game.name: series.game})
        progress.advance()


def play(series: Series, number: int) -> Played:
    """Play one game. It depends only on the series' seed and its number, not on other games."""
    bots = bots_named(series.game, series.bot_names, series.options)
    names = tuple(f"{name} {seat}" for seat, name in enumerate(series.bot_names))
    deal = series.game.deal(series.options, stream(series.seed, "deal", number))
    rng = stream(series.seed, "bots", number)
    record = play_out(series.game, series.options, deal, bots, rng, names, talk=series.talk)
    assert record.result is not None
    return Played(write_record(record), len(record.moves), record.result)


def _simulate(series: Series, lines: Lines, pool: Workers) -> Summary:
    summary = Summary([Tally() for _ in series.bot_names])
    with progress_on_stderr("games", series.games) as progress:
        for played in _recalled(series, lines):
            summary.add(played)
            progress.advance()
        rest = range(summary.games, series.games)
        for played in pool.each(partial(play, series), rest, GAMES_PER_CHUNK):
            lines.keep(played.record)
            summary.add(played)
            progress.advance()
    return summary


def _recalled(series: Series, lines: Lines) -> Iterator[Played]:
    """The games that an interrupted run has left."""
    for _ in range(series.games):
        line = lines.recall()
        if line is None:
            return
        try:
            record = read_record(line, {series.game.name: series.game})
        except SplittableError as error:
            raise Invalid(lines.where, str(error)) from error
        if record.result is None:
            raise Invalid(lines.where, "the game is not over")
        yield Played(line.decode().rstrip("\n"), len(record.moves), record.result)


def _print_summary(series: Series, summary: Summary, file: TextIO) -> None:
    console = console_on(file)
    options = ", ".join(
        f"{name} {str(value).lower()}"
        for name, value in series.game.write_options(series.options).items()
    )
    console.print(
        f"{series.game.title}: {counted(series.games, 'game')}, {options}, seed {series.seed}"
    )
    console.print(_table(series, summary))
    length = summary.moves / summary.games
    reasons = ", ".join(f"{reason} {count}" for reason, count in sorted(summary.reasons.items()))
    console.print(f"Mean length {length:.1f} moves. Ended by: {reasons}.", soft_wrap=True)


def _table(series: Series, summary: Summary) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("")
    for heading in ("games", "wins", "won %", "mean score"):
        table.add_column(heading, justify="right")
    for seat, tally in enumerate(summary.seats):
        table.add_row(f"seat {seat}, {series.bot_names[seat]}", *_cells(tally))
    for name in dict.fromkeys(series.bot_names):
        together = Tally()
        for seat, tally in enumerate(summary.seats):
            if series.bot_names[seat] == name:
                together.games += tally.games
                together.wins += tally.wins
                together.score += tally.score
        table.add_row(f"all {name}", *_cells(together))
    return table


def _cells(tally: Tally) -> tuple[str, ...]:
    share = 100 * tally.wins / tally.games
    mean = tally.score / tally.games
    return str(tally.games), str(tally.wins), f"{share:.1f}", f"{mean:.2f}"


SIMULATE: Final = Subcommand("simulate", HELP, add_arguments, run)
