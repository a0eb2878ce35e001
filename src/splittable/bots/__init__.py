"""The bots, by game and name. A bot gets a view and chooses one of the legal moves."""

from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from random import Random
from typing import Final

from splittable.bots.bot import AnyBot
from splittable.bots.levels import RULES_OF_THUMB, levels
from splittable.bots.self_play import play_out
from splittable.games import GAMES

BOTS: Final[Mapping[str, Mapping[str, AnyBot]]] = {
    game: {**levels(game), "rules-of-thumb": thumb} for game, thumb in RULES_OF_THUMB.items()
}

USUAL: Final = "medium"  # the default level
STRONGEST_FIRST: Final = ("expert", "hard", "medium")  # next strongest: the rules of thumb
SLOW: Final = frozenset(STRONGEST_FIRST)  # they search, which takes time and needs numba


def is_available(bot: str) -> bool:
    """Whether the packages this bot needs are installed."""
    return bot not in SLOW or find_spec("numba") is not None


def warm(games: Iterable[str] = GAMES) -> None:
    """Load and compile everything the bots need, so that no move has to wait for it.

    The default bot plays a whole game of each kind, and the strongest makes one move.
    """
    if not is_available(USUAL):
        return
    for game in map(GAMES.__getitem__, games):
        options, rng = game.read_options({"seats": 2}), Random(0)
        deal = game.deal(options, rng)
        play_out(game, options, deal, [BOTS[game.name][USUAL]] * options.seats, rng)
        state = game.start(options, deal)
        seat = min(game.to_act(state))
        strongest = BOTS[game.name][STRONGEST_FIRST[0]]
        strongest(game.view(state, seat), game.legal(state, seat), rng, ())
