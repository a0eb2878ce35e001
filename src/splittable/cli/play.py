"""`splittable play`: play one game against bots in the terminal, and save its record."""

import secrets
import sys
from argparse import Namespace
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from typing import Any, Final, TextIO

from splittable.bots import BOTS, STRONGEST_FIRST, is_available
from splittable.cli.arguments import (
    BOT_LINE,
    GAME_LINES,
    OPTION_LINES,
    Parser,
    Subcommand,
    add_table,
    add_talk,
    game_name,
)
from splittable.cli.files import written_whole
from splittable.cli.tables import bots_named, read_bots, read_game, read_options
from splittable.core.chance import stream
from splittable.core.errors import Invalid
from splittable.core.fairness import SALT_BYTES, commitment
from splittable.core.game import AnyGame, draw_deal
from splittable.core.record import Record, read_name, write_record
from splittable.core.seats import Seat
from splittable.core.validation import join_limited, short_repr
from splittable.games import GAMES
from splittable.terminal.board import without_aids
from splittable.terminal.boards import BOARDS
from splittable.terminal.menu import choose
from splittable.terminal.screen import Screen, console_on, dim
from splittable.terminal.solo import Quit, Seating, SoloTable

BOT_NAMES = ("Ada", "Ben", "Cem", "Dora", "Emil", "Fay", "Gus", "Hana")
LONGEST_SEED_BITS = 53  # short enough to type again

