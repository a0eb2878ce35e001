"""By what names a loop calls the kernels of a game, whichever `entry` binds it to: see `Rules`.

Nothing stands behind them here: they are for whoever reads or checks a loop.
"""

from collections.abc import Callable
from typing import Any

from splittable.sim.compiler import Bytes, Chance, Reals, State

deal: Callable[[State, Chance], None]
start: Callable[[State], None]
to_act: Callable[[State], int]
legal: Callable[[State, int, Bytes], None]
is_legal: Callable[[State, int, int], bool]
apply: Callable[[State, int, int], None]
outcome: Callable[[State, Any, Any], int]
tidy: Callable[[State], None]
observe: Callable[[State, int, Bytes], None]
hide: Callable[[State, int, Bytes], int]
imagine: Callable[[State, int, Bytes, int, Chance], None]
reopen: Callable[[State, int], None]
redraw: Callable[[State, Chance], None]
appraise: Callable[[State, int, Reals], float]
choose_at_random: Callable[[State, int, Chance], int]
choose_by_rule_of_thumb: Callable[[State, int, Chance], int]
choose_quickly: Callable[[State, int, Chance], int]
choose: Callable[[State, int, Chance], int]  # the policy that was asked for
