"""Validation of a simulator's arguments. Loops rely on it and check nothing again."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from splittable.core.errors import Invalid, InvalidArgument
from splittable.core.game import AnyGame
from splittable.core.validation import join_limited, short_repr
from splittable.games import GAMES
from splittable.sim.simulated_game import SIMULATED

POLICIES: Final[Mapping[str, str]] = {  # by name: the kernel that chooses an action
    "random": "choose_at_random",
    "rules-of-thumb": "choose_by_rule_of_thumb",
}
MOST_SEED: Final = 2**64 - 1
MOST_GAMES: Final = 2**40  # in one series; memory is the practical limit


def read_game(game: str | AnyGame) -> AnyGame:
    """The game, or the one of this name; raises InvalidArgument if it has no simulator."""
    name = game if isinstance(game, str) else getattr(game, "name", None)
    if name not in SIMULATED:
        raise InvalidArgument(
            "game", f"expected one of {join_limited(SIMULATED)}; found {short_repr(game)}"
        )
    return GAMES[game] if isinstance(game, str) else game


def read_options(game: AnyGame, options: object) -> Any:
    """Options from the game's own options value, or from a mapping; None means all defaults."""
    default = game.read_options({})
    if isinstance(options, type(default)):
        return options
    if options is not None and not isinstance(options, Mapping):
        raise InvalidArgument("options", f"expected a mapping, found {short_repr(options)}")
    try:
        return game.read_options(options or {})
    except Invalid as error:
        raise InvalidArgument(error.where, error.problem) from error


def read_policy(policy: str) -> str:
    if policy not in POLICIES:
        raise InvalidArgument(
            "policy", f"expected one of {join_limited(POLICIES)}; found {short_repr(policy)}"
        )
    return policy


def check_count(name: str, value: object, least: int, most: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int | np.integer):
        raise InvalidArgument(name, f"expected a whole number, found {short_repr(value)}")
    if not least <= value <= most:
        raise InvalidArgument(name, f"expected {least} to {most}, found {value}")


def read_choices(
    name: str, values: npt.ArrayLike, length: int, bound: int
) -> npt.NDArray[np.int64]:
    """One whole number for each position, from 0 to bound - 1."""
    array = np.asarray(values)
    if array.dtype.kind not in "iu":
        raise InvalidArgument(name, f"expected whole numbers, found {array.dtype}")
    if array.shape != (length,):
        raise InvalidArgument(name, f"expected shape ({length},), found {array.shape}")
    outside = (array < 0) | (array >= bound)
    if outside.any():
        place = int(outside.argmax())
        raise InvalidArgument(f"{name}[{place}]", f"{array[place]} is not from 0 to {bound - 1}")
    return array.astype(np.int64)
