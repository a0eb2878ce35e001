"""Regret matching finds the known equilibria of small games."""

from itertools import product
from typing import Any

import numpy as np
import pytest

from splittable.sim.regrets import mixes

NOBODYS = np.full((2, 3), 1 / 3)  # habits that do not matter


def _game(wins: Any) -> tuple[Any, Any]:
    """Of two seats with these payoffs of the first, and what is left of 1 for the second."""
    table = np.array(wins, dtype=float)
    choices = np.array(list(product(range(table.shape[0]), range(table.shape[1]))))
    mine = table[choices[:, 0], choices[:, 1]]
    return np.stack([mine, 1 - mine], axis=1), choices


def test_rock_paper_scissors_is_a_third_each() -> None:
    payoffs, choices = _game([[0.5, 0, 1], [1, 0.5, 0], [0, 1, 0.5]])
    assert mixes(payoffs, choices, NOBODYS, 0.0) == pytest.approx(np.full((2, 3), 1 / 3), abs=0.03)


def test_a_choice_that_pays_less_is_made_less_often() -> None:
    """Matching pennies in which one match pays half: 1/3 to 2/3 for who matches."""
    payoffs, choices = _game([[1, 0], [0, 0.5]])
    found = mixes(payoffs, choices, NOBODYS, 0.0, 4000)
    assert found[0, :2] == pytest.approx([1 / 3, 2 / 3], abs=0.03)
    assert found[1, :2] == pytest.approx([1 / 3, 2 / 3], abs=0.03)


def test_whoever_trusts_habits_answers_them() -> None:
    payoffs, choices = _game([[0.5, 0, 1], [1, 0.5, 0], [0, 1, 0.5]])
    habits = np.array([[1.0, 0, 0], [1.0, 0, 0]])  # the second always takes the first
    assert mixes(payoffs, choices, habits, 1.0)[0, 1] > 0.95


def test_who_has_no_choice_has_no_mix() -> None:
    payoffs, choices = np.array([[0.2, 0.8], [0.6, 0.4]]), np.array([[0, -1], [1, -1]])
    found = mixes(payoffs, choices, NOBODYS, 0.0)
    assert found[1].tolist() == [0, 0, 0]
    assert found[0, 1] > 0.95
