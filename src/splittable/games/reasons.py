"""Why one move is better than another, by the game's name: figures of the rules, from one view."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from splittable.core.reasons import Reason
from splittable.games.split import reasons as split
from splittable.games.split_it import reasons as split_it
from splittable.games.splito import reasons as splito

# Of a seat's view, the better move and another one.
Reasons: TypeAlias = Callable[[Any, Any, Any], tuple[Reason, ...]]

BY_GAME: Final[Mapping[str, Reasons]] = {
    "split-it": split_it.reasons,
    "splito": splito.reasons,
    "split": split.reasons,
}
NAMES: Final = (*split_it.REASONS, *splito.REASONS, *split.REASONS)
