"""`splittable arena`: bots against each other on the same deals; who is stronger, and how sure."""

import secrets
import sys
from argparse import Namespace
from contextlib import ExitStack
from functools import partial
from itertools import chain, tee
from typing import Final

from rich.progress import MofNCompleteColumn

from splittable.arena import ledger
from splittable.arena.contest import Arena, fixtures, games_in, play, play_away, rehearse
from splittable.arena.ledger import Ledger
from splittable.arena.report import report
from splittable.arena.standings import Standings
from splittable.bots import BOTS
from splittable.cli.arena_tables import show_standings
from splittable.cli.arguments import (
    BOT_LINE,
    OPTION_LINES,
    Parser,
    Subcommand,
    add_options,
    add_ray,
    add_seats,
    add_seed,
    game_name,
    one_or_more,
)
from splittable.cli.files import STDIO
from splittable.cli.progress import progress_on_stderr
from splittable.cli.tables import fingerprint, read_bot_names, read_game, read_options
from splittable.core.errors import Invalid
from splittable.core.game import AnyGame
from splittable.core.validation import join_limited
from splittable.parallel.workers import Here, Workers, workers
from splittable.terminal.screen import console_on
from splittable.terminal.words import counted

HELP: Final = f"""\
Let bots meet and tell who is stronger. Every mixture of them that fills the
seats is a pairing; all pairings play the same deals, and each deal once in
every rotation of the seats, so that neither cards nor seats favour a bot.

  splittable arena split --bots rules-of-thumb,random --seats 4 --games 400
  splittable arena splito --bots rules-of-thumb,random --seed 7 --json
  splittable arena split --bots rules-of-thumb --option mode=cooperative
  splittable arena split-it --bots rules-of-thumb,random --out arena.jsonl

--games is what each pairing gets at least: a deal is always played in all its
rotations. A pairing has two bots or more, where more than one is named and
they play against each other; where all win or lose together, also one alone.

A win is split among those who share it, and stands beside the fair share, what
equals would win in as many seats. The 95 % intervals look at deals, not games.
Ratings are openskill's: their mean is 25, and more is stronger.

--out keeps every finished game: the same command goes on from there after it
was stopped. The same seed gives the same bytes in FILE and with --json; times
differ from run to run, so they are in neither without --timings. In a line of
--json the rating is that from all pairings.

--ray gives the games to a Ray cluster, and changes nothing else: not a byte,
whoever plays which of them, and whoever dies meanwhile (docs/research.md).

{BOT_LINE}

Options, the default first:
{OPTION_LINES}"""


GAMES_AT_ONCE: Final = 10  # that go to a worker together


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", type=game_name, help="which game")
    parser.add_argument("--bots", metavar="NAME[,NAME…]", help="who meets, each named once")
    parser.add_argument(
        "--games",
        metavar="N",
        type=one_or_more("a number of games"),
        default=100,
        help="a pairing, at least; rounded up to whole deals (default: 100)",
    )
    add_seats(parser)
    add_options(parser)
    add_seed(parser)
    parser.add_argument("--out", metavar="FILE", help="keep the games there, and go on from them")
    parser.add_argument(
        "--json", action="store_true", help="a line of JSON a pairing; the tables go to stderr"
    )
    parser.add_argument(
        "--timings", action="store_true", help="processor times in --json and --out, too"
    )
    add_ray(parser)


def run(arguments: Namespace) -> int:
    arena = _read_arena(arguments)
    rehearse(arena)
    standings = Standings(arena)
    with ExitStack() as stack:
        spread = stack.enter_context(workers(arguments.ray))
        kept: Ledger | None = None
        if arguments.out is not None:
            objectives = fingerprint(arguments.objectives)
            heading = ledger.heading_of(arena, objectives, timed=arguments.timings)
            kept = stack.enter_context(ledger.opened(arguments.out, heading))
        recalled = _hold(arena, standings, kept, spread)
    if recalled:
        untimed = "" if arguments.timings else ", and their times are not known"
        print(
            f"{counted(recalled, 'game')} came from {arguments.out}{untimed}",
            file=sys.stderr,
        )
    show_standings(arena, standings, console_on(sys.stderr if arguments.json else sys.stdout))
    if arguments.json:
        for line in report(arena, standings, timed=arguments.timings):
            print(line)
    return 0


def _read_arena(arguments: Namespace) -> Arena:
    game = read_game(arguments.game, arguments.objectives)
    options = read_options(game, arguments.seats, arguments.option)
    bots = _read_bots(game, arguments.bots)
    if arguments.out == STDIO:
        raise Invalid("--out", "- is no file that games can be kept in; see --json")
    seed = arguments.seed
    if seed is None and arguments.out is not None:
        seed = ledger.seed_in(arguments.out)
    if seed is None:
        seed = secrets.randbits(53)
    return Arena(game, options, bots, arguments.games, seed)


def _read_bots(game: AnyGame, text: str | None) -> tuple[str, ...]:
    if text is None:
        raise Invalid("--bots", f"name one or more; allowed: {join_limited(BOTS[game.name])}")
    names = read_bot_names(game, text)
    for name in names:
        if names.count(name) > 1:
            raise Invalid("--bots", f"{name} is named twice; once is enough for several seats")
    return names


def _hold(arena: Arena, standings: Standings, kept: Ledger | None, spread: Workers) -> int:
    """Play what is not kept yet, count everything; gives how many games were there already."""
    recalled = 0
    left = fixtures(arena)
    with progress_on_stderr(MofNCompleteColumn()) as progress:
        task = progress.add_task("games", total=games_in(arena))
        for fixture in left:
            played = kept.recall(fixture) if kept else None
            if played is None:
                left = chain((fixture,), left)
                break
            recalled += 1
            standings.add(fixture, played)
            progress.advance(task)
        which, sent = tee(left)
        work = partial(play if isinstance(spread, Here) else play_away, arena)
        for fixture, played in zip(which, spread.each(work, sent, GAMES_AT_ONCE), strict=True):
            if kept:
                kept.keep(fixture, played)
            standings.add(fixture, played)
            progress.advance(task)
    return recalled


ARENA: Final = Subcommand("arena", HELP, add_arguments, run)
