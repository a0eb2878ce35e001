"""The rule of thumb when nothing is left to chance: the last card of two seats."""

import pytest

from splittable.games.splito import SPLITO
from splittable.sim import Simulator
from tests.games.splito.table import position
from tests.sim.splito.merits import compare_merits

SIXES = "y6 o6 p6 b6 g6 k1 k2 k3 k4 k5"  # with an Objective eleven cards, both commons besides


@pytest.mark.parametrize(
    "objective", ["Z_LE14", "Z_GE15", "Z_LE10", "Z_GE17", "MV6", "V0_6", "D55"]
)
@pytest.mark.parametrize("more", ["y1", "y1 o1", "y1 o1 p1", "y1 o1 p1 b1"])
def test_the_last_card_is_judged_with_the_commons_that_a_zone_holds(
    objective: str, more: str
) -> None:
    """Its own card comes too late for the commons, as the bot sees it."""
    state = position(
        [f"{objective} {SIXES} {more}", "V2_2 y2", "y3", "y3 y4"], ["o2", "g5"], round_number=26
    )
    compare_merits(Simulator(SPLITO, state.options), state)