HELP: Final = f"""\
Play one game against bots. You sit in seat 0. Without GAME, a menu asks.

{GAME_LINES}

  splittable play
  splittable play split-it --seats 4 --bots random
  splittable play split --option mode=cooperative --seats 3
  splittable play split --dealer 2            make the third seat the dealer
  splittable play splito --out game.json      save the record, finished or not

During a game, type ? for help, or hint, rules, log or quit. In cooperative
Split, say lists phrases for asking and giving advice; --talk off silences all.
{BOT_LINE}

Options, the default first:
{OPTION_LINES}"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", type=game_name, help="game to play")
    add_table(parser)
    parser.add_argument("--name", default="Player", help="your name (default: Player)")
    for called in _beginners():
        titles = [game.title for game in GAMES.values() if _beginner_name(game) == called]
        text = f"{join_limited(titles)}: seat of the {called} (default: random)"
        parser.add_argument(f"--{called}", metavar="SEAT", help=text)
    parser.add_argument(
        "--no-memory-aids",
        action="store_true",
        help="hide memory aids, such as tallies and the hands you passed on",
    )
    add_talk(parser)
    parser.add_argument("--out", metavar="FILE", help="save the record to FILE, finished or not")
    parser.add_argument("--no-colour", "--no-color", action="store_true", help="disable colours")


def run(arguments: Namespace) -> int:
    name = read_name(arguments.name.strip(), "--name")
    screen = Screen(console_on(sys.stdout, colour=not arguments.no_colour))
    if arguments.game is None:
        try:
            _choose(arguments, screen)
        except EOFError:
            screen.show("", "Good-bye.")
            return 0
    game = read_game(arguments.game, arguments.deck)
    options = read_options(game, arguments.seats, arguments.option)
    seed = secrets.randbits(LONGEST_SEED_BITS) if arguments.seed is None else arguments.seed
    beginner = _beginner(game, options, arguments)
    deal = draw_deal(game, options, stream(seed, "deal"), beginner)
    seating = _seating(game, options, name, arguments.bots, seed, deal)
    seating = replace(seating, talk=arguments.talk)
    if arguments.no_memory_aids:
        seating = replace(seating, board=without_aids(seating.board))
    with ExitStack() as stack:
        out: TextIO | None = None
        if arguments.out is not None:
            out = stack.enter_context(written_whole(arguments.out))
        return _play(SoloTable(seating, screen), screen, seed, out, arguments)


def _choose(arguments: Namespace, screen: Screen) -> None:
    if arguments.option or arguments.seats is not None:
        raise Invalid("play", "--seats and --option require GAME")
    choice = choose(screen)
    arguments.game = choice.game
    arguments.option = [f"{name}={value}" for name, value in choice.options.items()]


def _beginner_name(game: AnyGame) -> str | None:
    return None if game.beginning is None else game.beginning.name


def _beginners() -> list[str]:
    return [name for name in dict.fromkeys(map(_beginner_name, GAMES.values())) if name]


def _beginner(game: AnyGame, options: Any, arguments: Namespace) -> Seat | None:
    """The seat that --starter or --dealer names; None if it is to be random."""
    begins = _beginner_name(game)
    for called in _beginners():
        text: str | None = getattr(arguments, called)
        if text is None:
            continue
        if called != begins:
            allowed = "no seat goes first" if begins is None else f"use --{begins}"
            raise Invalid(f"--{called}", f"{game.title} has no {called}; {allowed}")
        if text == "random":
            return None
        if not text.isdecimal() or not text.isascii() or int(text) >= options.seats:
            last = options.seats - 1
            raise Invalid(
                f"--{called}", f"expected random or 0 to {last}, found {short_repr(text)}"
            )
        return Seat(int(text))
    return None


def _adviser(game: str) -> str:
    """The strongest bot whose packages are installed."""
    strong = (bot for bot in STRONGEST_FIRST if bot in BOTS[game] and is_available(game, bot))
    return next(strong, "rules-of-thumb")


def _judge(game: str) -> Callable[[Any], int] | None:
    """The judge of reviews; None if its packages are missing, or the game has no reviews."""
    if STRONGEST_FIRST[0] not in BOTS[game] or not is_available(game, STRONGEST_FIRST[0]):
        return None
    from splittable.review.judgement import Settings, best_move
    from splittable.review.reviewed_game import REVIEWED

    if game not in REVIEWED:
        return None
    return partial(best_move, settings=Settings(REVIEWED[game].playouts))


def _seating(game: AnyGame, options: Any, name: str, bots: str, seed: int, deal: Any) -> Seating:
    salt = secrets.token_bytes(SALT_BYTES)
    others = [other for other in BOT_NAMES if other.lower() != name.lower()]
    advice = stream(seed, "advice")
    return Seating(
        game=game,
        board=BOARDS[game.name],
        options=options,
        names=(name, *others[: options.seats - 1]),
        deal=deal,
        bots=bots_named(game, read_bots(game, bots, options.seats - 1, "other seats"), options),
        adviser=BOTS[game.name][_adviser(game.name)],
        judge=_judge(game.name),
        rng=stream(seed, "bots"),
        advice_rng=lambda: advice,
        commitment=commitment(salt, game.write_deal(deal)),
        salt=salt,
    )


def _play(
    table: SoloTable, screen: Screen, seed: int, out: TextIO | None, arguments: Namespace
) -> int:
    code = 0
    try:
        table.play()
    except (Quit, EOFError):
        screen.show("", "You leave the table. Good-bye.")
    except KeyboardInterrupt:
        screen.show("", "Stopped. Good-bye.")
        code = 130
    record = table.record()
    if record.result is not None:
        _open_commitment(record, seed, screen)
    if out is not None:
        out.write(f"{write_record(record)}\n")
        saved = "Record" if record.result is not None else "Unfinished record"
        screen.show_whole(f"{saved} saved to {arguments.out}")
        screen.show_whole(f"To replay it: splittable replay {arguments.out}")
    elif record.result is not None:
        _offer_to_save(record, screen)
    return code


def _open_commitment(record: Record, seed: int, screen: Screen) -> None:
    assert record.salt is not None
    screen.show(
        "",
        dim("The fingerprint shown at the start is the SHA-256 of this salt and the deal;"),
        dim("splittable replay FILE --verify checks it for a saved record."),
        dim(f"  salt {record.salt.hex()}"),
        dim(f"To play the same deal again, add --seed {seed}"),
    )


def _offer_to_save(record: Record, screen: Screen) -> None:
    """After a finished game without --out, ask for a file name; Enter means no."""
    while True:
        try:
            path = screen.ask("Save the record? File name, or Enter for no: ")
        except (EOFError, KeyboardInterrupt):
            screen.show("")
            return
        if not path:
            return
        try:
            with written_whole(path) as out:
                out.write(f"{write_record(record)}\n")
        except (Invalid, OSError) as error:
            screen.show_whole(str(error))
            continue
        screen.show_whole(f"To replay it: splittable replay {path}")
        return


PLAY: Final = Subcommand("play", HELP, add_arguments, run)
