"""Refills of the simulated Split have the same order as in `games/`, for any key."""

from dataclasses import replace

import pytest

from splittable.games.split.encoding import NUMBERS
from splittable.games.split.moves import RESET
from splittable.games.split.notation import LONGEST_KEY
from splittable.games.split.rules import State
from splittable.sim import Simulator
from tests.games.split.table import play, position
from tests.sim.agreement import compare_positions


def refill_everything(key: str, refills: int) -> State:
    """A reset is next, and for it the whole deck but two small hands goes under the stock."""
    state = position("5 30 77", "6 31", left=12, right=80, middle=40, rest="pile")
    return replace(state, reshuffle_key=key, refills=refills)


def compare_refills(*states: State) -> None:
    simulator = Simulator("split", {"seats": 2})
    row_of = simulator.kernels.translation.row_of
    for state in states:
        found = simulator.from_state(state)
        found.apply([0], [NUMBERS[RESET]])
        expected = play(state, (0, "reset"))
        assert expected.refills == state.refills + 1
        compare_positions(found.records, [row_of(expected)])


@pytest.mark.parametrize("character", ["k", "é", "€", "🂡"], ids=[1, 2, 3, 4])  # bytes in UTF-8
def test_a_key_may_have_any_length_that_a_record_allows(character: str) -> None:
    lengths = range(1, LONGEST_KEY + 1)
    compare_refills(*(refill_everything(character * length, 0) for length in lengths))


@pytest.mark.parametrize("refills", [9, 10, 99, 100, 12_345])
def test_the_number_of_the_refill_counts_with_all_its_digits(refills: int) -> None:
    lengths = range(25, 33)  # of the key: so that it begins at each of eight bytes
    compare_refills(*(refill_everything("k" * length, refills) for length in lengths))
