"""A refill of the simulator lies in the order of SHA-256 texts, whatever the key (split 6.3)."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import chain
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from splittable.games.split.encoding import NUMBERS
from splittable.games.split.moves import RESET
from splittable.games.split.notation import LONGEST_KEY
from splittable.games.split.rules import State
from splittable.sim import Simulator
from splittable.sim.kernel import entry
from splittable.sim.split.refilling import rank
from splittable.sim.split.sha256 import ROOM
from tests.games.split.table import play, position
from tests.sim.agreement import compare_positions

Numbers = npt.NDArray[np.uint64]


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


def test_equal_beginnings_of_digests_are_told_apart_by_what_follows() -> None:
    """No two texts with such digests are known, so these are made up."""
    whole = [(3, 9, 9, 9), (3, 1, 0, 0), (2, 9, 9, 9), (3, 1, 0, 7), (3, 0, 5, 5), (4, 0, 0, 0)]
    assert ranks(whole).tolist() == [sorted(whole).index(each) for each in whole]


def test_digests_are_compared_without_a_sign() -> None:
    """As hexadecimal texts are: one that begins with f is the greatest."""
    texts = [sha256(str(number).encode()).digest() for number in range(101)]
    assert {text[0] >> 7 for text in texts} == {0, 1}
    whole = [
        tuple(int.from_bytes(text[begin : begin + 8]) for begin in range(0, 32, 8))
        for text in texts
    ]
    assert ranks(whole).tolist() == [sorted(texts).index(text) for text in texts]


def ranks(digests: Sequence[tuple[int, ...]]) -> npt.NDArray[np.int64]:
    quarters = [[*quarter, *[0] * (ROOM - len(digests))] for quarter in zip(*digests, strict=True)]
    found = np.zeros(len(digests), np.int64)
    RANK_ALL(np.array(list(chain(*quarters)), np.uint64), found)
    return found


def rank_all(digests: Numbers, found: Any) -> None:
    for place in range(len(found)):
        found[place] = rank(digests, len(found), place)


RANK_ALL: Callable[[Numbers, Any], None] = entry(rank_all, "split", {}, keep=False)
