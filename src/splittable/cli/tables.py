"""Reads a table from the command line: the game, its options and its bots."""

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
    """The game, with the house deck of the file `objectives` if given (Splito only)."""
    if objectives is None:
        return GAMES[name]
    if name != "splito":
        raise Invalid("--objectives", f"only splito has Objectives, not {name}")
    return games_with(objectives)[name]


def games_with(objectives: str | None) -> Mapping[str, AnyGame]:
    """All games by name. Splito uses this deck for tables and records that don't include one."""
    if objectives is None:
        return GAMES
    return {**GAMES, "splito": splito(read_deck_file(objectives))}


def read_deck_file(path: str) -> ObjectiveDeck:
    try:
        return read_objectives(Path(path).read_bytes())
    except Invalid as error:
        raise Invalid(path, str(error)) from error


def fingerprint(objectives: str | None) -> str | None:
    """The SHA-256 of a house deck's file, to tell decks apart."""
    return None if objectives is None else sha256(Path(objectives).read_bytes()).hexdigest()


def read_raw_options(game: AnyGame, words: Sequence[str]) -> dict[str, Any]:
    """Options written as k=v, each at most once, not validated against each other yet."""
    try:
        return dict(read_words(words, game.options, game.name))
    except Invalid as error:
        raise Invalid(f"--{error.where}", error.problem) from error


def read_options(game: AnyGame, seats: int | None, words: Sequence[str]) -> Any:
    raw = read_raw_options(game, words)
    if seats is not None and "seats" in raw:
        raise Invalid("--seats", "is given twice, once with --option")
    try:
        return game.read_options({"seats": SEATS if seats is None else seats, **raw})
    except Invalid as error:
        where = error.where.replace("options.seats", "--seats").replace("options.", "--option ")
        raise Invalid(where, error.problem) from error


def read_bots(game: AnyGame, text: str, seats: int, whose: str = "seats") -> tuple[str, ...]:
    """The bots' names by seat. A single name is used for every seat."""
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
                f"{short_repr(name)} is not a bot for {game.name}; allowed: {join_limited(known)}",
            )
    return names


def bots_named(game: AnyGame, names: Sequence[str]) -> tuple[AnyBot, ...]:
    return tuple(BOTS[game.name][name] for name in names)
