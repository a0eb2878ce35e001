"""`splittable league`: a standing league of bots in a folder, with a page of its standings."""

import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

from splittable.arena.league import ledger
from splittable.arena.league.entrants import players
from splittable.arena.league.ladder import Ladder
from splittable.arena.league.matches import next_fixture, play
from splittable.arena.league.pages import INDEX, Pages, described, standings
from splittable.arena.league.settings import FILE, League, read_league, write_example
from splittable.cli.arena_tables import show_table
from splittable.cli.arguments import Parser, Subcommand, one_or_more
from splittable.cli.progress import progress_on_stderr
from splittable.terminal.screen import console_on

HELP: Final = f"""\
Play on in a standing league of bots, and write its standings as a page. Bots
take part by name, as Python files, as programs in any language, and at web
addresses.

  splittable league my-league --new        write an example of {FILE}
  splittable league my-league              play to the end of the round
  splittable league my-league --games 5    play 5 games

{FILE} names the game, its options, the games of a round, the entrants and
their time limits. Every game is in games.jsonl as soon as it is over, and
nothing else counts: a run that is stopped or killed loses at most the game it
was playing. Entrants may come and go between runs. Ratings are openskill's;
the mean is 25.

{INDEX} has the standings, games/ a replay of every game. Entrants that
make an illegal move, take too long or fail have a random move played for them,
and the standings count it. See docs/research.md for details."""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("folder", metavar="DIR", type=Path, help="folder of the league")
    parser.add_argument(
        "--games",
        metavar="N",
        type=one_or_more("a number of games"),
        help="games to play (default: to the end of the round)",
    )
    parser.add_argument("--new", action="store_true", help=f"only write an example of {FILE}")


def run(arguments: Namespace) -> int:
    if arguments.new:
        print(f"{write_example(arguments.folder)} is written: edit it, then play")
        return 0
    league = read_league(arguments.folder)
    with ledger.opened(league) as kept:
        ladder = _play(league, kept, arguments.games)
    show_table(standings(league, ladder), console_on(sys.stdout))
    return 0


def _play(league: League, kept: ledger.Ledger, wanted: int | None) -> Ladder:
    """Play `wanted` games, or the rest of the round, and write the missing pages."""
    pages, games = Pages(league), []
    for game in kept.recall():
        pages.write_game(game, anew=False)
        games.append(game)
    names = [each.name for each in league.entrants]
    ladder = Ladder(dict.fromkeys([*names, *(n for each in games for n in each.fixture.seating)]))
    for game in games:
        ladder.add(game)
    pages.write_index(ladder, games)
    count = wanted or league.games - len(games) % league.games
    with progress_on_stderr("games", count) as progress, players(league) as seated:
        for _ in range(count):
            fixture = next_fixture(league, [each.fixture for each in games])
            game = play(league, seated, fixture, len(games) + 1)
            kept.keep(game)
            games.append(game)
            ladder.add(game)
            pages.write_game(game)
            pages.write_index(ladder, games)
            for mistake in game.mistakes:
                name = game.fixture.seating[mistake.seat]
                progress.say(f"game {game.number}: {name}: {described(mistake)}")
            progress.advance()
    return ladder


LEAGUE: Final = Subcommand("league", HELP, add_arguments, run)
