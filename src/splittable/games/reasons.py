"""Each game's function that finds reasons why one move is better than another, by game name."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from splittable.core.reasons import Reason
from splittable.games.split import reasons as split
from splittable.games.split_it import reasons as split_it
from splittable.games.splito import reasons as splito

# Takes a seat's view, the better move and another move.
Reasons: TypeAlias = Callable[[Any, Any, Any], tuple[Reason, ...]]

BY_GAME: Final[Mapping[str, Reasons]] = {
    "split-it": split_it.reasons,
    "splito": splito.reasons,
    "split": split.reasons,
}
NAMES: Final = (*split_it.REASONS, *splito.REASONS, *split.REASONS)
