"""The searching bots with few playouts, so that tests can play whole games with them."""

from dataclasses import replace
from typing import Any

from splittable.bots import BOTS
from splittable.bots.bot import AnyBot
from splittable.bots.learnt import Learnt
from splittable.bots.levels import SearchBot
from splittable.bots.search import Distracted
from splittable.bots.split.search_bot import Split
from splittable.bots.split_it.search_bot import SplitIt
from splittable.bots.splito.search_bot import Splito
from splittable.core.plugins import load
from tests.support.variants import Variant

PLAYOUTS, WORLDS = 12, 3


def quick_bots(variant: Variant) -> dict[str, AnyBot]:
    """All bots that play this variant, by name. A learnt bot refuses those it has not learnt."""
    return {
        name: lighter(load(bot.path)[name]) if isinstance(bot, SearchBot) else bot
        for name, bot in BOTS[variant.game.name].items()
        if not isinstance(bot, Learnt) or bot.plays(variant.options)
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
