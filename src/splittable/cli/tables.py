"""Reads a table from the command line: the game, its options and its bots."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from splittable.bots import BOTS, is_available
from splittable.bots.bot import AnyBot
from splittable.bots.learnt import Learnt
from splittable.core.errors import Invalid, MissingPackage
from splittable.core.game import AnyGame, with_deck
from splittable.core.options import read_words
from splittable.core.validation import join_limited, parse_json, short_repr
from splittable.games import GAMES
from splittable.terminal.menu import seat_counts, usual_seats

MOST_SEED: Final = 2**63 - 1


def read_game(name: str, deck: str | None) -> AnyGame:
    """The game; with a deck, given as [GAME=]FILE, for tables and records that have none."""
    if deck is None:
        return GAMES[name]
    of, file = split_deck(deck, name)
    if of != name:
        raise Invalid("--deck", f"the deck is for {of}, not for {name}")
    return _with_deck_of(file, GAMES[name])


def games_with(deck: str | None) -> Mapping[str, AnyGame]:
    """All games by name; with a deck, given as [GAME=]FILE, for records that have none."""
    if deck is None:
        return GAMES
    name, file = split_deck(deck)
    return {**GAMES, name: _with_deck_of(file, GAMES[name])}


def split_deck(text: str, name: str | None = None) -> tuple[str, str]:
    """The game and the file of [GAME=]FILE. If it names no game, that is `name`, or the only game
    that supports decks."""
    supporting = [each.name for each in GAMES.values() if each.house_deck is not None]
    of, equals, file = text.partition("=")
    if not equals or of not in GAMES:
        of, file = name or (supporting[0] if len(supporting) == 1 else ""), text
    if of not in supporting:
        problem = f"{of} has no decks of a table's own" if of else "expected GAME=FILE"
        raise Invalid("--deck", f"{problem}; games that have: {join_limited(supporting)}")
    return of, file


def read_deck_file(game: AnyGame, path: str) -> object:
    """The deck in this file as JSON; raises Invalid if it isn't one for this game."""
    try:
        deck = parse_json(Path(path).read_bytes(), "deck")
        with_deck(game, deck)
    except Invalid as error:
        raise Invalid(path, str(error)) from error
    return deck


def _with_deck_of(file: str, game: AnyGame) -> AnyGame:
    return with_deck(game, read_deck_file(game, file))


def fingerprint(deck: str | None, name: str) -> str | None:
    """The SHA-256 of a deck's file, to tell decks apart."""
    if deck is None:
        return None
    return sha256(Path(split_deck(deck, name)[1]).read_bytes()).hexdigest()


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
        return game.read_options({"seats": _usual_seats(game) if seats is None else seats, **raw})
    except Invalid as error:
        where = error.where.replace("options.seats", "--seats").replace("options.", "--option ")
        raise Invalid(where, error.problem) from error


def _usual_seats(game: AnyGame) -> int:
    return usual_seats(seat_counts(game, {}))


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
        if not is_available(game.name, name):
            raise MissingPackage(f"--bots {name}", "sim")
    return names


def bots_named(game: AnyGame, names: Sequence[str], options: Any) -> tuple[AnyBot, ...]:
    """Raises Invalid if one of them doesn't play with these options."""
    bots = tuple(BOTS[game.name][name] for name in names)
    for bot in bots:
        if isinstance(bot, Learnt):
            bot.policy(options)
    return bots
