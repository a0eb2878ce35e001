"""The bots, by game and name. A bot gets a view and chooses one of the legal moves."""

from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from random import Random
from typing import Final

from splittable.bots.bot import AnyBot, choose_at_random
from splittable.bots.levels import SEARCHING, SearchBot
from splittable.bots.self_play import play_out
from splittable.core.plugins import BotPlugin, LazyMapping, Registry, load
from splittable.games import GAMES, PLUGINS

BOT_PLUGINS: Final = Registry(BotPlugin, "splittable.bots")
_WITH_THE_GAME: Final[Mapping[str, Mapping[str, AnyBot]]] = PLUGINS.parts("bots")

USUAL: Final = "medium"  # the default level
STRONGEST_FIRST: Final = SEARCHING[::-1]  # next strongest: the rules of thumb


def _bots_of(game: str) -> dict[str, AnyBot]:
    """Those that came with the game, then those of other packages. A game without rules of thumb
    gets a bot of that name that plays at random, because it stands in for absent people."""
    own = _WITH_THE_GAME.get(game, {})
    usual: dict[str, AnyBot] = dict.fromkeys(("random", "rules-of-thumb"), choose_at_random)
    installed = {each.name: load(each.choose) for each in BOT_PLUGINS.values() if each.game == game}
    return {**own, **{name: usual[name] for name in usual if name not in own}, **installed}


BOTS: Final[Mapping[str, Mapping[str, AnyBot]]] = LazyMapping(lambda: GAMES, _bots_of)


def is_slow(game: str, bot: str) -> bool:
    """Whether a server should compute its moves in worker processes."""
    plugin = BOT_PLUGINS.get(f"{game}/{bot}")
    return isinstance(BOTS[game][bot], SearchBot) or (plugin is not None and plugin.slow)


def is_available(game: str, bot: str) -> bool:
    """Whether the packages this bot needs are installed."""
    return not isinstance(BOTS[game][bot], SearchBot) or find_spec("numba") is not None


def warm(games: Iterable[str] = GAMES) -> None:
    """Load and compile everything the bots need, so that no move has to wait for it.

    The default bot plays a whole game of each kind, and the strongest makes one move.
    """
    for game in map(GAMES.__getitem__, games):
        bots = BOTS[game.name]
        if USUAL not in bots or not is_available(game.name, USUAL):
            continue
        options, rng = game.read_options({"seats": 2}), Random(0)
        deal = game.deal(options, rng)
        play_out(game, options, deal, [bots[USUAL]] * options.seats, rng)
        state = game.start(options, deal)
        seat = min(game.to_act(state))
        bots[STRONGEST_FIRST[0]](game.view(state, seat), game.legal(state, seat), rng, ())
