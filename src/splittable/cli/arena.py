"""`splittable arena`: a tournament of bots on the same deals, with confidence intervals."""

import secrets
import sys
from argparse import Namespace
from contextlib import ExitStack
from functools import partial
from itertools import chain, tee
from typing import Final

from splittable.arena import ledger
from splittable.arena.contest import Arena, fixtures, games_in, play, play_in_worker, rehearse
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
    add_talk,
    game_name,
    one_or_more,
)
from splittable.cli.files import STDIO
from splittable.cli.progress import progress_on_stderr
from splittable.cli.tables import fingerprint, read_bot_names, read_game, read_options
from splittable.core.errors import Invalid
from splittable.core.game import AnyGame
from splittable.core.validation import join_limited
from splittable.parallel.workers import ThisProcess, Workers, workers
from splittable.terminal.screen import console_on
from splittable.terminal.words import counted

HELP: Final = f"""\
Run a tournament of bots. Every combination of bots that fills the seats is a
pairing. All pairings play the same deals, each deal once in every rotation of
the seats, so neither cards nor seats favour a bot.

  splittable arena split --bots rules-of-thumb,random --seats 4 --games 400
  splittable arena splito --bots rules-of-thumb,random --seed 7 --json
  splittable arena split --bots rules-of-thumb --option mode=cooperative
  splittable arena split-it --bots rules-of-thumb,random --out arena.jsonl

--games is the minimum per pairing: a deal is always played in all its
rotations. If you name several bots for a competitive game, every pairing has
at least two of them. In a cooperative game, a pairing may be a single bot.

A shared win is split among its winners. A bot's share of the wins is shown
beside its fair share: what equal bots would win in as many seats. The 95 %
intervals are computed over deals, not games. Ratings are openskill's: the mean
is 25, higher is stronger.

--out saves every finished game. If the run is interrupted, the same command
resumes from there. The same seed gives the same bytes in FILE and with --json.
Times vary from run to run, so both omit them without --timings. Each line of
--json gives the rating over all pairings.

In cooperative Split the bots talk, by phrases without numbers (docs/talk.md);
--talk off silences them.

--ray distributes the games over a Ray cluster. The output is byte for byte the
same, even if workers fail (docs/research.md).

{BOT_LINE}

Options, the default first:
{OPTION_LINES}"""


GAMES_PER_CHUNK: Final = 10  # sent to a worker together


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", type=game_name, help="game to play")
    parser.add_argument("--bots", metavar="NAME[,NAME…]", help="bots to compare, each named once")
    parser.add_argument(
        "--games",
        metavar="N",
        type=one_or_more("a number of games"),
        default=100,
        help="games per pairing, rounded up to whole deals (default: 100)",
    )
    add_seats(parser)
    add_options(parser)
    add_seed(parser)
    add_talk(parser)
    parser.add_argument(
        "--out", metavar="FILE", help="save finished games to FILE and resume from it"
    )
    parser.add_argument(
        "--json", action="store_true", help="print a JSON line per pairing; tables go to stderr"
    )
    parser.add_argument(
        "--timings", action="store_true", help="include CPU times in --json and --out"
    )
    add_ray(parser)


def run(arguments: Namespace) -> int:
    arena = _read_arena(arguments)
    rehearse(arena)
    standings = Standings(arena)
    with ExitStack() as stack:
        pool = stack.enter_context(workers(arguments.ray))
        kept: Ledger | None = None
        if arguments.out is not None:
            objectives = fingerprint(arguments.deck, arguments.game)
            heading = ledger.heading_of(arena, objectives, timed=arguments.timings)
            kept = stack.enter_context(ledger.opened(arguments.out, heading))
        recalled = _play_all(arena, standings, kept, pool)
    if recalled:
        untimed = "" if arguments.timings else "; their times are not known"
        print(
            f"{counted(recalled, 'game')} loaded from {arguments.out}{untimed}",
            file=sys.stderr,
        )
    show_standings(standings, console_on(sys.stderr if arguments.json else sys.stdout))
    if arguments.json:
        for line in report(arena, standings, timed=arguments.timings):
            print(line)
    return 0


def _read_arena(arguments: Namespace) -> Arena:
    game = read_game(arguments.game, arguments.deck)
    options = read_options(game, arguments.seats, arguments.option)
    bots = _read_bots(game, arguments.bots)
    if arguments.out == STDIO:
        raise Invalid("--out", "- is not a file that a run can resume from; use --json")
    seed = arguments.seed
    if seed is None and arguments.out is not None:
        seed = ledger.seed_in(arguments.out)
    if seed is None:
        seed = secrets.randbits(53)
    return Arena(game, options, bots, arguments.games, seed, talk=arguments.talk)


def _read_bots(game: AnyGame, text: str | None) -> tuple[str, ...]:
    if text is None:
        raise Invalid("--bots", f"name one or more; allowed: {join_limited(BOTS[game.name])}")
    names = read_bot_names(game, text)
    for name in names:
        if names.count(name) > 1:
            raise Invalid("--bots", f"{name} is named twice; name each bot only once")
    return names


def _play_all(arena: Arena, standings: Standings, kept: Ledger | None, pool: Workers) -> int:
    """Play the games the ledger doesn't have, and count all of them.

    Returns the number of games that the ledger already had."""
    recalled = 0
    left = fixtures(arena)
    with progress_on_stderr("games", games_in(arena)) as progress:
        for fixture in left:
            played = kept.recall(fixture) if kept else None
            if played is None:
                left = chain((fixture,), left)
                break
            recalled += 1
            standings.add(fixture, played)
            progress.advance()
        which, sent = tee(left)
        work = partial(play if isinstance(pool, ThisProcess) else play_in_worker, arena)
        for fixture, played in zip(which, pool.each(work, sent, GAMES_PER_CHUNK), strict=True):
            if kept:
                kept.keep(fixture, played)
            standings.add(fixture, played)
            progress.advance()
    return recalled


ARENA: Final = Subcommand("arena", HELP, add_arguments, run)
