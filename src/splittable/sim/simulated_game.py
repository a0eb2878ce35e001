"""The parts of a simulated game: compiled rules, and the translation of values to integers.

In every game folder here, `rules.py` mirrors `games/<game>/rules.py` function by function;
policies, observation, determinization and translation have modules of their own.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from types import ModuleType
from typing import Any, Final, TypeAlias, TypeVar

import numpy as np

from splittable.core.encoding import AnyEncoding
from splittable.core.game import AnyGame
from splittable.games import PLUGINS
from splittable.sim.compiler import Bytes, Chance, Reals, State

Gathered = TypeVar("Gathered", "Rules", "Translation")
Options: TypeAlias = Any
Deal: TypeAlias = Any


@dataclass(frozen=True, slots=True)
class Rules:
    """The compiled kernels of a game. They don't check their arguments: callers have done so."""

    deal: Callable[[State, Chance], None]  # into a state that holds its options
    start: Callable[[State], None]  # a state that holds its deal
    to_act: Callable[[State], int]  # set of seats
    legal: Callable[[State, int, Bytes], None]  # fills in the mask of a seat's legal actions
    is_legal: Callable[[State, int, int], bool]  # takes seat and action
    apply: Callable[[State, int, int], None]  # takes seat and action
    outcome: Callable[[State, Any, Any], int]  # fills scores, winners; returns the reason's index
    tidy: Callable[[State], None]  # clears unused parts, so that equal positions compare equal
    choose_at_random: Callable[[State, int, Chance], int]
    choose_by_rule_of_thumb: Callable[[State, int, Chance], int]
    choose_quickly: Callable[[State, int, Chance], int]  # a fast policy for playouts
    appraise: Callable[[State, int, Reals], float]  # fills merits by action; returns the noise
    observe: Callable[[State, int, Bytes], None]  # like `Encoding.observe`, but from a state
    # Clears what a seat (-1: a spectator) can't see, so that positions that look the same to it are
    # equal. Fills in its unseen cards and returns their number.
    hide: Callable[[State, int, Bytes], int]
    # Completes a hidden position to a random one that the seat can't distinguish from the real one.
    imagine: Callable[[State, int, Bytes, int, Chance], None]
    # Takes back the other seats' sealed choices.
    reopen: Callable[[State, int], None]
    # Redraws future chance that nobody has seen; hands and choices stay.
    redraw: Callable[[State, Chance], None]

    def by_name(self) -> dict[str, Any]:
        """The kernels by name, for `entry`."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


@dataclass(frozen=True, slots=True)
class Translation:
    """Converts values of `games/` to the fields of a state, and back. Plain Python."""

    write_options: Callable[[State, Options], None]  # raises InvalidArgument if not supported
    write_deal: Callable[[State, Options, Deal], None]
    read_deal: Callable[[Options, State], Deal]  # only before `start`
    row_of: Callable[[Any], tuple[Any, ...]]  # a state of `games/` as a tidy record, by field


@dataclass(frozen=True, slots=True)
class SimulatedGame:
    game: AnyGame
    encoding: AnyEncoding
    state: np.dtype[np.void]
    rules: Rules
    translation: Translation


SIMULATED: Final[Mapping[str, SimulatedGame]] = PLUGINS.parts("simulator")


def gather(kind: type[Gathered], *modules: ModuleType) -> Gathered:
    """Build a `Rules` or `Translation`: each field from the first module that defines its name."""
    found = {
        field.name: next(
            vars(module)[field.name] for module in modules if field.name in vars(module)
        )
        for field in fields(kind)
    }
    return kind(**found)
