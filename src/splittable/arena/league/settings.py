"""A league's settings, read from `league.toml`: what is played, and who takes part."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from splittable.bots import BOTS, is_available
from splittable.core.errors import Invalid, MissingPackage
from splittable.core.game import AnyGame
from splittable.core.record import read_name
from splittable.core.validation import (
    as_integer,
    as_list,
    as_object,
    as_one_of,
    as_text,
    join_limited,
    parse_toml,
    short_repr,
)
from splittable.games import GAMES

FILE: Final = "league.toml"
SECONDS: Final = 5.0  # for a move, unless the file says otherwise
MOST_SECONDS: Final = 3600
MOST_GAMES: Final = 999_999_999
MOST_SEED: Final = 2**53 - 1
KINDS: Final = ("bot", "command", "url")  # of entrants

EXAMPLE: Final = """\
# A league of bots. `splittable league FOLDER` plays a round and writes index.html here.

game = "split"          # or split-it, splito
seats = 3
games = 30              # in a round
seed = 1                # decides deals, seats and opponents
seconds = 5             # for a move, unless an entrant has a limit of its own

[options]               # of the game, as with --option
# bluff_resets = true

# Two or more entrants. Each has a bot, a command or a url.

[[entrants]]
bot = "rules-of-thumb"  # a bot that is installed: splittable --list

[[entrants]]
bot = "easy"

[[entrants]]
bot = "random"

# [[entrants]]
# name = "Mine"
# bot = "my_bot.py"     # its choose(view, legal, rng, shown); or FILE.py:FUNCTION, MODULE:FUNCTION

# [[entrants]]
# name = "A program"    # answers on stdout what it is asked on stdin: docs/research.md
# command = ["node", "my_bot.mjs"]

# [[entrants]]
# name = "Far away"     # the same by POST
# url = "http://127.0.0.1:9000/"
# seconds = 20
"""


@dataclass(frozen=True, slots=True)
class Entrant:
    name: str
    seconds: float  # for a move
    address: tuple[str, ...] | str  # the command of the process that plays, or where to ask it


@dataclass(frozen=True, slots=True)
class League:
    folder: Path
    game: AnyGame
    options: Any
    entrants: tuple[Entrant, ...]  # two or more, each name once
    games: int  # in a round
    seed: int


def write_example(folder: Path) -> Path:
    """Write a commented `league.toml`; returns its path. Raises Invalid if there is one."""
    path = folder / FILE
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(EXAMPLE)
    except FileExistsError:
        raise Invalid(str(path), "exists already") from None
    return path


def read_league(folder: Path) -> League:
    """The league of this folder. Raises Invalid that says where."""
    path = folder / FILE
    if not path.is_file():
        raise Invalid(str(path), "does not exist; --new writes an example")
    try:
        return _league(folder, parse_toml(path.read_bytes()))
    except Invalid as error:
        raise Invalid(str(path), str(error)) from error


def _league(folder: Path, written: object) -> League:
    raw = as_object(
        written,
        "",
        required=("game", "seats", "entrants"),
        optional=("games", "seed", "seconds", "options"),
    )
    game = GAMES[as_one_of(raw["game"], "game", tuple(GAMES))]
    others = _table(raw.get("options", {}), "options")
    options = game.read_options({**others, "seats": raw["seats"]})
    if game.cooperative(options):
        raise Invalid("options", "nobody wins alone; compare partners with splittable arena")
    usual = _seconds(raw.get("seconds", SECONDS), "seconds")
    entrants = tuple(
        _entrant(each, f"entrants[{place}]", game, folder, usual)
        for place, each in enumerate(as_list(raw["entrants"], "entrants"))
    )
    names = [each.name for each in entrants]
    if len(names) < 2:
        raise Invalid("entrants", f"expected two or more, found {len(names)}")
    for place, name in enumerate(names):
        if name in names[:place]:
            raise Invalid(f"entrants[{place}].name", f"{short_repr(name)} is taken")
    return League(
        folder=folder,
        game=game,
        options=options,
        entrants=entrants,
        games=as_integer(raw.get("games", 10 * len(entrants)), "games", 1, MOST_GAMES),
        seed=as_integer(raw.get("seed", 1), "seed", 0, MOST_SEED),
    )


def _table(raw: object, where: str) -> dict[str, Any]:
    if not isinstance(raw, dict):
        raise Invalid(where, f"expected a table, found {short_repr(raw)}")
    return raw


def _entrant(raw: object, where: str, game: AnyGame, folder: Path, usual: float) -> Entrant:
    fields = as_object(raw, where, required=(), optional=("name", *KINDS, "seconds"))
    kinds = [each for each in KINDS if each in fields]
    if len(kinds) != 1:
        raise Invalid(where, f"expected one of {join_limited(KINDS)}; found {len(kinds)}")
    (kind,) = kinds
    if "name" not in fields and kind != "bot":
        raise Invalid(where, "'name' is missing")
    given, at = fields[kind], f"{where}.{kind}"
    address: tuple[str, ...] | str
    if kind == "bot":
        bot = _bot(as_text(given, at), at, game, folder)
        address = (sys.executable, "-P", "-m", "splittable.arena.league.bot_process", bot)
    elif kind == "command":
        address = tuple(as_text(word, at) for word in as_list(given, at))
        if not address:
            raise Invalid(at, "expected a program and its arguments, found none")
    else:
        address = as_text(given, at)
        if not address.startswith(("http://", "https://")):
            raise Invalid(at, f"expected an address of http or https, found {short_repr(address)}")
    return Entrant(
        name=read_name(fields.get("name", given), f"{where}.name"),
        seconds=_seconds(fields.get("seconds", usual), f"{where}.seconds"),
        address=address,
    )


def _bot(text: str, where: str, game: AnyGame, folder: Path) -> str:
    """A bot of the game, a file that exists, or MODULE:FUNCTION; raises Invalid."""
    file, colon, _ = text.partition(":")
    if file.endswith(".py"):
        if not (folder / file).is_file():
            raise Invalid(where, f"there is no file {folder / file}")
    elif not colon and text not in BOTS[game.name]:
        known = join_limited(BOTS[game.name])
        raise Invalid(where, f"{short_repr(text)} is not a bot for {game.name}; allowed: {known}")
    elif not colon and not is_available(game.name, text):
        raise MissingPackage(f"the bot {text}", "sim")
    return text


def _seconds(raw: object, where: str) -> float:
    if type(raw) not in (int, float) or not 0 < float(raw) <= MOST_SECONDS:  # type: ignore[arg-type]
        found = short_repr(raw)
        raise Invalid(where, f"expected seconds, more than 0 up to {MOST_SECONDS}; found {found}")
    return float(raw)  # type: ignore[arg-type]
