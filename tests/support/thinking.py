"""The searching bots with few playouts, so that tests can play whole games with them."""

from dataclasses import replace
from typing import Any

from splittable.bots import BOTS
from splittable.bots.bot import AnyBot
from splittable.bots.levels import SearchBot
from splittable.bots.search import Distracted
from splittable.bots.split.search_bot import Split
from splittable.bots.split_it.search_bot import SplitIt
from splittable.bots.splito.search_bot import Splito
from splittable.core.plugins import load

PLAYOUTS, WORLDS = 12, 3


def quick_bots(game: str) -> dict[str, AnyBot]:
    """All bots of a game, by name."""
    return {
        name: lighter(load(bot.path)[name]) if isinstance(bot, SearchBot) else bot
        for name, bot in BOTS[game].items()
    }


def lighter(bot: Any, playouts: int = PLAYOUTS, worlds: int = WORLDS) -> AnyBot:
    if isinstance(bot, Distracted):
        return replace(bot, thinker=lighter(bot.thinker, playouts, worlds))
    assert isinstance(bot, SplitIt | Splito | Split)
    lighter_bot = replace(bot, thinking=replace(bot.thinking, playouts=playouts))
    if isinstance(lighter_bot, SplitIt):
        return replace(lighter_bot, guessing=replace(lighter_bot.guessing, worlds=worlds))
    if isinstance(lighter_bot, Split):
        return replace(lighter_bot, worlds=worlds)
    return lighter_bot
