"""Compares the merits of kernel and bot for the moves of a position."""

from typing import Any

import numpy as np
import pytest

from splittable.bots.splito.rules_of_thumb import appraise
from splittable.sim import Simulator
from tests.sim.probes import merits_of, probe


def compare_merits(simulator: Simulator, state: Any) -> None:
    """Of every seat that is to act."""
    game, action = simulator.game, simulator.kernels.encoding.action
    ask, merits = probe(simulator, merits_of), np.zeros(simulator.actions)
    for seat in game.to_act(state):
        legal = game.legal(state, seat)
        ask(simulator.from_state(state).states[0], seat, merits)
        found = merits[[action(state.options, move) for move in legal]]
        expected = appraise(game.view(state, seat), legal).merits
        assert found == pytest.approx(expected, rel=1e-9, abs=1e-9)
