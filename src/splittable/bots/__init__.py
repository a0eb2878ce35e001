"""The bots, by game and name. A bot gets a view and chooses one of the legal moves."""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Final

from splittable.bots.bot import AnyBot, choose_at_random
from splittable.bots.learnt import Learnt
from splittable.bots.levels import SEARCHING, SearchBot
from splittable.bots.self_play import play_out
from splittable.core.extras import has_extra
from splittable.core.plugins import BotPlugin, LazyMapping, Registry
from splittable.games import GAMES, PLUGINS

BOT_PLUGINS: Final = Registry(BotPlugin, "splittable.bots")
_WITH_THE_GAME: Final[Mapping[str, Mapping[str, AnyBot]]] = PLUGINS.parts("bots")

USUAL: Final = "medium"  # the default level
STRONGEST_FIRST: Final = SEARCHING[::-1]  # next strongest: the rules of thumb


def _bots_of(game: str) -> dict[str, AnyBot]:
    """Those that came with the game, then those of other packages. A game without rules of thumb
    gets a bot of that name that plays at random, because it stands in for absent people."""
    found: dict[str, AnyBot] = dict(_WITH_THE_GAME.get(game, {}))
    for name in ("random", "rules-of-thumb"):
        found.setdefault(name, choose_at_random)
    for plugin in BOT_PLUGINS.values():
        if plugin.game == game:
            found.setdefault(plugin.name, plugin)
    return found


BOTS: Final[Mapping[str, Mapping[str, AnyBot]]] = LazyMapping(lambda: GAMES, _bots_of)


def is_slow(game: str, bot: str) -> bool:
    """Whether a server should compute its moves in worker processes."""
    found = BOTS[game][bot]
    return isinstance(found, SearchBot) or (isinstance(found, BotPlugin) and found.slow)


def is_available(game: str, bot: str) -> bool:
    """Whether the packages this bot needs are installed."""
    return not isinstance(BOTS[game][bot], SearchBot | Learnt) or has_extra("sim")


def plugin_problems() -> tuple[str, ...]:
    """One line for each game or bot of another package that can't be used; it names the package."""
    unused = [
        f"{BOT_PLUGINS.package_of(key)}: the bot {each.name} can't be used: "
        + (
            f"{each.game} already has that bot"
            if each.game in GAMES
            else f"there is no game {each.game}"
        )
        for key, each in BOT_PLUGINS.items()
        if BOTS.get(each.game, {}).get(each.name) is not each
    ]
    return (*PLUGINS.problems, *BOT_PLUGINS.problems, *unused)


def warm(games: Iterable[str] = GAMES) -> None:
    """Load and compile everything the bots need, so that no move has to wait for it.

    The default bot plays a whole game of each kind, talking where it talks, and the strongest makes
    one move.
    """
    for game in map(GAMES.__getitem__, games):
        bots = BOTS[game.name]
        if USUAL not in bots or not is_available(game.name, USUAL):
            continue
        together = [{"seats": 3, "mode": "cooperative"}]
        has_modes = any(option.name == "mode" for option in game.options)
        for wished in ({"seats": 2}, *(together if has_modes else ())):
            options, rng = game.read_options(wished), Random(0)
            deal = game.deal(options, rng)
            play_out(game, options, deal, [bots[USUAL]] * options.seats, rng)
            state = game.start(options, deal)
            seat = min(game.to_act(state))
            bots[STRONGEST_FIRST[0]](game.view(state, seat), game.legal(state, seat), rng, ())
