"""Declarations of the kernels that loops call. `entry` binds a loop to those of one game.

For readers and type checkers only; nothing is defined here. `Rules` documents each kernel.
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
choose: Callable[[State, int, Chance], int]  # the policy the loop was bound to
