"""From words on the command line to a table: the game, its options, its bots."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from splittable.bots import BOTS
from splittable.bots.bot import AnyBot
from splittable.core.errors import Invalid
from splittable.core.game import AnyGame
from splittable.core.options import read_words
from splittable.core.validation import join_limited, short_repr
from splittable.games import GAMES
from splittable.games.splito import splito
from splittable.games.splito.objectives import ObjectiveDeck, read_objectives
from splittable.terminal.menu import SEATS

MOST_SEED: Final = 2**63 - 1


def read_game(name: str, objectives: str | None) -> AnyGame:
    """The game, with a house deck of Objectives if there is one (Splito only)."""
    if objectives is None:
        return GAMES[name]
    if name != "splito":
        raise Invalid("--objectives", f"only splito has Objectives, not {name}")
    return games_with(objectives)[name]


def games_with(objectives: str | None) -> Mapping[str, AnyGame]:
    """All games; Splito with this deck, where a table or a record brings none along."""
    if objectives is None:
        return GAMES
    return {**GAMES, "splito": splito(read_deck_file(objectives))}


def read_deck_file(path: str) -> ObjectiveDeck:
    try:
        return read_objectives(Path(path).read_bytes())
    except Invalid as error:
        raise Invalid(path, str(error)) from error


def fingerprint(objectives: str | None) -> str | None:
    """By which a house deck is known again."""
    return None if objectives is None else sha256(Path(objectives).read_bytes()).hexdigest()


def read_raw_options(game: AnyGame, words: Sequence[str]) -> dict[str, Any]:
    """Options typed as k=v, each once."""
    try:
        return dict(read_words(words, game.options, game.name))
    except Invalid as error:
        raise Invalid(f"--{error.where}", error.problem) from error


def read_options(game: AnyGame, seats: int | None, words: Sequence[str]) -> Any:
    raw = read_raw_options(game, words)
    if seats is not None and "seats" in raw:
        raise Invalid("--seats", "is given twice, once as an option")
    try:
        return game.read_options({"seats": SEATS if seats is None else seats, **raw})
    except Invalid as error:
        where = error.where.replace("options.seats", "--seats").replace("options.", "--option ")
        raise Invalid(where, error.problem) from error


def read_bots(game: AnyGame, text: str, seats: int, whose: str = "seats") -> tuple[str, ...]:
    """The names of the bots for so many seats; one name serves them all."""
    names = read_bot_names(game, text)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise Invalid("--bots", f"{len(names)} bots for {seats} {whose}; give 1 or {seats}")
    return names


def read_bot_names(game: AnyGame, text: str) -> tuple[str, ...]:
    known = BOTS[game.name]
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in known:
            raise Invalid(
                "--bots",
                f"{short_repr(name)} is no bot of {game.name}; allowed: {join_limited(known)}",
            )
    return names


def bots_named(game: AnyGame, names: Sequence[str]) -> tuple[AnyBot, ...]:
    return tuple(BOTS[game.name][name] for name in names)
