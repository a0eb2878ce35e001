"""The three games, by the names that records and commands use."""

from collections.abc import Mapping
from typing import Final

from splittable.core.game import AnyGame
from splittable.games.split import SPLIT
from splittable.games.split_it import SPLIT_IT
from splittable.games.splito import SPLITO

GAMES: Final[Mapping[str, AnyGame]] = {game.name: game for game in (SPLIT_IT, SPLITO, SPLIT)}
