"""What the simulator knows of a game: its compiled rules, and how readable values become integers.

Every game folder here has `rules.py`, which mirrors `games/<game>/rules.py` function by function,
and says the rest in files of its own: policies, what a seat observes, and translation.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from types import ModuleType
from typing import Any, TypeAlias, TypeVar

import numpy as np

from splittable.core.encoding import AnyEncoding
from splittable.core.game import AnyGame
from splittable.sim.compiler import Bytes, Chance, Reals, State

Gathered = TypeVar("Gathered", "Rules", "Translation")
Options: TypeAlias = Any
Deal: TypeAlias = Any


@dataclass(frozen=True, slots=True)
class Rules:
    """Compiled; none of them checks what it is given, for the loops that call them have."""

    deal: Callable[[State, Chance], None]  # of a state that holds its options
    start: Callable[[State], None]  # of a state that holds its deal
    to_act: Callable[[State], int]  # set of seats
    legal: Callable[[State, int, Bytes], None]  # marks the legal actions of a seat
    is_legal: Callable[[State, int, int], bool]  # one action of a seat
    apply: Callable[[State, int, int], None]
    outcome: Callable[[State, Any, Any], int]  # fills scores and winners by seat; gives the reason
    tidy: Callable[[State], None]  # clears what matters no more: equal positions, equal records
    choose_at_random: Callable[[State, int, Chance], int]
    choose_by_rule_of_thumb: Callable[[State, int, Chance], int]
    choose_quickly: Callable[[State, int, Chance], int]  # sensibly enough to end a game with
    appraise: Callable[[State, int, Reals], float]  # the bot's merits by action; gives its noise
    observe: Callable[[State, int, Bytes], None]  # as `Encoding.observe` does from a view
    # Clears what a seat, or -1 a spectator, cannot see: positions that look the same to it become
    # the same. Fills in the cards it has not seen, and gives how many they are.
    hide: Callable[[State, int, Bytes], int]
    # Of a position with these cards hidden: any that the seat cannot tell from the real one.
    imagine: Callable[[State, int, Bytes, int, Chance], None]
    # What the others have sealed is taken back: they choose anew, without knowing of it.
    reopen: Callable[[State, int], None]
    # What chance has decided and nobody has seen is drawn anew; hands and choices stay.
    redraw: Callable[[State, Chance], None]

    def by_name(self) -> dict[str, Any]:
        """For `entry`, which binds them to a loop."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


@dataclass(frozen=True, slots=True)
class Translation:
    """Between readable values and the fields of a state; plain Python."""

    write_options: Callable[[State, Options], None]  # refuses what the simulator cannot play
    write_deal: Callable[[State, Options, Deal], None]
    read_deal: Callable[[Options, State], Deal]  # before `start`
    row_of: Callable[[Any], tuple[Any, ...]]  # a readable state as a tidy record, field by field


@dataclass(frozen=True, slots=True)
class SimulatedGame:
    game: AnyGame
    encoding: AnyEncoding
    state: np.dtype[np.void]
    rules: Rules
    translation: Translation


def gathered(kind: type[Gathered], *modules: ModuleType) -> Gathered:
    """All that this kind wants, each from the first of these modules that has it."""
    found = {
        field.name: next(
            vars(module)[field.name] for module in modules if field.name in vars(module)
        )
        for field in fields(kind)
    }
    return kind(**found)
