"""The public API, imported by `splittable` on first use. docs/api.md describes it by task."""

from typing import TYPE_CHECKING

from splittable import __version__
from splittable.bots import BOTS, is_available
from splittable.bots.bot import AnyBot, Bot
from splittable.bots.self_play import play_out
from splittable.core import record
from splittable.core.errors import (
    IllegalMove,
    Invalid,
    InvalidArgument,
    InvalidMove,
    Mismatch,
    MissingPackage,
    NotYourTurn,
    PluginError,
    SplittableError,
)
from splittable.core.game import AnyGame, Game, Outcome, Step, deal_by_number
from splittable.core.plugins import BotPlugin, GamePlugin
from splittable.core.record import Position, Record, replay, verify, write_record
from splittable.core.seats import Seat
from splittable.core.validation import join_limited, short_repr
from splittable.core.view_reader import read_event, read_view
from splittable.games import GAMES

if TYPE_CHECKING:
    from splittable.sim import Playouts

# `available_games`, not `games`: `splittable.games` is a package, and importing any module of it
# would replace a function of that name.
__all__ = [
    "AnyBot",
    "AnyGame",
    "Bot",
    "BotPlugin",
    "Game",
    "GamePlugin",
    "IllegalMove",
    "Invalid",
    "InvalidArgument",
    "InvalidMove",
    "Mismatch",
    "MissingPackage",
    "NotYourTurn",
    "Outcome",
    "PluginError",
    "Position",
    "Record",
    "Seat",
    "SplittableError",
    "Step",
    "__version__",
    "available_bots",
    "available_games",
    "bot",
    "deal_by_number",
    "game",
    "play_out",
    "read_event",
    "read_record",
    "read_view",
    "replay",
    "simulate",
    "verify",
    "write_record",
]


def available_games() -> tuple[str, ...]:
    """The names of all games.

    >>> import splittable
    >>> splittable.available_games()
    ('split-it', 'splito', 'split')
    """
    return tuple(GAMES)


def game(name: str) -> AnyGame:
    """The game of this name, one of `available_games()`; raises Invalid for any other.

    >>> import splittable
    >>> splittable.game("splito").title
    'Splito'
    >>> splittable.game("chess")
    Traceback (most recent call last):
    splittable.core.errors.Invalid: game: 'chess' is not a game; allowed: split-it, splito, split
    """
    return GAMES[_name_of(name)]


def available_bots(game: str | AnyGame) -> tuple[str, ...]:
    """The names of the bots that can play this game here; raises Invalid for an unknown game.

    `medium`, `hard`, `expert` and `learnt` are left out where the extra `sim` is not installed.
    `learnt` plays only some numbers of seats.

    >>> import splittable
    >>> splittable.available_bots("split")
    ('random', 'easy', 'medium', 'hard', 'expert', 'rules-of-thumb', 'learnt')
    """
    of = _name_of(game)
    return tuple(name for name in BOTS[of] if is_available(of, name))


def bot(game: str | AnyGame, name: str) -> AnyBot:
    """The bot of this name for a game.

    A bot is a function: `choose(view, legal, rng, shown)` returns one of the legal moves. `shown`
    are the events since the deal, as its seat saw them.

    Raises Invalid for an unknown game or name, and MissingPackage if the bot requires an extra.

    >>> import random, splittable
    >>> split = splittable.game("split")
    >>> options = split.read_options({"seats": 2})
    >>> state = split.start(options, splittable.deal_by_number(split, options, 7))
    >>> (seat,) = split.to_act(state)
    >>> choose = splittable.bot(split, "rules-of-thumb")
    >>> move = choose(split.view(state, seat), split.legal(state, seat), random.Random(1), ())
    >>> split.write_move(move)
    '47'
    """
    of = _name_of(game)
    known = BOTS[of]
    if name not in known:
        problem = f"{short_repr(name)} is not a bot for {of}; allowed: {join_limited(known)}"
        raise Invalid("bot", problem)
    if not is_available(of, name):
        raise MissingPackage(f"the bot {name}", "sim")
    return known[name]


def read_record(text: str | bytes) -> Record:
    """Parse a record in the format `splittable/1`; raises Invalid.

    This doesn't replay the game: `verify` checks it by the rules.

    >>> import splittable
    >>> splittable.read_record('{"format": "splittable/1"}')
    Traceback (most recent call last):
    splittable.core.errors.Invalid: record: 'game' is missing
    """
    return record.read_record(text, GAMES)


def simulate(
    game: str | AnyGame,
    options: object = None,
    *,
    games: int = 1,
    seed: int = 0,
    policy: str = "random",
    threads: int = 1,
) -> "Playouts":
    """Play many games with the compiled rules; requires the extra `sim`.

    `options` is a mapping, or what `Game.read_options` returned; None means the defaults. The
    result depends on `seed`, not on `threads`. `policy` is "random" or "rules-of-thumb".

    Returns arrays: `scores` and `winners` by game and seat, `lengths` and `reasons` by game. A
    reason is an index into `Game.reasons`. Raises InvalidArgument for arguments that can't be used,
    and MissingPackage without the extra.

    >>> import splittable
    >>> splittable.simulate("split-it", {"seats": 3}, games=100, seed=7).scores.shape
    (100, 3)
    """
    from splittable.sim import playouts

    return playouts(game, options, games, seed, policy, threads)


def _name_of(game: str | AnyGame) -> str:
    name = game if isinstance(game, str) else game.name
    if name not in GAMES:
        raise Invalid("game", f"{short_repr(name)} is not a game; allowed: {join_limited(GAMES)}")
    return name
