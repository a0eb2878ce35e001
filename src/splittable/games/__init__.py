"""All games by the names that records and commands use: ours, and those of installed packages."""

from collections.abc import Mapping
from typing import Final

from splittable.core.encoding import AnyEncoding
from splittable.core.game import AnyGame
from splittable.core.plugins import GamePlugin, Registry
from splittable.core.reasons import ReasonFinder
from splittable.games.split.plugin import PLUGIN as SPLIT
from splittable.games.split_it.plugin import PLUGIN as SPLIT_IT
from splittable.games.splito.plugin import PLUGIN as SPLITO

PLUGINS: Final = Registry(GamePlugin, "splittable.games", [SPLIT_IT, SPLITO, SPLIT])
GAMES: Final[Mapping[str, AnyGame]] = PLUGINS.parts("game")
ENCODINGS: Final[Mapping[str, AnyEncoding]] = PLUGINS.parts("encoding")
REASONS: Final[Mapping[str, ReasonFinder]] = PLUGINS.parts("reasons")
