"""The bots, by game and name: each looks at a view and picks one of the legal moves."""

from collections.abc import Mapping
from typing import Final

from splittable.bots.bot import AnyBot
from splittable.bots.levels import RULES_OF_THUMB, levels

BOTS: Final[Mapping[str, Mapping[str, AnyBot]]] = {
    game: {**levels(game), "rules-of-thumb": thumb} for game, thumb in RULES_OF_THUMB.items()
}
